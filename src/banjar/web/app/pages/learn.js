/** The tutorial: real positions, things to do in them, and what they teach. */
import { html, useEffect, useState } from "../html.js";
import { knows, say } from "../language.js";
import { Icon } from "../pictures.js";
import { ownName } from "../preferences.js";
import { go, route } from "../route.js";
import { request } from "../server.js";
import { Words, kebab } from "../words.js";
import { BOARDS } from "../games/boards.js";
import { resound } from "../games/sounds.js";
import { Frame } from "../parts/frame.js";
import { Sheet } from "../parts/result.js";

const SEATS = ["red", "blue", "yellow"].map((colour, number) => ({ name: null, colour, level: null, seat: number }));

/** @type {any[]} */
const NONE = [];

/** @param {{word: "altar" | "dalang"}} props */
export function Learn({ word }) {
  const [lessons, setLessons] = useState(/** @type {any[]} */ ([]));
  const number = Number(route.value.query.get("lesson") ?? 0);
  useEffect(() => {
    request("GET", `/api/lessons/${word}`).then((found) => setLessons(found.lessons));
  }, [word]);
  const lesson = lessons[number];
  if (!lesson) return html`<${Frame} title=${say("web-learn")}><main class="page"><p role="status">${say("web-loading")}</p></main><//>`;
  return html`<${LessonPage} key=${lesson.name} game=${word} lesson=${lesson} number=${number} count=${lessons.length} />`;
}

/** @param {{game: "altar" | "dalang", lesson: any, number: number, count: number}} props */
function LessonPage({ game, lesson, number, count }) {
  const [choices, setChoices] = useState(/** @type {string[]} */ ([]));
  const [now, setNow] = useState(/** @type {any} */ (null));
  const [wrong, setWrong] = useState(false);
  const follow = async (/** @type {string[]} */ wanted) => {
    const found = await request("POST", `/api/lessons/${game}/${lesson.name}`, { choices: wanted });
    setWrong(!found.right);
    if (found.right) {
      setChoices(wanted);
      setNow(found);
      if (wanted.length) resound(game, found.events);
    }
  };
  useEffect(() => void follow([]), []);
  if (!now) return html`<${Frame} title=${say("web-learn")}><main class="page"><p role="status">${say("web-loading")}</p></main><//>`;
  const seats = SEATS.slice(0, now.game.players.length).map((seat) => ({ ...seat, name: seat.seat === 0 ? ownName() : null }));
  const words = new Words(game, seats);
  const Board = BOARDS[game];
  const offered = now.done ? [] : now.game.legal;
  const choose = (/** @type {string} */ text) => void follow([...choices, text]);
  const turn = (/** @type {number} */ wanted) => go(`/learn/${game}?lesson=${wanted}`);
  return html`<${Frame} title=${say("web-learn")} mood=${`at-table ${game}`}>
    <main class="table-page learn">
      <h1 class="hidden">${say("web-learn-game", { game: say(`game-${game}`) })}</h1>
      <div class="board-place"><${Board} view=${{ ...now.game, legal: offered }} words=${words} offered=${offered} choose=${choose} chosen=${null} news=${choices.length ? now.events : NONE} now=${{ seats, to_act: now.game.to_act, you: { seat: 0 } }} /></div>
      <section class="prompt mine lesson" aria-live="polite" aria-label=${say("web-learn")}>
        <div class="question"><strong>${say("web-lesson", { number: number + 1, count })}</strong>
          <progress max=${count} value=${number + (now.done ? 1 : 0)}>${number}</progress></div>
        <p class="task">${now.done ? learned(game, lesson.name) : task(game, lesson.name, now.step)}</p>
        ${wrong && html`<p class="problem">${say("web-lesson-wrong")}</p>`}
        ${now.events.length > 0 && html`<ul class="events">${now.events.map((/** @type {any} */ event) => words.happening(event)).filter(Boolean).map((/** @type {string} */ line) => html`<li>${line}</li>`)}</ul>`}
        ${now.sheets && html`<${Sheet} sheets=${now.sheets} ranks=${now.ranks} words=${words} winners=${now.ranks.flatMap((/** @type {number} */ rank, /** @type {number} */ seat) => (rank === 1 ? [seat] : []))} view=${now.game} />`}
        <div class="actions">
          ${offered.map((/** @type {any} */ action) => html`<button key=${action.text} data-action=${action.text} onClick=${() => choose(action.text)}>${words.action(action)}</button>`)}
          ${number > 0 && html`<button class="quiet" onClick=${() => turn(number - 1)}><${Icon} name="step-back" />${say("web-lesson-back")}</button>`}
          ${now.done && number + 1 < count && html`<button class="main" onClick=${() => turn(number + 1)}>${say("web-lesson-next")}<${Icon} name="step-forward" /></button>`}
          ${now.done && number + 1 === count && html`<a class="button main" href="/">${say("web-lesson-finish")}</a>`}
        </div>
      </section>
    </main>
  <//>`;
}

/** What is to be done now. @param {string} game @param {string} lesson @param {number} step */
function task(game, lesson, step) {
  const id = kebab(`learn-${game}-${lesson}-task`);
  return say(knows(`${id}-${step + 1}`) ? `${id}-${step + 1}` : id);
}

/** What this was about. @param {string} game @param {string} lesson */
const learned = (game, lesson) => say(kebab(`learn-${game}-${lesson}-learned`));
