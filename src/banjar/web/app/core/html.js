/** Preact, htm and signals, as all components import them. */
import { h } from "preact";
import htm from "htm";

/** Elements that a screen reader stops at: what the tooltip says is their description. */
const CONTROLS = ["button", "a", "summary", "input", "select"];

/** A `title` becomes `data-tip`, for the tooltips of `core/tooltip.js`; the browser's own do not open by touch or focus. @type {typeof h} */
function element(type, props, ...children) {
  if (typeof type !== "string" || !props || !("title" in props)) return h(type, props, ...children);
  const { title, ...others } = /** @type {{title?: string, "aria-label"?: string}} */ (props);
  const isDescription = title && CONTROLS.includes(type) && others["aria-label"] !== title;
  return h(
    type,
    { ...others, "data-tip": title || undefined, "aria-description": isDescription ? title : undefined },
    ...children,
  );
}

export const html = htm.bind(element);
export { createContext, Fragment, render } from "preact";
export { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { batch, computed, effect, signal, untracked, useComputed, useSignal } from "@preact/signals";
