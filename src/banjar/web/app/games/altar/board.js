/** The table of altar: the others, the offer, what belongs to all, and the own side. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../html.js";
import { say } from "../../language.js";
import { useNarrow } from "../../narrow.js";
import { Picture } from "../../pictures.js";
import { tellTitle } from "../asked.js";
import { Common } from "./common.js";
import { animate, measure } from "./flight.js";
import { useKeys, walk } from "./keys.js";
import { Moves } from "./moves.js";
import { Offer } from "./offer.js";
import { Own } from "./own.js";
import { Others } from "./player.js";

const READING_TIME = 6000;
/** @type {any[]} */
const NO_NEWS = [];

/**
 * @param {{view: any, words: import("../../words.js").Words, offered: import("./moves.js").Move[],
 *   choose: (text: string) => void, chosen: string | null, now: any, news?: any[],
 *   state?: import("../../table_state.js").TableState}} props
 */
export function AltarBoard({ view, words, offered, choose, chosen, now, news = NO_NEWS, state }) {
  const narrow = useNarrow();
  const [told, setTold] = useState("");
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  const root = useFlights(view, news);
  useKeys(root);
  useEffect(() => {
    setOpen(null);
    setTold("");
  }, [now?.version]);
  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => setTold(""), READING_TIME);
    return () => clearTimeout(timer);
  }, [told]);
  const pending = state?.pending.value ?? null;
  const advised = state?.hints.value?.[0]?.action;
  const moves = new Moves({ view, words, offered, choose, chosen, pending, advised, tell: setTold, open, setOpen, isPast: !state });
  const own = view.seat === null ? null : view.players[view.seat];
  const onClick = (/** @type {any} */ event) => {
    if (open !== null && !event.target.closest(".spot-place.open")) setOpen(null);
    tellTitle(event, setTold);
  };
  return html`<div class=${`altar-table ${own ? "" : "no-own"} of-${view.players.length}`} ref=${root} onClick=${onClick} onKeyDown=${walk}>
    <${Picture} id="altar-scene" class="scene" />
    <div class="why-place"><p class=${`why ${told ? "" : "empty"}`} role="status" aria-live="polite" aria-label=${say("altar-web-explanation")}>${told}</p></div>
    <div class="altar-board">
      <${Others} view=${view} words=${words} now=${now} narrow=${narrow} />
      <${Offer} view=${view} moves=${moves} />
      <${Common} view=${view} moves=${moves} />
      ${own && html`<${Own} view=${view} player=${own} moves=${moves} now=${now} />`}
    </div>
  </div>`;
}

/** Measure before the table changes, and let things fly when it has. @param {any} view @param {any[]} news */
function useFlights(view, news) {
  /** @type {{current: HTMLElement | null}} */
  const root = useRef(null);
  const last = useRef(news);
  const before = useRef(/** @type {Map<string, DOMRect> | null} */ (null));
  if (root.current && news !== last.current) before.current = measure(root.current);
  last.current = news;
  useLayoutEffect(() => {
    if (root.current && before.current) animate(root.current, before.current, news, view);
    before.current = null;
  }, [news]);
  return root;
}
