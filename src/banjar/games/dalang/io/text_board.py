"""The text board of the dalang game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rich.text import Text

from banjar.core.action import Action
from banjar.games.dalang.io.text import CARD_LETTERS, ISLAND_NAMES, KIND_NAMES, PAIR_NAMES
from banjar.games.dalang.rules.box import COURT_KINDS, MOST_EXCHANGED
from banjar.text_board.board import Board, View
from banjar.text_board.layout import cell, row
from banjar.text_board.sign import Sign

# A Dalang card's shape shows its two islands as quarters of a square, in the order K P over T W.
LETTERS = (*CARD_LETTERS[:COURT_KINDS], *PAIR_NAMES)
SHAPES = "▲†♛≡♪▀▌▚▞▐▄"
COLOURS = (
    "magenta",
    "red",
    "yellow",
    "cyan",
    "green",
    "bright_blue",
    "bright_magenta",
    "bright_cyan",
    "bright_green",
    "bright_yellow",
    "bright_red",
)
COURT = KIND_NAMES[:COURT_KINDS]
ANSWERS = ("join", "force", "show")
"""Types of actions that use the kind of card just played."""
NAME = 14
ISLAND = 13
NUMBER = 6
MAX_MASKS_COLUMNS = 40


class DalangBoard(Board):
    """The islands with all villages, the masks, the piles, and the hand of the viewing seat."""

    marks: ClassVar = {
        kind: Sign(letter, shape, colour)
        for kind, letter, shape, colour in zip(KIND_NAMES, LETTERS, SHAPES, COLOURS, strict=True)
    }
    action_rules: ClassVar = {
        "play_warrior": "B4.1",
        "flee": "B4.3",
        "play_scholar": "B5.1",
        "play_artist": "B5.2",
        "play_priest": "B6.1",
        "play_prince": "B6.1",
        "play_dalang": "B7.1",
    }

    def lines(self, view: View, width: int) -> list[Text]:
        """The islands, masks and piles, the card in question, then the hands this seat may see."""
        lines = [*self._islands(view), self._masks(view, width), self._discards(view, width)]
        if going_on := self._going_on(view):
            lines.append(cell(Text(f" {going_on}", "bold"), width))
        return [*lines, *self._hands(view, width)]

    def _islands(self, view: View) -> list[Text]:
        """One column per island, one line per player: discs, seal, and the number of cards on the stack."""
        head = Text(" " * (NAME + 1))
        for island in ISLAND_NAMES:
            here = island == view["dalang"]
            arrow = ("▸" if self.shapes else ">") if here else " "
            name = Text(f"{arrow}{self.wording.name('island', island)}", "bold reverse" if here else "bold")
            head.append_text(cell(name, ISLAND))
        titles = [self.say("dalang-hand"), self.say("dalang-points")]
        for title in titles:
            head.append_text(cell(title, max(NUMBER, len(title) + 1), right=True))
        lines = [head]
        for player in view["players"]:
            seat = player["seat"]
            line = row(Text(self.turn_arrow(view, seat), "bold"), cell(self.seat(view, seat), NAME))
            for island in ISLAND_NAMES:
                line.append_text(self._village(view, seat, island))
            hand = self.say("dalang-fled") if player["fled"] else str(player["hand_count"])
            points = sum(numbers[seat] for _, numbers in self.standing(view))
            for title, value in zip(titles, (hand, str(points)), strict=True):
                line.append_text(cell(value, max(NUMBER, len(title) + 1), right=True))
            lines.append(line)
        return lines

    def _village(self, view: View, seat: int, island: str) -> Text:
        sign = 2 if self.shapes else 1
        parts = [Text(" ")]
        for kind in ("priest", "prince"):
            there = view[f"{kind}_disc"][island] == seat
            parts.append(cell(self.sign(kind) if there else "", sign + 1))
        seal = ("★" if self.shapes else "*") if view["seal"][island] == seat else ""
        parts.append(cell(Text(seal, "bold"), 2))
        count = view["players"][seat]["stack_counts"][island]
        parts.append(cell(str(count or self.zero), 2, right=True))
        return cell(row(*parts), ISLAND)

    def _masks(self, view: View, width: int) -> Text:
        left = sorted(mask["value"] for mask in view["masks"] if mask["owner"] is None)
        values = " ".join(map(str, left)) or self.nothing
        if len(values) > MAX_MASKS_COLUMNS:
            values = " ".join(f"{left.count(value)}×({value})" for value in sorted(set(left)))
        line = Text(f" {self.say('dalang-masks')}  {values}   {self.say('dalang-pile', count=view['draw_pile'])}")
        return cell(line, width)

    def _discards(self, view: View, width: int) -> Text:
        return cell(row(Text(f" {self.say('dalang-discards')}  "), self.counted(view["discards"])), width)

    def _going_on(self, view: View) -> str:
        """The card just played and what it has led to so far."""
        question = view["question"]
        card = question["card"]
        if card is None or view["to_act"] is None:
            return ""
        player = self.wording.seat(view["active"])
        parts = []
        if view["phase"] == "spread":
            parts.append(self.say("dalang-spread", count=question["to_spread"]))
        elif card == "warrior" and question["spared"] is not None:
            spared = self.wording.seat(question["spared"])
            parts.append(self.say("dalang-warrior", player=player, spared=spared))
        elif question["goal"] is not None:
            message = "dalang-travel" if view["phase"] == "stow" else "dalang-goal"
            parts.append(self.say(message, player=player, island=self.wording.name("island", question["goal"])))
        elif question["leader"] is not None:
            leader = self.wording.seat(question["leader"])
            parts.append(self.say(f"dalang-contest-{card}", player=leader, count=question["shown"]))
        elif view["phase"] in ("exchange_stacks", "exchange_cards"):
            parts.append(self.say(f"dalang-{card}", count=question["exchanged"], most=MOST_EXCHANGED))
        if question["forced"]:
            parts.append(self.say("dalang-forced"))
        return " ".join(parts)

    def _hands(self, view: View, width: int) -> list[Text]:
        known = [player for player in view["players"] if "hand" in player]
        if len(known) != 1:
            return [
                self.labelled(self.seat(view, player["seat"]), self.counted(player["hand"]), width, NAME)
                for player in known
                if player["hand_count"]
            ]
        label, lines = self.say("your-hand"), [Text()]
        for card in self._cards(known[0]["hand"]):
            if lines[-1].cell_len + card.cell_len > width - NAME - 1:
                lines.append(Text())
            lines[-1].append_text(card).append("   ")
        return [self.labelled(label if line is lines[0] else "", line, width, NAME) for line in lines]

    def _cards(self, hand: Mapping[str, int]) -> list[Text]:
        """The cards of a hand by kind, with names for the court cards."""
        cards = [
            row(self.sign(kind), Text(f" {self.wording.card(kind)} {count}" if kind in COURT else f" {count}"))
            for kind, count in hand.items()
            if count
        ]
        return cards or [Text(self.nothing)]

    def remark(self, action: Action, view: View) -> Text | None:
        """The sign of the card that a choice uses."""
        if action.type in ANSWERS:
            card = view["question"]["card"]
        else:
            card = action.params.get("card") or action.type.removeprefix("play_")
        return self.sign(card) if card in self.marks else None

    def few_words(self, action: Action, view: View) -> Text:
        """Sign and arrow for cards that go to an island."""
        details = action.params
        card, island = details.get("card"), details.get("island", details.get("goal"))
        if card is not None and island is not None:
            arrow = "→" if self.shapes else ">"
            return row(self.sign(card), Text(f" {arrow} {self.wording.name('island', island)}"))
        if action.type == "take":
            return Text(self.say("dalang-take", island=self.wording.name("island", details["island"])))
        return self.words(action, view)

    def standing(self, view: View) -> list[tuple[str, list[int]]]:
        """B9.1: all points are open."""
        players = view["players"]
        return [
            ("masks", [player["mask_points"] for player in players]),
            ("seals", [player["points"] - player["mask_points"] for player in players]),
        ]
