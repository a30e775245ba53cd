/** What the viewer may do now, found by where it lies on the table, and why the rest is not possible. */
import { say } from "../../core/language.js";
import { reasonFor, whyNothing } from "../../core/reasons.js";

/**
 * @typedef {{id: number, text: string, type: string, preview?: Record<string, any>} & Record<string, any>} Move
 */

export class Moves {
  /**
   * @param {{view: any, words: import("../../core/wording.js").Wording, offered: Move[], choose: (text: string) => void,
   *   chosen: string | null, pending: string | null, advised?: string, tell: (sentence: string) => void,
   *   open: string | null, setOpen: (key: string | null) => void, isPast?: boolean}} parts
   */
  constructor({ view, words, offered, choose, chosen, pending, advised, tell, open, setOpen, isPast = false }) {
    this.view = view;
    this.words = words;
    this.offered = offered;
    this.chosen = chosen;
    this.pending = pending;
    /** What the expert would do, if it was asked. */
    this.advised = advised;
    this.tell = tell;
    this.isPast = isPast;
    /** The place whose small choice is open. */
    this.open = open;
    this.setOpen = setOpen;
    this.choose = (/** @type {string} */ text) => {
      setOpen(null);
      tell("");
      choose(text);
    };
  }

  /** The offered actions of some types with these details. @param {string[]} types @param {Record<string, any>} [details] */
  of(types, details = {}) {
    return this.offered.filter(
      (action) => types.includes(action.type) && Object.entries(details).every(([name, value]) => action[name] === value),
    );
  }

  /** The ways to play a hand card of a kind. @param {string} kind */
  plays(kind) {
    if (kind === "shrine") return this.of(["play_shrine", "return_shrine"]);
    return kind === "stonemason" || kind === "priest" ? this.of([`play_${kind}`]) : this.of(["play_farmers"], { kind });
  }

  /** Say why something on the table cannot be used now, and of a card what it is for. @param {string} target @param {string} [about] */
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
