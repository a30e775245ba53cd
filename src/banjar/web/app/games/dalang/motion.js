/** Animations: tokens glide to their new place, cards fly between hands, stacks and piles. */
import { html, render, useEffect, useLayoutEffect, useRef, useState } from "../../core/html.js";
import { preferences } from "../../core/preferences.js";
import { Card } from "./card.js";

const GLIDE_MS = 700;
/** The boat takes its time. */
const VOYAGE_MS = 1900;
const FLIGHT_MS = 520;
const STAGGER_MS = 70;
const MAX_FLIGHTS = 14;

/**
 * @param {{current: HTMLElement | null}} board
 * @param {import("./types").Event[] | undefined} lastEvents
 */
export function useMotion(board, lastEvents) {
  useGlides(board);
  const shown = useRef(lastEvents);
  useEffect(() => {
    if (!lastEvents || lastEvents === shown.current || !board.current) return;
    shown.current = lastEvents;
    if (preferences.speed.value > 0) fly(board.current, lastEvents);
  }, [lastEvents]);
}

/** FLIP animation: elements with the same `data-flip` glide from their old place. @param {{current: HTMLElement | null}} board */
function useGlides(board) {
  const places = useRef(/** @type {Map<string, DOMRect>} */ (new Map()));
  const frame = useRef("");
  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    const base = root.getBoundingClientRect();
    const size = `${base.width} ${base.height}`;
    const still = preferences.speed.value === 0 || frame.current !== size;
    frame.current = size;
    const found = new Map();
    const map = root.querySelector(".dalang-map");
    for (const element of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-flip]"))) {
      const key = element.dataset.flip ?? "";
      const before = places.current.get(key);
      if (before && element.getAnimations().length) {
        // A place in a board of another size would be glided from later, although nothing moved.
        if (!still) found.set(key, before);
        continue;
      }
      const seen = element.getBoundingClientRect();
      if (!seen.width) continue;
      // Ignore movement caused by scrolling.
      const box = new DOMRect(
        seen.x - base.x,
        seen.y - base.y + (map?.contains(element) ? map.scrollTop : 0),
        seen.width,
        seen.height,
      );
      found.set(key, box);
      if (!before || still || (Math.abs(before.x - box.x) < 3 && Math.abs(before.y - box.y) < 3)) continue;
      if (key === "dalang") sail(element, before, box);
      else glide(element, before, box);
    }
    places.current = found;
  });
}

/** @param {HTMLElement} element @param {DOMRect} before @param {DOMRect} box */
function glide(element, before, box) {
  const scale = before.width / box.width;
  element.animate(
    [
      {
        transformOrigin: "0 0",
        transform: `translate(${before.x - box.x}px, ${before.y - box.y}px) scale(${scale})`,
        zIndex: 5,
      },
      { transformOrigin: "0 0", transform: "none", zIndex: 5 },
    ],
    { duration: GLIDE_MS / preferences.speed.value, easing: "cubic-bezier(.3,.1,.2,1)" },
  );
}

/** The boat rocks on its way and looks where it goes. @param {HTMLElement} boat @param {DOMRect} before @param {DOMRect} box */
function sail(boat, before, box) {
  const [x, y] = [before.x - box.x, before.y - box.y];
  const facing = x > 0 ? -1 : 1;
  const at = (/** @type {number} */ part, /** @type {number} */ tilt) => ({
    transform: `translate(${x * part}px, ${y * part}px) scaleX(${facing}) rotate(${tilt}deg)`,
    zIndex: 6,
  });
  boat.animate([at(1, 0), at(0.8, -6), at(0.6, 5), at(0.4, -5), at(0.2, 4), at(0, 0)], {
    duration: VOYAGE_MS / preferences.speed.value,
    easing: "ease-in-out",
  });
}

/** Where an event moves a card from and to. @param {import("./types").EventDetails} event @returns {[string, string] | null} */
function wayOf(event) {
  const hand = `hand-${event.seat}`;
  const stack = `stack-${event.seat}-${event.island}`;
  switch (event.type) {
    case "drew":
      return ["draw", hand];
    case "played":
    case "parried":
    case "joined":
    case "forced":
    case "blocked":
    case "showed":
      return [hand, "stage"];
    case "put_on_stack":
    case "stowed":
      return [hand, stack];
    case "took_from_stack":
    case "picked_up":
      return [stack, hand];
    case "discarded":
      return [event.island ? stack : hand, "discard"];
    case "reshuffled":
      return ["discard", "draw"];
    default:
      return null;
  }
}

/** Cards that are shown move one by one. @param {import("./types").EventDetails} event @returns {import("./types").EventDetails[]} */
const each = (event) => (event.type === "showed" ? Array.from({ length: event.count ?? 0 }, () => event) : [event]);

/** @param {HTMLElement} board @param {import("./types").EventDetails[]} events */
export function fly(board, events) {
  const base = board.getBoundingClientRect();
  const speed = preferences.speed.value;
  let number = 0;
  for (const event of events.flatMap(each)) {
    const way = wayOf(event);
    if (!way || number >= MAX_FLIGHTS) continue;
    const [from, to] = way.map((name) => board.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect());
    if (!from?.width || !to?.width) continue;
    const card = ghost(event.card ?? null);
    board.append(card);
    const at = (/** @type {DOMRect} */ box, /** @type {number} */ scale) =>
      `translate(${box.x + box.width / 2 - base.x - 28}px, ${box.y + box.height / 2 - base.y - 39}px) scale(${scale})`;
    const small = (/** @type {string} */ name) => (name.startsWith("stack") ? 0.5 : 1);
    const [begin, end] = [
      { transform: at(from, small(way[0])), opacity: 0.2 },
      { transform: at(to, small(way[1])), opacity: 0 },
    ];
    // Shown cards return to the hand.
    const isShown = event.type === "showed";
    const seen = isShown
      ? [
          { ...end, opacity: 1, offset: 0.35 },
          { ...end, opacity: 1, offset: 0.65 },
          { ...begin, opacity: 0 },
        ]
      : [{ opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.8 }, end];
    card
      .animate([begin, ...seen], {
        duration: ((isShown ? 3 : 1) * FLIGHT_MS) / speed,
        delay: (number * STAGGER_MS) / speed,
        easing: "ease-in-out",
        fill: "both",
      })
      .finished.then(
        () => card.remove(),
        () => card.remove(),
      );
    number += 1;
  }
}

/** A flying card, hidden from screen readers. @param {string | null} kind @returns {HTMLElement} */
export function ghost(kind) {
  const place = document.createElement("span");
  place.className = "dalang-ghost";
  render(html`<${Card} kind=${kind} />`, place);
  return place;
}

/** Larger steps than a mask and a seal together are jumps in a replay and not animated. */
const MAX_COUNTED_STEP = 8;

/** A number that counts to its new value. @param {number} value @returns {number} */
export function useCounted(value) {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return undefined;
    if (preferences.speed.value === 0 || Math.abs(value - shown) > MAX_COUNTED_STEP) return void setShown(value);
    const timer = setTimeout(() => setShown(shown + Math.sign(value - shown)), 140 / preferences.speed.value);
    return () => clearTimeout(timer);
  }, [value, shown]);
  return shown;
}
