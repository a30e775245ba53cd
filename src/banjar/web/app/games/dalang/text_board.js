/** The board of dalang as text. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { linesOf } from "./island.js";
import { remembered } from "./memory.js";
import { ISLANDS, KINDS, listed, nameOf, ownOf, seated } from "./table.js";
import { headline } from "./headline.js";

/** @param {import("./types").BoardProps} props */
export function DalangText({ view, words, now, offered = [], state }) {
  const notes = remembered(state, view);
  const table = /** @type {import("./types").Table} */ (
    /** @type {unknown} */ ({ view, words, now, offered, state, notes })
  );
  const name = (/** @type {number | null} */ seat) => (seat === null ? say("web-nobody") : nameOf(table, seat));
  const own = ownOf(view);
  const { question } = view;
  const asked = question.asked_next.map((seat) => name(seat));
  return html`<article class="text-board dalang-text" aria-label=${say("web-board")}>
    <section><h2>${say("dalang-web-stage")}</h2>
      <p>${view.phase === "over" ? words.phase("over") : say("dalang-web-turn", { turn: view.turn, player: words.seat(view.active) })}.${" "}
        ${say("dalang-web-text-here", { island: words.island(view.dalang) })}</p>
      ${
        question.card !== null &&
        html`<p>${headline(table)}.${" "}
        ${(question.card === "priest" || question.card === "prince") && say("dalang-web-shown", { count: question.shown, player: name(question.leader), cards: words.card(question.card, question.shown) })}${" "}
        ${question.forced && `${say("dalang-web-forced")}. `}
        ${asked.length ? say("dalang-web-asked-next", { players: listed(asked) }) : say("dalang-web-asked-last")}</p>`
      }
      <p>${say("dalang-web-draw", { count: view.draw_pile })}. ${say("dalang-web-text-discards", { cards: counted(view.discards, words) })}</p></section>
    ${
      own?.hand &&
      html`<section><h2>${say("dalang-web-hand", { count: own.hand_count })}</h2>
      ${
        own.hand_count > 0
          ? html`<ul>${KINDS.filter((kind) => own.hand[kind] > 0).map((kind) => html`<li key=${kind}>${own.hand[kind]} ${words.card(kind, own.hand[kind])}</li>`)}</ul>`
          : html`<p>${say(own.fled ? "dalang-web-hand-fled" : "dalang-web-hand-empty")}</p>`
      }</section>`
    }
    <section><h2>${say("dalang-web-text-islands")}</h2>
      ${ISLANDS.map(
        (
          island,
        ) => html`<h3 key=${island}>${words.island(island)}${view.dalang === island ? ` (${say("dalang-web-here")})` : ""}</h3>
        <ul><li>${say("dalang-web-disc-priest")}: ${name(view.priest_disc[island])}</li>
          <li>${say("dalang-web-disc-prince")}: ${name(view.prince_disc[island])}</li>
          <li>${say("dalang-web-seal")}: ${name(view.seal[island])}</li>
          <li>${say("dalang-web-text-stacks")}: ${seated(view)
            .map((player) => `${name(player.seat)} ${player.stack_counts[island]}`)
            .join(", ")}</li>
          ${seated(view)
            .filter((player) => player === own || player.stacks)
            .flatMap((player) =>
              linesOf(table, island, player)
                .slice(0, 1)
                .map(
                  (line) =>
                    html`<li key=${player.seat}>${player === own ? line : `${name(player.seat)}: ${line}`}</li>`,
                ),
            )}</ul>`,
      )}
      ${own && !own.stacks && html`<p>${say("dalang-web-notes-page")}</p>`}</section>
    <section><h2>${say("web-players")}</h2>
      <ul>${seated(view).map(
        (
          player,
        ) => html`<li key=${player.seat}><strong>${words.seat(player.seat)}</strong>: ${say("dalang-web-points", { count: player.points })},${" "}
        ${say("dalang-web-text-cards", { count: player.hand_count })}${player.fled ? `, ${say("dalang-web-fled")}` : ""}${view.active === player.seat ? `, ${say("dalang-web-active")}` : ""}${question.spared === player.seat && !player.fled ? `, ${say("dalang-web-spared")}` : ""}
        ${player.seat !== view.seat && known(player, words)}</li>`,
      )}</ul></section>
    <section><h2>${say("dalang-web-masks", { count: view.masks.filter((mask) => mask.owner === null).length })}</h2>
      <ul>${[...new Set(view.masks.map((mask) => mask.value))].map(
        (value) =>
          html`<li key=${value}>${say("dalang-web-masks-of", {
            value,
            count: view.masks.filter((mask) => mask.value === value && mask.owner === null).length,
          })}</li>`,
      )}</ul></section>
  </article>`;
}

/** What is known of a hand, in brackets. @param {import("./types").Player} player @param {import("../../core/wording.js").Wording} words */
function known({ hand, known_hand: remembered }, words) {
  const cards = counted(hand ?? remembered ?? {}, words);
  return cards !== "–" && ` (${cards})`;
}

/** @param {Record<string, number>} counts @param {import("../../core/wording.js").Wording} words @returns {string} */
function counted(counts, words) {
  const cards = KINDS.filter((kind) => (counts[kind] ?? 0) > 0).map(
    (kind) => `${counts[kind]} ${words.card(kind, counts[kind])}`,
  );
  return cards.length ? listed(cards) : "–";
}
