/** The rulebook, with a search; every rule has an anchor with its number. */
import { gameClient } from "../core/games.js";
import { html, useEffect, useMemo, useState } from "../core/html.js";
import { language, say } from "../core/language.js";
import { serverInfo } from "../core/server_info.js";
import { Frame } from "../components/frame.js";

/** @typedef {import("preact").ComponentType<{rule: string}>} Component */

/** @param {{game: string}} props */
export function Rules({ game }) {
  const [{ text, RulePictures }, setContent] = useState(
    /** @type {{text: string, RulePictures?: Component}} */ ({ text: "" }),
  );
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    const rules = fetch(`/locales/${language.value}/rules/${game}.md`).then((it) => (it.ok ? it.text() : ""));
    const pictures = gameClient(game)?.loadRulePictures?.();
    void Promise.all([rules, pictures]).then(([found, Pictures]) =>
      setContent({ text: found, RulePictures: Pictures }),
    );
  }, [game, language.value]);
  const blocks = useMemo(() => parsed(text), [text]);
  const shown = wanted.trim()
    ? blocks.filter((block) => block.kind !== "h" && block.text.toLowerCase().includes(wanted.trim().toLowerCase()))
    : blocks;
  useEffect(() => {
    // Follow the anchor again now that the text is loaded: the browser scrolls to the rule and highlights it.
    if (text && document.getElementById(location.hash.slice(1))) location.replace(location.hash);
  }, [text]);
  return html`<${Frame} title=${say("web-rules")}>
    <main class=${`page rules ${game}`}>
      <label class="search">${say("web-search")} <input type="search" value=${wanted} onInput=${(/** @type {InputChange} */ event) => setWanted(event.target.value)} /></label>
      <div aria-live="polite">${wanted.trim() && !shown.length && html`<p>${say("web-nothing-found")}</p>`}</div>
      ${shown.map((one) => block(one, RulePictures))}
      ${serverInfo.games[game]?.lessons > 0 && html`<p><a class="button" href=${`/learn/${game}`}>${say("web-learn-game", { game: say(`game-${game}`) })}</a></p>`}
    </main>
  <//>`;
}

/** @param {string} text */
function parsed(text) {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const head = /^(#+) (.*)/.exec(line);
      if (head)
        return {
          kind: "h",
          level: /** @type {string} */ (head[1]).length,
          text: /** @type {string} */ (head[2]),
          id: "",
        };
      const item = /^- \*\*([A-Z]\d+\.\d+)\*\* (.*)/.exec(line);
      if (item)
        return { kind: "rule", level: 0, text: /** @type {string} */ (item[2]), id: /** @type {string} */ (item[1]) };
      return { kind: line.startsWith("- ") ? "item" : "p", level: 0, text: line.replace(/^- /, ""), id: "" };
    });
}

/** @param {ReturnType<typeof parsed>[number]} one @param {Component | undefined} RulePictures */
function block({ kind, level, text, id }, RulePictures) {
  if (kind === "h")
    return level === 1 ? html`<h1>${text}</h1>` : level === 2 ? html`<h2>${text}</h2>` : html`<h3>${text}</h3>`;
  if (kind === "rule")
    return html`<p class="rule" id=${id}>${RulePictures && html`<${RulePictures} rule=${id} />`}<a href=${`#${id}`} class="number">${id}</a> ${marked(text)}</p>`;
  return html`<p class=${kind}>${marked(text)}</p>`;
}

/** Render **bold** text. @param {string} text */
const marked = (text) => text.split("**").map((part, place) => (place % 2 ? html`<strong>${part}</strong>` : part));
