/** A page where nothing is: what happened, and the ways on. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { Banner } from "./banner.js";
import { Frame } from "./frame.js";
import { playNow } from "./game_options.js";

/** @param {{title: string, text: string, status?: ComponentChildren}} props */
export const DeadEnd = ({ title, text, status }) => html`<${Frame} title=${title} status=${status}>
  <main class="page slim">
    <${Banner} game=${playNow().game}><h1 class="plate">${title}</h1><//>
    <p role="alert">${text}</p>
    <p class="inline"><a class="button main" href="/">${say("web-home")}</a> <a class="button" href="/new">${say("web-create")}</a></p>
  </main>
<//>`;
