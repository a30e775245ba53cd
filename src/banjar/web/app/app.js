/** The page that the address asks for, in the frame that all pages share; each is loaded when it is first shown. */
import { html, useEffect, useState } from "./html.js";
import { route } from "./route.js";
import { say } from "./language.js";
import { request } from "./server.js";
import { Frame } from "./parts/frame.js";
import { Trouble } from "./parts/trouble.js";
import { Home } from "./pages/home.js";

/** @typedef {import("preact").ComponentType<any>} Page */

/** @type {Array<[RegExp, () => Promise<Page>]>} */
const PAGES = [
  [/^\/new$/, () => import("./pages/new_table.js").then((it) => it.NewTable)],
  [/^\/t\/([a-z0-9]+)$/, () => import("./pages/table.js").then((it) => it.TablePage)],
  [/^\/replay\/([a-z0-9]+)$/, () => import("./pages/replay.js").then((it) => it.Replay)],
  [/^\/rules\/(altar|dalang)$/, () => import("./pages/rules.js").then((it) => it.Rules)],
  [/^\/learn\/(altar|dalang)$/, () => import("./pages/learn.js").then((it) => it.Learn)],
  [/^\/me\/([a-z0-9]+)$/, () => import("./pages/device.js").then((it) => it.Device)],
  [/^\/code\/([A-Za-z0-9]+)$/, () => import("./pages/code.js").then((it) => it.Code)],
];

export function App() {
  const { path } = route.value;
  if (path === "/") return html`<${Home} />`;
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(path);
    if (found) return html`<${Loaded} key=${path} load=${load} word=${found[1]} />`;
  }
  return html`<${Frame} title=${say("web-lost-title")}>
    <main class="page"><h1>${say("web-lost-title")}</h1><p><a href="/">${say("web-home")}</a></p></main>
  <//>`;
}

/** @param {{load: () => Promise<Page>, word: string | undefined}} props */
function Loaded({ load, word }) {
  const [page, setPage] = useState(/** @type {{Page: Page} | null} */ (null));
  const [failed, setFailed] = useState(false);
  const show = (/** @type {Page} */ Page) => setPage({ Page });
  useEffect(() => void load().then(show, () => setFailed(true)), [load]);
  const again = () => load().then(show, startAgain);
  if (page) return html`<${page.Page} word=${word} />`;
  return html`<${Frame} title=""><main class="page">
    ${failed ? html`<${Trouble} problem=${say("web-page-missing")} again=${again} />` : html`<p role="status">${say("web-loading")}</p>`}
  </main><//>`;
}

/** Some browsers remember that a module could not be loaded; only a new start makes them forget. */
async function startAgain() {
  const reached = await request("GET", "/api/me").catch(() => null);
  if (reached) location.reload();
}
