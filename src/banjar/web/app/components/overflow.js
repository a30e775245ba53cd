/** Whether a scrollable list has hidden content below or to the right. */
import { useLayoutEffect, useState } from "../core/html.js";

/** Browsers round sizes: this close to the end counts as the end. */
const ROUNDING_PX = 2;

/**
 * The CSS classes for the sides with hidden content.
 * @param {{current: HTMLElement | null}} place @param {unknown} content measure again when this changes
 */
export function useOverflow(place, content) {
  const [more, setMore] = useState("");
  useLayoutEffect(() => {
    const list = place.current;
    if (!list) return undefined;
    const look = () => {
      const below = list.scrollHeight - list.clientHeight - list.scrollTop > ROUNDING_PX;
      const right = list.scrollWidth - list.clientWidth - list.scrollLeft > ROUNDING_PX;
      setMore(below ? "overflow-below" : right ? "overflow-right" : "");
    };
    look();
    list.addEventListener("scroll", look, { passive: true });
    const watcher = new ResizeObserver(look);
    watcher.observe(list);
    return () => {
      list.removeEventListener("scroll", look);
      watcher.disconnect();
    };
  }, [content]);
  return more;
}
