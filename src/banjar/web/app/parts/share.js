/** Giving a link away: by the device's own way of sharing where it has one, else by copying it. */
import { html, useState } from "../html.js";
import { say } from "../language.js";
import { Icon } from "../pictures.js";

/** @param {{link: string, title?: string, label?: string}} props */
export function Share({ link, title = "Banjar", label = say("web-share") }) {
  const [copied, setCopied] = useState(false);
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ title, url: link });
      else {
        await navigator.clipboard.writeText(link);
        setCopied(true);
      }
    } catch {
      // Whoever changes their mind has not been refused anything; the link can be marked and copied by hand.
      setCopied(false);
    }
  };
  return html`<button type="button" onClick=${share}><${Icon} name="link" /><span aria-live="polite">${copied ? say("web-copied") : label}</span></button>`;
}

/** A link that can be read, marked and given away. @param {{link: string, label: string, title?: string}} props */
export function SharedLink({ link, label, title }) {
  return html`<div class="inline shared-link"><input readonly aria-label=${label} value=${link}
      onFocus=${(/** @type {any} */ event) => event.target.select()} /><${Share} link=${link} title=${title} /></div>`;
}
