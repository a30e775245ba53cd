/** The table in words alone: for screen readers, for small windows, and for those who like it so. */
import { html } from "../html.js";
import { say } from "../language.js";
import { DalangText } from "../games/dalang_text.js";

/** @type {Record<string, import("preact").ComponentType<any>>} */
const TEXTS = { dalang: DalangText };

/** @param {any} props */
export function TextBoard(props) {
  const Text = TEXTS[props.view.game ?? props.now.settings.game] ?? RawText;
  return html`<${Text} ...${props} />`;
}

/** @param {{view: any, words: import("../words.js").Words, now: any}} props */
function RawText({ view, words, now }) {
  return html`<section class="text-board" aria-label=${say("web-board")}>
    <dl>
      ${Object.entries(view)
        .filter(([name]) => !["legal", "players", "game", "seat"].includes(name))
        .map(([name, value]) => html`<dt>${label(name)}</dt><dd>${written(value, words, now)}</dd>`)}
    </dl>
    ${view.players.map((/** @type {any} */ player) => html`<h3>${words.seat(player.seat)}</h3><dl>
      ${Object.entries(player)
        .filter(([name]) => name !== "seat")
        .map(([name, value]) => html`<dt>${label(name)}</dt><dd>${written(value, words, now)}</dd>`)}
    </dl>`)}
  </section>`;
}

/** @param {string} name */
const label = (name) => say(`web-field-${name.replaceAll("_", "-")}`);

/** @param {any} value @param {import("../words.js").Words} words @param {any} now @returns {string} */
function written(value, words, now) {
  if (value === null) return say("web-none");
  if (typeof value === "boolean") return say(value ? "web-yes" : "web-no");
  if (Array.isArray(value)) return value.map((one) => written(one, words, now)).join("; ") || say("web-none");
  if (typeof value === "object") {
    return Object.entries(value)
      .filter(([, count]) => count !== 0)
      .map(([name, count]) => `${name.replaceAll("_", " ")}: ${written(count, words, now)}`)
      .join(", ") || say("web-none");
  }
  return String(value);
}
