/** A link with a code leads to its table. */
import { html, useEffect, useState } from "../html.js";
import { say } from "../language.js";
import { go } from "../route.js";
import { request } from "../server.js";
import { Frame } from "../parts/frame.js";

/** @param {{word: string}} props */
export function Code({ word }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    request("GET", `/api/codes/${word}`).then(
      (found) => go(`/t/${found.table}`, true),
      (error) => setProblem(error.message),
    );
  }, [word]);
  return html`<${Frame} title=${say("web-join")}><main class="page"><h1>${say("web-join")}</h1>
    <p role="status">${problem || say("web-loading")}</p></main><//>`;
}
