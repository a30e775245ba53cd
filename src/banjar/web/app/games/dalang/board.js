/** The board of dalang: four islands, players, masks, and the viewer's hand. */
import { html, useEffect, useRef, useState } from "../../core/html.js";
import { say } from "../../core/language.js";
import { useIsNarrow } from "../../core/viewport.js";
import { Arranger } from "./arranger.js";
import { Choice } from "./choice.js";
import { Hand } from "./hand.js";
import { Island } from "./island.js";
import { Masks } from "./masks.js";
import { remembered } from "./memory.js";
import { useCelebrations } from "./celebrations.js";
import { useMotion } from "./motion.js";
import { usePlan } from "./plan.js";
import { Players } from "./players.js";
import { Stage } from "./stage.js";
import { ISLANDS } from "./table.js";
import { useIsLow } from "./low.js";

/** @param {import("./types").BoardProps} props */
export function DalangBoard({ view, words, offered, choose, chosen, now, lastEvents, state }) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const low = useIsLow(board);
  const small = useIsNarrow() || low;
  const [opened, setOpened] = useState(
    /** @type {{anchor: HTMLElement, title: string, lines?: string[], options: import("./types").Option[]} | null} */ (
      null
    ),
  );
  const [told, setTold] = useState("");
  const [picked, pick] = useState(/** @type {import("./types").Kind | null} */ (null));
  const [dragged, setDragged] = useState(/** @type {import("./types").Kind | null} */ (null));
  const plan = usePlan(view, offered, state, setTold);
  useMotion(board, lastEvents);
  const fresh = useCelebrations(board, lastEvents);
  useEffect(() => {
    setOpened(null);
    pick(null);
    if (!plan.sending) setTold("");
  }, [now.version, view]);
  useEffect(() => {
    const timer = told ? setTimeout(() => setTold(""), 6000) : 0;
    return () => clearTimeout(timer);
  }, [told]);
  const close = (/** @type {Element | null} */ instead = null) => {
    setOpened(null);
    // Clicking a card and then an island uses the card there.
    if (!instead?.closest(".dalang-island")) pick(null);
  };
  /** @type {import("./types").Table} */
  const table = {
    view,
    words,
    offered,
    choose,
    chosen,
    now,
    state,
    plan,
    dragged,
    setDragged,
    picked,
    pick,
    fresh,
    notes: remembered(state, view),
    tell: setTold,
    open: (anchor, choice) =>
      opened?.anchor === anchor ? close() : setOpened({ anchor: /** @type {HTMLElement} */ (anchor), ...choice }),
  };
  const seated = view.seat !== null && view.seat !== undefined;
  const stowing = state && view.phase === "stow" && offered.length > 0;
  return html`<section ref=${board} class=${`dalang-board players-${view.players.length} ${seated ? "" : "watching"} ${stowing ? "stowing" : ""} ${plan.isOpen ? "planning" : ""} ${small ? "small" : ""}`}
    aria-label=${say("web-board")}>
    <svg class="dalang-scene" viewBox="0 0 1200 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#dalang-sea" width="1200" height="700" /></svg>
    <${Players} table=${table} small=${small} />
    <div class="dalang-map">
      <h2 class="hidden">${say("dalang-web-text-islands")}</h2>
      ${ISLANDS.map((island) => html`<${Island} key=${island} table=${table} island=${island} />`)}
      <div class="dalang-center"><${Masks} table=${table} /><${Stage} table=${table} /></div>
    </div>
    ${seated && (stowing ? html`<${Arranger} table=${table} />` : html`<${Hand} table=${table} />`)}
    ${
      opened &&
      html`<${Choice} ...${opened} options=${opened.options.map((option) => ({
        ...option,
        run: () => {
          option.run();
          close();
          opened.anchor.focus?.();
        },
      }))} close=${close} />`
    }
    <p class="dalang-message" role="status" aria-live="polite">${told}</p>
  </section>`;
}
