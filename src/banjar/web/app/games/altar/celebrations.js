/** Celebrations: what is more than a card in flight, such as a shrine that rises, the last cards of the pile, the end. */
import { preferences } from "../../core/preferences.js";
import { drawing } from "./drawing.js";

const RISE_MS = 1500;
const RISE_SIZE = { width: 130, height: 182 };
const PULSES = 3;
const PULSE_MS = 700;
const FLOWERS = 24;
const FLOWER_SIZE = 34;
const FALL_MS = 3200;

/** @param {HTMLElement} root @param {import("./types").Event[]} lastEvents @param {import("./types").View} view */
export function celebrate(root, lastEvents, view) {
  const speed = preferences.speed.value;
  if (!speed || document.hidden) return;
  for (const event of lastEvents) {
    if (event.type === "played" && event.card === "shrine") rise(root, event.seat, speed);
    if (event.type === "game_ended") scatter(speed);
  }
  if (view.next_row_ends_game && lastEvents.some((event) => event.type === "row_laid")) pulse(root, "pile", speed);
}

/** @param {HTMLElement} root @param {number | null} seat @param {number} speed */
function rise(root, seat, speed) {
  const places = [`play ${seat} shrine`, `seat ${seat}`].map((name) => root.querySelector(`[data-place="${name}"]`));
  const slot = places.map((place) => place?.getBoundingClientRect()).find((box) => box?.width);
  if (!slot) return;
  const { width, height } = RISE_SIZE;
  const kept = (/** @type {number} */ start, /** @type {number} */ most) => Math.max(8, Math.min(start, most - 8));
  const left = kept(slot.x + slot.width / 2 - width / 2, innerWidth - width);
  const top = kept(slot.y + slot.height / 2 - height / 2, innerHeight - height);
  const stage = document.createElement("div");
  stage.className = "altar-rising";
  Object.assign(stage.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const tower = drawing("altar-tower", width, height);
  stage.append(tower);
  place(stage);
  tower.animate(
    [
      { transform: "translateY(100%)", clipPath: "inset(0 0 100% 0)" },
      { transform: "translateY(0)", clipPath: "inset(0)", offset: 0.55 },
      { transform: "translateY(0)", clipPath: "inset(0)" },
    ],
    { duration: RISE_MS / speed, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "both" },
  );
  const shown = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
  removeAfter(stage, stage.animate(shown, { duration: RISE_MS / speed, fill: "both" }));
}

/** @param {HTMLElement} root @param {string} name @param {number} speed */
function pulse(root, name, speed) {
  const lit = "drop-shadow(0 0 12px var(--glow)) brightness(1.25)";
  root
    .querySelector(`[data-place="${name}"]`)
    ?.animate([{ filter: "none" }, { filter: lit, scale: 1.12 }, { filter: "none" }], {
      duration: PULSE_MS / speed,
      iterations: PULSES,
    });
}

/** Frangipani flowers fall. @param {number} speed */
function scatter(speed) {
  for (let number = 0; number < FLOWERS; number += 1) {
    const flower = drawing("altar-point", FLOWER_SIZE, FLOWER_SIZE);
    flower.setAttribute("class", "altar-flying");
    place(flower);
    const x = ((number + Math.random()) / FLOWERS) * innerWidth;
    const drift = (Math.random() - 0.5) * 160;
    const fallen = flower.animate(
      [
        { transform: `translate(${x}px, -${2 * FLOWER_SIZE}px) rotate(0deg)` },
        { transform: `translate(${x + drift}px, ${innerHeight + FLOWER_SIZE}px) rotate(${drift * 4}deg)` },
      ],
      { duration: (FALL_MS * (0.7 + Math.random() * 0.6)) / speed, delay: (Math.random() * 900) / speed, fill: "both" },
    );
    removeAfter(flower, fallen);
  }
}

/** @param {Element} element */
const place = (element) => (document.querySelector(".at-table") ?? document.body).append(element);

/** @param {Element} element @param {Animation} animation */
function removeAfter(element, animation) {
  const remove = () => element.remove();
  animation.finished.then(remove, remove);
}
