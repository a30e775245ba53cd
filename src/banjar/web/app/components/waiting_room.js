/** A table that has not started: what is played, its seats, how to invite people, and the chat. */
import { html, useEffect, useState } from "../core/html.js";
import { serverInfo } from "../core/server_info.js";
import { listed, say } from "../core/language.js";
import { clockOffset } from "../core/connection.js";
import { Chat } from "./chat.js";
import { confirmed } from "./dialog.js";
import { Invitation, Join } from "./invitation.js";
import { Picture } from "./picture.js";
import { QrCode, SharedLink } from "./share.js";
import { Delete } from "./side_panel.js";

/** @typedef {import("../core/types").SeatView} SeatView */
/** @typedef {import("../core/table_state.js").TableState} TableState */

const COLOURS = ["red", "blue", "yellow", "green"];

/** @param {{state: TableState}} props */
export function WaitingRoom({ state }) {
  const now = state.now.value;
  const seated = now.you.seats.length > 0;
  const free = now.seats.filter(isFree).length;
  const isShared = now.seats.every((seat) => seat.level || now.you.seats.includes(seat.seat));
  const isAlone = seated && isShared;
  const mayInvite = seated && now.seats.some((seat) => seat.kind === "open");
  return html`<main class=${`page waiting-room ${seated ? "seated" : "guest"} ${isAlone ? "alone" : ""}`}>
    <div class="waiting-main">
      <${Invitation} state=${state} line=${waitingFor(now)} />
      ${!seated && free > 0 && html`<${Join} state=${state} />`}
      <${Seats} state=${state} />
      ${now.you.barred && html`<${BarredPeople} state=${state} names=${now.you.barred} />`}
      ${seated && html`<${Colours} state=${state} />`}
      <${Leaving} state=${state} />
      ${state.problem.value && html`<p class="problem" role="alert">${state.problem.value}</p>`}
    </div>
    ${
      !isAlone &&
      html`<div class="waiting-side">
      ${mayInvite && html`<${Invite} state=${state} />`}
      <section class="card-panel waiting-chat"><h2>${say("web-chat")}</h2><${Chat} state=${state} /></section>
    </div>`
    }
  </main>`;
}

/** @param {SeatView} seat */
const isFree = (seat) => seat.kind === "open" || seat.kind === "invited";

/** What the table waits for. @param {import("../core/types").TableView} now */
function waitingFor(now) {
  const free = now.seats.filter(isFree).length;
  if (free) return say("web-waiting-free", { count: free });
  const others = now.seats.filter((seat) => !seat.ready && !now.you.seats.includes(seat.seat)).map(seatName);
  if (others.length) return say("web-waiting-others", { players: listed(others) });
  return say(now.you.seats.some((seat) => !now.seats[seat]?.ready) ? "web-waiting-you" : "web-waiting-ready");
}

/** @param {{state: TableState}} props */
function Seats({ state }) {
  const now = state.now.value;
  return html`<ul class="seat-list">
    ${now.seats.map(
      (seat) => html`<li class=${seat.kind} key=${seat.seat}>
      <${Picture} id=${seat.colour ? `player-${seat.colour}` : seat.level ? "icon-bot" : "icon-person"} class="icon" />
      <strong>${seatName(seat)}</strong>
      ${seat.kind !== "open" && html`<em class=${seat.ready ? "ready" : ""}>${say(seat.kind === "invited" ? "web-invited" : seat.ready ? "web-ready" : "web-not-ready")}</em>`}
      ${seat.level && seat.name && !now.you.owner && html`<em>${say(`web-level-${seat.level}`)}</em>`}
      ${now.you.owner && !now.you.seats.includes(seat.seat) && html`<${Planning} state=${state} seat=${seat} />`}
      ${
        now.you.invitations?.[seat.seat] &&
        html`<${SharedLink} label=${say("web-invitation", { player: seat.name ?? "" })}
        link=${`${location.origin}/t/${state.id}?invitation=${now.you.invitations[seat.seat]}`} />`
      }
    </li>`,
    )}
  </ul>`;
}

/** @param {{state: TableState}} props */
function Colours({ state }) {
  const now = state.now.value;
  const own = now.seats[now.you.seats[0] ?? -1];
  return html`<fieldset class="pills"><legend>${say("web-colour")}</legend>
    ${COLOURS.map(
      (
        colour,
      ) => html`<button class=${`swatch ${own?.colour === colour ? "on" : ""}`} aria-pressed=${String(own?.colour === colour)}
      disabled=${now.seats.some((seat) => seat.colour === colour && seat.seat !== own?.seat)} title=${say(`colour-${colour}`)}
      aria-label=${say(`colour-${colour}`)} onClick=${() => state.command("colour", { colour })}><${Picture} id=${`player-${colour}`} class="icon" /></button>`,
    )}
  </fieldset>`;
}

