/** The form for a new table with friends, with a summary of what is chosen. */
import { html, useState } from "../core/html.js";
import { serverInfo } from "../core/server_info.js";
import { say } from "../core/language.js";
import { preferences } from "../core/preferences.js";
import { go } from "../core/route.js";
import { createTable, newCommandId } from "../core/api.js";
import { Banner } from "../components/banner.js";
import { CLOCKS, isSlow, NIGHT } from "../components/clocks.js";
import { Frame } from "../components/frame.js";
import { fewestPlayers, GameChoice, Pills, playNow, PlayersChoice, VariantChoice } from "../components/game_options.js";
import { clockExplained } from "../components/table_words.js";
import { TableSummary } from "../components/table_summary.js";

/** @typedef {import("../components/clocks.js").ClockName} ClockName */
/** @typedef {import("../components/table_summary.js").SeatChoice} SeatChoice */
/** @typedef {import("../components/table_summary.js").TableWish} TableWish */

const MAX_OTHERS = 9;
const SEATS = ["open", "guest", "local"];
/** Usual ways to play: what each sets. @type {Record<string, Pick<TableWish, "clock" | "night">>} */
const PRESETS = {
  relaxed: { clock: "none", night: false },
  quick: { clock: "quick", night: false },
  evening: { clock: "live", night: false },
  days: { clock: "day", night: true },
};

/** @returns {TableWish} */
const firstWish = () => ({
  game: playNow().game,
  players: fewestPlayers(playNow().game),
  options: {},
  left: {},
  seats: Array.from({ length: MAX_OTHERS }, () => ({ kind: "open", name: "" })),
  ...PRESETS.relaxed,
  visibility: "private",
  starter: "random",
  memory_aid: false,
  hints: false,
});

/** @param {TableWish} wish @returns {import("../protocol").Clock} */
const clockOf = (wish) => ({ ...CLOCKS[wish.clock], ...(wish.night && isSlow(wish.clock) ? { night: NIGHT } : {}) });

/** @param {TableWish} wish */
const presetOf = (wish) =>
  Object.keys(PRESETS).find((name) => PRESETS[name].clock === wish.clock && PRESETS[name].night === wish.night) ?? "";

/** The form's fields that miss a name. @param {TableWish} wish @param {string} name @returns {string[]} */
function missingNames(wish, name) {
  const others = wish.seats
    .slice(0, wish.players - 1)
    .flatMap((seat, number) => (isNamed(seat) && !seat.name.trim() ? [`seat-name-${number}`] : []));
  return [...(name.trim() ? [] : ["own-name"]), ...others];
}

/** @param {SeatChoice} seat */
const isNamed = ({ kind }) => kind === "guest" || kind === "local";

/** @param {string} id */
const focusOn = (id) => document.getElementById(id)?.focus();

export function NewTable() {
  const [wish, setWish] = useState(firstWish);
  const [name, setName] = useState(preferences.name.value || preferences.guest.value);
  const [problem, setProblem] = useState("");
  const [missing, setMissing] = useState(/** @type {string[]} */ ([]));
  const set = (/** @type {Partial<TableWish>} */ change) => setWish({ ...wish, ...change });
  const rename = (/** @type {string} */ text) => {
    setName(text);
    preferences.name.value = text;
  };
  const create = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const found = missingNames(wish, name);
    setMissing(found);
    if (found[0]) return focusOn(found[0]);
    try {
      const made = await createTable({ command: newCommandId(), name, settings: settingsOf(wish) });
      go(`/t/${made.table}`);
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
    }
    return undefined;
  };
  return html`<${Frame} title=${say("web-create")}>
    <main class="page">
      <${Banner} game=${wish.game}><h1 class="plate">${say("web-create")}</h1><//>
      <form class="new-table" noValidate onSubmit=${create}>
        <div class="form">
          <${WhoPlays} wish=${wish} set=${set} name=${name} rename=${rename} missing=${missing} />
        </div>
        <div class="form">
          <${HowToPlay} wish=${wish} set=${set} />
        </div>
        <div class="new-table-end card-panel">
          <${TableSummary} wish=${wish} clock=${clockOf(wish)} />
          <button class="main big">${say("web-create")}</button>
          ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        </div>
      </form>
    </main>
  <//>`;
}

/** @typedef {(change: Partial<TableWish>) => void} Set */

