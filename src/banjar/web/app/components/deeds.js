/** What was done, as small pictures: in a line of the log, and at a player's place until their next turn. */
import { gameBoard } from "../core/games.js";
import { createContext, html, useContext } from "../core/html.js";
import { say } from "../core/language.js";
import { lastDeedsOf } from "../core/story.js";
import { Picture } from "./picture.js";

/**
 * @typedef {import("../core/types").GameEvent} GameEvent
 * @typedef {import("../core/wording.js").Wording} Wording
 * @typedef {import("../core/story.js").Turn} Turn
 */
/** @typedef {{key: string, seat: number | null, count: number, type: string, texts: string[], picture: (count: number) => ComponentChildren}} Shown */

/** The story that the board's parts show, and its words. */
export const Story = createContext(/** @type {{turns: Turn[], words: Wording | null}} */ ({ turns: [], words: null }));

/** How many deeds fit at a player's place. */
const MAX_AT_PLACE = 7;

/** The deeds of some events, those of one kind together. @param {GameEvent[]} events @param {Wording} words @returns {Shown[]} */
export function deedsOf(events, words) {
  const deed = gameBoard(words.game)?.deed ?? plainDeed;
  /** @type {Map<string, Shown>} */
  const found = new Map();
  events.forEach((event, place) => {
    const made = deed(event, words);
    if (!made) return;
    const { count = 1, picture } = made;
    const text = made.text ?? words.event(event) ?? "";
    const key = made.key ? `${event.seat} ${made.key}` : String(place);
    const before = found.get(key);
    if (!before) return void found.set(key, { key, seat: event.seat, count, type: event.type, texts: [text], picture });
    before.count += count;
    if (!before.texts.includes(text)) before.texts.push(text);
  });
  return [...found.values()];
}

/** For games that draw none: the event in words. @param {GameEvent} event @param {Wording} words @returns {import("../core/game_client").Deed | null} */
function plainDeed(event, words) {
  const text = event.type === "turn_began" ? null : words.event(event);
  return text ? { text, picture: () => text } : null;
}

/** @param {Shown} deed */
const textOf = ({ texts, count }) => texts.join(" · ") + (count > 1 && texts.length === 1 ? ` ×${count}` : "");

/**
 * A list of deeds; those of other seats than `seat` bear their mark.
 * @param {{deeds: Shown[], words: Wording, seat: number | null}} props
 */
export function Deeds({ deeds, words, seat }) {
  if (!deeds.length) return null;
  return html`<span class="deeds" role="list">${deeds.map((deed) => {
    const text = textOf(deed);
    return html`<span key=${deed.key} class=${`deed ${deed.type}`} role="listitem" title=${text}><span class="hidden">${text}. </span><span class="drawn" aria-hidden="true">
      ${deed.seat !== null && deed.seat !== seat && html`<${Picture} id=${`player-${words.seats[deed.seat]?.colour ?? "red"}`} class="of" />`}${deed.picture(deed.count)}</span></span>`;
  })}</span>`;
}

/**
 * What a player did and got since their last turn began; in brief the last of it alone.
 * @param {{seat: number, most?: number, brief?: boolean}} props
 */
export function LastDeeds({ seat, most = MAX_AT_PLACE, brief = false }) {
  const { turns, words } = useContext(Story);
  if (!words || !turns.length) return null;
  const all = deedsOf(lastDeedsOf(turns, seat), words);
  const fitting = brief || all.length <= most ? most : most - 1;
  const deeds = all.slice(-fitting);
  const left = all.slice(0, -fitting).map(textOf).join(" · ");
  return html`<span class="last-deeds" role="group" aria-label=${say("web-last-deeds", { player: words.seat(seat) })}>
    ${left && !brief && html`<span class="deed more" title=${left}><span class="hidden">${left}. </span><span aria-hidden="true">+${all.length - deeds.length}</span></span>`}
    <${Deeds} deeds=${deeds} words=${words} seat=${seat} />
  </span>`;
}

/** A small sign for what was done with a card. @param {{name: string}} props */
export const Sign = ({ name }) => html`<${Picture} id=${`deed-${name}`} class="sign" />`;

/** A number of things, if there are several. @param {{count: number}} props */
export const Times = ({ count }) => (count > 1 ? html`<b>×${count}</b>` : null);
