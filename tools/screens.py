"""Every page and state of the browser client that `make screenshots` shows, and the tables behind them."""

from __future__ import annotations

import dataclasses
import itertools
import random
from typing import Any

from playwright.sync_api import APIRequestContext, BrowserContext

numbers = itertools.count()
# Few masks end a game of dalang soon.
OPTIONS = {"altar": {"oracle": True, "demon": True}, "dalang": {"masks": [1, 2, 2, 3, 4]}}
QUICK = {"pace": 0, "reaction_pause": 0, "formalities": False, "starter": "first"}
MOVES = 24
MOST_GAMES_UNTIL_A_TIE = 8
# What brings points in altar.
POINTS = ("shrine", "priest")
CLOCK = {"type": "live", "bank": 600_000, "increment": 5_000}
Seats = list[dict[str, str]]


@dataclasses.dataclass(frozen=True)
class Screen:
    """A picture: an address, who looks at it, and what they do before it is taken."""

    path: str
    who: str = "Wayan"
    press: tuple[str, ...] = ()
    """Selectors to click, in this order."""
    entered: dict[str, str] = dataclasses.field(default_factory=dict)
    """What is typed, by selector."""
    in_words: bool = False
    """With the text board."""
    offline: bool = False
    """The network fails before the first press."""
    long: bool = False
    """The whole page instead of what fits into the window."""


def bots(count: int, level: str = "novice") -> Seats:
    """Seats for bots."""
    return [{"kind": "bot", "level": level} for _ in range(count)]


def send(person: APIRequestContext, table: str, do: str, **fields: Any) -> bool:
    """A command at a table; False if somebody else was quicker."""
    body = {"do": do, "command": f"shot-{next(numbers)}", **fields}
    answer = person.post(f"/api/tables/{table}/commands", data=body)
    assert answer.ok or answer.json()["error"]["code"] == "stale-version", answer.text()
    return answer.ok


def make_table(person: APIRequestContext, name: str, start: bool, **settings: Any) -> str:
    """Create a table; returns its id."""
    body = {"command": f"shot-{next(numbers)}", "name": name, "start": start, "settings": QUICK | settings}
    answer = person.post("/api/tables", data=body)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


class Tables:
    """Makes the tables of the screens for two people who know each other."""

    def __init__(self, people: dict[str, BrowserContext]) -> None:
        self.wayan, self.ketut = people["Wayan"].request, people["Ketut"].request
        self.dice = random.Random(7)

    def seated(self, game: str, machines: int, **settings: Any) -> str:
        """A table where both sit and nobody has started the game."""
        seats: Seats = [{"kind": "me"}, {"kind": "open"}, *bots(machines)]
        table = make_table(self.wayan, "Wayan", False, game=game, seats=seats, **settings)
        send(self.ketut, table, "join", name="Ketut")
        return table

    def started(self, game: str, machines: int, **settings: Any) -> str:
        """A running table of both."""
        table = self.seated(game, machines, **settings)
        send(self.ketut, table, "ready")
        send(self.wayan, table, "start")
        return table

    def played(self, table: str, moves: int, avoided: tuple[str, ...] = ()) -> str:
        """Choose at random this many times, or to the end, if possible nothing with these words in its notation."""
        while moves > 0:
            for person in (self.wayan, self.ketut):
                now = person.get(f"/api/tables/{table}").json()
                if now["status"] == "over":
                    return table
                offered = [action["text"] for action in now["game"]["legal"]]
                if offered:
                    chosen = self.dice.choice(
                        [text for text in offered if not any(word in text for word in avoided)] or offered
                    )
                    moves -= send(person, table, "act", version=now["version"], action=chosen)
        return table

    def ended(self, game: str, machines: int, **settings: Any) -> str:
        """A game of both that was played to its end."""
        return self.played(self.started(game, machines, options=OPTIONS[game], **settings), 10_000)

    def tied(self, game: str, machines: int) -> str:
        """A game of both that a tie-break decided, if luck allows: hardly anybody has points."""
        options = {"turn_limit": 1} if game == "dalang" else {}
        for _ in range(MOST_GAMES_UNTIL_A_TIE):
            table = self.played(self.started(game, machines, options=options), 10_000, POINTS)
            if self.wayan.get(f"/api/tables/{table}").json()["result"]["tie_breaks"]:
                break
        return table

    def given_up(self, game: str, machines: int, everybody: bool) -> str:
        """A game that Wayan gave up; Ketut wins, or gave up too and bots are left."""
        table = self.started(game, machines)
        send(self.wayan, table, "resign")
        if everybody:
            send(self.ketut, table, "resign")
        return table

    def left(self, game: str) -> str:
        """A running table with two bots, which one of both may give up."""
        return make_table(self.wayan, "Wayan", True, game=game, seats=[{"kind": "me"}, *bots(2)], hints=True)


