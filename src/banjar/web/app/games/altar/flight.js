/** Animations of an update's events: cards, stones and points fly from their old place to their new one. */
import { preferences } from "../../core/preferences.js";
import { drawing } from "./drawing.js";
import { GOODS } from "./kinds.js";

const FLIGHT_MS = 520;
const STAGGER_MS = 110;
const SCORING_PAUSE_MS = 320;

/** @typedef {{from: string[], to: string[], picture: string, hides?: boolean}} Flight */

/** The places of everything on the board, by `data-place`. @param {HTMLElement} root @returns {Map<string, DOMRect>} */
export function measure(root) {
  /** @type {Map<string, DOMRect>} */
  const places = new Map();
  for (const element of root.querySelectorAll("[data-place]")) {
    // Folded elements have no size; `found` falls back to their player's place.
    const box = element.getBoundingClientRect();
    if (box.width) places.set(/** @type {HTMLElement} */ (element).dataset.place ?? "", box);
  }
  return places;
}

/**
 * Animate the events. `before` holds the old places; `root` already shows the new ones.
 * @param {HTMLElement} root @param {Map<string, DOMRect>} before @param {import("./types").Event[]} lastEvents @param {import("./types").View} view
 */
export function animate(root, before, lastEvents, view) {
  const speed = preferences.speed.value;
  if (!speed || document.hidden || !lastEvents.length) return;
  let time = 0;
  /** @type {Record<number, number>} */
  const laid = {};
  for (const event of lastEvents) {
    if (event.type === "scored" || event.type === "oracles_removed") time += SCORING_PAUSE_MS;
    if (event.type === "scored")
      pulse(root, `row ${event.row} ${view.rows[event.row].length - 1}`, time / speed, speed);
    if (event.type === "demon_moved") slide(root, before, "demon", speed);
    for (const flight of [...laurels(event, view), ...flights(event, view, before, laid)]) {
      launch(root, before, flight, time / speed, FLIGHT_MS / speed);
      time += STAGGER_MS;
    }
  }
}

/** @param {import("./types").EventDetails} event @param {import("./types").View} view @param {Map<string, DOMRect>} before @param {Record<number, number>} laid @returns {Flight[]} */
function flights(event, view, before, laid) {
  const { seat, good, card = "", row = 0, count = 1, amount = 0 } = event;
  const home = `seat ${seat}`;
  const goods = [`good ${seat} ${good}`, `goods ${seat}`, home];
  const scored = [`row ${view.last_row} ${(view.rows[view.last_row]?.length ?? 1) - 1}`, "pile"];
  const face = good ? `altar-good-${good}` : "altar-good-back";
  const times = (/** @type {number} */ count, /** @type {Flight} */ flight) =>
    Array.from({ length: count }, () => flight);
  switch (event.type) {
    case "bought":
    case "gained_good":
      return [{ from: [`supply ${good}`], to: goods, picture: face }];
    case "played":
      return times(count, {
        from: [...held(before, card), `hand ${seat}`, home],
        to: [`play ${seat} ${card}`, home],
        picture: `altar-${card}`,
      });
    case "shrine_returned":
      return [
        {
          from: [...held(before, "shrine"), `hand ${seat}`, home],
          to: ["box shrine", "pile"],
          picture: "altar-shrine",
        },
      ];
    case "took":
      return [
        {
          from: [lastOf(before, row)],
          to: [...(seat === view.seat ? [`hand card ${card}`] : []), `hand ${seat}`, home],
          picture: `altar-${card}`,
          hides: seat === view.seat,
        },
      ];
    case "row_laid": {
      // An oracle does not stay: it is shown among the row's cards, then goes to the box.
      if (card === "oracle" && view.phase !== "over")
        return [{ from: ["pile"], to: [`row ${row} 0`, `row ${row}`], picture: "altar-oracle" }];
      const place = laid[row] ?? 0;
      laid[row] = place + 1;
      return [{ from: ["pile"], to: [`row ${row} ${place}`], picture: `altar-${card}`, hides: true }];
    }
    case "oracles_removed":
      return times(count, {
        from: [`row ${row} 0`, `row ${row}`],
        to: ["box oracle", "pile"],
        picture: "altar-oracle",
      });
    case "laid":
      return [{ from: goods, to: ["altar"], picture: face }];
    case "hid":
      return [{ from: goods, to: ["altar"], picture: "altar-good-back" }];
    case "offered":
      return [{ from: [`supply ${good}`], to: ["altar"], picture: face }];
    case "kept":
      return [{ from: [`looked ${(event.altar_place ?? 1) - 1}`, "altar"], to: goods, picture: face }];
    case "gained_stones":
      return times(Math.min(amount, 6), { from: scored, to: [`stones ${seat}`, home], picture: "altar-stone" });
    case "gained_points":
      return times(Math.min(amount, 6), { from: scored, to: [`points ${seat}`, home], picture: "altar-point" });
    default:
      return [];
  }
}

