/** A table that has not started: its seats, and how to invite people. */
import { html, useEffect, useState } from "../core/html.js";
import { serverInfo } from "../core/server_info.js";
import { say } from "../core/language.js";
import { Picture } from "./picture.js";
import { preferences } from "../core/preferences.js";
import { route } from "../core/route.js";
import { clockOffset } from "../core/connection.js";
import { Banner } from "./banner.js";
import { SharedLink } from "./share.js";

/** @typedef {import("../core/types").SeatView} SeatView */

const COLOURS = ["red", "blue", "yellow", "green"];

/** @param {{state: import("../core/table_state.js").TableState}} props */
export function WaitingRoom({ state }) {
  const now = state.now.value;
  const seated = now.you.seats.length > 0;
  const free = now.seats.filter((seat) => seat.kind === "open" || seat.kind === "invited").length;
  const ready = now.seats.every((seat) => seat.ready || now.you.seats.includes(seat.seat));
  const own = now.seats[now.you.seats[0] ?? -1];
  const mayStart = useMoment(now.you.may_start_at ?? null);
  return html`<main class="page slim waiting-room">
    <${Banner} game=${now.settings.game}>
      <h1>${say(`game-${now.settings.game}`)}</h1>
      <p>${free ? say("web-waiting-free", { count: free }) : say("web-waiting-ready")}</p>
    <//>
    ${seated && html`<${Invite} state=${state} />`}
    <ul class="seat-list">
      ${now.seats.map(
        (seat) => html`<li class=${seat.kind} key=${seat.seat}>
        <${Picture} id=${seat.colour ? `player-${seat.colour}` : seat.level ? "icon-bot" : "icon-person"} class="icon" />
        <strong>${seatName(seat)}</strong>
        ${seat.kind !== "open" && html`<em>${say(seat.kind === "invited" ? "web-open-seat" : seat.ready ? "web-ready" : "web-not-ready")}</em>`}
        ${now.you.owner && !now.you.seats.includes(seat.seat) && html`<${Planning} state=${state} seat=${seat} />`}
        ${
          now.you.invitations?.[seat.seat] &&
          html`<${SharedLink} label=${say("web-invitation", { player: seat.name ?? "" })}
          link=${`${location.origin}/t/${state.id}?invitation=${now.you.invitations[seat.seat]}`} />`
        }
      </li>`,
      )}
    </ul>
    ${now.you.barred && html`<${BarredPeople} state=${state} names=${now.you.barred} />`}
    ${
      seated &&
      html`<fieldset class="pills"><legend>${say("web-colour")}</legend>
      ${COLOURS.map(
        (
          colour,
        ) => html`<button class=${`swatch ${own?.colour === colour ? "on" : ""}`} aria-pressed=${String(own?.colour === colour)}
        disabled=${now.seats.some((seat) => seat.colour === colour && seat.seat !== own?.seat)}
        aria-label=${say(`colour-${colour}`)} onClick=${() => state.command("colour", { colour })}><${Picture} id=${`player-${colour}`} class="icon" /></button>`,
      )}
    </fieldset>`
    }
    ${!seated && free > 0 && html`<${Join} state=${state} />`}
    <div class="row">
      ${seated && !now.you.owner && html`<button class="main" onClick=${() => state.command("ready", { ready: !own?.ready })}>${say(own?.ready ? "web-not-ready-yet" : "web-i-am-ready")}</button>`}
      ${seated && !now.you.owner && html`<button onClick=${() => state.command("leave", {})}>${say("web-leave")}</button>`}
      ${mayStart && html`<button class="main big" disabled=${free > 0 || !ready} onClick=${() => state.command("start", {})}>${say("web-start")}</button>`}
    </div>
    ${mayStart && (free > 0 || !ready) && html`<p>${say(now.you.owner ? "web-start-when" : "web-start-when-ready")}</p>`}
    ${state.problem.value && html`<p class="problem" role="alert">${state.problem.value}</p>`}
  </main>`;
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

/** The owner's menu to open a seat or give it to a bot. @param {{state: import("../core/table_state.js").TableState, seat: SeatView}} props */
function Planning({ state, seat }) {
  const reseat = (/** @type {string | null} */ level) => state.command("reseat", { seat: seat.seat, level });
  if (seat.kind === "person") {
    const player = seatName(seat);
    return html`<button class="small" onClick=${() => confirm(say("web-free-seat-sure", { player })) && reseat(null)}>${say("web-free-seat")}</button>
      <button class="small danger" onClick=${() => confirm(say("web-bar-sure", { player })) && state.command("bar", { seat: seat.seat })}>${say("web-bar")}</button>`;
  }
  return html`<label><span class="hidden">${say("web-seat-number", { number: seat.seat + 1 })}</span>
    <select value=${seat.level ?? seat.kind} onChange=${(/** @type {SelectChange} */ event) => reseat(event.target.value === "open" ? null : event.target.value)}>
      ${seat.kind === "invited" && html`<option value="invited">${say("web-seat-guest")}</option>`}
      ${["open", ...serverInfo.levels].map((kind) => html`<option value=${kind}>${say(`web-seat-${kind}`)}</option>`)}
    </select></label>`;
}

/** Those who may not sit down again, for the owner. @param {{state: import("../core/table_state.js").TableState, names: string[]}} props */
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

/** @param {{state: import("../core/table_state.js").TableState}} props */
function Invite({ state }) {
  const link = `${location.origin}/t/${state.id}`;
  return html`<section class="card-panel invite">
    <p>${say("web-invite-text")}</p>
    <${SharedLink} link=${link} label=${say("web-share-link")} title=${say(`game-${state.now.value.settings.game}`)} />
    <p>${say("web-code")}: <strong class="code">${state.now.value.you.code}</strong></p>
  </section>`;
}

/** @param {{state: import("../core/table_state.js").TableState}} props */
function Join({ state }) {
  const [name, setName] = useState(preferences.name.value);
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    preferences.name.value = name;
    state.command("join", { name, invitation: route.value.query.get("invitation") });
  };
  return html`<form class="inline card-panel" onSubmit=${join}>
    <label>${say("web-name")} <input required maxlength="24" value=${name} onInput=${(/** @type {InputChange} */ event) => setName(event.target.value)} /></label>
    <button class="main">${say("web-sit-down")}</button>
  </form>`;
}
