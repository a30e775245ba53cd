/** The tutorial: the list of lessons, and each lesson: a position with tasks. */
import { html, useEffect, useMemo, useState } from "../core/html.js";
import { say, useFurtherTexts } from "../core/language.js";
import { Icon } from "../components/picture.js";
import { preferences } from "../core/preferences.js";
import { route } from "../core/route.js";
import { listLessons } from "../core/api.js";
import { finish, isFinished } from "../core/learning.js";
import { LessonState } from "../core/lesson_state.js";
import { playEventSounds } from "../core/event_sounds.js";
import { serverInfo } from "../core/server_info.js";
import { kebab } from "../core/wording.js";
import { Banner } from "../components/banner.js";
import { Board, useBoard } from "../components/board.js";
import { Frame } from "../components/frame.js";
import { Guide, GuideTexts } from "../components/guide.js";
import { GuidedGameButton } from "../components/guided_game_button.js";
import { Prompt } from "../components/prompt.js";
import { Sheet } from "../components/result.js";
import { LoadError } from "../components/load_error.js";

/** @typedef {import("../core/types").LessonInfo} LessonInfo */

/** @param {{game: string}} props */
export function Learn({ game }) {
  const [lessons, setLessons] = useState(/** @type {LessonInfo[]} */ ([]));
  const wanted = route.value.query.get("lesson");
  const [problem, setProblem] = useState("");
  const texts = useFurtherTexts(`${game}_learn`);
  const load = () =>
    void listLessons(game).then(
      (found) => setLessons(found.lessons),
      (error) => setProblem(error.message),
    );
  useEffect(load, [game]);
  const again = () => {
    load();
    texts.again();
  };
  if (!lessons.length || !texts.ready)
    return html`<${Loading} problem=${problem || (texts.failed && say("web-page-missing"))} again=${again} />`;
  const number = lessons.findIndex((lesson, place) => lesson.name === wanted || String(place) === wanted);
  const lesson = lessons[number];
  if (!lesson) return html`<${LessonList} game=${game} lessons=${lessons} />`;
  return html`<${LessonPage} key=${lesson.name} game=${game} lesson=${lesson} number=${number} lessons=${lessons} />`;
}

/** @param {string} game @param {LessonInfo} lesson */
const nameOf = (game, lesson) => say(kebab(`learn-${game}-${lesson.name}-name`));

/** @param {string} game @param {LessonInfo | undefined} lesson */
const addressOf = (game, lesson) => (lesson ? `/learn/${game}?lesson=${lesson.name}` : `/learn/${game}`);

/** The names of all lessons, those that are finished ticked. @param {{game: string, lessons: LessonInfo[]}} props */
function LessonList({ game, lessons }) {
  const next = lessons.find((lesson) => !isFinished(game, lesson.name));
  const title = say("web-learn-game", { game: say(`game-${game}`) });
  return html`<${Frame} title=${title}>
    <main class=${`page lessons ${game}`}>
      <${Banner} game=${game}><h1 class="plate">${title}</h1><//>
      <p class="about">${say(`learn-${game}-about`)}</p>
      <p><a class="button main" href=${addressOf(game, next ?? lessons[0])}>${say(
        !next ? "web-lessons-again" : next === lessons[0] ? "web-lessons-begin" : "web-lessons-go-on",
      )}</a></p>
      <h2>${say("web-lessons")}</h2>
      <ol class="lesson-list">${lessons.map(
        (lesson) => html`<li key=${lesson.name} class=${isFinished(game, lesson.name) ? "finished" : ""}>
          <a href=${addressOf(game, lesson)}>${nameOf(game, lesson)}</a>
          ${isFinished(game, lesson.name) && html`<span class="tick" role="img" aria-label=${say("web-lesson-finished")}>✓</span>`}</li>`,
      )}</ol>
      <${GuidedGame} game=${game} />
      <p class="inline">${serverInfo.games[game]?.strategy > 0 && html`<a class="button" href=${`/strategy/${game}`}>${say("web-strategy-game", { game: say(`game-${game}`) })}</a>`}
        <a class="button" href=${`/rules/${game}`}>${say("web-rules-game", { game: say(`game-${game}`) })}</a></p>
    </main>
  <//>`;
}

