/** Share a link: with the Web Share API, else through the clipboard, else by selecting it for the user. */
import { html, useEffect, useRef, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "./picture.js";

/** @typedef {{current: HTMLInputElement | null}} Field */

/** @param {{link: string, title?: string, label?: string, field?: Field}} props `field`: the input that already shows the link */
export function Share({ link, title = "Banjar", label = say("web-share"), field }) {
  const [state, setState] = useState("");
  const own = useRef(/** @type {HTMLInputElement | null} */ (null));
  const mark = () => (field ?? own).current?.select();
  const share = async () => {
    if (navigator.share) return void navigator.share({ title, url: link }).catch(() => {}); // cancelled by the user
    try {
      await navigator.clipboard.writeText(link);
      setState("copied");
    } catch {
      // There is no clipboard API on pages served over plain http.
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

/** A link in a read-only field with a share button. @param {{link: string, label: string, title?: string}} props */
export function SharedLink({ link, label, title }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  return html`<div class="inline shared-link"><${LinkField} field=${field} link=${link} label=${label} /><${Share} link=${link} title=${title} field=${field} /></div>`;
}

/** The link of a table as a QR code, drawn by the server. @param {{table: string}} props */
export const QrCode = ({ table }) => html`<figure class="qr-code">
  <img src=${`/api/tables/${table}/code.svg`} alt=${say("web-qr")} width="148" height="148" />
  <figcaption>${say("web-qr-text")}</figcaption>
</figure>`;
