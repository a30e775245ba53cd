/** Whether the board is as low as on a phone on its side, measured in rem as the style sheets do. */
import { useLayoutEffect, useState } from "../../core/html.js";

/** As in `style/games/dalang/low.css`. */
const LOW_REM = 26;

/** @param {{current: HTMLElement | null}} board */
export function useIsLow(board) {
  const [low, setLow] = useState(false);
  useLayoutEffect(() => {
    const place = board.current?.parentElement;
    if (!place) return undefined;
    const look = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setLow(place.clientHeight <= LOW_REM * rem);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return low;
}
