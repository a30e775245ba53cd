"""The text board of the altar game."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, ClassVar

from rich.text import Text

from banjar.core.action import Action
from banjar.games.altar.io.text import CARD_LETTERS, GOOD_NAMES, HAND_NAMES, KIND_NAMES, ROW_NAMES, SCORE_LINES
from banjar.games.altar.rules import scoring
from banjar.games.altar.rules.box import ROW_LENGTH
from banjar.kernel.from_python import from_python
from banjar.text_board.board import Board, View
from banjar.text_board.layout import cell, row
from banjar.text_board.sign import Sign

SHAPES = "∴∞☾◆■▲⌂◎"
COLOURS = ("bright_white", "dark_orange", "yellow", "red", "cyan", "magenta", "green", "bright_blue")
ARROW = 1
NAME = 17
KIND = 4
OPEN_LINES = 3
"""Points, shrines and stones: the lines of the score sheet that everybody can see."""

score_sheet = from_python(scoring.score_sheet)


class AltarBoard(Board):
    """The offer, the supply, the players, and the cards of the viewing seat."""

    marks: ClassVar = {
        kind: Sign(letter, shape, colour)
        for kind, letter, shape, colour in zip(KIND_NAMES, CARD_LETTERS, SHAPES, COLOURS, strict=True)
    }
    action_rules: ClassVar = {
        "play_priest": "A3.3",
        "play_shrine": "A3.4",
        "play_farmers": "A3.5",
        "return_shrine": "A3.6",
    }

    def lines(self, view: View, width: int) -> list[Text]:
        """The offer, the common piles, one line per player, then the cards this seat may see."""
        return [
            *self._offer(view, width),
            self._piles(view, width),
            *self._worth(view, width),
            *self._players(view),
            *self._own(view, width),
        ]

    def _name(self, kind: str) -> str:
        """A card's short name; for a farmer, the name of its good."""
        return self.wording.name("good", kind) if kind in GOOD_NAMES else self.wording.card(kind)

    def _card(self, kind: str) -> Text:
        return row(self.sign(kind), Text(f" {self._name(kind)}"))

    def _offer(self, view: View, width: int) -> list[Text]:
        """Four rows side by side, each with its free card in brackets."""
        column = width // len(view["rows"])
        head = Text()
        for number in range(len(view["rows"])):
            name = Text(f"  {ROW_NAMES[number]}", "bold underline" if self.shapes else "bold")
            if number == view["demon_row"]:
                name.append(f" {self.say('altar-demon')}", "bold reverse")
            head.append_text(cell(name, column))
        lines = [head]
        for place in range(max(ROW_LENGTH, *(len(cards) for cards in view["rows"]))):
            line = Text()
            for number, cards in enumerate(view["rows"]):
                line.append_text(cell(self._offered(cards, place, number == view["demon_row"]), column))
            lines.append(line)
        return lines

    def _offered(self, cards: list[str], place: int, blocked: bool) -> Text:
        if place >= len(cards):
            return Text()
        card = self._card(cards[place])
        if place == len(cards) - 1 and not blocked:
            return row(Text(" [", "bold"), card, Text("]", "bold"))
        return row(Text("  "), card)

    def _piles(self, view: View, width: int) -> Text:
        altar = view["altar"]
        line = Text(f" {self.say('altar-pile', count=view['pile'])}")
        line.append(f"   {self.say('altar-altar', count=altar['height'])}")
        if "cards" in altar:
            counts = {good: altar["cards"].count(good) for good in GOOD_NAMES}
            line.append(" ").append_text(self.counted(counts))
        elif altar["top"] is not None:
            line.append(f" {self.say('altar-top')} ").append_text(self.sign(altar["top"]))
        line.append(f"   {self.say('altar-supply')} ").append_text(self.counted(view["supply"]))
        line.truncate(width)
        return line

    def _worth(self, view: View, width: int) -> list[Text]:
        """What a card of each good is worth if the game ended now; an open altar tells it by its numbers."""
        if "cards" in view["altar"]:
            return []
        line = Text(f" {self.say('altar-worth')}")
        for good, worth in view["worth"].items():
            line.append("  ").append_text(self.sign(good)).append(f" {spanned(worth)}")
        own = next((player for player in view["players"] if player["seat"] == view["seat"]), None)
        if own is not None:
            line.append(f"   {self.say('altar-worth-yours')} {spanned(own['worth'])}")
        line.truncate(width)
        return [line]

    def _players(self, view: View) -> list[Text]:
        head = row(Text(" " * ARROW), cell(self.say("altar-in-play"), NAME))
        for kind in HAND_NAMES:
            head.append_text(cell(self.sign(kind), KIND, right=True))
        numbers = ("stones", "points", "hand", "sacrifice")
        titles = [self.say(f"altar-{number}") for number in numbers]
        for title in titles:
            head.append_text(cell(f"  {title}", len(title) + 2, right=True))
        lines = [head]
        for player in view["players"]:
            seat = player["seat"]
            line = row(Text(self.turn_arrow(view, seat), "bold"), cell(self.seat(view, seat), NAME))
            for kind in HAND_NAMES:
                line.append_text(cell(str(player["in_play"][kind] or self.zero), KIND, right=True))
            values = (player["stones"], player["points"], player["hand_count"], player["sacrifice_count"])
            for title, value in zip(titles, values, strict=True):
                line.append_text(cell(str(value), len(title) + 2, right=True))
            lines.append(line)
        return lines

    def _own(self, view: View, width: int) -> list[Text]:
        """The visible hands and sacrifice cards, and the cards of a look."""
        known = [player for player in view["players"] if "sacrifice_cards" in player]
        if len(known) != 1:
            return [self._all_cards(view, player["seat"], width) for player in known]
        player = known[0]
        hand: list[Text] = []
        for kind, count in player["hand"].items():
            hand += [self._card(kind)] * count
        goods = self.counted(player["sacrifice_cards"])
        if any(player["hidden"].values()):
            goods.append(f"   {self.say('altar-hidden')} ").append_text(self.counted(player["hidden"]))
        lines = [
            self.labelled(self.say("your-hand"), Text("   ").join(hand), width, NAME),
            self.labelled(self.say("altar-your-sacrifices"), goods, width, NAME),
        ]
        if looked := view["altar"].get("looking_at"):
            cards = Text("   ").join([self._card(good) for good in looked])
            lines.append(self.labelled(self.say("altar-looking"), cards, width, NAME))
        return lines

    def _all_cards(self, view: View, seat: int, width: int) -> Text:
        player = view["players"][seat]
        content = Text(f"{self.say('altar-hand')} ").append_text(self.counted(player["hand"]))
        content.append(f"   {self.say('altar-sacrifice')} ").append_text(self.counted(player["sacrifice_cards"]))
        return self.labelled(self.seat(view, seat), content, width, NAME)

    def remark(self, action: Action, view: View) -> Text | None:
        """The price of a good, the card at the end of a row, the card at a place of the altar."""
        details = action.params
        if action.type == "buy":
            return Text(self.say("altar-price", stones=view["prices"][details["good"]]))
        if action.type == "take":
            return self._card(view["rows"][details["row"]][-1])
        if action.type == "keep":
            return self._card(view["altar"]["looking_at"][details["place"] - 1])
        kind = details.get("good") or details.get("kind") or action.type.removeprefix("play_")
        return self.sign(kind) if kind in self.marks else None

    def standing(self, view: View) -> list[tuple[str, list[int]]]:
        """A5.2 without the sacrifice cards, whose values are not known yet."""
        sheets = [open_lines(player) for player in view["players"]]
        return [(name, [sheet[line] for sheet in sheets]) for line, name in enumerate(SCORE_LINES[:OPEN_LINES])]


def spanned(worth: Mapping[str, int]) -> str:
    """A number, or the lowest and the highest that are possible."""
    lowest, highest = worth["lowest"], worth["highest"]
    return str(lowest) if lowest == highest else f"{lowest}-{highest}"


def open_lines(player: Mapping[str, Any]) -> list[int]:
    """The public lines of a player's score sheet, computed with an empty altar, on which goods are worth nothing."""
    shown = SimpleNamespace(
        points=player["points"],
        stones=player["stones"],
        in_play=[player["in_play"][kind] for kind in HAND_NAMES],
        goods=[0] * len(GOOD_NAMES),
    )
    lines = [0] * len(SCORE_LINES)
    score_sheet(SimpleNamespace(players=[shown], altar_goods=shown.goods), 0, lines)
    return lines[:OPEN_LINES]
