/** The frame of every page: header, tools, settings button. */
import { html, useEffect, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { preferences } from "../core/preferences.js";
import { route } from "../core/route.js";
import { SeekBar } from "./pairing.js";
import { Icon, Picture } from "./picture.js";

/** @param {{title: string, children?: ComponentChildren, tools?: ComponentChildren, status?: ComponentChildren, line?: ComponentChildren, pageClass?: string}} props */
export function Frame({ title, children, tools, status, line, pageClass = "" }) {
  const [settings, setSettings] = useState(
    /** @type {{Settings: import("preact").ComponentType<{close: () => void}>} | "missing" | null} */ (null),
  );
  const openSettings = () => void import("./settings.js").then(setSettings, () => setSettings("missing"));
  useEffect(() => {
    document.title = title ? `${title} · Banjar` : "Banjar";
  }, [title]);
  return html`<div class=${`frame ${pageClass}`}>
    <a class="skip" href="#content">${say("web-skip")}</a>
    <button class="skip" onClick=${() => (preferences.textMode.value = !preferences.textMode.value)}>${say(preferences.textMode.value ? "web-drawn-version" : "web-text-version")}</button>
    <header class="head">
      <a class="logo" href="/" aria-label=${say("web-home")}><${Picture} id="banjar-logo" /><span>Banjar</span></a>
      ${line}
      <div class="head-tools">
        ${tools}
        <button class="quiet" onClick=${openSettings} aria-label=${say("web-settings")}><${Icon} name="settings" /></button>
      </div>
    </header>
    ${status}
    ${route.value.path !== "/" && html`<${SeekBar} />`}
    <div id="content" class="content" tabindex="-1">${children}</div>
    ${settings === "missing" && html`<p class="problem" role="alert">${say("web-page-missing")}</p>`}
    ${settings && settings !== "missing" && html`<${settings.Settings} close=${() => setSettings(null)} />`}
  </div>`;
}
