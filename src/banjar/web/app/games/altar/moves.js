/** The offered actions by place on the board, and the reasons why other places offer none. */
import { say } from "../../core/language.js";
import { reasonFor, whyNothing } from "../../core/reasons.js";

/** @typedef {import("./types").Action} Action */

export class Moves {
  /**
   * @param {{view: import("./types").View, words: import("../../core/wording.js").Wording, offered: Action[], choose: (text: string) => void,
   *   chosen: string | null, pending: string | null, advised?: string, tell: (sentence: string) => void,
   *   open: string | null, setOpen: (key: string | null) => void, isPast?: boolean}} parts
   */
  constructor({ view, words, offered, choose, chosen, pending, advised, tell, open, setOpen, isPast = false }) {
    this.view = view;
    this.words = words;
    this.offered = offered;
    this.chosen = chosen;
    this.pending = pending;
    /** The action of the hint, if one was requested. */
    this.advised = advised;
    this.tell = tell;
    this.isPast = isPast;
    /** The place whose menu is open. */
    this.open = open;
    this.setOpen = setOpen;
    this.choose = (/** @type {string} */ text) => {
      setOpen(null);
      tell("");
      choose(text);
    };
  }

  /**
   * The offered actions of some types with these details.
   * @template {Action["type"]} T
   * @param {T[]} types @param {Record<string, string | number>} [details]
   * @returns {import("./types").ActionOf<T>[]}
   */
  of(types, details = {}) {
    const fits = (/** @type {Action} */ action) =>
      Object.entries(details).every(([name, value]) => Reflect.get(action, name) === value);
    const wanted = this.offered.filter((action) => types.some((type) => type === action.type) && fits(action));
    return /** @type {import("./types").ActionOf<T>[]} */ (wanted);
  }

  /** Whether the advised action reaches a place beside the one where it is chosen. @param {string} at */
  touches(at) {
    const advised = this.offered.find((action) => action.text === this.advised);
    if (advised?.type === "lay" || advised?.type === "hide" || advised?.type === "offer") return at === "altar";
    if (advised?.type !== "take" || !advised.preview.is_last) return false;
    return at === `row ${advised.row} ${this.view.rows[advised.row].length - 2}`;
  }

  /** The ways to play a hand card of a kind. @param {string} kind @returns {Action[]} */
  plays(kind) {
    if (kind === "shrine") return this.of(["play_shrine", "return_shrine"]);
    if (kind === "stonemason") return this.of(["play_stonemason"]);
    return kind === "priest" ? this.of(["play_priest"]) : this.of(["play_farmers"], { kind });
  }

  /** Explain why a place offers nothing now, and what a card is for. @param {string} target @param {string} [about] */
  explain(target, about = "") {
    this.tell([about, this.#why(target)].filter(Boolean).join(" "));
  }

  /** A card's name and purpose. @param {string} kind */
  about(kind) {
    const name = this.words.card(kind);
    return `${name.charAt(0).toLocaleUpperCase(document.documentElement.lang)}${name.slice(1)}: ${say("altar-web-about", { card: kind })}`;
  }

  /** @param {string} target */
  #why(target) {
    const nothing = whyNothing(this);
    if (nothing) return nothing;
    const found = reasonFor(this.view, target);
    return found ? say(`altar-web-why-${found.reason}`, found.values) : "";
  }
}
