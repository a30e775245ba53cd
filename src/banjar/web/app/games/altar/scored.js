/** The card that was scored last. */

/**
 * The row whose available card was scored last; null once that card has been taken, or where the past is shown.
 * @param {import("../../core/table_state.js").TableState | undefined} state
 */
export function scoredRow(state) {
  /** @type {Set<number>} */
  const taken = new Set();
  for (const decision of (state?.decisions.value ?? []).toReversed()) {
    for (const found of decision.events.toReversed()) {
      const event = /** @type {import("./types").Event} */ (found);
      if (event.type === "scored") return taken.has(event.row) ? null : event.row;
      if (event.type === "took") taken.add(event.row);
    }
  }
  return null;
}
