/** HTTP requests to the server. */
import { language, say } from "./language.js";

export class Refused extends Error {
  /** @param {{code: string, sentence: string}} reason */
  constructor(reason) {
    super(reason.sentence);
    this.code = reason.code;
  }
}

/**
 * Call the HTTP API; throws Refused with the server's sentence, or an Error when the server cannot be reached.
 * @param {string} method @param {string} path @param {object} [body]
 */
export async function request(method, path, body) {
  const { ok, found } = await fetched(method, path, body).catch(() => {
    throw new Error(say("web-unreachable"));
  });
  if (!ok) throw new Refused(found.error);
  return found;
}

/** @param {string} method @param {string} path @param {object} [body] */
async function fetched(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { "accept-language": language.value, ...(body ? { "content-type": "application/json" } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  return { ok: answer.ok, found: answer.status === 204 ? null : await answer.json() };
}

/** A fresh command id; `crypto.randomUUID` does not exist on pages served over plain http. */
export function newCommandId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
