/** Costs and consequences in words, from the server's previews. */
import { say } from "../../core/language.js";
import { listed, nameOf } from "./table.js";

/** @typedef {Pick<import("./types").Table, "view" | "now">} BoardContext */

/** The consequence of an offered action, in words. @param {BoardContext} table @param {import("./types").Action} action @returns {string} */
export function noteOf(table, action) {
  if (!("preview" in action) || !action.preview) return "";
  switch (action.type) {
    case "end_turn":
      return say("dalang-web-note-ends-game");
    case "play_warrior":
      return action.preview.challenged.length
        ? say("dalang-web-note-warrior", { players: named(table, action.preview.challenged) })
        : say("dalang-web-note-warrior-nobody");
    case "parry":
    case "block":
      return sentences(
        say(`dalang-web-note-${action.type}`),
        say("dalang-web-note-hand-after", { count: action.preview.hand_after }),
      );
    case "flee":
      return sentences(
        say("dalang-web-note-flee", { count: action.preview.saved }),
        action.preview.lost > 0 && say("dalang-web-note-flee-lost", { count: action.preview.lost }),
        say("dalang-web-note-flee-away"),
      );
    case "force":
      return say("dalang-web-note-force", { count: action.preview.drawn });
    case "done":
      return action.preview.drawn > 0 ? say("dalang-web-note-drawn", { count: action.preview.drawn }) : "";
    case "join":
      return sentences(say("dalang-web-note-join"), exchanged(action.preview));
    case "play_scholar":
    case "play_artist":
      return sentences(exchanged(action.preview), action.preview.asked.length > 0 && say("dalang-web-note-others"));
    case "put":
    case "take":
      return say("dalang-web-note-stack", { count: action.preview.stack });
    case "play_priest":
    case "play_prince":
    case "show":
      return contested(table, action.preview);
    case "play_dalang":
      return sentences(
        action.preview.asked.length > 0 ? say("dalang-web-note-unless-blocked") : say("dalang-web-note-unanswered"),
        arrived(table, action.preview),
      );
    case "pass":
      return action.preview.masks
        ? arrived(table, action.preview)
        : say("dalang-web-note-won", {
            player: nameOf(table, action.preview.winner ?? null),
            seal: action.preview.seal ? "yes" : "no",
          });
    case "stow":
      return say(action.preview.kept ? "dalang-web-note-place-kept" : "dalang-web-note-place", {
        place: action.preview.place,
      });
    default:
      return "";
  }
}

/** What exchanging a scholar or an artist allows. @param {import("./types").ExchangePreview} told */
const exchanged = (told) =>
  told.exchanged === undefined
    ? sentences(
        say("dalang-web-note-put", { count: told.put ?? 0 }),
        say("dalang-web-note-take", { count: told.taken ?? 0 }),
      )
    : say("dalang-web-note-exchange", { count: told.exchanged });

/** @param {BoardContext} table @param {import("./types").ContestPreview} told */
function contested(table, told) {
  const seat = table.view.seat;
  const disc =
    told.disc_of === seat
      ? say("dalang-web-note-owned")
      : told.disc_of === null
        ? say("dalang-web-note-disc-free")
        : say("dalang-web-note-disc", { player: nameOf(table, told.disc_of) });
  const seal =
    told.seal &&
    (told.seal_of === null
      ? say("dalang-web-note-seal")
      : say("dalang-web-note-seal-of", { player: nameOf(table, told.seal_of ?? null) }));
  return sentences(
    disc,
    seal,
    told.asked.length === 0 && say("dalang-web-note-unanswered"),
    told.discarded ? say("dalang-web-note-contest", { count: told.shown }) : say("dalang-web-note-show"),
  );
}

/** @param {BoardContext} table @param {import("./types").TravelPreview | import("./types").PassPreview} told */
function arrived(table, told) {
  const { view } = table;
  const { picked_up: pickedUp = 0, lost = 0 } = told;
  const masks = (told.masks ?? []).map((mask) =>
    say("dalang-web-note-mask", { player: nameOf(table, mask.seat), value: mask.value }),
  );
  return sentences(
    masks.length
      ? say("dalang-web-note-scoring", { masks: listed(masks) })
      : say("dalang-web-note-no-scoring", {
          own: view.active === view.seat ? "yes" : "no",
          player: nameOf(table, view.active),
        }),
    told.ends_game ? say("dalang-web-note-ends-game") : say("dalang-web-note-picked-up", { count: pickedUp }),
    !told.ends_game && lost > 0 && say("dalang-web-note-lost", { count: lost }),
  );
}

/** @param {BoardContext} table @param {number[]} seats */
const named = (table, seats) => listed(seats.map((seat) => nameOf(table, seat)));

/** @param {...(string | false)} parts */
const sentences = (...parts) => parts.filter(Boolean).join(" ");
