/** The board of altar: other players, offer, shared area, own area. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../core/html.js";
import { say } from "../../core/language.js";
import { useIsNarrow } from "../../core/viewport.js";
import { Picture } from "../../components/picture.js";
import { SharedArea } from "./shared_area.js";
import { animate, measure } from "./flight.js";
import { useTabStops, walk } from "./keyboard.js";
import { celebrate } from "./celebrations.js";
import { Moves } from "./moves.js";
import { Offer } from "./offer.js";
import { OwnArea } from "./own_area.js";
import { Others } from "./player.js";
import { scoredRow } from "./scored.js";

/** How long an explanation is shown. */
const EXPLANATION_MS = 6000;
/** @type {never[]} */
const NO_EVENTS = [];

/** @param {import("./types").BoardProps} props */
export function AltarBoard({ view, words, offered, choose, chosen, now, lastEvents = NO_EVENTS, state }) {
  const narrow = useIsNarrow();
  const [told, setTold] = useState("");
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  const root = useFlights(view, lastEvents);
  useTabStops(root);
  useEffect(() => {
    setOpen(null);
    setTold("");
  }, [now?.version]);
  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => setTold(""), EXPLANATION_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const pending = state?.pending.value ?? null;
  const advised = state?.hints.value?.[0]?.action;
  const moves = new Moves({
    view,
    words,
    offered,
    choose,
    chosen,
    pending,
    advised,
    tell: setTold,
    open,
    setOpen,
    isPast: !state,
  });
  const own = view.seat === null ? null : view.players[view.seat];
  const onClick = (/** @type {Pointing} */ event) => {
    if (open !== null && !event.target.closest(".spot-place.open")) setOpen(null);
  };
  return html`<div class=${`altar-table ${own ? "" : "no-own"} of-${view.players.length}`} ref=${root} onClick=${onClick} onKeyDown=${walk}>
    <${Picture} id="altar-scene" class="scene" />
    <div class="explanation-place"><p class=${`explanation ${told ? "" : "empty"}`} role="status" aria-live="polite" aria-label=${say("altar-web-explanation")}>${told}</p></div>
    <div class="altar-board">
      <${Others} view=${view} words=${words} now=${now} narrow=${narrow} />
      <${Offer} view=${view} moves=${moves} scored=${scoredRow(state)} />
      <${SharedArea} view=${view} moves=${moves} />
      ${own && html`<${OwnArea} view=${view} player=${own} moves=${moves} now=${now} />`}
    </div>
  </div>`;
}

/** Measure places before the board changes and animate from there afterwards. @param {import("./types").View} view @param {import("./types").Event[]} lastEvents */
function useFlights(view, lastEvents) {
  /** @type {{current: HTMLElement | null}} */
  const root = useRef(null);
  const last = useRef(lastEvents);
  const before = useRef(/** @type {Map<string, DOMRect> | null} */ (null));
  if (root.current && lastEvents !== last.current) before.current = measure(root.current);
  last.current = lastEvents;
  useLayoutEffect(() => {
    if (root.current && before.current) {
      animate(root.current, before.current, lastEvents, view);
      celebrate(root.current, lastEvents, view);
    }
    before.current = null;
  }, [lastEvents]);
  return root;
}
