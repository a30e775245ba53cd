/** The GameClient of altar. */
import { html } from "../../core/html.js";
import { Card } from "./card.js";
import { Film } from "./film.js";

/** @type {import("../../core/game_client").GameClient} */
export const client = {
  sprites: "/web/art/altar.svg",
  scene: "altar-scene",
  Cover: () => ["rice", "shrine", "stonemason"].map((kind) => html`<${Card} kind=${kind} />`),
  Film,
  wording: {
    aliases: { kind: "card", altar_place: "place" },
    value: (name, value) => (name === "row" ? "ABCD"[Number(value)] : undefined),
    // If nothing of a look at the altar may be shown, one line is enough.
    isNoise: (found) => {
      const event = /** @type {import("./types").Event} */ (found);
      return event.type === "looked" && event.good === null && event.altar_place > 1;
    },
  },
  loadBoard: () => import("./game_board.js").then((it) => it.board),
  loadRulePictures: () => import("./rule_pictures.js").then((it) => it.RulePictures),
  loadIntroduction: () => import("./introduction.js").then((it) => it.introduction),
};
