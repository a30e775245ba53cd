/** A board for any game: the players, the viewer first, and every other field of the view. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { AwayMark } from "../../components/away_mark.js";
import { Clock } from "../../components/clock.js";
import { Face } from "../../components/face.js";
import { LastDeeds } from "../../components/deeds.js";
import { Picture } from "../../components/picture.js";
import { Fields } from "./value.js";

/** @param {import("../../core/game_client").BoardProps} props */
export function GenericBoard({ view, words, now }) {
  const {
    game: _game,
    seat,
    players,
    legal: _legal,
    reasons: _reasons,
    phase,
    turn,
    active: _active,
    to_act: _to_act,
    progress: _progress,
    ...table
  } = view;
  const first = seat ?? 0;
  const inOrder = [...players.slice(first), ...players.slice(0, first)];
  return html`<section class="generic-board" tabindex="0" aria-label=${say("web-board")}>
    <section class="card-panel" aria-labelledby="generic-table"><h2 id="generic-table">${words.phase(phase)}</h2>
      <${Fields} fields=${{ turn, ...table }} words=${words} /></section>
    ${inOrder.map((player) => html`<${Player} key=${player.seat} view=${view} player=${player} words=${words} now=${now} />`)}
  </section>`;
}

/** @param {{view: import("../../core/types").View, player: import("../../core/types").PlayerView, words: import("../../core/wording.js").Wording, now: import("../../core/types").TableView}} props */
function Player({ view, player, words, now }) {
  const { seat, colour, ...fields } = player;
  const id = `generic-player-${seat}`;
  return html`<section class=${`card-panel ${view.to_act === seat ? "deciding" : ""}`} aria-labelledby=${id}>
    <h2 id=${id}><${Picture} id=${`player-${colour ?? "red"}`} class="icon" /> <${Face} seats=${now.seats} seat=${seat} /> ${words.seat(seat)} <${AwayMark} now=${now} seat=${seat} />
      <${Clock} now=${now} seat=${seat} />
      ${seat === view.seat && html` <small>(${say("web-you")})</small>`}
      ${view.to_act === seat && html` <small class="badge">${say("web-deciding")}</small>`}</h2>
    ${seat !== view.seat && html`<${LastDeeds} seat=${seat} />`}
    <${Fields} fields=${fields} words=${words} />
  </section>`;
}
