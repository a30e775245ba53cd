/** Everything the client says, from the same Fluent files as the server and the terminal. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "./html.js";
import { preferences } from "./preferences.js";

export const LANGUAGES = ["en", "nl", "de", "it"];
const FILES = ["common", "altar", "dalang", "table", "web", "lessons", "altar_web", "dalang_web"];

/** @type {import("@preact/signals").Signal<FluentBundle | null>} */
const bundle = signal(null);
export const language = signal("en");

/** The first of the browser's languages that is one of ours. */
function preferred() {
  const wanted = [preferences.language.value, ...navigator.languages.map((name) => name.slice(0, 2))];
  return wanted.find((name) => LANGUAGES.includes(name)) ?? "en";
}

/** @param {string} name */
async function load(name) {
  const texts = await Promise.all(FILES.map((file) => fetch(`/locales/${name}/${file}.ftl`).then((it) => it.text())));
  const loaded = new FluentBundle(name, { useIsolating: false });
  for (const text of texts) loaded.addResource(new FluentResource(text));
  bundle.value = loaded;
  language.value = name;
  document.documentElement.lang = name;
}

/** Load the texts, now and whenever another language is chosen. */
export function loadTexts() {
  return new Promise((resolve) => effect(() => void load(preferred()).then(resolve)));
}

/**
 * A message with its values put in.
 * @param {string} id
 * @param {Record<string, any>} [values]
 */
export function say(id, values) {
  const message = bundle.value?.getMessage(id);
  if (!message?.value) return `⟨${id}⟩`;
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.value?.formatPattern(message.value, values, errors) ?? "";
  return errors.length ? `⟨${id}: ${errors[0]?.message}⟩` : text;
}

/** @param {string} id */
export const knows = (id) => bundle.value?.hasMessage(id) ?? false;
