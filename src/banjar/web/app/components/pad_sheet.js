/** A filled-in score pad: what lies on the table, a card for each player, and the result. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { amountOf, pointsOf, scored, tooMany } from "../core/pad_score.js";
import { Wording } from "../core/wording.js";
import { Counter, labelOf, Mark } from "./pad_entry.js";
import { TieBreaks } from "./tie_breaks.js";

const COLOURS = ["red", "blue", "yellow", "green"];

/**
 * @typedef {import("../core/types").Pad} Pad
 * @typedef {import("../core/pad_score.js").PadSheet} PadSheet
 * @typedef {ReturnType<typeof scored>} Scored
 */

/** The players as the game's words name them. @param {string} game @param {PadSheet} sheet */
export const wordsOf = (game, sheet) =>
  new Wording(
    game,
    sheet.players.map(({ name }, seat) => ({ name: name || null, colour: COLOURS[seat] ?? null, level: null })),
  );

/** An empty sheet has neither places nor a winner. @param {Scored} result */
const hasPoints = (result) => result.sheets.some(({ total }) => total > 0);

/** @param {{game: string, pad: Pad, sheet: PadSheet, change: (sheet: PadSheet) => void}} props */
export function Sheet({ game, pad, sheet, change }) {
  const result = scored(pad, sheet);
  const words = wordsOf(game, sheet);
  const excess = tooMany(pad, sheet);
  return html`<div class="pad-sheet">
    ${pad.table.length > 0 && html`<${OnTable} pad=${pad} sheet=${sheet} values=${result.values} change=${change} />`}
    <div class="pad-players">${sheet.players.map((_, seat) => html`<${Player} key=${seat} seat=${seat} pad=${pad} sheet=${sheet} result=${result} words=${words} change=${change} />`)}</div>
    <div role="status">${excess.map((entry) => html`<p class="problem">${say("web-pad-too-many", { what: labelOf(entry), most: entry.in_box ?? 0 })}</p>`)}</div>
    ${
      hasPoints(result) &&
      html`<section class="pad-result" aria-label=${say("web-result")}>
      <h2>${say("web-won", { count: result.winners.length, player: result.winners.map((seat) => words.seat(seat)).join(", ") })}</h2>
      <${TieBreaks} result=${result} words=${words} />
    </section>`
    }
  </div>`;
}

/** @param {{pad: Pad, sheet: PadSheet, values: Record<string, number>, change: (sheet: PadSheet) => void}} props */
function OnTable({ pad, sheet, values, change }) {
  const note = (/** @type {import("../core/types").PadEntry} */ entry) =>
    pad.value_note && say(pad.value_note, { count: amountOf(sheet.table, entry), value: values[entry.name] ?? 0 });
  return html`<section class="pad-card pad-table"><h2>${pad.heading && say(pad.heading)}</h2>
    ${pad.table.map((entry) => html`<${Counter} key=${entry.name} entry=${entry} amounts=${sheet.table} note=${note(entry)} change=${(/** @type {Record<string, number>} */ table) => change({ ...sheet, table })} />`)}
  </section>`;
}

/** @param {{seat: number, pad: Pad, sheet: PadSheet, result: Scored, words: Wording, change: (sheet: PadSheet) => void}} props */
function Player({ seat, pad, sheet, result, words, change }) {
  const player = sheet.players[seat];
  const name = words.seat(seat);
  const update = (/** @type {Partial<import("../core/pad_score.js").PadPlayer>} */ changed) =>
    change({ ...sheet, players: sheet.players.map((one, at) => (at === seat ? { ...one, ...changed } : one)) });
  const mark = (/** @type {string} */ entry, /** @type {boolean} */ on) =>
    change({
      ...sheet,
      players: sheet.players.map((one, at) => ({
        ...one,
        amounts: { ...one.amounts, [entry]: Number(on && at === seat) },
      })),
    });
  const note = (/** @type {import("../core/types").PadEntry} */ entry) =>
    say("web-pad-points", { count: pointsOf(entry, player.amounts, result.values) });
  return html`<section class=${`pad-card ${COLOURS[seat]}`} aria-label=${name}>
    <header><input class="pad-name" value=${player.name} placeholder=${name} maxlength="20" aria-label=${say("web-pad-name", { number: seat + 1 })}
        onInput=${(/** @type {InputChange} */ event) => update({ name: event.target.value })} />
      <strong class="pad-total">${result.sheets[seat].total}</strong>
      ${hasPoints(result) && html`<span class=${`pad-place ${result.ranks[seat] === 1 ? "first" : ""}`}>${say("web-pad-place", { place: result.ranks[seat] })}</span>`}</header>
    ${pad.entries.map((entry) =>
      entry.is_mark
        ? html`<${Mark} key=${entry.name} entry=${entry} of=${name} checked=${amountOf(player.amounts, entry) === 1} change=${(/** @type {boolean} */ on) => mark(entry.name, on)} />`
        : html`<${Counter} key=${entry.name} entry=${entry} of=${name} amounts=${player.amounts} note=${note(entry)} change=${(/** @type {Record<string, number>} */ amounts) => update({ amounts })} />`,
    )}
  </section>`;
}
