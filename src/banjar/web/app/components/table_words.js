/** A table's clock, variants and dates in words. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../core/durations.js";
import { html } from "../core/html.js";
import { locale, say } from "../core/language.js";
import { serverInfo } from "../core/server_info.js";
import { kebab } from "../core/wording.js";

/** @typedef {import("../protocol").Clock} Clock */

/** A clock in a few words. @param {Clock} clock @returns {string} */
export function clockWords(clock) {
  if (clock.type === "live")
    return say("web-clock-words-live", {
      minutes: Math.round((clock.bank ?? 0) / MINUTE_MS),
      seconds: Math.round((clock.increment ?? 0) / SECOND_MS),
    });
  if (clock.type === "correspondence") return say("web-clock-words-slow", allowance(clock.allowance ?? 0));
  return say("web-clock-words-none");
}

/** What a clock means, in whole sentences. @param {Clock} clock @returns {string} */
export function clockExplained(clock) {
  if (clock.type === "live")
    return say("web-clock-explained-live", {
      minutes: Math.round((clock.bank ?? 0) / MINUTE_MS),
      seconds: Math.round((clock.increment ?? 0) / SECOND_MS),
    });
  if (clock.type !== "correspondence") return say("web-clock-explained-none");
  const slow = say("web-clock-explained-slow", allowance(clock.allowance ?? 0));
  return clock.night ? `${slow} ${say("web-clock-explained-night")}` : slow;
}

/** @param {number} time in milliseconds @returns {{unit: string, count: number}} */
function allowance(time) {
  if (time >= DAY_MS) return { unit: "days", count: Math.round(time / DAY_MS) };
  return time >= HOUR_MS
    ? { unit: "hours", count: Math.round(time / HOUR_MS) }
    : { unit: "minutes", count: Math.round(time / MINUTE_MS) };
}

/** The names of the variants that are switched on. @param {string} game @param {Record<string, unknown>} options @returns {string[]} */
export function variantNames(game, options) {
  const flags = serverInfo.games[game]?.flags ?? [];
  return flags.filter((name) => options[name]).map((name) => say(`${game}-option-${kebab(name)}`));
}

/** @param {{at: number}} props */
export function Day({ at }) {
  const day = new Date(at);
  const shown = new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(day);
  return html`<time datetime=${day.toISOString()}>${shown}</time>`;
}
