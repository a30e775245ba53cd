/** A personal link: gives this device the identity of the device that made the link. */
import { html, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { go } from "../core/route.js";
import { useLink } from "../core/api.js";
import { Frame } from "../components/frame.js";

/** @param {{token: string}} props */
export function DeviceLink({ token }) {
  const [problem, setProblem] = useState("");
  const use = async () => {
    try {
      await useLink(token);
      go("/", true);
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
    }
  };
  return html`<${Frame} title=${say("web-device")}><main class="page"><h1>${say("web-device")}</h1>
    <p>${say("web-device-text")}</p><p><button class="main" onClick=${use}>${say("web-device-use")}</button></p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}</main><//>`;
}