/** The majority bonus flies from the cards that earned it. @param {import("./types").EventDetails} event @param {import("./types").View} view @returns {Flight[]} */
function laurels({ type, seat, good, bonus }, view) {
  if (!bonus || !type.startsWith("gained")) return [];
  const kind = view.rows[view.last_row]?.at(-1);
  const gains =
    type === "gained_good" ? [`good ${seat} ${good}`, `goods ${seat}`] : [`${type.slice("gained_".length)} ${seat}`];
  return [{ from: [`play ${seat} ${kind}`, `seat ${seat}`], to: [...gains, `seat ${seat}`], picture: "altar-laurel" }];
}

/** The places in the viewer's hand that held a kind. @param {Map<string, DOMRect>} before @param {string} kind */
const held = (before, kind) => [...before.keys()].filter((name) => name.startsWith(`hand card ${kind} `)).slice(-1);

/** The lowest place of a row. @param {Map<string, DOMRect>} before @param {number} row */
const lastOf = (before, row) =>
  [...before.keys()]
    .filter((name) => name.startsWith(`row ${row} `))
    .sort()
    .at(-1) ?? "pile";

/** @param {HTMLElement} root @param {string[]} names @returns {HTMLElement | null} */
function found(root, names) {
  for (const name of names) {
    const exact = root.querySelector(`[data-place="${name}"]`);
    const kin = name.startsWith("hand card") ? [...root.querySelectorAll(`[data-place^="${name} "]`)].at(-1) : null;
    const there = /** @type {HTMLElement | null | undefined} */ (exact ?? kin);
    if (there?.getBoundingClientRect().width) return there;
  }
  return null;
}

/** @param {HTMLElement} root @param {Map<string, DOMRect>} before @param {Flight} flight @param {number} delay @param {number} duration */
function launch(root, before, flight, delay, duration) {
  const start = flight.from.map((name) => before.get(name)).find(Boolean);
  const target = found(root, flight.to);
  if (!start || !target) return;
  const end = target.getBoundingClientRect();
  const [width, height] = size(flight.picture, start, end);
  const ghost = drawing(flight.picture, width, height);
  ghost.setAttribute("class", "altar-flying");
  const at = (/** @type {DOMRect} */ box) =>
    `translate(${box.x + (box.width - width) / 2}px, ${box.y + (box.height - height) / 2}px)`;
  const ratio = Math.min(1.2, Math.max(0.35, Math.min(end.width / width, end.height / height)));
  (document.querySelector(".at-table") ?? document.body).append(ghost);
  const flown = ghost.animate(
    [
      { transform: at(start), opacity: 1 },
      { transform: `${at(end)} scale(${ratio})`, opacity: 1, offset: 0.95 },
      { transform: `${at(end)} scale(${ratio})`, opacity: 0 },
    ],
    { duration, delay, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", fill: "backwards" },
  );
  flown.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
  if (flight.hides) {
    target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.93 }, { opacity: 1 }], {
      duration,
      delay,
      fill: "backwards",
    });
  }
}

/** @param {string} picture @param {DOMRect} start @param {DOMRect} end */
function size(picture, start, end) {
  if (picture === "altar-stone" || picture === "altar-point") return [30, 30];
  if (picture === "altar-laurel") return [52, 52];
  if (isGood(picture)) return [56, 56];
  const height = Math.max(48, Math.min(200, Math.max(start.height, end.height)));
  return [height / 1.4, height];
}

/** @param {string} picture */
const isGood = (picture) => picture === "altar-good-back" || GOODS.some((good) => picture === `altar-good-${good}`);

/** @param {HTMLElement} root @param {string} name @param {number} delay @param {number} speed */
function pulse(root, name, delay, speed) {
  const glow = "drop-shadow(0 0 10px var(--glow))";
  root.querySelector(`[data-place="${name}"]`)?.animate(
    [
      { filter: "none", scale: 1 },
      { filter: glow, scale: 1.06 },
      { filter: "none", scale: 1 },
    ],
    { duration: 900 / speed, delay },
  );
}

/** @param {HTMLElement} root @param {Map<string, DOMRect>} before @param {string} name @param {number} speed */
function slide(root, before, name, speed) {
  const start = before.get(name);
  const element = root.querySelector(`[data-place="${name}"]`);
  if (!start || !element) return;
  const end = element.getBoundingClientRect();
  element.animate([{ transform: `translate(${start.x - end.x}px, ${start.y - end.y}px)` }, { transform: "none" }], {
    duration: (1.4 * FLIGHT_MS) / speed,
    easing: "ease-in-out",
  });
}
