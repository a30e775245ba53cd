/** The clocks that can be chosen for a table. */
import { DAY_MS, MINUTE_MS } from "../core/durations.js";

/** @typedef {"none" | "live" | "quick" | "day" | "week"} ClockName */

/** @type {Record<string, import("../protocol").LiveClock>} */
export const LIVE_CLOCKS = {
  quick: { type: "live", bank: 4 * MINUTE_MS, increment: 2000 },
  live: { type: "live", bank: 10 * MINUTE_MS, increment: 5000 },
};

/** @type {Record<ClockName, import("../protocol").Clock>} */
export const CLOCKS = {
  none: { type: "none" },
  quick: LIVE_CLOCKS.quick,
  live: LIVE_CLOCKS.live,
  day: { type: "correspondence", allowance: DAY_MS },
  week: { type: "correspondence", allowance: 7 * DAY_MS },
};

/** @param {ClockName} clock */
export const isSlow = (clock) => CLOCKS[clock].type === "correspondence";

/** The default night of a correspondence clock, in the owner's time zone. */
export const NIGHT = { begins: "22:00", ends: "08:00", zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
