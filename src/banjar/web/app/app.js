/** The app: shows the page for the current address; each page's module is loaded on first use. */
import { html, useEffect, useState } from "./core/html.js";
import { route } from "./core/route.js";
import { say } from "./core/language.js";
import { getMe } from "./core/api.js";
import { DeadEnd } from "./components/dead_end.js";
import { Frame } from "./components/frame.js";
import { LoadError } from "./components/load_error.js";
import { Home } from "./pages/home.js";

/** A page gets what its address names. @typedef {(params: {tableId: string, game: string, token: string, code: string}) => ComponentChildren} Page */

/** @type {Array<[RegExp, () => Promise<Page>]>} */
const PAGES = [
  [/^\/new$/, () => import("./pages/new_table.js").then((it) => it.NewTable)],
  [/^\/t\/(?<tableId>[a-z0-9]+)$/, () => import("./pages/table.js").then((it) => it.TablePage)],
  [/^\/replay\/(?<tableId>[a-z0-9]+)$/, () => import("./pages/replay.js").then((it) => it.Replay)],
  [/^\/rules\/(?<game>[a-z0-9_]+)$/, () => import("./pages/rules.js").then((it) => it.Rules)],
  [/^\/pad(\/(?<game>[a-z0-9_]+))?$/, () => import("./pages/pad.js").then((it) => it.PadPage)],
  [/^\/learn\/(?<game>[a-z0-9_]+)$/, () => import("./pages/learn.js").then((it) => it.Learn)],
  [/^\/strategy\/(?<game>[a-z0-9_]+)$/, () => import("./pages/strategy.js").then((it) => it.Strategy)],
  [/^\/(device|me\/(?<token>[a-z0-9]+))$/, () => import("./pages/device_link.js").then((it) => it.DeviceLink)],
  [/^\/code\/(?<code>[A-Za-z0-9]+)$/, () => import("./pages/join_by_code.js").then((it) => it.JoinByCode)],
];

export function App() {
  const { path } = route.value;
  if (path === "/") return html`<${Home} />`;
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(path);
    if (found) return html`<${Loaded} key=${path} load=${load} params=${found.groups ?? {}} />`;
  }
  return html`<${DeadEnd} title=${say("web-lost-title")} text=${say("web-lost")} />`;
}

/** @param {{load: () => Promise<Page>, params: Record<string, string>}} props */
function Loaded({ load, params }) {
  const [page, setPage] = useState(/** @type {{Page: Page} | null} */ (null));
  const [failed, setFailed] = useState(false);
  const show = (/** @type {Page} */ Page) => setPage({ Page });
  useEffect(() => void load().then(show, () => setFailed(true)), [load]);
  const again = () => load().then(show, startAgain);
  if (page) return html`<${page.Page} ...${params} />`;
  return html`<${Frame} title=""><main class="page">
    ${failed ? html`<${LoadError} problem=${say("web-page-missing")} again=${again} />` : html`<p role="status">${say("web-loading")}</p>`}
  </main><//>`;
}

/** Some browsers cache a failed module load; only reloading the page clears it. */
async function startAgain() {
  const reached = await getMe().catch(() => null);
  if (reached) location.reload();
}
