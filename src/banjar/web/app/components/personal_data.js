/** What the server keeps about the person: download it, or delete it after a question. */
import { deleteMe, getMyData } from "../core/api.js";
import { html, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Dialog } from "./dialog.js";

const FILE = "banjar-my-data.json";

export function PersonalData() {
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState("");
  const download = async () => {
    setProblem("");
    try {
      save(await getMyData());
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
    }
  };
  return html`<section class="identity" aria-labelledby="personal-data-title">
    <h3 id="personal-data-title">${say("web-data")}</h3>
    <p>${say("web-data-text")}</p>
    <div class="row">
      <button onClick=${download}>${say("web-data-download")}</button>
      <button class="danger" onClick=${() => setAsks(true)}>${say("web-data-delete")}</button>
    </div>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${asks && html`<${DeleteMyData} close=${() => setAsks(false)} />`}
  </section>`;
}

/** Says what happens and asks. @param {{close: () => void}} props */
function DeleteMyData({ close }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const remove = async () => {
    setBusy(true);
    setProblem("");
    try {
      await deleteMe();
      becomeNewcomer();
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
      setBusy(false);
    }
  };
  return html`<${Dialog} title=${say("web-data-delete")} close=${close} id="delete-data">
    <ul>
      ${["tables", "games", "chat", "devices", "stays"].map((part) => html`<li>${say(`web-data-delete-${part}`)}</li>`)}
    </ul>
    <p><strong>${say("web-data-delete-final")}</strong></p>
    <form method="dialog" class="row">
      <button disabled=${busy}>${say("web-data-keep")}</button>
      <button type="button" class="danger" disabled=${busy} onClick=${remove}>${say(busy ? "web-data-deleting" : "web-data-delete-now")}</button>
    </form>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  <//>`;
}

/** @param {object} data */
function save(data) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: FILE });
  link.click();
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Forget the name and the read marks of this browser too, and begin anew. */
function becomeNewcomer() {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage may be disabled: nothing was kept then.
  }
  location.assign("/");
}
