/** Giving a link away: by the device's own way of sharing where it has one, else by copying it, else by hand. */
import { html, useEffect, useRef, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "./picture.js";

/** @typedef {{current: HTMLInputElement | null}} Field */

/** @param {{link: string, title?: string, label?: string, field?: Field}} props `field`: where the link can be read already */
export function Share({ link, title = "Banjar", label = say("web-share"), field }) {
  const [state, setState] = useState("");
  const own = useRef(/** @type {HTMLInputElement | null} */ (null));
  const mark = () => (field ?? own).current?.select();
  const share = async () => {
    if (navigator.share) return void navigator.share({ title, url: link }).catch(() => {}); // minds may be changed
    try {
      await navigator.clipboard.writeText(link);
      setState("copied");
    } catch {
      // Browsers give pages that came over plain http no clipboard.
      setState("by hand");
      mark();
    }
  };
  useEffect(() => {
    if (state === "by hand") mark();
  }, [state]);
  return html`<button type="button" onClick=${share}><${Icon} name="link" /><span aria-live="polite">${state === "copied" ? say("web-copied") : label}</span></button>
    ${state === "by hand" && !field && html`<${LinkField} field=${own} link=${link} label=${label} />`}
    <span class="by-hand" role="status">${state === "by hand" && say("web-copy-by-hand")}</span>`;
}

/** @param {{field: Field, link: string, label: string}} props */
const LinkField = ({ field, link, label }) => html`<input ref=${field} readonly aria-label=${label} value=${link}
  onFocus=${(/** @type {InputChange} */ event) => event.target.select()} />`;

/** A link that can be read, marked and given away. @param {{link: string, label: string, title?: string}} props */
export function SharedLink({ link, label, title }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  return html`<div class="inline shared-link"><${LinkField} field=${field} link=${link} label=${label} /><${Share} link=${link} title=${title} field=${field} /></div>`;
}
