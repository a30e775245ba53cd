/** Marks a player who is not connected, where there is no room for words. */
import { html } from "../core/html.js";
import { say } from "../core/language.js";
import { Picture } from "./picture.js";

/** @param {{now: import("../core/types").TableView, seat: number}} props */
export function AwayMark({ now, seat }) {
  const place = now.seats[seat];
  if (now.status !== "running" || place?.kind !== "person" || place.present !== false) return null;
  const label = say(place.substituted ? "web-bot-plays" : "web-away");
  return html`<span class="away-mark" title=${label}><${Picture} id=${place.substituted ? "icon-bot" : "icon-away"} class="icon" label=${label} /></span>`;
}
