/** The form for a new table with friends. */
import { html, useState } from "../core/html.js";
import { serverInfo } from "../core/server_info.js";
import { say } from "../core/language.js";
import { ownName, preferences } from "../core/preferences.js";
import { go } from "../core/route.js";
import { createTable, newCommandId } from "../core/api.js";
import { Banner } from "../components/banner.js";
import { Frame } from "../components/frame.js";
import { fewestPlayers, GameChoice, Pills, playNow, PlayersChoice, VariantChoice } from "../components/game_options.js";

const MINUTE = 60_000;
/** @typedef {"none" | "live" | "quick" | "day" | "week"} ClockName */
/** @type {Record<ClockName, import("../protocol").Clock>} */
const CLOCKS = {
  none: { type: "none" },
  live: { type: "live", bank: 10 * MINUTE, increment: 5000 },
  quick: { type: "live", bank: 4 * MINUTE, increment: 2000 },
  day: { type: "correspondence", allowance: 24 * 60 * MINUTE },
  week: { type: "correspondence", allowance: 7 * 24 * 60 * MINUTE },
};
/** The default night of a correspondence clock, in the owner's time zone. */
const NIGHT = { begins: "22:00", ends: "08:00", zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
/** @param {ClockName} clock */
const isSlow = (clock) => CLOCKS[clock].type === "correspondence";
const SEATS = ["open", "guest", "local"];

export function NewTable() {
  const [wish, setWish] = useState({
    game: playNow().game,
    players: 2,
    options: /** @type {Record<string, unknown>} */ ({}),
    left: /** @type {Record<string, {players: number, options: Record<string, unknown>}>} */ ({}),
    seats: /** @type {Array<{kind: string, name: string}>} */ ([]),
    clock: /** @type {ClockName} */ ("none"),
    night: false,
    visibility: /** @type {"private" | "public"} */ ("private"),
    starter: /** @type {"random" | "first"} */ ("random"),
    memory_aid: false,
    hints: false,
  });
  const [problem, setProblem] = useState("");
  const players = Math.max(wish.players, serverInfo.games[wish.game].players[0]);
  const seat = (/** @type {number} */ number) => wish.seats[number] ?? { kind: "open", name: "" };
  const set = (/** @type {Partial<typeof wish>} */ change) => setWish({ ...wish, ...change });
  const goTo = (/** @type {string} */ game) => {
    /** @type {typeof wish.left} */
    const left = { ...wish.left, [wish.game]: { players: wish.players, options: wish.options } };
    set({ ...(left[game] ?? { players: fewestPlayers(game), options: {} }), game, left });
  };
  const setSeat = (/** @type {number} */ number, /** @type {{kind?: string, name?: string}} */ change) => {
    const seats = Array.from({ length: 4 }, (_, place) =>
      place === number ? { ...seat(place), ...change } : seat(place),
    );
    set({ seats });
  };
  const create = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const others = Array.from({ length: players - 1 }, (_, number) => plan(seat(number)));
    try {
      const made = await createTable({
        command: newCommandId(),
        name: ownName(),
        settings: {
          game: wish.game,
          seats: [{ kind: "me" }, ...others],
          options: wish.options,
          clock: { ...CLOCKS[wish.clock], ...(wish.night && isSlow(wish.clock) ? { night: NIGHT } : {}) },
          visibility: wish.visibility,
          starter: wish.starter,
          formalities: false,
          memory_aid: wish.memory_aid,
          hints: wish.hints,
        },
      });
      go(`/t/${made.table}`);
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
    }
  };
  return html`<${Frame} title=${say("web-create")}>
    <main class="page slim">
      <${Banner} game=${wish.game}><h1>${say("web-create")}</h1><//>
      <form class="form" onSubmit=${create}>
        <${GameChoice} game=${wish.game} choose=${goTo} />
        <label>${say("web-name")} <input required maxlength="24" value=${preferences.name.value}
          onInput=${(/** @type {InputChange} */ event) => (preferences.name.value = event.target.value)} /></label>
        <${PlayersChoice} game=${wish.game} players=${players} choose=${(/** @type {number} */ count) => set({ players: count })} />
        <fieldset class="seats-form"><legend>${say("web-others")}</legend>
          ${Array.from(
            { length: players - 1 },
            (_, number) => html`<div class="inline">
            <label>${say("web-seat-number", { number: number + 2 })}
              <select value=${seat(number).kind} onChange=${(/** @type {SelectChange} */ event) => setSeat(number, { kind: event.target.value })}>
                ${[...SEATS, ...serverInfo.levels].map((kind) => html`<option value=${kind}>${say(`web-seat-${kind}`)}</option>`)}
              </select></label>
            ${
              ["guest", "local"].includes(seat(number).kind) &&
              html`<label>${say("web-name-of")} <input required maxlength="24"
              value=${seat(number).name} onInput=${(/** @type {InputChange} */ event) => setSeat(number, { name: event.target.value })} /></label>`
            }
          </div>`,
          )}
        </fieldset>
        <${VariantChoice} game=${wish.game} options=${wish.options} choose=${(/** @type {typeof wish.options} */ options) => set({ options })} />
        <${Pills} label=${say("web-clock")} value=${wish.clock} choose=${(/** @type {ClockName} */ clock) => set({ clock })}
          options=${Object.keys(CLOCKS).map((name) => [name, say(`web-clock-${name}`)])} />
        ${isSlow(wish.clock) && html`<label class="switch"><input type="checkbox" checked=${wish.night} onChange=${(/** @type {InputChange} */ event) => set({ night: event.target.checked })} /><span>${say("web-clock-night")}</span></label>`}
        <${Pills} label=${say("web-visibility")} value=${wish.visibility} choose=${(/** @type {typeof wish.visibility} */ visibility) => set({ visibility })}
          options=${["private", "public"].map((name) => [name, say(`web-visibility-${name}`)])} />
        <${Pills} label=${say("web-starter")} value=${wish.starter} choose=${(/** @type {typeof wish.starter} */ starter) => set({ starter })}
          options=${["random", "first"].map((name) => [name, say(`web-starter-${name}`)])} />
        <label class="switch"><input type="checkbox" checked=${wish.memory_aid} onChange=${(/** @type {InputChange} */ event) => set({ memory_aid: event.target.checked })} /><span>${say("web-memory-aid")}</span></label>
        <label class="switch"><input type="checkbox" checked=${wish.hints} onChange=${(/** @type {InputChange} */ event) => set({ hints: event.target.checked })} /><span>${say("web-hints")}</span></label>
        <button class="main big">${say("web-create")}</button>
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      </form>
    </main>
  <//>`;
}

/** @param {{kind: string, name: string}} seat @returns {import("../protocol").SeatPlan} */
function plan({ kind, name }) {
  if (kind === "open") return { kind };
  if (kind === "guest" || kind === "local") return { kind, name };
  return { kind: "bot", level: kind };
}
