/** An island: its land and landmark, villages with their discs, seal and stacks, and the Dalang's boat if it is there. */
import { html } from "../../core/html.js";
import { say } from "../../core/language.js";
import { Picture } from "../../components/picture.js";
import { Pile } from "./card.js";
import { optionOf } from "./card_actions.js";
import { hintedIsland } from "./hinted.js";
import { leftInHand } from "./plan.js";
import { whyNotIsland } from "./reasons.js";
import { colourOf, nameOf, seated } from "./table.js";

/** @param {{table: import("./types").Table, island: import("./types").Island}} props */
export function Island({ table, island }) {
  const { view, words, dragged } = table;
  const name = words.island(island);
  const travels = table.offered.flatMap((action) =>
    action.type === "play_dalang" && action.goal === island ? [action] : [],
  );
  const puts =
    table.plan.isFull || table.plan.sending
      ? []
      : table.offered.flatMap((action) =>
          action.type === "put" && action.island === island && leftInHand(view, table.plan, action.card) > 0
            ? [action]
            : [],
        );
  const isGoal = view.question.goal === island;
  const fits = [...travels, ...puts].some((action) => dragged === null || action.card === dragged);
  const go = (/** @type {HTMLElement} */ place) => {
    const actions = [...travels, ...puts];
    const meant = actions.filter((action) => action.card === table.picked);
    table.pick(null);
    if (meant.length === 1) return optionOf(table, meant[0]).run();
    if (!actions.length) return table.tell(whyNotIsland(table, island));
    return table.open(place, { title: label, options: actions.map((action) => optionOf(table, action)) });
  };
  // The name is the tab stop; pointers use the whole island.
  const point = (/** @type {Pointing} */ event) => {
    const place = /** @type {HTMLElement} */ (event.currentTarget.querySelector(".place"));
    if (fits && !event.target.closest("button")) go(place);
  };
  const marks = [
    view.dalang === island && "here",
    isGoal && "goal",
    hintedIsland(table) === island && "hinted",
    fits && (dragged === null ? "reachable" : "target"),
  ].filter(Boolean);
  const label = travels.length
    ? say("dalang-web-travel", { island: name })
    : puts.length
      ? say("dalang-web-put-at", { island: name })
      : name;
  return html`<section class=${`dalang-island ${island} ${marks.join(" ")}`} data-drop=${island} aria-label=${name} onClick=${point}>
    <svg class="land" viewBox="0 0 360 240" preserveAspectRatio="none" aria-hidden="true" focusable="false"><use href=${`#dalang-land-${island}`} /></svg>
    <${Picture} id=${`dalang-landmark-${island}`} class="landmark" />
    <header>
      <button class=${`place ${travels.length || puts.length ? "offered" : ""}`} aria-label=${label} title=${label} aria-haspopup=${travels.length || puts.length ? "dialog" : undefined} onClick=${(/** @type {Pointing} */ event) => go(event.currentTarget)}>
        <${Picture} id=${`dalang-island-${island}`} /><h3>${name}</h3></button>
      ${isGoal && html`<em class="tag">${say("dalang-web-goal")}</em>`}
      ${
        view.seal[island] === null &&
        html`<span class="supply" data-flip=${`seal-${island}`} title=${say("dalang-web-seal-free")}>
        <${Picture} id="dalang-seal" label=${say("dalang-web-seal-free")} /></span>`
      }
    </header>
    ${
      view.dalang === island &&
      html`<span class="boat" data-flip="dalang" title=${say("dalang-web-here")}>
      <${Picture} id="dalang-boat" label=${say("dalang-web-here")} /></span>`
    }
    <ul class="villages">${seated(view).map((player) => html`<${Village} key=${player.seat} table=${table} island=${island} player=${player} />`)}</ul>
  </section>`;
}

/** @param {{table: import("./types").Table, island: import("./types").Island, player: import("./types").Player}} props */
function Village({ table, island, player }) {
  const { view } = table;
  const { seat } = player;
  const own = seat === view.seat;
  const colour = colourOf(table, seat);
  const disc = (/** @type {"priest" | "prince"} */ kind) =>
    html`<span class=${`slot ${kind} ${table.fresh.has(`${kind}-${island}`) ? "fresh" : ""}`}>${
      view[/** @type {const} */ (`${kind}_disc`)][island] === seat &&
      html`<span
    data-flip=${`${kind}-${island}`} title=${say(`dalang-web-disc-${kind}`)}><${Picture} id=${`dalang-disc-${kind}`} label=${say(`dalang-web-disc-${kind}`)} /></span>`
    }</span>`;
  return html`<li class=${`dalang-village ${colour} ${own ? "own" : ""}`}>
    <span class="hut" title=${nameOf(table, seat)}><${Picture} id="dalang-hut" /><${Picture} id=${`player-${colour}`} class="mark" /></span>
    <span class="name">${nameOf(table, seat)}</span>
    <span class="discs">${disc("priest")}${disc("prince")}</span>
    <span class=${`slot seal ${table.fresh.has(`seal-${island}`) ? "fresh" : ""}`}>${
      view.seal[island] === seat &&
      html`<span data-flip=${`seal-${island}`} title=${say("dalang-web-seal")}>
      <${Picture} id="dalang-seal" label=${say("dalang-web-seal")} /></span>`
    }</span>
    ${
      own || player.stacks
        ? html`<${OpenStack} table=${table} island=${island} player=${player} />`
        : html`<span class="stack" data-place=${`stack-${seat}-${island}`} title=${say("dalang-web-stack", { count: player.stack_counts[island] })}>
          <${Pile} count=${player.stack_counts[island]} /><span class="hidden">${say("dalang-web-stack", { count: player.stack_counts[island] })}</span></span>`
    }
  </li>`;
}

/** A stack that can be opened: the viewer's own as far as remembered, or any once the game is open. With a scholar its top card can be taken. @param {{table: import("./types").Table, island: import("./types").Island, player: import("./types").Player}} props */
function OpenStack({ table, island, player }) {
  const { view, words } = table;
  const own = player.seat === view.seat;
  const count = player.stack_counts[island];
  const found = own && table.offered.find((action) => action.type === "take" && action.island === island);
  // Cards that are taken put an end to putting, and so to what was planned.
  const isPlanned = table.plan.steps.length > 0;
  const take = isPlanned ? undefined : found;
  const planned = !own || table.plan.sending ? 0 : table.plan.steps.filter((step) => step.island === island).length;
  const shown = own
    ? say("dalang-web-own-stack", { count, island: words.island(island) })
    : `${nameOf(table, player.seat)}, ${words.island(island)}: ${say("dalang-web-stack", { count })}`;
  const title = player.stacks ? shown : `${shown}. ${say("dalang-web-notes")}`;
  const open = (/** @type {Pointing} */ event) =>
    table.open(event.currentTarget, {
      title: shown,
      lines: [...linesOf(table, island, player), ...(found && isPlanned ? [say("dalang-web-why-putting")] : [])],
      options: take ? [optionOf(table, take)] : [],
    });
  return html`<button class=${`stack ${take ? "offered" : ""}`} data-place=${`stack-${player.seat}-${island}`} aria-haspopup="dialog"
    title=${title} aria-label=${title} onClick=${open}>
    <${Pile} count=${count} />${planned > 0 && html`<i class="plus">+${planned}</i>`}
    ${own && (table.notes?.[island] ?? []).some((card) => card !== null) && html`<i class="noted" aria-hidden="true">✎</i>`}</button>`;
}

/** The stack in words, top first. @param {import("./types").Table} table @param {import("./types").Island} island @param {import("./types").Player} player @returns {string[]} */
export function linesOf(table, island, player) {
  const { words } = table;
  const stack = (player.stacks ?? table.notes)?.[island] ?? [];
  if (!player.stack_counts[island]) return [];
  /** @type {Array<[string, number]>} */
  const runs = [];
  for (const card of [...stack].reverse()) {
    const last = runs.at(-1);
    if (last && last[0] === (card ?? "")) last[1] += 1;
    else runs.push([card ?? "", 1]);
  }
  const cards = runs.map(([card, count]) =>
    card ? `${count} ${words.card(card, count)}` : say("dalang-web-notes-unknown", { count }),
  );
  const source = player.stacks ? [] : [say("dalang-web-notes-page")];
  return [say("dalang-web-notes-list", { cards: cards.join(" · ") }), ...source];
}
