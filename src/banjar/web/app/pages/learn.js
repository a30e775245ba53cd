/** The tutorial: lessons, each a position with tasks. */
import { html, useEffect, useMemo, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "../components/picture.js";
import { preferences } from "../core/preferences.js";
import { go, route } from "../core/route.js";
import { listLessons } from "../core/api.js";
import { LessonState } from "../core/lesson_state.js";
import { playEventSounds } from "../core/event_sounds.js";
import { Board, useBoard } from "../components/board.js";
import { Frame } from "../components/frame.js";
import { Sheet } from "../components/result.js";
import { LoadError } from "../components/load_error.js";

/** @param {{game: string}} props */
export function Learn({ game }) {
  const [lessons, setLessons] = useState(/** @type {import("../core/types").LessonInfo[]} */ ([]));
  const number = Number(route.value.query.get("lesson") ?? 0);
  const [problem, setProblem] = useState("");
  const load = () =>
    void listLessons(game).then(
      (found) => setLessons(found.lessons),
      (error) => setProblem(error.message),
    );
  useEffect(load, [game]);
  const lesson = lessons[number];
  if (!lesson) return html`<${Loading} problem=${problem} again=${load} />`;
  return html`<${LessonPage} key=${lesson.name} game=${game} lesson=${lesson} number=${number} count=${lessons.length} />`;
}

/** @param {{game: string, lesson: import("../core/types").LessonInfo, number: number, count: number}} props */
function LessonPage({ game, lesson, number, count }) {
  const state = useMemo(() => new LessonState(game, lesson.name), [game, lesson.name]);
  useEffect(() => void state.start(), [state]);
  const now = state.progress.value;
  const lastEvents = state.lastEvents.value;
  useEffect(() => void playEventSounds(game, lastEvents), [lastEvents]);
  const loading = useBoard(game);
  if (now && loading) return html`<${Frame} title=${say("web-learn")}><main class="page">${loading}</main><//>`;
  if (!now) return html`<${Loading} problem=${state.problem.value} again=${() => void state.start()} />`;
  const words = state.words.value;
  const offered = state.offered.value;
  const choose = (/** @type {string} */ text) => void state.choose(text);
  const turn = (/** @type {number} */ wanted) => go(`/learn/${game}?lesson=${wanted}`);
  return html`<${Frame} title=${say("web-learn")} pageClass=${`at-table ${game}`}>
    <main class="table-page learn">
      <h1 class="hidden">${say("web-learn-game", { game: say(`game-${game}`) })}</h1>
      <div class="board-place" tabindex=${preferences.textMode.value ? "0" : undefined}><${Board} state=${state} view=${now.game} words=${words} offered=${offered} choose=${choose} chosen=${null} lastEvents=${lastEvents} now=${state.now.value} /></div>
      <section class="prompt mine lesson" aria-live="polite" aria-label=${say("web-learn")}>
        <div class="question"><strong>${say("web-lesson", { number: number + 1, count })}</strong>
          <progress max=${count} value=${number + (now.done ? 1 : 0)}>${number}</progress></div>
        <p class="task">${now.done ? state.learned() : state.task()}</p>
        ${state.problem.value && html`<p class="problem">${state.problem.value}</p>`}
        ${now.events.length > 0 && !now.sheets && html`<ul class="events">${now.events.flatMap((event) => words.event(event) ?? []).map((line) => html`<li>${line}</li>`)}</ul>`}
        ${now.sheets && html`<${Sheet} result=${{ ...now, winners: (now.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : [])) }} words=${words} view=${now.game} />`}
        <div class="actions">
          ${offered.map((action) => html`<button key=${action.text} data-action=${action.text} onClick=${() => choose(action.text)}>${words.action(action)}</button>`)}
          ${number > 0 && html`<button class="quiet" onClick=${() => turn(number - 1)}><${Icon} name="step-back" />${say("web-lesson-back")}</button>`}
          ${now.done && number + 1 < count && html`<button class="main" onClick=${() => turn(number + 1)}>${say("web-lesson-next")}<${Icon} name="step-forward" /></button>`}
          ${now.done && number + 1 === count && html`<a class="button main" href="/">${say("web-lesson-finish")}</a>`}
        </div>
      </section>
    </main>
  <//>`;
}

/** @param {{problem: string, again: () => void}} props */
const Loading = ({ problem, again }) => html`<${Frame} title=${say("web-learn")}><main class="page">
  ${problem ? html`<${LoadError} problem=${problem} again=${again} />` : html`<p role="status">${say("web-loading")}</p>`}</main><//>`;
