/** One thing that is counted on a score pad: its picture, its amount with buttons, and what it is worth. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { amountOf } from "../core/pad_score.js";
import { Picture } from "./picture.js";

/** @typedef {import("../core/pad_score.js").Amounts} Amounts */

/** @param {import("../core/types").PadEntry} entry */
export const labelOf = ({ label, value }) => say(label, value == null ? {} : { value });

/** @param {{entry: import("../core/types").PadEntry, amounts: Amounts, of?: string, change: (amounts: Amounts) => void, note?: ComponentChildren}} props `of`: whose it is */
export function Counter({ entry, amounts, of = "", change, note }) {
  const amount = amountOf(amounts, entry);
  const label = labelOf(entry);
  const named = [of, label].filter(Boolean).join(", ");
  const set = (/** @type {number} */ next) =>
    change({ ...amounts, [entry.name]: Math.min(entry.most, Math.max(0, Math.trunc(next) || 0)) });
  return html`<div class="pad-counter">
    ${entry.picture && html`<span class="pad-picture"><${Picture} id=${entry.picture} />${entry.value != null && html`<b aria-hidden="true">${entry.value}</b>`}</span>`}
    <span class="pad-label"><span>${label}</span>${note && html`<small>${note}</small>`}</span>
    <button type="button" class="pad-step" aria-label=${say("web-pad-less", { what: named })} disabled=${amount === 0} onClick=${() => set(amount - 1)}>−</button>
    <input type="number" inputmode="numeric" min="0" max=${entry.most} value=${amount} aria-label=${named}
      onFocus=${(/** @type {InputChange} */ event) => event.target.select()} onChange=${(/** @type {InputChange} */ event) => set(Number(event.target.value))} />
    <button type="button" class="pad-step" aria-label=${say("web-pad-more", { what: named })} disabled=${amount === entry.most} onClick=${() => set(amount + 1)}>+</button>
  </div>`;
}

/** A mark that one player has. @param {{entry: import("../core/types").PadEntry, checked: boolean, of: string, change: (checked: boolean) => void}} props */
export const Mark = ({ entry, checked, of, change }) =>
  html`<label class="pad-mark"><input type="checkbox" checked=${checked} aria-label=${`${of}, ${labelOf(entry)}`}
    onChange=${(/** @type {InputChange} */ event) => change(event.target.checked)} /> ${labelOf(entry)}</label>`;
