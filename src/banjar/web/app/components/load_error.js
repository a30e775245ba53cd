/** An error with a retry button; it also retries by itself when the network is back. */
import { html, useEffect } from "../core/html.js";
import { say } from "../core/language.js";

/** @param {{problem: string, again: () => void}} props */
export function LoadError({ problem, again }) {
  useEffect(() => {
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  });
  return html`<p class="problem" role="alert">${problem}</p><p><button class="main" onClick=${again}>${say("web-try-again")}</button></p>`;
}
