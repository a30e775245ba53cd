/** The clocks: each player's at the player, the running one marked. */
import { html, useEffect, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { clockOffset } from "../core/connection.js";
import { Icon } from "./picture.js";

const URGENT_MILLISECONDS = 15_000;

/** @typedef {import("../core/types").TableView} TableView */

/** Draw again twice a second while a time runs. @param {number | null} end */
function useTicks(end) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [end]);
}

/** @param {number} end */
const leftUntil = (end) => Math.max(0, end - Date.now() - clockOffset.value);

/** A player's clock: the running one, or what is left on it while it stands; nothing without a clock. @param {{now: TableView, seat: number}} props */
export function Clock({ now, seat }) {
  const isRunning = now.status === "running" && now.to_act === seat;
  const end = isRunning ? now.deadline : null;
  useTicks(end);
  const place = now.seats[seat];
  if (now.status !== "running" || !place || place.kind !== "person") return null;
  if (end === null && (place.bank === undefined || place.bank === null)) return null;
  const left = end === null ? (place.bank ?? 0) : leftUntil(end);
  const label = say(isRunning ? "web-clock-running" : "web-clock-standing", { time: written(left) });
  return html`<time class=${`clock ${isRunning ? "running" : ""} ${isRunning && left < URGENT_MILLISECONDS ? "urgent" : ""}`}
    role=${isRunning ? "timer" : undefined} aria-label=${isRunning ? label : undefined} title=${label}>
    ${isRunning && html`<${Icon} name="clock" />`}${written(left)}</time>`;
}

/** How long until a bot takes over, once the time is up. @param {{now: TableView}} props */
export function TakeoverWarning({ now }) {
  const end = now.status === "running" ? now.takeover_at : null;
  useTicks(end);
  if (end === null) return null;
  return html`<time class="clock urgent" role="timer">${say("web-takeover-in", { time: written(leftUntil(end)) })}</time>`;
}

/** @param {number} left */
export function written(left) {
  const seconds = Math.ceil(left / 1000);
  const days = Math.floor(seconds / 86_400);
  if (days > 1) return say("web-days", { count: days });
  const hours = Math.floor(seconds / 3600);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}
