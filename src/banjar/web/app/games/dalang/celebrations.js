/** Celebrations: what is more than a card that moves, such as a mask, a seal, a disc, a new pile, the end. */
import { html, render, useEffect, useMemo, useRef } from "../../core/html.js";
import { preferences } from "../../core/preferences.js";
import { Picture } from "../../components/picture.js";

const CELEBRATION_MS = 1700;
const STAGGER_MS = 500;
const RING_MS = 1100;

/** @typedef {import("./types").EventDetails} EventDetails */

/**
 * Plays the celebrations; returns the tokens that the last events moved, to be marked until the next ones, also where nothing
 * moves.
 * @param {{current: HTMLElement | null}} board
 * @param {import("./types").Event[] | undefined} lastEvents
 * @returns {Set<string>}
 */
export function useCelebrations(board, lastEvents) {
  const shown = useRef(lastEvents);
  useEffect(() => {
    if (!lastEvents || lastEvents === shown.current || !board.current) return;
    shown.current = lastEvents;
    if (preferences.speed.value > 0) playCelebrations(board.current, lastEvents);
  }, [lastEvents]);
  return useMemo(() => new Set((lastEvents ?? []).flatMap((event) => tokenOf(event) ?? [])), [lastEvents]);
}

/** The token that an event moves. @param {EventDetails} event @returns {string | null} */
function tokenOf({ type, card, island }) {
  if (type === "won_disc") return `${card}-${island}`;
  return type === "took_seal" ? `seal-${island}` : null;
}

/** @param {HTMLElement} board @param {EventDetails[]} events */
function playCelebrations(board, events) {
  let number = 0;
  for (const event of events) {
    const delay = (number * STAGGER_MS) / preferences.speed.value;
    if (event.type === "took_mask") appear(board, "dalang-mask", event.seat, delay, String(event.value ?? ""));
    else if (event.type === "took_seal") appear(board, "dalang-seal", event.seat, delay);
    else if (event.type === "game_ended") appear(board, "dalang-kayon", null, delay);
    else if (event.type === "won_disc") ring(board, `[data-flip="${tokenOf(event)}"]`, delay);
    else if (event.type === "reshuffled") ring(board, `[data-place="draw"]`, delay);
    else continue;
    number += 1;
  }
}

/** The middle of an element, from the corner of the board. @param {HTMLElement} board @param {string} selector */
function middleOf(board, selector) {
  const box = board.querySelector(selector)?.getBoundingClientRect();
  const base = board.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2 - base.x, y: box.y + box.height / 2 - base.y } : null;
}

/** Something large appears in the middle and goes to its owner. @param {HTMLElement} board @param {string} picture @param {number | null} owner @param {number} delay @param {string} [text] */
function appear(board, picture, owner, delay, text = "") {
  const from = middleOf(board, ".dalang-stage");
  if (!from) return;
  const to = (owner !== null && middleOf(board, `[data-plate="${owner}"]`)) || from;
  const place = document.createElement("span");
  place.className = "dalang-celebration";
  place.setAttribute("aria-hidden", "true");
  render(html`<i class="rays"></i><${Picture} id=${picture} />${text && html`<b>${text}</b>`}`, place);
  board.append(place);
  const at = (/** @type {{x: number, y: number}} */ spot, /** @type {number} */ scale) =>
    `translate(${spot.x}px, ${spot.y}px) translate(-50%, -50%) scale(${scale})`;
  finish(
    place,
    place.animate(
      [
        { transform: at(from, 0.2), opacity: 0 },
        { transform: at(from, 1.15), opacity: 1, offset: 0.25, easing: "ease-out" },
        { transform: at(from, 1), opacity: 1, offset: 0.65 },
        { transform: at(to, owner === null ? 1.3 : 0.25), opacity: 0 },
      ],
      { duration: CELEBRATION_MS / preferences.speed.value, delay, fill: "both", easing: "ease-in-out" },
    ),
  );
}

/** A ring of light spreads from a place. @param {HTMLElement} board @param {string} selector @param {number} delay */
function ring(board, selector, delay) {
  const spot = middleOf(board, selector);
  if (!spot) return;
  const place = document.createElement("span");
  place.className = "dalang-ring";
  place.setAttribute("aria-hidden", "true");
  board.append(place);
  const at = (/** @type {number} */ scale) =>
    `translate(${spot.x}px, ${spot.y}px) translate(-50%, -50%) scale(${scale})`;
  finish(
    place,
    place.animate(
      [
        { transform: at(0.3), opacity: 0 },
        { transform: at(0.6), opacity: 1, offset: 0.2 },
        { transform: at(2), opacity: 0 },
      ],
      { duration: RING_MS / preferences.speed.value, delay, fill: "both", easing: "ease-out" },
    ),
  );
}

/** @param {HTMLElement} place @param {Animation} animation */
function finish(place, animation) {
  const remove = () => place.remove();
  animation.finished.then(remove, remove);
}
