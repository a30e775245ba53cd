/** Modal dialogs; the browser traps the focus in them, closes them with Escape and gives the focus back. */
import { html, signal, useEffect, useRef } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "./picture.js";

/** @param {{title: string, close: () => void, children?: ComponentChildren, foot?: ComponentChildren, wide?: boolean, id?: string, kind?: string}} props `foot`: what stays visible while the rest scrolls */
export function Dialog({ title, close, children, foot, wide = false, id = "dialog", kind = "" }) {
  const place = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    place.current?.showModal();
  }, []);
  // The browser returns the focus to the opener only if the dialog is closed through the browser.
  const leave = () => place.current?.close();
  return html`<dialog ref=${place} class=${`${wide ? "wide" : ""} ${kind}`} aria-labelledby=${`${id}-title`} onClose=${close}
    onClick=${(/** @type {Pointing} */ event) => event.target === place.current && leave()}>
    <div class="dialog-head">
      <h2 id=${`${id}-title`} tabindex="-1" autofocus>${title}</h2>
      <button class="quiet" onClick=${leave} aria-label=${say("web-close")}><${Icon} name="close" /></button>
    </div>
    <div class="dialog-body">${children}</div>
    ${foot && html`<div class="dialog-foot row">${foot}</div>`}
  </dialog>`;
}

/** A question before something that cannot be undone. @typedef {{text: string, yes: string, answer: (agreed: boolean) => void}} Question */

const question = signal(/** @type {Question | null} */ (null));

/**
 * Ask before something that cannot be undone; resolves to whether the person agrees.
 * @param {string} text @param {string} yes the words of the button that agrees @returns {Promise<boolean>}
 */
export function confirmed(text, yes) {
  question.peek()?.answer(false);
  return new Promise((resolve) => {
    question.value = {
      text,
      yes,
      answer: (agreed) => {
        question.value = null;
        resolve(agreed);
      },
    };
  });
}

/** Shows the question of `confirmed`; once on every page. */
export function QuestionDialog() {
  const asked = question.value;
  return asked && html`<${QuestionBox} key=${asked.text} asked=${asked} />`;
}

/** @param {{asked: Question}} props */
function QuestionBox({ asked }) {
  const place = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const agreed = useRef(false);
  useEffect(() => {
    place.current?.showModal();
  }, []);
  const leave = (/** @type {boolean} */ agrees) => {
    agreed.current = agrees;
    place.current?.close();
  };
  return html`<dialog ref=${place} class="question" role="alertdialog" aria-labelledby="question-text" onClose=${() => asked.answer(agreed.current)}
    onClick=${(/** @type {Pointing} */ event) => event.target === place.current && leave(false)}>
    <p id="question-text">${asked.text}</p>
    <div class="row">
      <button autofocus onClick=${() => leave(false)}>${say("web-cancel")}</button>
      <button class="danger agree" onClick=${() => leave(true)}>${asked.yes}</button>
    </div>
  </dialog>`;
}
