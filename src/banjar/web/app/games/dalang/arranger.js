/** Arrange the whole hand in the order in which it is laid at the island: by dragging, arrow keys or buttons. */
import { html, useEffect, useRef, useState } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Icon } from "../../components/picture.js";
import { Card } from "./card.js";
import { sendAll } from "./send_all.js";
import { cardOf, cardsOf, ownOf } from "./table.js";

/** @type {Record<string, (place: number, last: number) => number>} */
const MOVES = {
  ArrowLeft: (place) => Math.max(0, place - 1),
  ArrowRight: (place, last) => Math.min(last, place + 1),
  Home: () => 0,
  End: (_place, last) => last,
};

/** @param {{table: import("./types").Table}} props */
export function Arranger({ table }) {
  const { view, words } = table;
  const state = /** @type {import("../../core/table_state.js").TableState} */ (table.state);
  const own = ownOf(view);
  const kept = view.kept_from_bottom;
  const [order, setOrder] = useState(() => named(cardsOf(own.hand)));
  const [picked, setPicked] = useState(/** @type {string | null} */ (null));
  const [sent, setSent] = useState(/** @type {number | null} */ (null));
  const [moved, setMoved] = useState("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const sending = sent !== null;
  const laid = own.stack_counts[view.dalang];
  useEffect(() => {
    if (!sending && order.length !== own.hand_count) setOrder(named(cardsOf(own.hand)));
  }, [sending, own.hand_count]);
  useEffect(() => {
    if (picked) /** @type {HTMLElement | null} */ (list.current?.querySelector(`[data-card="${picked}"]`))?.focus();
  }, [order]);
  const move = (/** @type {string} */ key, /** @type {number} */ to) => {
    const from = order.findIndex((card) => card.key === key);
    if (sending || from < 0 || from === to) return;
    const others = order.filter((card) => card.key !== key);
    setOrder([...others.slice(0, to), /** @type {typeof order[number]} */ (order[from]), ...others.slice(to)]);
    setMoved(say("dalang-web-arrange-moved", { card: words.card(order[from]?.kind ?? ""), place: to + 1 + laid }));
  };
  const confirm = async () => {
    setSent(0);
    const steps = order.map((card) => ({ type: "stow", card: card.kind }));
    const { done, stopped, refused } = await sendAll(state, steps, setSent);
    setSent(null);
    if (stopped && !refused) table.tell(say("dalang-web-stopped", { count: done }));
  };
  const place = order.findIndex((card) => card.key === picked);
  const shift = (/** @type {string} */ name) => () =>
    picked && MOVES[name] && move(picked, MOVES[name](place, order.length - 1));
  const drag = useReorder(order, (key, to) => {
    setPicked(key);
    move(key, to);
  });
  // Cards are sent one by one; those already laid are in the stack and still in the order.
  const below = sending ? laid - sent : laid;
  const advised = table.offered.find((action) => action.text === state.hints.value?.[0]?.action);
  const hinted = advised && order.find((card) => card.kind === cardOf(advised));
  return html`<section class=${`dalang-arranger ${moved ? "arranged" : ""}`} aria-label=${words.phase("stow")} data-place=${`hand-${view.seat}`} style=${{ "--count": order.length }}>
    <header><strong>${say("dalang-web-arrange", { island: words.island(view.dalang) })}</strong>
    <div class="dalang-buttons">
      ${[
        ["Home", "first", "bottom"],
        ["ArrowLeft", "step-back", "lower"],
        ["ArrowRight", "step-forward", "higher"],
        ["End", "last", "top"],
      ].map(
        ([
          name,
          icon,
          way,
        ]) => html`<button class="shift" disabled=${place < 0 || sending} aria-label=${say(`dalang-web-arrange-to-${way}`)}
          title=${say(`dalang-web-arrange-to-${way}`)} onClick=${shift(name ?? "")}><${Icon} name=${icon} /><span aria-hidden="true">${ARROWS[name ?? ""]}</span></button>`,
      )}
      <button disabled=${sending} onClick=${() => {
        setOrder([...order].reverse());
        setMoved(say("dalang-web-arrange-reverse"));
      }}>${say("dalang-web-arrange-reverse")}</button>
      <button class="main" disabled=${sending} onClick=${confirm}>${
        sending
          ? say("dalang-web-arrange-sending", { done: sent, count: order.length })
          : say("dalang-web-arrange-send", { count: order.length })
      }</button>
    </div>
    </header>
    <div class="arranging"><ol ref=${list} class="order" ...${drag}>
      <li class="end" aria-hidden="true">${say("dalang-web-arrange-bottom")}</li>
      ${order.map(
        (card, i) => html`<li key=${card.key} class=${below + i < kept ? "kept" : ""}>
        <button class=${`ordered ${picked === card.key ? "picked" : ""} ${sending && i < sent ? "laid" : ""} ${hinted === card ? "hinted" : ""}`} data-focus data-card=${card.key} disabled=${sending}
          aria-pressed=${String(picked === card.key)} aria-label=${say(
            below + i < kept ? "dalang-web-arrange-card-kept" : "dalang-web-arrange-card",
            { card: words.card(card.kind), place: below + i + 1 },
          )}
          onClick=${() => setPicked(card.key)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
            const to = MOVES[event.key]?.(i, order.length - 1);
            if (to === undefined) return;
            event.preventDefault();
            setPicked(card.key);
            move(card.key, to);
          }}><${Card} kind=${card.kind} /><b>${below + i + 1}</b></button></li>`,
      )}
      <li class="end" aria-hidden="true">${say("dalang-web-arrange-top")}</li>
    </ol>
    <div class="bracket"><p class="how">${say("dalang-web-arrange-how")}</p><p><span class="kept-mark" aria-hidden="true"></span>${say("dalang-web-arrange-kept", { count: kept })}</p></div></div>
    <p class="hidden" role="status">${moved}</p>
  </section>`;
}

/** @type {Record<string, string>} */
const ARROWS = { Home: "⇤", ArrowLeft: "←", ArrowRight: "→", End: "⇥" };

/** Cards with a unique key each. @param {string[]} kinds */
function named(kinds) {
  return kinds.map((kind, i) => ({ kind, key: `${kind}-${i}` }));
}

/**
 * Reorder by dragging: the held card swaps places with the cards it is dragged over.
 * @param {Array<{key: string}>} order @param {(key: string, to: number) => void} move
 */
function useReorder(order, move) {
  const held = useRef(/** @type {string | null} */ (null));
  const cardAt = (/** @type {PointerEvent} */ event) =>
    /** @type {HTMLElement | null | undefined} */ (
      document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-card]")
    )?.dataset.card;
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      held.current = event.button === 0 ? (cardAt(event) ?? null) : null;
      if (held.current) /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const over = held.current && cardAt(event);
      if (held.current && over && over !== held.current)
        move(
          held.current,
          order.findIndex((card) => card.key === over),
        );
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      // The list captures the pointer, so that the card gets no click.
      const over = held.current && cardAt(event);
      if (over) /** @type {HTMLElement | null} */ (document.querySelector(`[data-card="${over}"]`))?.click();
      held.current = null;
    },
    onPointerCancel: () => {
      held.current = null;
    },
  };
}
