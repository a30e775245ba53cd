/** A place on the board: a button for the actions offered there, or for the reason why there are none. */
import { html, signal, useEffect, useRef } from "../../core/html.js";
import { say } from "../../core/language.js";
import { consequence, inFull } from "./consequences.js";

/** The current drag: the zone that accepts it, and the action of dropping it there. */
const dragged = signal(/** @type {{zone: string, drop: () => void} | null} */ (null));

/**
 * @param {{moves: import("./moves.js").Moves, actions: import("./types").Action[], name: string, at: string,
 *   label: string, why: () => void, about?: string, class?: string, zone?: string, children?: ComponentChildren}} props
 * A button's name is written inside it, hidden: a label would contradict the letters and prices drawn on it.
 * `name` keys the small choice; `at` is the place for flying cards; `zone` says where it may be dragged to.
 */
export function Spot({ moves, actions, name, at, label, why, about = "", class: style = "", zone, children }) {
  const offered = actions.length > 0;
  const single = actions.length === 1;
  const open = offered && moves.open === name;
  const act = () => (single ? moves.choose(actions[0].text) : moves.setOpen(open ? null : name));
  const text = !offered ? label : single ? inFull(actions[0], moves.words) : `${label}: ${say("altar-web-choose")}`;
  const picked = actions.some((action) => action.text === moves.chosen);
  const hinted = actions.some((action) => action.text === moves.advised) || moves.touches(at);
  const pending = actions.some((action) => action.text === moves.pending);
  return html`<div class=${`spot-place ${open ? "open" : ""}`}>
    <button type="button" class=${`spot ${offered ? "offered" : ""} ${style} ${picked ? "chosen" : ""} ${hinted ? "hinted" : ""} ${pending ? "pending" : ""}`} data-place=${at}
      title=${titleOf(text, about)} aria-expanded=${actions.length > 1 ? String(open) : undefined} aria-disabled=${!offered || moves.pending ? "true" : undefined}
      draggable=${offered && Boolean(zone)} onClick=${offered ? act : why}
      onDragStart=${() => zone && (dragged.value = { zone, drop: act })} onDragEnd=${() => (dragged.value = null)}>
      <span class="hidden">${text}</span><span class="face" aria-hidden="true">${children}</span>
    </button>
    ${actions.length > 1 && open && html`<${Choice} moves=${moves} actions=${actions} label=${label} />`}
  </div>`;
}

/** What a click does and what the card is for; the name of a card is not said twice. @param {string} text @param {string} about */
function titleOf(text, about) {
  const isSaid = about.toLocaleLowerCase().startsWith(`${text.toLocaleLowerCase()}:`);
  return (isSaid ? [about] : [text, about]).filter(Boolean).join(". ");
}

/** @param {{moves: import("./moves.js").Moves, actions: import("./types").Action[], label: string}} props */
function Choice({ moves, actions, label }) {
  /** @type {{current: HTMLElement | null}} */
  const place = useRef(null);
  useEffect(() => {
    const origin = place.current?.parentElement?.querySelector("button");
    place.current?.querySelector("button")?.focus();
    return () => origin?.isConnected && origin.focus();
  }, []);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && moves.setOpen(null);
  return html`<div class="small-choice" role="group" aria-label=${label} ref=${place} onKeyDown=${onKeyDown}>
    ${actions.map(
      (action) => html`<button key=${action.text} class=${action.text === moves.chosen ? "chosen" : ""}
      onClick=${() => moves.choose(action.text)}>
      <strong>${moves.words.action(free(action))}</strong><small>${consequence(action, moves.words)}</small>
    </button>`,
    )}
  </div>`;
}

/** The action without its price, which is shown below. @param {import("./types").Action} action */
const free = (action) => ("cost" in action ? { ...action, cost: 0 } : action);

/** The event handlers of a drop target. @param {string} zone */
export function dropZone(zone) {
  const fits = dragged.value?.zone === zone;
  return {
    "data-drop": fits ? "yes" : undefined,
    onDragOver: (/** @type {DragEvent} */ event) => dragged.value?.zone === zone && event.preventDefault(),
    onDrop: (/** @type {DragEvent} */ event) => {
      const found = dragged.value;
      if (found?.zone !== zone) return;
      event.preventDefault();
      dragged.value = null;
      found.drop();
    },
  };
}