/** @param {{wish: TableWish, set: Set, name: string, rename: (name: string) => void, missing: string[]}} props */
function WhoPlays({ wish, set, name, rename, missing }) {
  const goTo = (/** @type {string} */ game) => {
    const left = { ...wish.left, [wish.game]: { players: wish.players, options: wish.options } };
    set({ ...(left[game] ?? { players: fewestPlayers(game), options: {} }), game, left });
  };
  const setSeat = (/** @type {number} */ number, /** @type {Partial<SeatChoice>} */ change) =>
    set({ seats: wish.seats.map((seat, place) => (place === number ? { ...seat, ...change } : seat)) });
  return html`<${GameChoice} game=${wish.game} choose=${goTo} />
    <${NameField} id="own-name" label=${say("web-name")} name=${name} rename=${rename} missing=${missing} />
    <${PlayersChoice} game=${wish.game} players=${wish.players} choose=${(/** @type {number} */ players) => set({ players })} />
    <fieldset class="seats-form"><legend>${say("web-others")}</legend>
      ${wish.seats.slice(0, wish.players - 1).map(
        (seat, number) => html`<div key=${number}>
        <label>${say("web-seat-number", { number: number + 2 })}
          <select value=${seat.kind} aria-describedby=${`seat-help-${number}`} onChange=${(/** @type {SelectChange} */ event) => setSeat(number, { kind: event.target.value })}>
            ${[...SEATS, ...serverInfo.levels].map((kind) => html`<option value=${kind}>${say(`web-seat-${kind}`)}</option>`)}
          </select></label>
        ${
          isNamed(seat) &&
          html`<${NameField} id=${`seat-name-${number}`} label=${say("web-name-of")} name=${seat.name} missing=${missing}
          rename=${(/** @type {string} */ text) => setSeat(number, { name: text })} />`
        }
        <small class="note" id=${`seat-help-${number}`}>${say(`web-seat-help-${SEATS.includes(seat.kind) ? seat.kind : "bot"}`)}</small>
      </div>`,
      )}
    </fieldset>
    <${VariantChoice} game=${wish.game} options=${wish.options} choose=${(/** @type {TableWish["options"]} */ options) => set({ options })} />`;
}

/** @param {{id: string, label: string, name: string, rename: (name: string) => void, missing: string[]}} props */
function NameField({ id, label, name, rename, missing }) {
  const isMissing = missing.includes(id) && !name.trim();
  return html`<label class="name-field">${label} <input id=${id} maxlength="24" value=${name}
      aria-invalid=${isMissing ? "true" : undefined} aria-describedby=${`${id}-problem`}
      onInput=${(/** @type {InputChange} */ event) => rename(event.target.value)} />
    <span id=${`${id}-problem`} class="problem" aria-live="polite">${isMissing && say("web-missing-name")}</span></label>`;
}

/** @param {{wish: TableWish, set: Set}} props */
function HowToPlay({ wish, set }) {
  return html`<${Pills} label=${say("web-preset")} value=${presetOf(wish)} choose=${(/** @type {string} */ preset) => set(PRESETS[preset] ?? {})}
      options=${Object.keys(PRESETS).map((preset) => [preset, say(`web-preset-${preset}`)])} />
    <${Pills} label=${say("web-clock")} value=${wish.clock} choose=${(/** @type {ClockName} */ clock) => set({ clock, night: false })}
      options=${Object.keys(CLOCKS).map((clock) => [clock, say(`web-clock-${clock}`)])} />
    ${isSlow(wish.clock) && html`<${Switch} on=${wish.night} set=${(/** @type {boolean} */ night) => set({ night })} label=${say("web-clock-night")} />`}
    <p class="note">${clockExplained(clockOf(wish))}</p>
    <${Pills} label=${say("web-visibility")} value=${wish.visibility} choose=${(/** @type {TableWish["visibility"]} */ visibility) => set({ visibility })}
      options=${["private", "public"].map((name) => [name, say(`web-visibility-${name}`)])} />
    <p class="note">${say(`web-visibility-help-${wish.visibility}`)}</p>
    ${
      !serverInfo.games[wish.game]?.is_starter_dealt &&
      html`<${Pills} label=${say("web-starter")} value=${wish.starter} choose=${(/** @type {TableWish["starter"]} */ starter) => set({ starter })}
      options=${["random", "first"].map((name) => [name, say(`web-starter-${name}`)])} />`
    }
    <${Switch} on=${wish.memory_aid} set=${(/** @type {boolean} */ memory_aid) => set({ memory_aid })} label=${say("web-memory-aid")} />
    <${Switch} on=${wish.hints} set=${(/** @type {boolean} */ hints) => set({ hints })} label=${say("web-hints")} />`;
}

/** @param {{on: boolean, set: (on: boolean) => void, label: string}} props */
const Switch = ({ on, set, label }) => html`<label class="switch"><input type="checkbox" checked=${on}
  onChange=${(/** @type {InputChange} */ event) => set(event.target.checked)} /><span>${label}</span></label>`;

/** @param {TableWish} wish @returns {import("../protocol").Settings} */
function settingsOf(wish) {
  return {
    game: wish.game,
    seats: [{ kind: "me" }, ...wish.seats.slice(0, wish.players - 1).map(plan)],
    options: wish.options,
    clock: clockOf(wish),
    visibility: wish.visibility,
    starter: wish.starter,
    formalities: false,
    memory_aid: wish.memory_aid,
    hints: wish.hints,
  };
}

/** @param {SeatChoice} seat @returns {import("../protocol").SeatPlan} */
function plan({ kind, name }) {
  if (kind === "open") return { kind };
  if (kind === "guest" || kind === "local") return { kind, name };
  return { kind: "bot", level: kind };
}
