/** Positions of recorded games that show what good players do; each can be played on from there. */
import { getStrategy, getStrategyPosition, newCommandId, playPosition } from "../core/api.js";
import { html, useEffect, useState } from "../core/html.js";
import { say, useFurtherTexts } from "../core/language.js";
import { shownTable } from "../core/lesson_state.js";
import { ownName, preferences } from "../core/preferences.js";
import { go, route } from "../core/route.js";
import { kebab, Wording } from "../core/wording.js";
import { Board, useBoard } from "../components/board.js";
import { Banner } from "../components/banner.js";
import { Frame } from "../components/frame.js";
import { Guide } from "../components/guide.js";
import { LoadError } from "../components/load_error.js";
import { Icon } from "../components/picture.js";

/** @typedef {import("../core/types").StrategyMoment} Moment */

/** @type {never[]} */
const NOTHING = [];

/** @param {{game: string}} props */
export function Strategy({ game }) {
  const [names, setNames] = useState(/** @type {string[]} */ ([]));
  const [problem, setProblem] = useState("");
  const texts = useFurtherTexts(`${game}_learn`);
  const load = () => {
    setProblem("");
    getStrategy(game).then(
      (found) => setNames(found.positions),
      (error) => setProblem(error.message),
    );
  };
  useEffect(load, [game]);
  const again = () => {
    load();
    texts.again();
  };
  const shownProblem = problem || (texts.failed ? say("web-page-missing") : "");
  if (shownProblem || !texts.ready || !names.length) return html`<${Loading} problem=${shownProblem} again=${again} />`;
  const wanted = route.value.query.get("position");
  const number = names.findIndex((name) => name === wanted);
  if (number < 0) return html`<${PositionList} game=${game} names=${names} />`;
  return html`<${PositionPage} key=${names[number]} game=${game} names=${names} number=${number} />`;
}

/** @param {string} game @param {string} name @param {string} part */
const idOf = (game, name, part) => kebab(`strategy-${game}-${name}-${part}`);
/** @param {string} game @param {string | undefined} name */
const addressOf = (game, name) => (name ? `/strategy/${game}?position=${name}` : `/strategy/${game}`);

/** @param {{game: string, names: string[]}} props */
function PositionList({ game, names }) {
  const title = say("web-strategy-game", { game: say(`game-${game}`) });
  return html`<${Frame} title=${title}>
    <main class=${`page lessons ${game}`}>
      <${Banner} game=${game}><h1 class="plate">${title}</h1><//>
      <p>${say("web-strategy-about")}</p>
      <ol class="lesson-list">${names.map((name) => html`<li key=${name}><a href=${addressOf(game, name)}>${say(idOf(game, name, "title"))}</a></li>`)}</ol>
      <p class="inline"><a class="button" href=${`/learn/${game}`}>${say("web-learn-game", { game: say(`game-${game}`) })}</a>
        <a class="button" href=${`/rules/${game}`}>${say("web-rules-game", { game: say(`game-${game}`) })}</a></p>
    </main>
  <//>`;
}

/** @param {{game: string, names: string[], number: number}} props */
function PositionPage({ game, names, number }) {
  const name = /** @type {string} */ (names[number]);
  const [moment, setMoment] = useState(/** @type {Moment | null} */ (null));
  const [problem, setProblem] = useState("");
  const loading = useBoard(game);
  const load = () => {
    setProblem("");
    getStrategyPosition(game, name).then(setMoment, (error) => setProblem(error.message));
  };
  useEffect(load, [game, name]);
  if (!moment || loading) return html`<${Loading} problem=${problem} again=${load} />`;
  const now = shownTable(game, moment.game, moment.seat);
  const words = new Wording(game, now.seats);
  return html`<${Frame} title=${say(idOf(game, name, "title"))} pageClass=${`at-table ${game}`}>
    <main class="table-page guided strategy">
      <h1 class="hidden">${say("web-strategy-game", { game: say(`game-${game}`) })}</h1>
      <${PositionGuide} game=${game} names=${names} number=${number} moment=${moment} words=${words} />
      <div class="board-place" tabindex=${preferences.textMode.value ? "0" : undefined}><${Board} view=${moment.game} words=${words} offered=${NOTHING} choose=${() => {}} chosen=${null} lastEvents=${NOTHING} now=${now} /></div>
      <${PositionTools} game=${game} names=${names} number=${number} />
    </main>
  <//>`;
}

/** @param {{game: string, names: string[], number: number, moment: Moment, words: Wording}} props */
function PositionGuide({ game, names, number, moment, words }) {
  const [answered, setAnswered] = useState(false);
  const name = moment.name;
  const worded = (/** @type {string | undefined} */ text) => {
    const action = moment.game.legal.find((one) => one.text === text);
    return action ? words.action(action) : "";
  };
  const [first, second] = moment.rejected;
  const values = { first: worded(first), second: worded(second) };
  const above = html`<a href=${addressOf(game, undefined)}>${say("web-strategy")}</a> <span>${say("web-strategy-position", { number: number + 1, count: names.length })}</span>`;
  return html`<${Guide} class="lesson" label=${say("web-strategy")} title=${say(idOf(game, name, "title"))} above=${above}>
    <p class="task">${say(idOf(game, name, "text"))}</p>
    <button class="answer" aria-expanded=${String(answered)} onClick=${() => setAnswered(!answered)}>${say("web-strategy-answer")}</button>
    ${
      answered &&
      html`<div role="status"><p><strong>${say("web-strategy-played", { action: worded(moment.played) })}</strong></p>
      <p>${say(idOf(game, name, "why"), values)}</p></div>`
    }
  <//>`;
}

/** @param {{game: string, names: string[], number: number}} props */
function PositionTools({ game, names, number }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const play = async () => {
    setBusy(true);
    try {
      const body = { command: newCommandId(), name: ownName(), level: preferences.playNow.value.level };
      const made = await playPosition(game, /** @type {string} */ (names[number]), body);
      go(`/t/${made.table}`);
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
      setBusy(false);
    }
  };
  const before = names[number - 1];
  const next = names[number + 1];
  return html`<section class="prompt lesson-end" aria-label=${say("web-strategy")}>
    <div class="actions">
      ${before && html`<a class="button" href=${addressOf(game, before)}><${Icon} name="step-back" />${say("web-strategy-back")}</a>`}
      ${next && html`<a class="button" href=${addressOf(game, next)}>${say("web-strategy-next")}<${Icon} name="step-forward" /></a>`}
      <button class="main" disabled=${busy} onClick=${play}>${say("web-strategy-play")}</button>
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </section>`;
}

/** @param {{problem: string, again: () => void}} props */
const Loading = ({ problem, again }) => html`<${Frame} title=${say("web-strategy")}><main class="page">
  ${problem ? html`<${LoadError} problem=${problem} again=${again} />` : html`<p role="status">${say("web-loading")}</p>`}</main><//>`;
