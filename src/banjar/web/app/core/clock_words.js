/** A clock in words. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "./durations.js";
import { say } from "./language.js";

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