/** @param {{game: string, lesson: LessonInfo, number: number, lessons: LessonInfo[]}} props */
function LessonPage({ game, lesson, number, lessons }) {
  const state = useMemo(() => new LessonState(game, lesson.name), [game, lesson.name]);
  useEffect(() => void state.start(), [state]);
  const now = state.progress.value;
  const lastEvents = state.lastEvents.value;
  useEffect(() => void playEventSounds(game, lastEvents), [lastEvents]);
  useEffect(() => {
    if (now?.done) finish(game, lesson.name);
  }, [now]);
  const loading = useBoard(game);
  if (now && loading) return html`<${Frame} title=${say("web-learn")}><main class="page">${loading}</main><//>`;
  if (!now) return html`<${Loading} problem=${state.mistake.value} again=${() => void state.start()} />`;
  const words = state.words.value;
  // Nothing is confirmed: a wrong choice is taken back.
  const choose = (/** @type {string} */ text) => void state.choose(text);
  return html`<${Frame} title=${nameOf(game, lesson)} pageClass=${`at-table ${game}`}>
    <main class="table-page learn guided">
      <h1 class="hidden">${say("web-learn-game", { game: say(`game-${game}`) })}</h1>
      <${LessonGuide} game=${game} lesson=${lesson} number=${number} count=${lessons.length} state=${state} />
      <div class="board-place" tabindex=${preferences.textMode.value ? "0" : undefined}><${Board} state=${state} view=${now.game} words=${words} offered=${state.offered.value} choose=${choose} chosen=${null} lastEvents=${lastEvents} now=${state.now.value} /></div>
      <div class="lesson asked">${
        now.done
          ? html`<${LessonEnd} game=${game} before=${lessons[number - 1]} next=${lessons[number + 1]} />`
          : html`<${Prompt} state=${state} choose=${choose} chosen=${null} cancel=${() => {}} />`
      }</div>
    </main>
  <//>`;
}

/** The task, beside the board. @param {{game: string, lesson: LessonInfo, number: number, count: number, state: LessonState}} props */
function LessonGuide({ game, lesson, number, count, state }) {
  const now = state.progress.value;
  const words = state.words.value;
  const lines = now?.sheets ? [] : (now?.events ?? []).flatMap((event) => words.event(event) ?? []);
  const above = html`<a href=${addressOf(game, undefined)}>${say("web-lessons")}</a> <span>${say("web-lesson", { number: number + 1, count })}</span>`;
  return html`<${Guide} class="lesson" label=${say("web-learn")} title=${nameOf(game, lesson)} above=${above}>
    <${GuideTexts} texts=${state.texts()} shown=${now?.step ?? 0} problem=${state.mistake.value} />
    ${now?.sheets && html`<${Sheet} result=${{ ...now, winners: (now.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : [])) }} words=${words} view=${now.game} />`}
    ${lines.length > 0 && html`<details class="happened"><summary>${say("web-lesson-happened")}</summary><ul class="events">${lines.map((line) => html`<li>${line}</li>`)}</ul></details>`}
  <//>`;
}

/** Where the prompt was, so that nothing moves: the way on. @param {{game: string, before: LessonInfo | undefined, next: LessonInfo | undefined}} props */
const LessonEnd = ({
  game,
  before,
  next,
}) => html`<section class="prompt mine lesson-end" aria-label=${say("web-learn")}>
  <div class="question"><strong>${say("web-lesson-done")}</strong></div>
  <div class="actions">
    ${before && html`<a class="button" href=${addressOf(game, before)}><${Icon} name="step-back" />${say("web-lesson-back")}</a>`}
    <a class="button" href=${addressOf(game, undefined)}>${say("web-lessons")}</a>
    ${next && html`<a class="button main" href=${addressOf(game, next)}>${say("web-lesson-next")}: ${nameOf(game, next)}<${Icon} name="step-forward" /></a>`}
    ${!next && html`<${RealGame} game=${game} />`}
  </div>
</section>`;

/** @param {{game: string}} props */
function GuidedGame({ game }) {
  if (!serverInfo.games[game]?.tips) return null;
  return html`<section class="card-panel guided-game">
    <h2>${say("web-guided")}</h2>
    <p>${say("web-guided-text")}</p>
    <p><${GuidedGameButton} game=${game} /></p>
  </section>`;
}

/** Without a coach for the game the home page, where every game begins. @param {{game: string}} props */
const RealGame = ({ game }) =>
  serverInfo.games[game]?.tips
    ? html`<${GuidedGameButton} game=${game} />`
    : html`<a class="button main" href="/">${say("web-home")}</a>`;

/** @param {{problem: string | false, again: () => void}} props */
const Loading = ({ problem, again }) => html`<${Frame} title=${say("web-learn")}><main class="page">
  ${problem ? html`<${LoadError} problem=${problem} again=${again} />` : html`<p role="status">${say("web-loading")}</p>`}</main><//>`;
