/** Drag a card onto a place that accepts it; a movement below the threshold stays a click. */
import { useEffect, useRef } from "../../core/html.js";
import { ghost } from "./motion.js";

const DRAG_THRESHOLD_PX = 8;

/**
 * @param {{kind: string, begin: () => void, end: () => void, drop: (place: string, target: Element) => void}} card
 */
export function useDrag({ kind, begin, end, drop }) {
  const held = useRef(/** @type {{x: number, y: number, ghost: HTMLElement | null} | null} */ (null));
  const over = useRef(false);
  const targetOf = (/** @type {PointerEvent} */ event) =>
    /** @type {HTMLElement | null | undefined} */ (
      document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]")
    );
  const stop = () => {
    if (held.current?.ghost) {
      held.current.ghost.remove();
      end();
    }
    held.current = null;
  };
  // Clean up if the card leaves the hand while it is dragged.
  useEffect(() => stop, []);
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      over.current = false;
      if (event.button !== 0) return;
      held.current = { x: event.clientX, y: event.clientY, ghost: null };
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const now = held.current;
      if (!now) return;
      if (event.buttons === 0) return stop();
      if (!now.ghost) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < DRAG_THRESHOLD_PX) return;
        now.ghost = ghost(kind);
        now.ghost.classList.add("held");
        (document.querySelector(".at-table") ?? document.body).append(now.ghost);
        over.current = true;
        begin();
      }
      now.ghost.style.transform = `translate(${event.clientX - 34}px, ${event.clientY - 48}px)`;
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      const wasDragged = held.current?.ghost;
      const target = wasDragged && targetOf(event);
      stop();
      if (target) drop(target.dataset.drop ?? "", target);
    },
    onPointerCancel: stop,
    /** Swallow the click at the end of a drag. */
    onClickCapture: (/** @type {Event} */ event) => {
      if (over.current) {
        event.stopPropagation();
        event.preventDefault();
      }
      over.current = false;
    },
  };
}
