/** "Find me a game": what is looked for, and the wait. */
import { html, useEffect, useRef, useState } from "../core/html.js";
import { listed, say } from "../core/language.js";
import { clockOffset } from "../core/connection.js";
import { lobby, ownSeek, seek, stopSeek } from "../core/lobby.js";
import { ownName, preferences } from "../core/preferences.js";
import { written } from "./clock.js";
import { LIVE_CLOCKS } from "./clocks.js";
import { LevelChoice, Pills, playNow } from "./game_options.js";
import { clockExplained, clockWords, variantNames } from "./table_words.js";

/** After how many seconds bots fill the seats; null for never. */
const WAITS = [20, 60, 180, null];

/** The form, or the wait if a game is looked for. @param {{close: () => void}} props */
export function Pairing({ close }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const isWaiting = ownSeek.value !== null;
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [isWaiting]);
  return html`<div class="pairing" ref=${place}>
    ${ownSeek.value ? html`<${Waiting} seek=${ownSeek.value} />` : html`<${SeekForm} close=${close} />`}
  </div>`;
}

/** @param {{close: () => void}} props */
function SeekForm({ close }) {
  const wish = playNow();
  const clock = wish.clock && wish.clock in LIVE_CLOCKS ? wish.clock : "live";
  const wait = wish.wait === undefined ? 60 : wish.wait;
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const set = (/** @type {Partial<typeof wish>} */ change) => (preferences.playNow.value = { ...wish, ...change });
  const look = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const { game, players, options, level } = wish;
    try {
      await seek({ wish: { game, players, options, clock: LIVE_CLOCKS[clock] }, name: ownName(), wait, level });
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
    }
    setBusy(false);
  };
  return html`<form class="seek-form card-panel" noValidate onSubmit=${look} aria-labelledby="seek-title">
    <h2 id="seek-title">${say("web-find")}</h2>
    <p>${say("web-find-text")}</p>
    <label>${say("web-name")} <input maxlength="24" value=${preferences.name.value || preferences.guest.value}
      onInput=${(/** @type {InputChange} */ event) => (preferences.name.value = event.target.value)} /></label>
    <${Pills} label=${say("web-clock")} value=${clock} choose=${(/** @type {string} */ name) => set({ clock: name })}
      options=${Object.entries(LIVE_CLOCKS).map(([name, live]) => [name, clockWords(live)])} />
    <p class="note">${clockExplained(LIVE_CLOCKS[clock])}</p>
    <${Pills} label=${say("web-find-wait")} value=${String(wait)} choose=${(/** @type {string} */ chosen) => set({ wait: chosen === "null" ? null : Number(chosen) })}
      options=${WAITS.map((seconds) => [String(seconds), seconds === null ? say("web-find-never") : say("web-find-after", { seconds })])} />
    ${wait !== null && html`<${LevelChoice} level=${wish.level} choose=${(/** @type {string} */ level) => set({ level })} />`}
    <p class="inline"><button class="main" disabled=${busy}>${say("web-find-start")}</button>
      <button type="button" onClick=${close}>${say("web-cancel")}</button></p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </form>`;
}

/** @param {{seek: import("../core/types").OwnSeek}} props */
function Waiting({ seek: { wish, since, bots_at } }) {
  const now = useNow();
  const found = lobby.value?.wishes.find((one) => JSON.stringify(one.wish) === JSON.stringify(wish));
  const here = Math.max(1, found?.names.length ?? 1);
  const what = [say("web-for-players", { count: wish.players }), clockWords(wish.clock ?? LIVE_CLOCKS.live)];
  return html`<section class="seek-wait card-panel" aria-labelledby="seek-title">
    <div role="status"><h2 id="seek-title">${say("web-find-looking", { count: Math.max(1, wish.players - here) })}</h2></div>
    <p>${say(`game-${wish.game}`)} · ${[...what, ...variantNames(wish.game, wish.options ?? {})].join(" · ")}</p>
    ${found && found.names.length > 1 && html`<p>${say("web-waiting-people", { names: listed(found.names), count: found.names.length })}</p>`}
    <p class="seek-time"><span class="seek-dots" aria-hidden="true"><i></i><i></i><i></i></span>
      <span role="timer">${say("web-find-since", { time: written(Math.max(0, now - since)) })}</span></p>
    <p>${bots_at === null ? say("web-find-no-bots") : say("web-find-bots-in", { time: written(Math.max(0, bots_at - now)) })}</p>
    <p class="inline"><button onClick=${() => void stopSeek().catch(() => {})}>${say("web-find-stop")}</button>
      <a class="button" href=${`/learn/${wish.game}`}>${say("web-find-meanwhile")}</a></p>
  </section>`;
}

/** The server's time, every second. @returns {number} */
function useNow() {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return Date.now() + clockOffset.value;
}

/** On all other pages: that a game is looked for. */
export function SeekBar() {
  const seeking = ownSeek.value;
  if (!seeking) return null;
  return html`<p class="seek-bar" role="status"><span class="seek-dots" aria-hidden="true"><i></i><i></i><i></i></span>
    <a href="/">${say("web-find-bar", { game: say(`game-${seeking.wish.game}`) })}</a>
    <button class="small" onClick=${() => void stopSeek().catch(() => {})}>${say("web-find-stop")}</button></p>`;
}
