/** A clock in words. */
import { say } from "./language.js";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** @param {import("../protocol").Clock} clock */
export function clockInWords(clock) {
  if (clock.type === "live")
    return say("web-clock-told-live", {
      minutes: Math.round((clock.bank ?? 0) / MINUTE_MS),
      seconds: Math.round((clock.increment ?? 0) / SECOND_MS),
    });
  if (clock.type !== "correspondence") return say("web-clock-told-none");
  const allowance = clock.allowance ?? DAY_MS;
  const time =
    allowance % DAY_MS
      ? say("web-clock-hours", { count: Math.round(allowance / HOUR_MS) })
      : say("web-days", { count: allowance / DAY_MS });
  return say("web-clock-told-correspondence", { time, night: clock.night ? "yes" : "no" });
}
