/** The decisions of a game as a story: grouped into turns, with what belongs to a seat's last one. */

/**
 * @typedef {import("./types").Decision} Decision
 * @typedef {import("./types").GameEvent} GameEvent
 * @typedef {import("./types").View} View
 */
/** The events of one decision that belong to one turn. @typedef {{step: number, version: number, events: GameEvent[]}} Step */
/** A turn; `last` is the number of its last decision. @typedef {{turn: number, seat: number | null, first: number, last: number, steps: Step[]}} Turn */

/** The turns so far, without what the table declined for the viewer. @param {Decision[]} decisions @returns {Turn[]} */
export function turnsOf(decisions) {
  /** @type {Turn[]} */
  const turns = [];
  const opened = (/** @type {number} */ turn, /** @type {Decision} */ { step }) => {
    const last = turns.at(-1);
    if (last?.turn === turn) return last;
    const next = { turn, seat: null, first: step, last: step, steps: [] };
    turns.push(next);
    return next;
  };
  for (const decision of decisions) {
    const own = opened(decision.turn, decision);
    own.seat = decision.active;
    own.last = decision.step;
    for (const event of decision.events) {
      if (event.forced) continue;
      const turn = opened(event.turn ?? decision.turn, decision);
      turn.seat ??= event.seat;
      const step = turn.steps.at(-1);
      if (step?.step === decision.step) step.events.push(event);
      else turn.steps.push({ step: decision.step, version: decision.version, events: [event] });
    }
  }
  return turns;
}

/** All events of a turn. @param {Turn} turn @returns {GameEvent[]} */
export const eventsOfTurn = (turn) => turn.steps.flatMap((step) => step.events);

/** The turn in which a decision was made: the first one that it does not lie behind. @param {Turn[]} turns @param {number} step @returns {Turn | undefined} */
export const turnAt = (turns, step) => turns.find((turn) => step <= turn.last) ?? turns.at(-1);

/** The turns as far as a step. @param {Turn[]} turns @param {number} step @returns {Turn[]} */
export function upTo(turns, step) {
  return turns
    .filter((turn) => turn.first <= step)
    .map((turn) => ({ ...turn, last: Math.min(turn.last, step), steps: turn.steps.filter((one) => one.step <= step) }));
}

/** What a seat did and got since its last turn began, which stands until its next turn. @param {Turn[]} turns @param {number} seat @returns {GameEvent[]} */
export function lastDeedsOf(turns, seat) {
  const start = Math.max(
    0,
    turns.findLastIndex((turn) => turn.seat === seat),
  );
  return turns
    .slice(start)
    .flatMap(eventsOfTurn)
    .filter((event) => event.seat === seat);
}

/**
 * The steps of the last round: of the turns since the viewer's last one, or of as many turns as there are players.
 * @param {Turn[]} turns @param {number | null} seat @param {number} players @returns {Step[]}
 */
export function lastRound(turns, seat, players) {
  const now = turns.at(-1);
  const own = seat === null ? -1 : turns.findLastIndex((turn) => turn.seat === seat && turn !== now);
  const start = Math.max(own + 1, turns.length - players);
  return turns.slice(start).flatMap((turn) => turn.steps);
}

/**
 * A past view as spectators saw it, with the viewer's own place as it is now: the table keeps its shape, and nothing
 * is looked up that the viewer does not see anyway.
 * @param {View} past @param {View | null | undefined} present @returns {View}
 */
export function withOwnPlace(past, present) {
  const seat = present?.seat ?? null;
  if (!present || seat === null || past.seat !== null) return past;
  const players = past.players.map((player) =>
    player.seat === seat ? { ...present.players[seat], ...player } : player,
  );
  return { ...past, seat, players, legal: [], reasons: [] };
}
