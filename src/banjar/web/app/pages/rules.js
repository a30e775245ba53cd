/** The rules: an introduction with figures, then the rulebook with contents and a search; every rule has an anchor with its number. */
import { gameClient } from "../core/games.js";
import { html, useEffect, useMemo, useState } from "../core/html.js";
import { language, say, useFurtherTexts } from "../core/language.js";
import { serverInfo } from "../core/server_info.js";
import { Banner } from "../components/banner.js";
import { Frame } from "../components/frame.js";

/** @typedef {import("preact").ComponentType<{rule: string}>} Component */
/** @typedef {import("../core/game_client").Introduction} Parts */

/** @param {{game: string}} props */
export function Rules({ game }) {
  const [{ text, RulePictures, introduction }, setContent] = useState(
    /** @type {{text: string, RulePictures?: Component, introduction?: Parts}} */ ({ text: "" }),
  );
  const [wanted, setWanted] = useState("");
  const texts = useFurtherTexts(`${game}_learn`);
  useEffect(() => {
    const rules = fetch(`/locales/${language.value}/rules/${game}.md`).then((it) => (it.ok ? it.text() : ""));
    const client = gameClient(game);
    void Promise.all([rules, client?.loadRulePictures?.(), client?.loadIntroduction?.()]).then(
      ([found, Pictures, parts]) => setContent({ text: found, RulePictures: Pictures, introduction: parts }),
    );
  }, [game, language.value]);
  const blocks = useMemo(() => parsed(text), [text]);
  const search = wanted.trim().toLowerCase();
  const shown = search
    ? blocks.filter((block) => block.kind !== "h" && block.text.toLowerCase().includes(search))
    : blocks;
  const isReady = text !== "" && (texts.ready || texts.failed);
  useEffect(() => {
    // Follow the anchor again now that everything is loaded: the browser scrolls to the rule and highlights it.
    if (isReady && document.getElementById(location.hash.slice(1))) location.replace(location.hash);
  }, [isReady]);
  const title = say(`game-${game}`);
  return html`<${Frame} title=${say("web-rules")}>
    <main class=${`page rules ${game}`}>
      <${Banner} game=${game}><h1 class="plate">${say("web-rules-game", { game: title })}</h1><//>
      <p class="inline rules-tools">
        <button type="button" onClick=${() => print()}>${say("web-rules-print")}</button>
        ${serverInfo.games[game]?.lessons > 0 && html`<a class="button" href=${`/learn/${game}`}>${say("web-learn-game", { game: title })}</a>`}
        ${serverInfo.games[game]?.strategy > 0 && html`<a class="button" href=${`/strategy/${game}`}>${say("web-strategy-game", { game: title })}</a>`}
        ${serverInfo.games[game]?.pad && html`<a class="button" href=${`/pad/${game}`}>${say("web-pad")}</a>`}
      </p>
      ${introduction && texts.ready && html`<${Introduction} game=${game} introduction=${introduction} />`}
      <${Contents} blocks=${blocks} introduction=${texts.ready && introduction !== undefined} />
      <label class="search">${say("web-search")} <input type="search" value=${wanted} onInput=${(/** @type {InputChange} */ event) => setWanted(event.target.value)} /></label>
      <div aria-live="polite">${search && !shown.length && html`<p>${say("web-nothing-found")}</p>`}</div>
      <section id="reference">
        <h2 class="reference">${say("web-rules-reference")}</h2>
        ${shown.map((one) => block(one, RulePictures))}
      </section>
    </main>
  <//>`;
}

/** @param {{game: string, introduction: Parts}} props */
const Introduction = ({ game, introduction }) => html`<section id="introduction" class="introduction">
  <h2>${say("web-rules-introduction")}</h2>
  <div class="parts">${introduction.parts.map(
    (part) => html`<article key=${part} class=${`part ${part}`}>
      <h3>${say(`intro-${game}-${part}-title`)}</h3>
      <div class="figure" aria-hidden="true"><${introduction.Figure} part=${part} /></div>
      <p>${say(`intro-${game}-${part}`)}</p>
    </article>`,
  )}</div>
</section>`;

/** @param {{blocks: Block[], introduction: boolean}} props */
const Contents = ({ blocks, introduction }) => html`<nav class="contents" aria-label=${say("web-rules-contents")}>
  <h2>${say("web-rules-contents")}</h2>
  <ul>
    ${introduction && html`<li><a href="#introduction">${say("web-rules-introduction")}</a></li>`}
    ${blocks.filter((block) => block.level === 2).map((block) => html`<li><a href=${`#${block.id}`}>${block.text}</a></li>`)}
  </ul>
</nav>`;

/** @typedef {{kind: string, level: number, text: string, id: string}} Block */

/** @param {string} text @returns {Block[]} */
function parsed(text) {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [, marks, title = ""] = /^(#+) (.*)/.exec(line) ?? [];
      if (marks) return { kind: "h", level: marks.length, text: title, id: anchorOf(title) };
      const item = /^- \*\*([A-Z]\d+\.\d+)\*\* (.*)/.exec(line);
      if (item)
        return { kind: "rule", level: 0, text: /** @type {string} */ (item[2]), id: /** @type {string} */ (item[1]) };
      return { kind: line.startsWith("- ") ? "item" : "p", level: 0, text: line.replace(/^- /, ""), id: "" };
    });
}

/** The number of a section, or else its words. @param {string} title */
const anchorOf = (title) => /^[A-Z]\d+\b/.exec(title)?.[0] ?? title.toLowerCase().replace(/[^\p{L}\d]+/gu, "-");

/** The page has a title of its own, so the rulebook's is left out. @param {Block} one @param {Component | undefined} RulePictures */
function block({ kind, level, text, id }, RulePictures) {
  if (kind === "h") return level === 1 ? null : level === 2 ? html`<h3 id=${id}>${text}</h3>` : html`<h4>${text}</h4>`;
  if (kind === "rule")
    return html`<p class="rule" id=${id}>${RulePictures && html`<${RulePictures} rule=${id} />`}<a href=${`#${id}`} class="number">${id}</a> ${marked(text)}</p>`;
  return html`<p class=${kind}>${marked(text)}</p>`;
}

/** Render **bold** text. @param {string} text */
const marked = (text) => text.split("**").map((part, place) => (place % 2 ? html`<strong>${part}</strong>` : part));
