/** Is the window as narrow as a phone? Large letters make a wide one narrow too. */
import { signal } from "./html.js";

const narrow = signal(false);
const measure = document.createElement("div");
measure.className = "viewport-probe";
document.body.append(measure);
const look = () => {
  narrow.value = innerWidth <= measure.offsetWidth;
};
look();
new ResizeObserver(look).observe(measure);
addEventListener("resize", look);

export const useIsNarrow = () => narrow.value;
