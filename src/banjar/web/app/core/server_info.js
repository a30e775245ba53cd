/** What the server told us about itself and about ourselves. */
import { signal } from "./html.js";
import { request } from "./connection.js";

/** @type {import("@preact/signals").Signal<any>} */
export const serverInfo = signal(null);

export async function loadServerInfo() {
  serverInfo.value = await request("GET", "/api/me");
}
