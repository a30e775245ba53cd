/** Preact, htm and signals, as all components import them. */
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);
export { createContext, Fragment, render } from "preact";
export { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { batch, computed, effect, signal, useComputed, useSignal } from "@preact/signals";
