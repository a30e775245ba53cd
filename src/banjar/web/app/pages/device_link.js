/** A personal link: gives this device the identity of the device that made the link, after a question. */
import { html, useEffect, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { go } from "../core/route.js";
import { listMyTables, useLink } from "../core/api.js";
import { Frame } from "../components/frame.js";

/** The token is the fragment of the address, or its end in links made earlier. @param {{token?: string}} props */
export function DeviceLink({ token = location.hash.slice(1) }) {
  const [problem, setProblem] = useState("");
  const [own, setOwn] = useState(/** @type {number | null} */ (null));
  useEffect(
    () =>
      void listMyTables().then(
        (found) => setOwn(found.tables.length),
        () => setOwn(0),
      ),
    [],
  );
  const use = async () => {
    try {
      await useLink(token);
      go("/", true);
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
    }
  };
  return html`<${Frame} title=${say("web-device")}><main class="page"><h1>${say("web-device")}</h1>
    <p>${say("web-device-text")}</p>
    ${Boolean(own) && html`<p class="warning"><strong>${say("web-device-replaces", { count: own ?? 0 })}</strong></p>`}
    <p class="row"><button class=${own ? "danger" : "main"} disabled=${own === null} onClick=${use}>${say("web-device-use")}</button>
    <a class="button" href="/">${say("web-device-keep")}</a></p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}</main><//>`;
}
