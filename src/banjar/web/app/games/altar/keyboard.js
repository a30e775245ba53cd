/** Keyboard navigation: Tab stops at every offered place and once in each other area; arrow keys reach any place. */
import { useLayoutEffect } from "../../core/html.js";

const PARTS = ".offer, .altar-and-pile, .supply, .own-hand, .own-goods";
const PLACES = "button.spot";
/** Sideways distance counts this many times as much as distance ahead. */
const SIDEWAYS_WEIGHT = 2;
/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {{current: HTMLElement | null}} root */
export function useTabStops(root) {
  useLayoutEffect(() => {
    for (const part of root.current?.querySelectorAll(PARTS) ?? []) {
      const places = [.../** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll(PLACES))];
      const stops = places.filter((place) => place.classList.contains("offered") || place === document.activeElement);
      for (const place of places)
        place.tabIndex = (stops.length ? stops.includes(place) : place === places[0]) ? 0 : -1;
    }
  });
}

/** Move the focus to the nearest place in the direction of an arrow key. @param {KeyboardEvent} event */
export function walk(event) {
  const from = /** @type {HTMLElement} */ (event.target);
  const way = DIRECTIONS[event.key];
  if (!way || !from.matches(PLACES)) return;
  const next = nearest(from, way, [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll(PLACES)]);
  if (!next) return;
  event.preventDefault();
  next.tabIndex = 0;
  next.focus();
}

/** @param {Element} from @param {[number, number]} way @param {Element[]} places @returns {HTMLElement | null} */
function nearest(from, [x, y], places) {
  const [left, top] = middle(from);
  let found = null;
  let least = Infinity;
  for (const place of places) {
    const [right, down] = middle(place);
    const ahead = (right - left) * x + (down - top) * y;
    const aside = Math.abs((right - left) * y + (down - top) * x);
    const distance = ahead + SIDEWAYS_WEIGHT * aside;
    if (ahead * SIDEWAYS_WEIGHT > aside + 1 && distance < least) [found, least] = [place, distance];
  }
  return /** @type {HTMLElement | null} */ (found);
}

/** @param {Element} place @returns {[number, number]} */
function middle(place) {
  const { left, top, width, height } = place.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
