/** The GameClient of dalang. */
import { html } from "../../core/html.js";
import { Card } from "./card.js";
import { Film } from "./film.js";

/** @type {import("../../core/game_client").GameClient} */
export const client = {
  sprites: "/web/art/dalang.svg",
  scene: "dalang-scene",
  Cover: () => ["warrior", "prince", "scholar"].map((kind) => html`<${Card} kind=${kind} />`),
  Film,
  wording: {
    value: (name, value, words) => {
      if (name === "spare") return words.seat(Number(value));
      return name === "island" || name === "goal" ? words.island(String(value)) : undefined;
    },
    // A whole hand is laid face down, card by card: one line is enough.
    isNoise: (found) => {
      const event = /** @type {import("./types").Event} */ (found);
      return event.type === "stowed" && event.card === null;
    },
  },
  loadBoard: () => import("./game_board.js").then((it) => it.board),
  loadRulePictures: () => import("./rule_pictures.js").then((it) => it.RulePictures),
  loadIntroduction: () => import("./introduction.js").then((it) => it.introduction),
};
