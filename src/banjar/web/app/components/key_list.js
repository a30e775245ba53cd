/** The keys of a table, as a list and in a dialog of their own. */
import { html } from "../core/html.js";
import { KEYS } from "../core/keys.js";
import { say } from "../core/language.js";
import { Dialog } from "./dialog.js";

export const KeyList = () =>
  html`<dl class="key-list">${KEYS.map(
    ([keys, text]) =>
      html`<div key=${text}><dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt><dd>${say(text)}</dd></div>`,
  )}</dl>`;

/** @param {{close: () => void}} props */
export const KeyHelp = ({ close }) =>
  html`<${Dialog} title=${say("web-keys")} close=${close} id="keys"><${KeyList} /><//>`;
