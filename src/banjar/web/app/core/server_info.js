/** What the server tells about itself: its games, their options, the levels of its bots. */
import { request } from "./request.js";

/** @type {import("./types").ServerInfo} */
export let serverInfo;

export async function loadServerInfo() {
  serverInfo = await request("GET", "/api/me");
  return serverInfo;
}
