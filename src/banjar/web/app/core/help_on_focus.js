/** Help without activation: on keyboard focus, and on a long press by touch. */
const LONG_PRESS_MS = 500;
let timer = 0;
let told = false;

/** What an element needs that tells something when it is asked. @param {() => void} tell */
export const helpOnFocus = (tell) => ({
  onFocus: (/** @type {Pointing} */ event) => event.currentTarget.matches(":focus-visible") && tell(),
  onTouchStart: () => {
    told = false;
    timer = setTimeout(() => {
      told = true;
      tell();
    }, LONG_PRESS_MS);
  },
  onTouchMove: () => clearTimeout(timer),
  onTouchEnd: (/** @type {Event} */ event) => {
    clearTimeout(timer);
    // Then it was no tap.
    if (told) event.preventDefault();
  },
  onTouchCancel: () => clearTimeout(timer),
  onContextMenu: (/** @type {Event} */ event) => told && event.preventDefault(),
});

/** What is told only by a title otherwise, where a pointer cannot rest. @param {Event} event @param {(text: string) => void} tell */
export function tellTitle(event, tell) {
  const target = /** @type {Element} */ (event.target);
  const said = target.closest("button, .spot, .demon") ? null : target.closest("[title]:not([title=''])");
  if (said) tell(said.getAttribute("title") ?? "");
}
