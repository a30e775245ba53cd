/** Single keys that do something at a table; never while typing, in a dialog, or with Ctrl, Alt or Meta. */
import { useEffect, useRef } from "./html.js";
import { isTyping } from "./input_mode.js";

/** What the list of keys shows: the keys of a line, and the message that says what they do. @type {Array<[string[], string]>} */
export const KEYS = [
  [["1", "2", "…", "9", "0"], "web-key-answer"],
  [["Tab"], "web-key-tab"],
  [["←", "↑", "→", "↓"], "web-key-arrows"],
  [["Enter"], "web-key-enter"],
  [["Esc"], "web-key-escape"],
  [["H"], "web-hint"],
  [["U"], "web-undo"],
  [["L"], "web-log"],
  [["C"], "web-chat"],
  [["T"], "web-table-menu"],
  [["?"], "web-key-help"],
];

/** Call `act` with every single key pressed, in lower case; it returns whether the key meant something. @param {(key: string) => boolean} act */
export function useKeys(act) {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
      const isOurs = event.key.length === 1 && !event.ctrlKey && !event.altKey && !event.metaKey && !event.repeat;
      if (!isOurs || event.defaultPrevented || isTyping(event) || document.querySelector("dialog[open]")) return;
      if (latest.current(event.key.toLowerCase())) event.preventDefault();
    };
    // Before the key is counted as a sign of playing by keyboard, which is what shows the digits.
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}
