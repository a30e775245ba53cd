/** The time left for the current decision. */
import { html, useEffect, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Picture } from "./picture.js";
import { clockOffset } from "../core/connection.js";

/** @param {{now: import("../core/types").TableView}} props */
export function Clock({ now }) {
  const [, tick] = useState(0);
  const end = now.takeover_at ?? now.deadline;
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [end]);
  if (end === null || now.status !== "running") return null;
  const left = Math.max(0, end - Date.now() - clockOffset.value);
  const warned = now.takeover_at !== null;
  return html`<${Banks} now=${now} /><time class=${`clock ${warned || left < 15_000 ? "urgent" : ""}`} role="timer">
    ${warned ? say("web-takeover-in", { time: written(left) }) : written(left)}</time>`;
}

/** The other seats' time banks on a live clock. @param {{now: import("../core/types").TableView}} props */
function Banks({ now }) {
  const others = now.seats.filter(
    (seat) => seat.bank !== undefined && seat.bank !== null && seat.kind === "person" && seat.seat !== now.to_act,
  );
  return others.map(
    (seat) => html`<time class="bank" key=${seat.seat} title=${seat.name || say(`colour-${seat.colour}`)}>
    <${Picture} id=${`player-${seat.colour}`} class="icon" label=${seat.name || say(`colour-${seat.colour}`)} /> ${written(seat.bank ?? 0)}</time>`,
  );
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
