/** Costs and consequences in words, from what the server tells beforehand. */
import { say } from "../../core/language.js";
import { listed, nameOf } from "./table.js";

/** @typedef {Pick<import("./table.js").Table, "view" | "now">} Around */

/** What follows from an offered action, before it is chosen. @param {Around} table @param {any} action @returns {string} */
export function noteOf(table, action) {
  const told = action.preview;
  if (!told) return "";
  switch (action.type) {
    case "end_turn":
      return say("dalang-web-note-ends-game");
    case "play_warrior":
      return told.challenged.length ? say("dalang-web-note-warrior", { players: named(table, told.challenged) }) : say("dalang-web-note-warrior-nobody");
    case "parry":
    case "block":
      return sentences(say(`dalang-web-note-${action.type}`), say("dalang-web-note-hand-after", { count: told.hand_after }));
    case "flee":
      return sentences(say("dalang-web-note-flee", { count: told.saved }), told.lost > 0 && say("dalang-web-note-flee-lost", { count: told.lost }), say("dalang-web-note-flee-away"));
    case "force":
      return say("dalang-web-note-force", { count: told.drawn });
    case "done":
      return told.drawn > 0 ? say("dalang-web-note-drawn", { count: told.drawn }) : "";
    case "join":
      return sentences(say("dalang-web-note-join"), exchanged(told));
    case "play_scholar":
    case "play_artist":
      return sentences(exchanged(told), told.asked.length > 0 && say("dalang-web-note-others"));
    case "put":
    case "take":
      return say("dalang-web-note-stack", { count: told.stack });
    case "play_priest":
    case "play_prince":
    case "show":
      return contested(table, told);
    case "play_dalang":
      return sentences(told.asked.length > 0 ? say("dalang-web-note-unless-blocked") : say("dalang-web-note-unanswered"), arrived(table, told));
    case "pass":
      return told.masks ? arrived(table, told) : say("dalang-web-note-won", { player: nameOf(table, told.winner), seal: told.seal ? "yes" : "no" });
    case "stow":
      return say(told.kept ? "dalang-web-note-place-kept" : "dalang-web-note-place", { place: told.place });
    default:
      return "";
  }
}

/** What a scholar or an artist is good for. @param {any} told */
const exchanged = (told) =>
  told.exchanged === undefined ? sentences(say("dalang-web-note-put", { count: told.put }), say("dalang-web-note-take", { count: told.taken })) : say("dalang-web-note-exchange", { count: told.exchanged });

/** @param {Around} table @param {any} told */
function contested(table, told) {
  const seat = table.view.seat;
  const disc = told.disc_of === seat ? say("dalang-web-note-owned")
    : told.disc_of === null ? say("dalang-web-note-disc-free") : say("dalang-web-note-disc", { player: nameOf(table, told.disc_of) });
  const seal = told.seal && (told.seal_of === null ? say("dalang-web-note-seal") : say("dalang-web-note-seal-of", { player: nameOf(table, told.seal_of) }));
  return sentences(
    disc, seal, told.asked.length === 0 && say("dalang-web-note-unanswered"),
    told.discarded ? say("dalang-web-note-contest", { count: told.shown }) : say("dalang-web-note-show"),
  );
}

/** @param {Around} table @param {any} told */
function arrived(table, told) {
  const { view } = table;
  const masks = told.masks.map((/** @type {any} */ mask) => say("dalang-web-note-mask", { player: nameOf(table, mask.seat), value: mask.value }));
  return sentences(
    masks.length ? say("dalang-web-note-scoring", { masks: listed(masks) })
      : say("dalang-web-note-no-scoring", { own: view.active === view.seat ? "yes" : "no", player: nameOf(table, view.active) }),
    told.ends_game ? say("dalang-web-note-ends-game") : say("dalang-web-note-picked-up", { count: told.picked_up }),
    !told.ends_game && told.lost > 0 && say("dalang-web-note-lost", { count: told.lost }),
  );
}

/** @param {Around} table @param {number[]} seats */
const named = (table, seats) => listed(seats.map((seat) => nameOf(table, seat)));

/** @param {...(string | false)} parts */
const sentences = (...parts) => parts.filter(Boolean).join(" ");
