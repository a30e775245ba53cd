/** The panel beside the board: log, chat, or table menu. */
import { html, useEffect, useRef, useState } from "../core/html.js";
import { say } from "../core/language.js";
import { Icon } from "./picture.js";
import { go } from "../core/route.js";
import { deleteTable, makeLink, makeSeatToken } from "../core/api.js";
import { serverInfo } from "../core/server_info.js";
import { Chat } from "./chat.js";
import { confirmed } from "./dialog.js";
import { Log } from "./log.js";
import { SharedLink } from "./share.js";

/** @param {{state: import("../core/table_state.js").TableState, panel: string, setPanel: (panel: string | null) => void, again?: () => void}} props */
export function SidePanel({ state, panel, setPanel, again }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const opener = useRef(/** @type {Element | null} */ (null));
  useEffect(() => {
    opener.current = document.activeElement;
    place.current?.focus({ preventScroll: true });
  }, [panel]);
  const leave = () => {
    setPanel(null);
    /** @type {HTMLElement | null} */ (opener.current)?.focus();
  };
  return html`<aside class="side-panel" ref=${place} tabindex="-1" onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && leave()} aria-label=${say(panel === "table" ? "web-table-menu" : `web-${panel}`)}>
    <div class="dialog-head"><h2>${say(panel === "table" ? "web-table-menu" : `web-${panel}`)}</h2>
      <button class="quiet" onClick=${leave} aria-label=${say("web-close")}><${Icon} name="close" /></button></div>
    ${panel === "log" && html`<${Log} state=${state} again=${again} />`}
    ${panel === "chat" && html`<${Chat} state=${state} />`}
    ${panel === "table" && html`<${TableMenu} state=${state} />`}
  </aside>`;
}

/** @param {{state: import("../core/table_state.js").TableState}} props */
function TableMenu({ state }) {
  const now = state.now.value;
  const [link, setLink] = useState("");
  const seated = now.you.seats.length > 0;
  const resigned = now.you.seats.every((seat) => now.seats[seat]?.resigned);
  const share = async () => {
    try {
      const made = await makeLink();
      setLink(`${location.origin}${made.path}`);
    } catch (error) {
      state.problem.value = String(/** @type {Error} */ (error).message);
    }
  };
  const resign = async () => {
    const text = say(now.you.resignation_ends_game ? "web-resign-end-sure" : "web-resign-sure");
    if (await confirmed(text, say("web-resign"))) await state.command("resign", { seat: now.you.seat });
  };
  return html`<div class="form">
    <p>${say("web-share-link")}</p>
    <${SharedLink} link=${`${location.origin}/t/${state.id}`} label=${say("web-share-link")} title=${say(`game-${now.settings.game}`)} />
    ${
      seated &&
      html`<p><button onClick=${share}><${Icon} name="link" />${say("web-other-device")}</button></p>
      ${link && html`<label>${say("web-other-device-text")} <input readonly value=${link} onFocus=${(/** @type {InputChange} */ event) => event.target.select()} /></label>`}`
    }
    ${seated && now.status === "running" && now.you.auto_reply && html`<${AutoReply} key=${now.you.seat} state=${state} />`}
    <p><a href=${`/rules/${now.settings.game}`} target="_blank">${say("web-rules")}</a></p>
    ${seated && resigned && now.status === "running" && html`<p role="status">${say("web-resigned")}</p>`}
    ${
      now.you.seat !== null &&
      !now.seats[now.you.seat]?.resigned &&
      now.status === "running" &&
      html`<p><button class="danger resign" onClick=${resign}>
      <${Icon} name="flag" />${say("web-resign")}</button></p>`
    }
    ${now.you.seats.some((seat) => now.seats[seat]?.substituted) && html`<p><button class="main" onClick=${() => state.command("return", {})}>${say("web-return")}</button></p>`}
    ${seated && !resigned && now.status === "running" && html`<${Program} state=${state} />`}
    <p><button onClick=${() => go("/")}>${say("web-home")}</button></p>
    ${now.you.owner && html`<${Delete} state=${state} />`}
  </div>`;
}

/** The owner's button to delete the table. @param {{state: import("../core/table_state.js").TableState}} props */
export function Delete({ state }) {
  const [problem, setProblem] = useState("");
  const remove = async () => {
    if (!(await confirmed(say("web-delete-sure"), say("web-delete")))) return;
    try {
      await deleteTable(state.id);
      go("/");
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
    }
  };
  return html`<p><button class="danger delete" onClick=${remove}>${say("web-delete")}</button></p>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}`;
}

/** Creates a token with which a program plays the viewer's seat, and shows how to use it. @param {{state: import("../core/table_state.js").TableState}} props */
function Program({ state }) {
  const [token, setToken] = useState("");
  const [problem, setProblem] = useState("");
  const { you } = state.now.value;
  const make = async () => {
    try {
      const made = await makeSeatToken(state.id, you.seat ?? you.seats[0] ?? 0);
      setToken(made.token);
      setProblem("");
    } catch (error) {
      setProblem(String(/** @type {Error} */ (error).message));
    }
  };
  const marked = (/** @type {InputChange} */ event) => event.target.select();
  return html`<p><button onClick=${make}>${say("web-program")}</button></p>
    ${
      token &&
      html`<p role="status">${say("web-program-text")}</p>
      <label>${say("web-program-token")} <input class="token" readonly value=${token} onFocus=${marked} /></label>
      <label>${say("web-program-command")} <input readonly value=${`python examples/program.py ${location.origin} ${token}`} onFocus=${marked} /></label>`
    }
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}`;
}

/** @param {{state: import("../core/table_state.js").TableState}} props */
function AutoReply({ state }) {
  const now = state.now.value;
  const [reply, setReply] = useState(/** @type {import("../core/types").AutoReply} */ (now.you.auto_reply));
  const change = (/** @type {import("../core/types").AutoReply} */ wanted) => {
    setReply(wanted);
    state.setAutoReply(wanted);
  };
  const { auto_replies: questions, reactions } = serverInfo.games[now.settings.game];
  const words = state.words.value;
  return html`<fieldset><legend>${say("web-auto-reply")}</legend>
    ${
      reactions.length > 0 &&
      html`<label class="switch"><input type="checkbox" checked=${reply.pass_when_unable}
      onChange=${(/** @type {InputChange} */ event) => change({ ...reply, pass_when_unable: event.target.checked })} /><span>${say("web-pass-when-unable")}</span></label>
      <p class="help"><small>${say("web-pass-when-unable-note")}</small></p>`
    }
    ${Object.entries(questions).map(
      ([phase, answers]) => html`<label>${words.phase(phase)}
      <select value=${reply.answers?.[phase] ?? ""} onChange=${(/** @type {SelectChange} */ event) => {
        const { [phase]: _old, ...others } = reply.answers ?? {};
        change({ ...reply, answers: event.target.value ? { ...others, [phase]: event.target.value } : others });
      }}>
        <option value="">${say("web-ask-me")}</option>
        ${answers.map((answer) => html`<option value=${answer}>${say(`web-answer-${answer}`)}</option>`)}
      </select></label>`,
    )}
  </fieldset>`;
}
