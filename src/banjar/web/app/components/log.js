/** The log of a table: its story, one line a turn. */
import { html, useEffect, useRef } from "../core/html.js";
import { say } from "../core/language.js";
import { route } from "../core/route.js";
import { Icon } from "./picture.js";
import { TurnList } from "./turn_list.js";

/** @param {{state: import("../core/table_state.js").TableState, again?: () => void}} props */
export function Log({ state, again }) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const now = state.now.value;
  const turns = state.turns.value;
  const asked = route.value.query.get("step");
  const step = asked === null ? null : Number(asked);
  useEffect(() => {
    if (step === null) end.current?.scrollIntoView({ block: "end" });
  }, [state.decisions.value.length]);
  const href = (/** @type {number} */ wanted) =>
    now.status === "over" ? `/replay/${state.id}?step=${wanted}` : `/t/${state.id}?step=${wanted}`;
  return html`${again && html`<p class="log-tools"><button onClick=${again}><${Icon} name="again" />${say("web-last-round")}</button></p>`}
  <div class="log-lines" tabindex="0">
    <${TurnList} turns=${turns} words=${state.words.value} you=${now.you.seat} step=${step} href=${href} since=${state.sinceLastTurn.value[0]?.step} />
    <div ref=${end}></div>
  </div>`;
}