def screens(people: dict[str, BrowserContext]) -> dict[str, Screen]:
    """All screens by name."""
    for person in people.values():
        person.request.get("/api/me")
    tables = Tables(people)
    return {
        **plain_screens(),
        **rooms(tables),
        **running(tables),
        **results(tables),
        **failures(tables),
        **first_page(tables),
    }


def plain_screens() -> dict[str, Screen]:
    """Pages that need no table."""
    settings = ".head-tools button:last-child"
    found = {
        "home-new": Screen("/", "nobody", long=True),
        "home-new-dalang": Screen("/", "nobody", (".game-card.dalang",), long=True),
        "settings": Screen("/", press=(settings,)),
        "settings-keys": Screen("/", press=(settings, "dialog summary")),
        "settings-sign-out": Screen("/", press=(settings, ".identity .danger")),
        "settings-data": Screen("/", press=(settings, "[aria-labelledby=personal-data-title] .danger")),
        "seek": Screen("/", "nobody", (".ways button:nth-of-type(2)",), long=True),
        "new": Screen("/new", long=True),
        "new-nameless": Screen("/new", press=(".new-table-end .main",), entered={"#own-name": ""}, long=True),
        "pad": Screen("/pad"),
        "device": Screen("/me/abc"),
        "code": Screen("/code/ABCDEFGH"),
        "code-wrong": Screen("/", "nobody", (".code-panel button",), {".code-panel input": "ABCDEFGH"}, long=True),
    }
    for game in OPTIONS:
        found |= {
            f"rules-{game}": Screen(f"/rules/{game}", long=True),
            f"rules-search-{game}": Screen(
                f"/rules/{game}", entered={".search input": "dalang" if game == "dalang" else "altar"}
            ),
            f"lessons-{game}": Screen(f"/learn/{game}", long=True),
            f"strategy-{game}": Screen(f"/strategy/{game}", long=True),
            f"pad-{game}": Screen(f"/pad/{game}", press=(".pad-step:last-child",) * 3, long=True),
        }
    return found | {
        "learn-altar": Screen("/learn/altar?lesson=take"),
        "learn-dalang": Screen("/learn/dalang?lesson=travel"),
        "reaction": Screen("/learn/dalang?lesson=parry"),
        "flight": Screen("/learn/dalang?lesson=flee"),
        "arranger": Screen("/learn/dalang?lesson=travel", press=(".lesson [data-action^='dalang=']",)),
        "plan": Screen("/learn/dalang?lesson=flee", press=(".lesson [data-action=flee]",)),
        "wrong-choice": Screen("/learn/altar?lesson=take", press=(".lesson [data-action='take@A']",)),
        "strategy-position-altar": Screen("/strategy/altar", press=(".lesson-list a", "button.answer")),
        "strategy-position-dalang": Screen("/strategy/dalang", press=(".lesson-list a", "button.answer")),
    }


def rooms(tables: Tables) -> dict[str, Screen]:
    """Tables before their start."""
    seats: Seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "guest", "name": "Nyoman"}]
    waiting = make_table(tables.wayan, "Wayan", False, game="altar", seats=seats, options={"oracle": True}, clock=CLOCK)
    talking = tables.seated("dalang", 1, hints=True, memory_aid=True)
    for person, words in ((tables.wayan, "Selamat datang!"), (tables.ketut, "One moment, I get some tea.")):
        said = person.post(
            f"/api/tables/{talking}/chat", data={"command": f"shot-{next(numbers)}", "text": words, "name": ""}
        )
        assert said.ok, said.text()
    ready = tables.seated("altar", 2)
    send(tables.ketut, ready, "ready")
    return {
        "waiting": Screen(f"/t/{waiting}", long=True),
        "waiting-leave": Screen(f"/t/{waiting}", press=(".leaving button:not(.main)",)),
        "invited": Screen(f"/t/{waiting}", "nobody", long=True),
        "waiting-dalang": Screen(f"/t/{talking}", long=True),
        "waiting-guest": Screen(f"/t/{talking}", "Ketut", long=True),
        "waiting-full": Screen(f"/t/{talking}", "nobody", long=True),
        "waiting-ready": Screen(f"/t/{ready}", long=True),
    }


