/** A personal link: make this device the same person's as the one the link comes from. */
import { html, useState } from "../html.js";
import { say } from "../language.js";
import { go } from "../route.js";
import { request } from "../server.js";
import { Frame } from "../parts/frame.js";

/** @param {{word: string}} props */
export function Device({ word }) {
  const [problem, setProblem] = useState("");
  const use = async () => {
    try {
      await request("POST", "/api/me/link/use", { token: word });
      go("/", true);
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
    }
  };
  return html`<${Frame} title=${say("web-device")}><main class="page"><h1>${say("web-device")}</h1>
    <p>${say("web-device-text")}</p><p><button class="main" onClick=${use}>${say("web-device-use")}</button></p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}</main><//>`;
}
