/** The tutorial. */
import { html } from "../html.js";
import { say } from "../language.js";
import { Frame } from "../parts/frame.js";

/** @param {{word: string}} props */
export function Learn({ word }) {
  return html`<${Frame} title=${say("web-learn")}><main class="page"><h1>${say(`game-${word}`)}</h1>
    <p><a href=${`/rules/${word}`}>${say("web-rules")}</a></p></main><//>`;
}
