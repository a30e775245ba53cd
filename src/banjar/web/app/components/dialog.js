/** A modal dialog; the browser traps the focus and closes it with Escape. */
import { html, useEffect, useRef } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "./picture.js";

/** @param {{title: string, close: () => void, children?: ComponentChildren, wide?: boolean, id?: string}} props */
export function Dialog({ title, close, children, wide = false, id = "dialog" }) {
  const place = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    place.current?.showModal();
  }, []);
  // The browser returns the focus to the opener only if the dialog is closed through the browser.
  const leave = () => place.current?.close();
  return html`<dialog ref=${place} class=${wide ? "wide" : ""} aria-labelledby=${`${id}-title`} onClose=${close}
    onClick=${(/** @type {Pointing} */ event) => event.target === place.current && leave()}>
    <div class="dialog-head">
      <h2 id=${`${id}-title`}>${title}</h2>
      <button class="quiet" onClick=${leave} aria-label=${say("web-close")}><${Icon} name="close" /></button>
    </div>
    ${children}
  </dialog>`;
}
