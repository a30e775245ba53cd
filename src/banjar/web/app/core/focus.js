/** Keep the keyboard focus in the page when the focused element is removed. */
import { effect } from "./html.js";
import { route } from "./route.js";

const FIRST_CHOICE = ".prompt .actions button";
/** Selectors for the new focus, the first match wins: an open dialog, the question to the player, the page itself. */
const HOMES = [
  "dialog[open]",
  ".handover .main",
  ".prompt .confirm .main",
  FIRST_CHOICE,
  // Boards mark the place where they ask a question themselves.
  ".board-place [data-focus]:not([disabled])",
  ".prompt",
  "h1",
  "#content",
];

/** The element that had the focus last. @type {Element | null} */
let last = null;
/** The title of the page that is being left. @type {Element | null | undefined} */
let leaving;

/** Start watching the focus. */
export function keepFocus() {
  addEventListener("focusin", (event) => {
    last = /** @type {Element} */ (event.target);
  });
  addEventListener("keydown", preventHurry, { capture: true });
  let { path } = route.peek();
  effect(() => {
    const next = route.value.path;
    if (next !== path) leaving = document.querySelector("h1");
    path = next;
  });
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}

/** A held key activates one button only, not those of the questions that follow. @param {KeyboardEvent} event */
function preventHurry(event) {
  if (event.repeat && event.key === "Enter" && /** @type {Element} */ (event.target).closest?.("button"))
    event.preventDefault();
}

function look() {
  const now = document.activeElement;
  const isLost = now === null || now === document.body;
  if (leaving !== undefined) arrive(isLost);
  else if (isLost) goHome();
  // From the waiting prompt the focus moves to the first answer as soon as there is one.
  else if (now.matches(".prompt")) focusOn(found(FIRST_CHOICE));
}

/** Focus the title of a new page, so that screen readers announce it. @param {boolean} isLost */
function arrive(isLost) {
  const title = document.querySelector("h1");
  if (!title || title === leaving) return;
  leaving = undefined;
  if (isLost) focusOn(title);
}

function goHome() {
  if (!last || last.isConnected) return;
  last = null;
  for (const home of HOMES) {
    const place = found(home);
    if (place) return void focusOn(place);
  }
}

/** @param {string} wanted @returns {HTMLElement | undefined} */
const found = (wanted) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(wanted))].find((one) => one.checkVisibility());

/** @param {HTMLElement | undefined} place */
function focusOn(place) {
  if (!place) return;
  // Elements that are no tab stop can be focused too.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
