/** What the server offers: its games, their options, the levels of its bots. */
import { getMe } from "./api.js";

/** @type {import("./types").Me} */
export let serverInfo;

export async function loadServerInfo() {
  serverInfo = await getMe();
  return serverInfo;
}
