/** A number that counts to its new value. Hidden from screen readers: callers add the number in words. */
import { html, useLayoutEffect, useRef } from "../../core/html.js";
import { preferences } from "../../core/preferences.js";

const COUNT_MS = 450;

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
      const part = Math.min(1, ((time - start) * speed) / COUNT_MS);
      element.textContent = String(Math.round(from + (value - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step(start);
    element.animate([{ scale: 1 }, { scale: 1.5 }, { scale: 1 }], { duration: (COUNT_MS * 1.3) / speed });
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = String(value);
    };
  }, [value]);
  // After the first render only the effect writes the number, so that a render does not reset the animation.
  const first = useRef(String(value));
  return html`<b class="count" aria-hidden="true" ref=${place}>${first.current}</b>`;
}
