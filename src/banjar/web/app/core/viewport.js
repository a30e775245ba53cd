/** Whether the window is as narrow as a phone, measured in rem: a large font makes a wide window narrow. */
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

export const isNarrow = () => narrow.value;
export const useIsNarrow = isNarrow;
