/** Whether the window is as narrow as a phone, or as low as one on its side, measured in rem: a large font makes a wide window narrow. */
import { signal } from "./html.js";

const narrow = signal(false);
const low = signal(false);
const measure = document.createElement("div");
measure.className = "viewport-probe";
document.body.append(measure);
const look = () => {
  narrow.value = innerWidth <= measure.offsetWidth;
  low.value = innerHeight <= measure.offsetHeight;
};
look();
new ResizeObserver(look).observe(measure);
addEventListener("resize", look);

export const isNarrow = () => narrow.value;
export const useIsNarrow = isNarrow;
export const useIsLow = () => low.value;
