/** What the viewer may do now, found by where it lies on the table, and why the rest is not possible. */
import { say } from "../../language.js";

/**
 * @typedef {{id: number, text: string, type: string, preview?: Record<string, any>} & Record<string, any>} Move
 * @typedef {(place: string, details?: Record<string, any>) => void} Explain
 */

export class Moves {
  /**
   * @param {{view: any, words: import("../../words.js").Words, offered: Move[], choose: (text: string) => void,
   *   chosen: string | null, pending: string | null, advised?: string, tell: (sentence: string) => void,
   *   open: string | null, setOpen: (key: string | null) => void}} parts
   */
  constructor({ view, words, offered, choose, chosen, pending, advised, tell, open, setOpen }) {
    this.view = view;
    this.words = words;
    this.offered = offered;
    this.chosen = chosen;
    this.pending = pending;
    /** What the expert would do, if it was asked. */
    this.advised = advised;
    this.tell = tell;
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

  /** Say why something on the table cannot be done now, and of a card what it is for. @param {string} place @param {Record<string, any>} [details] */
  explain(place, details = {}) {
    this.tell([details.about, this.#why(place, details)].filter(Boolean).join(" "));
  }

  /** A card's name and purpose. @param {string} kind */
  about(kind) {
    const name = this.words.card(kind);
    return `${name.charAt(0).toLocaleUpperCase(document.documentElement.lang)}${name.slice(1)}: ${say("altar-web-about", { card: kind })}`;
  }

  /** @param {string} place @param {Record<string, any>} details */
  #why(place, details) {
    const { view, words } = this;
    if (view.phase === "over") return say("altar-web-why-over");
    if (view.seat === null) return say("altar-web-why-watching");
    if (view.to_act !== view.seat) return say("altar-web-why-turn", { player: words.seat(view.to_act) });
    return say(`altar-web-why-${this.#reason(place, details)}`, this.#values(details));
  }

  /** @param {string} place @param {Record<string, any>} details */
  #reason(place, details) {
    const { phase } = this.view;
    switch (place) {
      case "offer":
        if (phase !== "take") return "offer-phase";
        return details.row === this.view.demon_row ? "demon" : "not-free";
      case "hand":
        if (phase === "buy") return "hand-buy";
        return phase === "play" ? "too-dear" : "hand-phase";
      case "supply":
        if (!["buy", "offer", "substitute"].includes(phase)) return "supply-phase";
        return this.view.supply[details.good] === 0 ? "none-left" : "price";
      default:
        return place;
    }
  }

  /** @param {Record<string, any>} details */
  #values(details) {
    const { prices, players, seat } = this.view;
    return { price: prices?.[details.good ?? details.kind] ?? 0, stones: players[seat]?.stones ?? 0, good: details.good ?? "rice" };
  }
}
