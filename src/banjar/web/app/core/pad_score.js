/** The points on a score pad: looked up in the tables of the game, and added. */

/**
 * @typedef {import("./types").Pad} Pad
 * @typedef {import("./types").PadEntry} PadEntry
 * @typedef {Record<string, number>} Amounts
 * @typedef {{name: string, amounts: Amounts}} PadPlayer
 * @typedef {{table: Amounts, players: PadPlayer[]}} PadSheet
 */

/** @param {Amounts} amounts @param {PadEntry} entry */
export const amountOf = (amounts, { name, most }) => Math.min(most, Math.max(0, amounts[name] ?? 0));

/** The value of each entry of the table. @param {Pad} pad @param {Amounts} table @returns {Amounts} */
export function valuesOf(pad, table) {
  const amounts = pad.table.map((entry) => amountOf(table, entry));
  const values = pad.values[patternOf(amounts)] ?? [];
  return Object.fromEntries(pad.table.map(({ name }, place) => [name, values[place] ?? 0]));
}

/** As `pattern_of` in `banjar.core.pad`. @param {number[]} amounts */
function patternOf(amounts) {
  const signs = amounts.flatMap((one, place) =>
    amounts.slice(place + 1).map((other) => (one < other ? "<" : one > other ? ">" : "=")),
  );
  return [...signs, ...amounts.map((amount) => (amount ? "+" : "0"))].join("");
}

/** @param {PadEntry} entry @param {Amounts} amounts @param {Amounts} values */
export function pointsOf(entry, amounts, values) {
  const row = entry.valued_by == null ? 0 : (values[entry.valued_by] ?? 0);
  return entry.points?.[row]?.[amountOf(amounts, entry)] ?? 0;
}

/** The score sheets, places, winners and tie-breaks, in the form of a table's result. @param {Pad} pad @param {PadSheet} sheet */
export function scored(pad, sheet) {
  const values = valuesOf(pad, sheet.table);
  const sheets = sheet.players.map(({ amounts }) => sheetOf(pad, amounts, values));
  const totals = sheets.map(({ total }) => total);
  const best = Math.max(...totals);
  const seats = sheet.players.map((_, seat) => seat);
  const isAhead = (/** @type {number} */ seat, /** @type {number} */ other) => {
    if (totals[seat] !== totals[other]) return totals[seat] > totals[other];
    const steps = pad.tie_breaks.filter((step) => !step.only_first || totals[seat] === best);
    const decisive = steps.map((step) => had(pad, sheet, step, seat) - had(pad, sheet, step, other)).find(Boolean);
    return (decisive ?? 0) > 0;
  };
  const ranks = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
  const winners = seats.filter((seat) => ranks[seat] === 1);
  const level = seats.filter((seat) => totals[seat] === best);
  return { values, sheets, ranks, winners, tie_breaks: tieBreaks(pad, sheet, level) };
}

/** @param {Pad} pad @param {Amounts} amounts @param {Amounts} values @returns {{total: number} & Record<string, number>} */
function sheetOf(pad, amounts, values) {
  /** @type {Record<string, number>} */
  const lines = {};
  for (const entry of pad.entries)
    if (entry.line != null) lines[entry.line] = (lines[entry.line] ?? 0) + pointsOf(entry, amounts, values);
  return { ...lines, total: Object.values(lines).reduce((sum, points) => sum + points, 0) };
}

/** @param {Pad} pad @param {PadSheet} sheet @param {import("./types").PadTieBreak} step @param {number} seat */
function had(pad, sheet, step, seat) {
  const entry = pad.entries.find(({ name }) => name === step.entry);
  return entry ? amountOf(sheet.players[seat].amounts, entry) : 0;
}

/** @param {Pad} pad @param {PadSheet} sheet @param {number[]} level the seats with the most points @returns {import("./types").TieBreak[]} */
function tieBreaks(pad, sheet, level) {
  const found = [];
  let seats = level;
  for (const step of pad.tie_breaks) {
    if (seats.length < 2) break;
    const counts = seats.map((seat) => had(pad, sheet, step, seat));
    found.push({ by: step.by, seats, counts });
    seats = seats.filter((_, place) => counts[place] === Math.max(...counts));
  }
  return found;
}

/** The entries of which more are counted than the box has. @param {Pad} pad @param {PadSheet} sheet */
export function tooMany(pad, sheet) {
  return pad.entries.filter((entry) => {
    const on = pad.table.find(({ name }) => name === entry.counts_as);
    const held = sheet.players.reduce((sum, { amounts }) => sum + amountOf(amounts, entry), 0);
    return entry.in_box != null && held + (on ? amountOf(sheet.table, on) : 0) > entry.in_box;
  });
}
