/** The preferences of this browser, in a dialog. */
import { askToNotify } from "../core/notifications.js";
import { html, useState } from "../core/html.js";
import { LANGUAGES, say } from "../core/language.js";
import { preferences } from "../core/preferences.js";
import { enableSounds, sound } from "../core/sounds.js";
import { Dialog } from "./dialog.js";
import { KeyList } from "./key_list.js";
import { Identity } from "./identity.js";
import { PersonalData } from "./personal_data.js";

/** @param {{close: () => void}} props */
export function Settings({ close }) {
  return html`<${Dialog} title=${say("web-settings")} close=${close}>
    <div class="form">
      <label>${say("web-language")}
        <select value=${document.documentElement.lang} onChange=${(/** @type {SelectChange} */ event) => (preferences.language.value = event.target.value)}>
          ${LANGUAGES.map((name) => html`<option value=${name}>${say(`web-language-${name}`)}</option>`)}
        </select>
      </label>
      <label>${say("web-name")}
        <input maxlength="24" placeholder=${preferences.guest.value} value=${preferences.name.value} onInput=${(/** @type {InputChange} */ event) => (preferences.name.value = event.target.value)} />
      </label>
      <label>${say("web-theme")}
        <select value=${preferences.theme.value} onChange=${(/** @type {SelectChange} */ event) => (preferences.theme.value = event.target.value)}>
          ${["auto", "light", "dark"].map((name) => html`<option value=${name}>${say(`web-theme-${name}`)}</option>`)}
        </select>
      </label>
      <label>${say("web-speed")}
        <select value=${String(preferences.speed.value)} onChange=${(/** @type {SelectChange} */ event) => (preferences.speed.value = Number(event.target.value))}>
          ${["0", "0.5", "1", "2"].map((name) => html`<option value=${name}>${say(`web-speed-${name.replace(".", "")}`)}</option>`)}
        </select>
      </label>
      ${["confirm", "textMode", "allChoices", "notify", "sounds"].map((name) => html`<${Switch} name=${name} />`)}
      ${
        preferences.sounds.value &&
        html`<label>${say("web-volume")}
        <input type="range" min="0" max="1" step="0.1" value=${preferences.volume.value} onChange=${(
          /** @type {InputChange} */ event,
        ) => {
          preferences.volume.value = Number(event.target.value);
          sound("chime");
        }} />
      </label>`
      }
    </div>
    <details><summary>${say("web-keys")}</summary><${KeyList} /></details>
    <${Identity} />
    <${PersonalData} />
  <//>`;
}

/** @param {{name: "confirm" | "textMode" | "allChoices" | "sounds" | "notify"}} props */
function Switch({ name }) {
  const [blocked, setBlocked] = useState(false);
  const change = async (/** @type {InputChange} */ event) => {
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