def running(tables: Tables) -> dict[str, Screen]:
    """Tables in the middle of their game."""
    altar = f"/t/{tables.played(tables.started('altar', 2, options=OPTIONS['altar'], hints=True), MOVES)}"
    dalang = f"/t/{tables.played(tables.started('dalang', 2, hints=True), MOVES)}"
    own = f"/t/{tables.left('altar')}"
    shared = make_table(
        tables.wayan, "Wayan", True, game="altar", seats=[{"kind": "me"}, {"kind": "local", "name": "Ketut"}]
    )
    menu = "button:has([href='#icon-menu'])"
    return {
        "altar": Screen(altar),
        "altar-own": Screen(own),
        "looking-back": Screen(f"{altar}?step=9"),
        "dalang": Screen(dalang),
        "watching": Screen(dalang, "nobody"),
        "hand-over": Screen(f"/t/{shared}"),
        "log": Screen(altar, press=("button:has([href='#icon-log'])",)),
        "chat": Screen(altar, press=("button:has([href='#icon-chat'])",)),
        "menu": Screen(dalang, press=(menu,)),
        "give-up": Screen(own, press=(menu, ".side-panel .resign")),
        "how": Screen(own, press=(".prompt .how",)),
        "all-choices": Screen(own, press=(".prompt .all-choices",)),
        "confirm": Screen(own, press=(".prompt [data-action]",)),
        "others": Screen(altar, press=(".others summary",)),
        "hint": Screen(own, press=("button:has([href='#icon-hint'])",)),
        "words-altar": Screen(altar, in_words=True),
        "words-dalang": Screen(dalang, in_words=True),
    }


def results(tables: Tables) -> dict[str, Screen]:
    """Tables whose game is over, as everybody sees them."""
    found = {}
    for game, machines in (("altar", (0, 1, 2)), ("dalang", (1, 2))):
        for more in machines:
            table = tables.ended(game, more)
            for who in ("Wayan", "Ketut", "nobody"):
                found[f"result-{game}-{2 + more}-{who.lower()}"] = Screen(f"/t/{table}", who)
        tied, alone, all_left = (
            tables.tied(game, machines[0]),
            tables.given_up(game, machines[0], everybody=game == "dalang"),
            tables.given_up(game, 2, everybody=True),
        )
        found |= {
            f"result-{game}-tied": Screen(f"/t/{tied}"),
            f"result-{game}-given-up": Screen(f"/t/{alone}"),
            f"result-{game}-stayed": Screen(f"/t/{alone}", "Ketut"),
            f"result-{game}-bots-left": Screen(f"/t/{all_left}"),
            f"result-{game}-closed": Screen(f"/t/{table}", press=(".dialog-head button",)),
            f"replay-{game}": Screen(f"/replay/{table}?step=40&seat=open"),
        }
    return found


def failures(tables: Tables) -> dict[str, Screen]:
    """What does not exist, or cannot be reached."""
    deleted = make_table(tables.wayan, "Wayan", False, game="altar", seats=[{"kind": "me"}, {"kind": "open"}])
    tables.wayan.delete(f"/api/tables/{deleted}")
    own = f"/t/{tables.left('dalang')}"
    return {
        "lost": Screen("/nowhere"),
        "no-such-table": Screen("/t/zzzzzzzz"),
        "deleted": Screen(f"/t/{deleted}"),
        "unreachable": Screen("/", "nobody", (".ways .main",), offline=True),
        "page-unreachable": Screen("/", "nobody", (".learn-offer a",), offline=True),
        "connection-lost": Screen(own, offline=True, press=("body",)),
    }


def first_page(tables: Tables) -> dict[str, Screen]:
    """The home page of somebody who has played, and of somebody who looks for a game."""
    make_table(
        tables.ketut,
        "Ketut",
        False,
        game="dalang",
        seats=[{"kind": "me"}, *[{"kind": "open"}] * 2],
        visibility="public",
    )
    wish = {"game": "altar", "players": 3, "options": {"demon": True}, "clock": CLOCK}
    answer = tables.ketut.put(
        "/api/lobby/seek", data={"command": "shot-seek", "wish": wish, "name": "Ketut", "wait": None, "level": "novice"}
    )
    assert answer.ok, answer.text()
    return {
        "home": Screen("/", long=True),
        "seek-wait": Screen("/", "Ketut", long=True),
        "seek-bar": Screen("/rules/altar", "Ketut"),
    }
