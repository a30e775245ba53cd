/** Who the person is on this device: keep a recovery link, end other devices, sign out. */
import { endDevices, makeLink, makeRecoveryLink, signOut } from "../core/api.js";
import { html, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { preferences } from "../core/preferences.js";
import { forgetTables } from "../core/read_marks.js";
import { confirmed } from "./dialog.js";
import { SharedLink } from "./share.js";

export function Identity() {
  const [shown, setShown] = useState(/** @type {{text: string, link?: string} | null} */ (null));
  const [problem, setProblem] = useState("");
  /** @param {() => Promise<{text: string, link?: string}>} work */
  const run = async (work) => {
    setProblem("");
    setShown(null);
    try {
      setShown(await work());
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
    }
  };
  const device = () =>
    run(async () => ({ text: say("web-other-device-text"), link: location.origin + (await makeLink()).path }));
  const recover = () =>
    run(async () => ({ text: say("web-recovery-text"), link: location.origin + (await makeRecoveryLink()).path }));
  const end = async () =>
    (await confirmed(say("web-end-devices-sure"), say("web-end-devices"))) &&
    run(async () => {
      await endDevices();
      return { text: say("web-end-devices-done") };
    });
  const leave = async () =>
    (await confirmed(say("web-sign-out-sure"), say("web-sign-out"))) &&
    run(async () => {
      await signOut();
      forgetTables();
      preferences.name.value = "";
      location.assign("/");
      return { text: "" };
    });
  return html`<section class="identity" aria-labelledby="identity-title">
    <h3 id="identity-title">${say("web-identity")}</h3>
    <p>${say("web-identity-text")}</p>
    <div class="row">
      <button onClick=${device}>${say("web-other-device")}</button>
      <button onClick=${recover}>${say("web-recovery")}</button>
      <button onClick=${end}>${say("web-end-devices")}</button>
      <button class="danger" onClick=${leave}>${say("web-sign-out")}</button>
    </div>
    <div role="status">
      ${shown && html`<p>${shown.text}</p>${shown.link && html`<${SharedLink} link=${shown.link} label=${shown.text} />`}`}
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  </section>`;
}
