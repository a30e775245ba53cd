/** What the server offers: its games, their options, the levels of its bots. */
import { getMe } from "./api.js";

/** Filled when the client starts, and again with another identity. */
export const serverInfo = /** @type {import("./types").Me} */ ({});

export async function loadServerInfo() {
  const loaded = await getMe();
  for (const name of Object.keys(serverInfo)) Reflect.deleteProperty(serverInfo, name);
  return Object.assign(serverInfo, loaded);
}
