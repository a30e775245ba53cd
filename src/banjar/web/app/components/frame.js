/** What all pages share: the head with its ways, the settings, and the state of the connection. */
import { askToNotify } from "../core/notifications.js";
import { html, useEffect, useRef, useState } from "../core/html.js";
import { LANGUAGES, say } from "../core/language.js";
import { Icon, Picture } from "./picture.js";
import { preferences } from "../core/preferences.js";
import { connection } from "../core/connection.js";
import { enableSounds } from "../core/sounds.js";
import { Dialog } from "./dialog.js";

/** @param {{title: string, children?: any, tools?: any, live?: boolean, pageClass?: string}} props */
export function Frame({ title, children, tools, live = false, pageClass = "" }) {
  const [settings, setSettings] = useState(false);
  useEffect(() => {
    document.title = title ? `${title} · Banjar` : "Banjar";
  }, [title]);
  return html`<div class=${`frame ${pageClass}`}>
    <a class="skip" href="#content">${say("web-skip")}</a>
    <header class="head">
      <a class="logo" href="/" aria-label=${say("web-home")}><${Picture} id="banjar-logo" /><span>Banjar</span></a>
      <div class="head-tools">
        ${tools}
        <button class="quiet" onClick=${() => setSettings(true)} aria-label=${say("web-settings")}><${Icon} name="settings" /></button>
      </div>
    </header>
    ${live && html`<${Connection} />`}
    <div id="content" class="content" tabindex="-1">${children}</div>
    ${settings && html`<${Settings} close=${() => setSettings(false)} />`}
  </div>`;
}

/** How long it is told that the connection is back, in milliseconds. */
const GLAD = 2500;

/** Nothing while all is well; a line of its own when it is not, and for a moment afterwards. */
function Connection() {
  const now = connection.value;
  const lost = useRef(false);
  const [back, setBack] = useState(false);
  useEffect(() => {
    if (now === "lost") lost.current = true;
    if (now !== "open" || !lost.current) return undefined;
    lost.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), GLAD);
    return () => clearTimeout(timer);
  }, [now]);
  const told = now === "open" ? (back ? "back" : null) : now;
  return told && html`<p class=${`connection ${told}`} role="status"><${Icon} name="connection" />${say(`web-connection-${told}`)}</p>`;
}

/** @param {{close: () => void}} props */
function Settings({ close }) {
  return html`<${Dialog} title=${say("web-settings")} close=${close}>
    <div class="form">
      <label>${say("web-language")}
        <select value=${document.documentElement.lang} onChange=${(/** @type {any} */ event) => (preferences.language.value = event.target.value)}>
          ${LANGUAGES.map((name) => html`<option value=${name}>${say(`web-language-${name}`)}</option>`)}
        </select>
      </label>
      <label>${say("web-name")}
        <input maxlength="24" placeholder=${preferences.guest.value} value=${preferences.name.value} onInput=${(/** @type {any} */ event) => (preferences.name.value = event.target.value)} />
      </label>
      <label>${say("web-theme")}
        <select value=${preferences.theme.value} onChange=${(/** @type {any} */ event) => (preferences.theme.value = event.target.value)}>
          ${["auto", "light", "dark"].map((name) => html`<option value=${name}>${say(`web-theme-${name}`)}</option>`)}
        </select>
      </label>
      <label>${say("web-speed")}
        <select value=${String(preferences.speed.value)} onChange=${(/** @type {any} */ event) => (preferences.speed.value = Number(event.target.value))}>
          ${["0", "0.5", "1", "2"].map((name) => html`<option value=${name}>${say(`web-speed-${name.replace(".", "")}`)}</option>`)}
        </select>
      </label>
      ${["confirm", "textMode", "sounds", "notify"].map((name) => html`<${Switch} name=${name} />`)}
    </div>
  <//>`;
}

/** @param {{name: string}} props */
function Switch({ name }) {
  const [blocked, setBlocked] = useState(false);
  const change = async (/** @type {any} */ event) => {
    const box = event.target;
    const refused = name === "notify" && box.checked && !(await askToNotify());
    setBlocked(refused);
    if (refused) box.checked = false;
    preferences[name].value = box.checked;
    if (name === "sounds" && box.checked) void enableSounds();
  };
  return html`<label class="switch"><input type="checkbox" checked=${preferences[name].value} onChange=${change} />
    <span>${say(`web-switch-${name.toLowerCase()}`)}</span></label>
    ${blocked && html`<p class="problem" role="alert">${say("web-notify-blocked")}</p>`}`;
}
