/** The remaining masks, in rows of rising value. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Picture } from "../../components/picture.js";

/** @param {{table: import("./types").Table}} props */
export function Masks({ table }) {
  const { view } = table;
  const masks = view.masks.map((mask, number) => ({ ...mask, number }));
  const values = [...new Set(masks.map((mask) => mask.value))];
  const left = masks.filter((mask) => mask.owner === null);
  return html`<section class="dalang-masks" aria-label=${say("dalang-web-masks", { count: left.length })} data-place="masks">
    <h2 class="hidden">${say("dalang-web-masks", { count: left.length })}</h2>
    <ul>${values.map(
      (
        value,
      ) => html`<li key=${value} aria-label=${say("dalang-web-masks-of", { value, count: left.filter((mask) => mask.value === value).length })}>
      <b class="value" aria-hidden="true">${value}</b>
      ${masks
        .filter((mask) => mask.value === value)
        .map(
          (mask) => html`<span key=${mask.number} class="mask-slot">
        ${mask.owner === null && html`<${Mask} mask=${mask} next=${mask.value === left[0]?.value} />`}</span>`,
        )}</li>`,
    )}</ul>
  </section>`;
}

/** @param {{mask: import("./types").Mask & {number: number}, next?: boolean}} props */
export function Mask({ mask, next = false }) {
  const label = say("dalang-web-mask", { value: mask.value });
  return html`<span class=${`dalang-mask ${next ? "next" : ""}`} data-flip=${`mask-${mask.number}`} title=${next ? `${label}. ${say("dalang-web-mask-next")}` : label}>
    <${Picture} id="dalang-mask" /><b>${mask.value}</b></span>`;
}
