/** The table in words alone: for screen readers, for small windows, and for those who like it so. */
import { html } from "../html.js";
import { AltarText } from "../games/altar_text.js";
import { DalangText } from "../games/dalang_text.js";

/** @type {Record<string, import("preact").ComponentType<any>>} */
const TEXTS = { altar: AltarText, dalang: DalangText };

/** @param {any} props */
export function TextBoard(props) {
  const Text = TEXTS[props.view.game];
  return html`<${Text} ...${props} />`;
}
