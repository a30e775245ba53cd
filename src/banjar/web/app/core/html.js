/** What every component is written with. */
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);
export { Fragment, render } from "preact";
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { batch, computed, effect, signal, useComputed, useSignal } from "@preact/signals";
