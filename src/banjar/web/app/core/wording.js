/** Words for a game's actions, events and phases; the counterpart of `banjar.i18n.wording`. */
import { gameClient } from "./games.js";
import { knows, say } from "./language.js";
import { serverInfo } from "./server_info.js";

/** @typedef {Record<string, string | number>} Values */

/** @param {string} name */
export const kebab = (name) => name.replaceAll("_", "-");

export class Wording {
  /**
   * @param {string} game
   * @param {Array<{name: string | null, colour: string | null, level: string | null}>} seats
   */
  constructor(game, seats) {
    this.game = game;
    this.seats = seats;
    /** @type {import("./game_client").EventWording} */
    this.rules = gameClient(game)?.wording ?? {};
  }

  /** @param {number | null} seat */
  seat(seat) {
    const found = seat === null ? undefined : this.seats[seat];
    if (!found) return "";
    if (found.name) return found.name;
    const colour = say(`colour-${found.colour ?? "red"}`);
    if (found.name === "") return say("web-former-player", { colour });
    return found.level ? say("web-bot-name", { level: say(`web-level-${found.level}`), colour }) : colour;
  }

  /** A short name: bots and former players are called by their colour. @param {number} seat */
  brief(seat) {
    const found = this.seats[seat];
    return found?.name || say(`colour-${found?.colour ?? "red"}`);
  }

  /** @param {import("./types").OfferedAction} action */
  action(action) {
    const { id: _id, text: _text, preview: _preview, type, ...details } = action;
    return this.say("action", type, this.#values(details));
  }

  /**
   * A line of the log; null for events that the log leaves out.
   * @param {import("./types").GameEvent} event
   */
  event(event) {
    if (this.rules.isNoise?.(event)) return null;
    const { type, seat, mine: _mine, forced: _forced, ...details } = event;
    const values = this.#values(details);
    if (seat !== null) values.player = this.seat(seat);
    const secret =
      Object.values(details).some((value) => value === null) && knows(this.#id("event", `${type}_unknown`));
    return this.say("event", secret ? `${type}_unknown` : type, values);
  }

  /** One sentence of a hint. @param {import("./types").HintSentence} sentence */
  hint({ message, values, seats }) {
    const names = Object.entries(seats).map(([name, listed]) => [
      name,
      listed.map((seat) => this.seat(seat)).join(", "),
    ]);
    return this.say("web-hint", message, { ...this.#values(values), ...Object.fromEntries(names) });
  }

  /** @param {string} kind @param {number} [count] */
  card(kind, count = 1) {
    return this.say("card", kind, { count });
  }

  /** @param {string} name */
  good(name) {
    return this.say("good", name);
  }

  /** @param {string} name */
  island(name) {
    return this.say("island", name);
  }

  /** @param {string} name */
  phase(name) {
    return this.say("phase", name);
  }

  /** How a phase works. @param {string} phase */
  help(phase) {
    return say(this.#phases[phase].help);
  }

  /** The number of the rule of a phase. @param {string} phase */
  ruleOf(phase) {
    return this.#phases[phase].rule;
  }

  get #phases() {
    return serverInfo.games[this.game].phases;
  }

  /** @param {string} group @param {string} name @param {Values} [values] */
  say(group, name, values) {
    return say(this.#id(group, name), values);
  }

  /** @param {string} group @param {string} name */
  #id(group, name) {
    return kebab(`${this.game}-${group}-${name}`);
  }

  /** @param {object} details @returns {Values} */
  #values(details) {
    /** @type {Values} */
    const values = { count: 1 };
    for (const [name, value] of Object.entries(details))
      values[this.rules.aliases?.[name] ?? name] = this.#value(name, value);
    return values;
  }

  /** @param {string} name @param {unknown} value @returns {string | number} */
  #value(name, value) {
    if (value === null) return "none";
    const own = this.rules.value?.(name, value, this);
    if (own !== undefined) return own;
    if (typeof value === "boolean") return value ? "yes" : "no";
    return typeof value === "string" ? kebab(value) : Number(value);
  }
}
