/** The page that the address asks for, in the frame that all pages share. */
import { html } from "./html.js";
import { route } from "./route.js";
import { say } from "./language.js";
import { Frame } from "./parts/frame.js";
import { Home } from "./pages/home.js";
import { NewTable } from "./pages/new_table.js";
import { TablePage } from "./pages/table.js";
import { Replay } from "./pages/replay.js";
import { Rules } from "./pages/rules.js";
import { Learn } from "./pages/learn.js";
import { Device } from "./pages/device.js";
import { Code } from "./pages/code.js";

/** @type {Array<[RegExp, import("preact").ComponentType<any>]>} */
const PAGES = [
  [/^\/$/, Home],
  [/^\/new$/, NewTable],
  [/^\/t\/([a-z0-9]+)$/, TablePage],
  [/^\/replay\/([a-z0-9]+)$/, Replay],
  [/^\/rules\/(altar|dalang)$/, Rules],
  [/^\/learn\/(altar|dalang)$/, Learn],
  [/^\/me\/([a-z0-9]+)$/, Device],
  [/^\/code\/([A-Za-z0-9]+)$/, Code],
];

export function App() {
  const { path } = route.value;
  for (const [pattern, Page] of PAGES) {
    const found = pattern.exec(path);
    if (found) return html`<${Page} key=${path} word=${found[1]} />`;
  }
  return html`<${Frame} title=${say("web-lost-title")}>
    <main class="page"><h1>${say("web-lost-title")}</h1><p><a href="/">${say("web-home")}</a></p></main>
  <//>`;
}
