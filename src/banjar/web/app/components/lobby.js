/** The lobby: how many people are here, which tables have open seats, and what people look for. */
import { gameClient } from "../core/games.js";
import { html } from "../core/html.js";
import { listed, say } from "../core/language.js";
import { lobby } from "../core/lobby.js";
import { LIVE_CLOCKS } from "./clocks.js";
import { Icon, Picture } from "./picture.js";
import { nameAt } from "./table_list.js";
import { clockWords, variantNames } from "./table_words.js";

/** @typedef {import("../core/types").ListedTable} ListedTable */
/** @typedef {import("../core/types").OpenWish} OpenWish */
/** @typedef {OpenWish["wish"]} Wish */

/** @param {{tables: ListedTable[], join: (wish: Wish) => void}} props `join`: look for the same game */
export function Lobby({ tables, join }) {
  const own = lobby.value?.seek;
  const wishes = (lobby.value?.wishes ?? []).filter((found) => !own || !isSame(found.wish, own.wish));
  const people = lobby.value?.people ?? 0;
  return html`<section class="card-panel lobby" aria-labelledby="lobby-title">
    <${Picture} id="banjar-village" class="village" covering=${true} />
    <div class="lobby-head">
      <h2 id="lobby-title">${say("web-lobby")}</h2>
      ${people > 0 && html`<p class="people"><${Icon} name="person" />${say("web-people", { count: people })}</p>`}
    </div>
    ${
      wishes.length + tables.length === 0
        ? html`<p class="lobby-empty">${say("web-lobby-empty")}</p>`
        : html`<ul class="lobby-cards">
          ${wishes.map((found) => html`<${WishCard} key=${JSON.stringify(found.wish)} found=${found} join=${join} />`)}
          ${tables.map((table) => html`<${OpenTable} key=${table.table} table=${table} />`)}
        </ul>`
    }
  </section>`;
}

/** @param {Wish} one @param {Wish} other */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** @param {{found: OpenWish, join: (wish: Wish) => void}} props */
function WishCard({ found, join }) {
  const { wish, names } = found;
  return html`<li class=${`lobby-card ${wish.game}`}>
    <${Facts} game=${wish.game} players=${wish.players} options=${wish.options ?? {}} clock=${wish.clock ?? LIVE_CLOCKS.live} />
    <p>${say("web-waiting-people", { names: listed(names), count: names.length })}</p>
    <button class="main" onClick=${() => join(wish)}>${say("web-join")}<span class="hidden">: ${listed(names)}</span></button>
  </li>`;
}

/** @param {{table: ListedTable}} props */
function OpenTable({ table }) {
  const people = table.seats.flatMap((seat, number) => (seat.kind === "person" ? [nameAt(table, number)] : []));
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  return html`<li class=${`lobby-card ${table.game}`}>
    <${Facts} game=${table.game} players=${table.seats.length} options=${table.options} clock=${table.clock} />
    <p>${people.length > 0 ? say("web-waiting-people", { names: listed(people), count: people.length }) : say("web-waiting-nobody")} ${say("web-waiting-free", { count: free })}</p>
    <a class="button main" href=${`/t/${table.table}`}>${say(free ? "web-join" : "web-watch")}<span class="hidden">: ${listed(people)}</span></a>
  </li>`;
}

/** @param {{game: string, players: number, options: Record<string, unknown>, clock: import("../protocol").Clock}} props */
function Facts({ game, players, options, clock }) {
  const Cards = gameClient(game)?.Cover;
  const variants = variantNames(game, options);
  return html`${Cards && html`<span class="fan" aria-hidden="true"><${Cards} /></span>`}
    <h3>${say(`game-${game}`)}</h3>
    <ul class="lobby-facts">
      <li>${say("web-for-players", { count: players })}</li>
      <li>${clockWords(clock)}</li>
      <li>${variants.length ? listed(variants) : say("web-no-variants")}</li>
    </ul>`;
}
