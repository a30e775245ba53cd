/** Keep the keyboard focus in the page when the focused element is removed. */
import { effect } from "./html.js";
import { route } from "./route.js";

const FIRST_CHOICE = ".prompt .actions button";
/** Where it goes on, the first that is there: a window above the page, what is asked of the player, or the page itself. */
const HOMES = [
  "dialog[open]", ".handover .main", ".prompt .confirm .main", FIRST_CHOICE,
  // Boards that ask a question of their own mark where it is answered.
  ".board-place [data-focus]:not([disabled])", ".prompt", "h1", "#content",
];

/** What had the keyboard last. @type {Element | null} */
let last = null;
/** The title of the page that is being left. @type {Element | null | undefined} */
let leaving;

/** Begin to watch over it. */
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

/** A key that is held down chooses once: it does not run through the questions that follow. @param {KeyboardEvent} event */
function preventHurry(event) {
  if (event.repeat && event.key === "Enter" && /** @type {Element} */ (event.target).closest?.("button")) event.preventDefault();
}

function look() {
  const now = document.activeElement;
  const isLost = now === null || now === document.body;
  if (leaving !== undefined) arrive(isLost);
  else if (isLost) goHome();
  // Whoever waits at the question is led to the first answer as soon as there is one.
  else if (now.matches(".prompt")) focusOn(found(FIRST_CHOICE));
}

/** A new page says by its title what it is. @param {boolean} isLost */
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
const found = (wanted) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(wanted))].find((one) => one.checkVisibility());

/** @param {HTMLElement | undefined} place */
function focusOn(place) {
  if (!place) return;
  // What is no stop for Tab may still be where one is.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
