/** Help without activation: on keyboard focus, and on a long press by touch. */
const LONG_PRESS_MS = 500;
let timer = 0;
let told = false;

/** The event handlers of an element with help. @param {() => void} tell */
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
    // A long press is not a click.
    if (told) event.preventDefault();
  },
  onTouchCancel: () => clearTimeout(timer),
  onContextMenu: (/** @type {Event} */ event) => told && event.preventDefault(),
});

/** Show a `title` on touch screens, which have no hover. @param {Event} event @param {(text: string) => void} tell */
export function tellTitle(event, tell) {
  const target = /** @type {Element} */ (event.target);
  const said = target.closest("button, .spot, .demon") ? null : target.closest("[title]:not([title=''])");
  if (said) tell(said.getAttribute("title") ?? "");
}
