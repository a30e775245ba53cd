/** Send several decisions, each after the previous one was carried out. */
const VERSION_TIMEOUT_MS = 20_000;

/** @typedef {{type: string, card?: string, island?: string}} Step */
/** @typedef {import("./types").Action} Action */

/** @param {Step} step @param {Action} action */
const fits = (step, action) =>
  action.type === step.type &&
  (!step.card || ("card" in action && action.card === step.card)) &&
  (!step.island || ("island" in action && action.island === step.island));

/**
 * Choose offered actions one after the other. Stops when one is not offered or is refused; what was sent stays.
 * A refusal is explained where the state says why: in the prompt, or beside the task of a lesson.
 * @param {import("../../core/table_state.js").TableState} state
 * @param {Step[]} steps
 * @param {(done: number) => void} [progress]
 * @returns {Promise<{done: number, stopped: boolean, refused?: boolean}>}
 */
export async function sendAll(state, steps, progress = () => {}) {
  let done = 0;
  while (done < steps.length) {
    const step = /** @type {Step} */ (steps[done]);
    const action = /** @type {Action[]} */ (state.offered.value).find((one) => fits(step, one));
    if (!action || state.pending.value !== null) return { done, stopped: true };
    const { version } = state.now.value;
    if (!(await state.choose(action.text))) return { done, stopped: true, refused: true };
    if (!(await newer(state, version))) return { done, stopped: true };
    // Steps that the rules make by themselves need no decision.
    done += action.type === "stow" && action.preview.follows ? 2 : 1;
    progress(done);
  }
  return { done, stopped: false };
}

/** Wait for a version after this one. @param {import("../../core/table_state.js").TableState} state @param {number} version @returns {Promise<boolean>} */
function newer(state, version) {
  return new Promise((resolve) => {
    let stop = () => {};
    const timer = setTimeout(() => finish(false), VERSION_TIMEOUT_MS);
    const finish = (/** @type {boolean} */ came) => {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      resolve(came);
    };
    stop = state.now.subscribe((now) => {
      if (now.version > version) finish(true);
    });
  });
}