/** The ways out of the waiting room: start, get ready, leave, delete. @param {{state: TableState}} props */
function Leaving({ state }) {
  const now = state.now.value;
  const seated = now.you.seats.length > 0;
  const own = now.seats[now.you.seats[0] ?? -1];
  const free = now.seats.some(isFree);
  const ready = now.seats.every((seat) => seat.ready || now.you.seats.includes(seat.seat));
  const mayStart = useMoment(now.you.may_start_at ?? null);
  const leave = async () => {
    if (now.you.owner && !(await confirmed(say("web-leave-sure"), say("web-leave")))) return;
    await state.command("leave", {});
  };
  return html`<div class="row leaving">
      ${mayStart && html`<button class="main big" disabled=${free || !ready} onClick=${() => state.command("start", {})}>${say("web-start")}</button>`}
      ${seated && !now.you.owner && html`<button class=${own?.ready ? "" : "main big"} onClick=${() => state.command("ready", { ready: !own?.ready })}>${say(own?.ready ? "web-not-ready-yet" : "web-i-am-ready")}</button>`}
      ${seated && html`<button onClick=${leave}>${say("web-leave")}</button>`}
      ${now.you.owner && html`<${Delete} state=${state} />`}
    </div>
    ${mayStart && (free || !ready) && html`<p>${say(now.you.owner && free ? "web-start-when" : "web-start-when-ready")}</p>`}`;
}

/** Whether the server's clock has reached a moment. @param {number | null} moment */
function useMoment(moment) {
  const [, look] = useState(0);
  const left = moment === null ? Infinity : moment - Date.now() - clockOffset.value;
  useEffect(() => {
    if (left <= 0 || left === Infinity) return undefined;
    const timer = setTimeout(() => look((count) => count + 1), left);
    return () => clearTimeout(timer);
  }, [moment]);
  return left <= 0;
}

/** The owner's menu to open a seat or give it to a bot. @param {{state: TableState, seat: SeatView}} props */
function Planning({ state, seat }) {
  const reseat = (/** @type {string | null} */ level) => state.command("reseat", { seat: seat.seat, level });
  if (seat.kind === "person") {
    const player = seatName(seat);
    const free = async () => {
      if (await confirmed(say("web-free-seat-sure", { player }), say("web-free-seat"))) await reseat(null);
    };
    const bar = async () => {
      if (await confirmed(say("web-bar-sure", { player }), say("web-bar")))
        await state.command("bar", { seat: seat.seat });
    };
    return html`<button class="small" onClick=${free}>${say("web-free-seat")}</button>
      <button class="small danger" onClick=${bar}>${say("web-bar")}</button>`;
  }
  return html`<label><span class="hidden">${say("web-seat-number", { number: seat.seat + 1 })}</span>
    <select value=${seat.level ?? seat.kind} onChange=${(/** @type {SelectChange} */ event) => reseat(event.target.value === "open" ? null : event.target.value)}>
      ${seat.kind === "invited" && html`<option value="invited">${say("web-seat-guest")}</option>`}
      ${["open", ...serverInfo.levels].map((kind) => html`<option value=${kind}>${say(`web-seat-${kind}`)}</option>`)}
    </select></label>`;
}

/** Those who may not sit down again, for the owner. @param {{state: TableState, names: string[]}} props */
const BarredPeople = ({ state, names }) => html`<ul class="seat-list">
  ${names.map(
    (
      name,
    ) => html`<li key=${name}><${Picture} id="icon-person" class="icon" /><strong>${name}</strong> <em>${say("web-barred")}</em>
    <button class="small" onClick=${() => state.command("readmit", { name })}>${say("web-readmit")}</button></li>`,
  )}
</ul>`;

/** @param {SeatView} seat */
function seatName(seat) {
  if (seat.name) return seat.name;
  return seat.level ? say(`web-level-${seat.level}`) : say("web-open-seat");
}

/** @param {{state: TableState}} props */
function Invite({ state }) {
  const link = `${location.origin}/t/${state.id}`;
  return html`<section class="card-panel invite">
    <div>
      <p>${say("web-invite-text")}</p>
      <${SharedLink} link=${link} label=${say("web-share-link")} title=${say(`game-${state.now.value.settings.game}`)} />
      <p>${say("web-code")}: <strong class="code">${state.now.value.you.code}</strong></p>
    </div>
    <${QrCode} table=${state.id} />
  </section>`;
}
