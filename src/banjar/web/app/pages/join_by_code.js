/** A link with a table's code: redirects to the table. */
import { html, useEffect, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { go } from "../core/route.js";
import { findTable } from "../core/api.js";
import { DeadEnd } from "../components/dead_end.js";
import { Frame } from "../components/frame.js";

/** @param {{code: string}} props */
export function JoinByCode({ code }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    findTable(code).then(
      (found) => go(`/t/${found.table}`, true),
      (error) => setProblem(error.message),
    );
  }, [code]);
  if (problem) return html`<${DeadEnd} title=${say("web-lost-title")} text=${problem} />`;
  return html`<${Frame} title=${say("web-join")}><main class="page"><h1>${say("web-join")}</h1>
    <p role="status">${say("web-loading")}</p></main><//>`;
}
