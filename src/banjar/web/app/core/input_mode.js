/** Whether the viewer plays by keyboard or by pointer; what is offered as a button depends on it. */
import { signal } from "./html.js";

const TEXT_FIELDS = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

export const byKeyboard = signal(false);

/** Whether keys belong to a text field now. @param {Event} event */
export const isTyping = (event) => event.target instanceof Element && event.target.closest(TEXT_FIELDS) !== null;

/** Start watching keys and clicks. */
export function watchInputMode() {
  addEventListener("keydown", (event) => {
    const isShortcut = event.ctrlKey || event.altKey || event.metaKey || event.key === "Shift";
    if (event.key === "Tab" || (!isShortcut && !isTyping(event))) byKeyboard.value = true;
  });
  addEventListener("click", (event) => {
    // After the click has been handled: it may be on a button that only keyboard players see. Keys click with detail 0.
    if (event.detail > 0) setTimeout(() => (byKeyboard.value = false));
  });
}
