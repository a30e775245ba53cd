/** Whether a list that scrolls goes on below or to the right. */
import { useLayoutEffect, useState } from "../core/html.js";

/** What is nearly at its end is at its end: sizes are rounded. */
const NEARLY = 2;

/**
 * The class that says where there is more.
 * @param {{current: HTMLElement | null}} place @param {unknown} content what it is looked at again for
 */
export function useOverflow(place, content) {
  const [more, setMore] = useState("");
  useLayoutEffect(() => {
    const list = place.current;
    if (!list) return undefined;
    const look = () => {
      const below = list.scrollHeight - list.clientHeight - list.scrollTop > NEARLY;
      const right = list.scrollWidth - list.clientWidth - list.scrollLeft > NEARLY;
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
