/** The client's texts, from the same Fluent files as the server's and the terminal's. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "./html.js";
import { preferences } from "./preferences.js";

export const LANGUAGES = ["en", "nl", "de", "it"];
const SHARED_FILES = ["common", "table", "web", "lobby", "lessons"];

/** @type {import("@preact/signals").Signal<FluentBundle | null>} */
const bundle = signal(null);
export const language = signal("en");

/** The first supported language of the browser's list. */
function preferred() {
  const wanted = [preferences.language.value, ...navigator.languages.map((name) => name.slice(0, 2))];
  return wanted.find((name) => name !== null && LANGUAGES.includes(name)) ?? "en";
}

/** @param {string} name @param {Promise<string[]>} gameFiles */
async function load(name, gameFiles) {
  const read = (/** @type {string} */ file) =>
    fetch(`/locales/${name}/${file}.ftl`).then((it) => (it.ok ? it.text() : ""));
  const shared = Promise.all(SHARED_FILES.map(read));
  const own = await Promise.all((await gameFiles).map(read));
  const loaded = new FluentBundle(name, { useIsolating: false });
  for (const text of [...(await shared), ...own]) loaded.addResource(new FluentResource(text));
  bundle.value = loaded;
  language.value = name;
  document.documentElement.lang = name;
}

/** Load the texts, now and whenever another language is chosen. @param {Promise<string[]>} gameFiles the files of the games */
export function loadTexts(gameFiles) {
  return new Promise((resolve, reject) => effect(() => void load(preferred(), gameFiles).then(resolve, reject)));
}

/**
 * Format a Fluent message.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
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
