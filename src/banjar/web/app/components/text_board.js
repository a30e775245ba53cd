/** The table in words alone: for screen readers, for small windows, and for those who like it so. */
import { html } from "../core/html.js";
import { AltarText } from "../games/altar/text_board.js";
import { DalangText } from "../games/dalang/text_board.js";

/** @type {Record<string, import("preact").ComponentType<any>>} */
const TEXTS = { altar: AltarText, dalang: DalangText };

/** @param {any} props */
export function TextBoard(props) {
  const Text = TEXTS[props.view.game];
  return html`<${Text} ...${props} />`;
}
