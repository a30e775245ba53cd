/** What the server told us about itself and about ourselves. */
import { signal } from "./html.js";
import { request } from "./server.js";

/** @type {import("@preact/signals").Signal<any>} */
export const house = signal(null);

export async function loadHouse() {
  house.value = await request("GET", "/api/me");
}
