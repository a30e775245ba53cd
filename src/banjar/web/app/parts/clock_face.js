/** How much time is left for the present decision. */
import { html, useEffect, useState } from "../html.js";
import { say } from "../language.js";
import { clockOffset } from "../server.js";

/** @param {{now: any}} props */
export function ClockFace({ now }) {
  const [, tick] = useState(0);
  const end = now.warned_until ?? now.time_is_up;
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [end]);
  if (end === null || now.status !== "running") return null;
  const left = Math.max(0, end - Date.now() - clockOffset.value);
  const warned = now.warned_until !== null;
  return html`<time class=${`clock ${warned || left < 15_000 ? "urgent" : ""}`} role="timer">
    ${warned ? say("web-takeover-in", { time: written(left) }) : written(left)}</time>`;
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
