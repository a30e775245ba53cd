/** A number that counts up or down to its new value; for the eye only, whoever uses it says the number in words. */
import { html, useLayoutEffect, useRef } from "../../core/html.js";
import { preferences } from "../../core/preferences.js";

const DURATION = 450;

/** @param {{value: number}} props */
export function Counter({ value }) {
  /** @type {{current: HTMLElement | null}} */
  const place = useRef(null);
  const before = useRef(value);
  useLayoutEffect(() => {
    const element = place.current;
    const from = before.current;
    before.current = value;
    const speed = preferences.speed.value;
    if (!element || from === value) return undefined;
    if (!speed) {
      element.textContent = String(value);
      return undefined;
    }
    const start = performance.now();
    let frame = 0;
    const step = (/** @type {number} */ time) => {
      const part = Math.min(1, ((time - start) * speed) / DURATION);
      element.textContent = String(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step(start);
    element.animate([{ scale: 1 }, { scale: 1.5 }, { scale: 1 }], { duration: (DURATION * 1.3) / speed });
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = String(value);
    };
  }, [value]);
  // What is written is the effect's business after the first time: a render must not undo its counting.
  const first = useRef(String(value));
  return html`<b class="count" aria-hidden="true" ref=${place}>${first.current}</b>`;
}
