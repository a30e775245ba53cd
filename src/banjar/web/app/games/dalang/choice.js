/** A menu beside a card or an island, with the cost and consequence of each action. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Icon } from "../../components/picture.js";

/**
 * @param {{anchor: Element, title: string, lines?: string[], options: import("./types").Option[],
 *   close: (instead?: Element | null) => void}} props `close` gets the element that was clicked instead
 */
export function Choice({ anchor, title, lines = [], options, close }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [spot, setSpot] = useState({ left: "0px", top: "0px" });
  useLayoutEffect(() => {
    const panel = place.current?.getBoundingClientRect();
    const board = place.current?.parentElement?.getBoundingClientRect();
    if (!panel || !board) return;
    const from = anchor.getBoundingClientRect();
    const fit = (/** @type {number} */ wanted, /** @type {number} */ size, /** @type {number} */ room) =>
      Math.max(6, Math.min(wanted, room - size - 6));
    const above = from.top - board.top - panel.height - 8;
    const top = above >= 6 ? above : from.bottom - board.top + 8;
    setSpot({
      left: `${fit(from.left + from.width / 2 - panel.width / 2 - board.left, panel.width, board.width)}px`,
      top: `${fit(top, panel.height, board.height)}px`,
    });
  }, [anchor, options.length, lines.length]);
  useEffect(() => {
    const first = place.current?.querySelector(".options button") ?? place.current?.querySelector("button");
    /** @type {HTMLElement | null | undefined} */ (first)?.focus();
    // What opened the menu closes it by itself.
    const outside = (/** @type {Event} */ event) => {
      const target = /** @type {Element} */ (event.target);
      if (!place.current?.contains(target) && !anchor.contains(target)) close(target);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [anchor]);
  const leave = () => {
    close();
    /** @type {HTMLElement} */ (anchor).focus?.();
  };
  return html`<div ref=${place} class="dalang-choice" role="dialog" aria-label=${title} style=${spot}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") leave();
      const buttons = [...(place.current?.querySelectorAll(".options button") ?? [])];
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || !buttons.length) return;
      event.preventDefault();
      const next =
        (buttons.indexOf(/** @type {Element} */ (document.activeElement)) + step + buttons.length) % buttons.length;
      /** @type {HTMLElement} */ (buttons[next]).focus();
    }}>
    <header><strong>${title}</strong><button class="quiet" aria-label=${say("web-close")} onClick=${leave}><${Icon} name="close" /><span aria-hidden="true">×</span></button></header>
    ${lines.map((line) => html`<p>${line}</p>`)}
    <div class="options">${options.map(
      (option) => html`<button class=${`offered ${option.chosen ? "chosen" : ""}`} onClick=${option.run}>
      <span>${option.label}${option.chosen ? ` · ${say("web-confirm")}` : ""}</span>${option.note && html`<small>${option.note}</small>`}</button>`,
    )}</div>
  </div>`;
}
