/** The lower part of the home page: a table's code, how to play, the score pad. */
import { findTable } from "../core/api.js";
import { gameNames } from "../core/games.js";
import { html, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { go } from "../core/route.js";
import { serverInfo } from "../core/server_info.js";
import { Picture } from "./picture.js";

export function HomeTiles() {
  const pads = gameNames().filter((game) => serverInfo.games[game]?.pad);
  return html`<div class="home-tiles">
    <${Tile} picture="letter" title=${say("web-have-code")} text=${say("web-have-code-text")}><${CodeForm} /><//>
    <${Tile} picture="book" title=${say("web-home-learn")} text=${say("web-home-learn-text")}>
      <ul class="tile-games">${gameNames().map((game) => html`<${WaysToKnow} key=${game} game=${game} />`)}</ul>
    <//>
    ${
      pads.length > 0 &&
      html`<${Tile} picture="pad" title=${say("web-pad")} text=${say("web-pad-text")}>
      <p class="inline">${pads.map((game) => html`<a class="button" key=${game} href=${`/pad/${game}`}><span class="hidden">${say("web-pad")}: </span>${say(`game-${game}`)}</a>`)}</p>
    <//>`
    }
  </div>`;
}

/** @param {{picture: string, title: string, text: string, children?: ComponentChildren}} props */
const Tile = ({ picture, title, text, children }) => html`<section class=${`card-panel tile ${picture}`}>
  <${Picture} id=${`picture-${picture}`} class="tile-picture" />
  <div><h2>${title}</h2><p>${text}</p></div>
  <div class="tile-ways">${children}</div>
</section>`;

/** Lessons, strategy and rules of a game. @param {{game: string}} props */
function WaysToKnow({ game }) {
  const name = say(`game-${game}`);
  const { lessons = 0, strategy = 0 } = serverInfo.games[game] ?? {};
  const ways = [...(lessons ? ["learn"] : []), ...(strategy ? ["strategy"] : []), "rules"];
  return html`<li><strong>${name}</strong>
    ${ways.map((way) => html`<a key=${way} href=${`/${way}/${game}`} aria-label=${`${say(`web-${way}`)}: ${name}`}>${say(`web-${way}`)}</a>`)}
  </li>`;
}

/** Go to a table by its code. */
function CodeForm() {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!code.trim()) return setProblem(say("web-missing-code"));
    try {
      const found = await findTable(code.trim());
      go(`/t/${found.table}`);
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
    }
    return undefined;
  };
  return html`<form class="inline code-form" noValidate onSubmit=${join}>
    <label>${say("web-code")} <input value=${code} maxlength="12" autocomplete="off" aria-invalid=${problem ? "true" : undefined}
      aria-describedby="code-problem" onInput=${(/** @type {InputChange} */ event) => setCode(event.target.value)} /></label>
    <button>${say("web-to-table")}</button>
    <p id="code-problem" class="problem" role="alert">${problem}</p>
  </form>`;
}
