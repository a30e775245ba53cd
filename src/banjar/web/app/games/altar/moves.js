/** What the viewer may do now, found by where it lies on the table, and why the rest is not possible. */
import { say } from "../../core/language.js";
import { whyNothing } from "../../core/reasons.js";

/**
 * @typedef {{id: number, text: string, type: string, preview?: Record<string, any>} & Record<string, any>} Move
 * @typedef {(place: string, details?: Record<string, any>) => void} Explain
 */

/** The phases in which a card of the offer is scored. */
const SCORING = ["shrine_reward", "substitute"];

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
    return whyNothing(this) ?? say(`altar-web-why-${this.#reason(place, details)}`, this.#values(details));
  }

  /** Why not there, although the viewer decides. @param {string} place @param {Record<string, any>} details */
  #reason(place, details) {
    switch (place) {
      case "offer":
        return this.#reasonAtOffer(details.row);
      case "hand":
        return this.#reasonInHand();
      case "supply":
        return this.#reasonAtSupply(details.good);
      case "goods":
        return this.#reasonAmongGoods();
      default:
        return this.#reasonAtAltar();
    }
  }

  /** In the viewer's own turn; in others' turns one decides now and then, too. */
  get #isOwnTurn() {
    return this.view.active === this.view.seat;
  }

  /** @param {number} row */
  #reasonAtOffer(row) {
    const { phase, demon_row: demon } = this.view;
    if (phase === "take") return row === demon ? "demon" : "not-free";
    if (phase === "look" || phase === "keep") return "offer-oracle";
    return this.#isOwnTurn && SCORING.includes(phase) ? "offer-scoring" : "offer-phase";
  }

  #reasonInHand() {
    const { phase } = this.view;
    if (phase === "buy") return "hand-buy";
    if (phase === "play") return "too-dear";
    return this.#isOwnTurn ? "hand-phase" : "hand-turn";
  }

  /** @param {string} good */
  #reasonAtSupply(good) {
    const { phase, supply } = this.view;
    if (phase === "hide") return "supply-hide";
    if (!["buy", "offer", "substitute"].includes(phase)) return "supply-phase";
    return supply[good] === 0 ? "none-left" : "price";
  }

  #reasonAmongGoods() {
    const { phase } = this.view;
    if (phase === "lay" || phase === "hide") return "goods-none";
    return phase === "offer" ? "goods-offer" : "goods";
  }

  #reasonAtAltar() {
    const { phase } = this.view;
    if (phase === "lay" || phase === "hide") return "altar-lay";
    return phase === "offer" ? "altar-offer" : "altar";
  }

  /** @param {Record<string, any>} details */
  #values(details) {
    const { prices, players, seat } = this.view;
    return { price: prices?.[details.good ?? details.kind] ?? 0, stones: players[seat]?.stones ?? 0, good: details.good ?? "rice" };
  }
}
