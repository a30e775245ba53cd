/** The client's texts, from the same Fluent files as the server's and the terminal's. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal, useEffect, useState } from "./html.js";
import { preferences } from "./preferences.js";

export const LANGUAGES = ["en", "nl", "de", "it"];
const SHARED_FILES = ["common", "table", "web", "lobby", "controls", "lessons", "pad"];

/** @type {import("@preact/signals").Signal<FluentBundle | null>} */
const bundle = signal(null);
export const language = signal("en");

/** The first supported language of the browser's list. */
function preferred() {
  const wanted = [preferences.language.value, ...navigator.languages.map((name) => name.slice(0, 2))];
  return wanted.find((name) => name !== null && LANGUAGES.includes(name)) ?? "en";
}

/** Files that only some pages need. @type {Set<string>} */
const further = new Set();

/** @param {string} name of the language @param {string} file */
const read = (name, file) => fetch(`/locales/${name}/${file}.ftl`).then((it) => (it.ok ? it.text() : ""));

/** @param {string} name @param {Promise<string[]>} gameFiles */
async function load(name, gameFiles) {
  const shared = Promise.all([...SHARED_FILES, ...further].map((file) => read(name, file)));
  const own = await Promise.all((await gameFiles).map((file) => read(name, file)));
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

/** Add a file of texts to those of the current language, and of every language chosen later. @param {string} file */
async function loadFurther(file) {
  const name = language.value;
  const text = await read(name, file);
  if (!further.has(file) && name === language.value) bundle.value?.addResource(new FluentResource(text));
  further.add(file);
}

/** Load a file of texts that only some pages need; `ready` once they can be said. @param {string | undefined} file */
export function useFurtherTexts(file) {
  const [ready, setReady] = useState(file !== undefined && further.has(file));
  const [failed, setFailed] = useState(false);
  const again = () => {
    if (file === undefined) return;
    setFailed(false);
    loadFurther(file).then(
      () => setReady(true),
      () => setFailed(true),
    );
  };
  useEffect(again, [file]);
  return { ready, failed, again };
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

/** How dates and lists are written; our English is British. @returns {string} */
export const locale = () => (language.value === "en" ? "en-GB" : language.value);

/** Names in a sentence: "Ann, Bob and Cleo". @param {string[]} names */
export const listed = (names) => new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
