"""The same table in two worlds that a reader cannot tell apart: everything the server sends, byte by byte."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field

from tests.laws.configurations import Configuration
from tests.laws.plays import at_random, play_out
from tests.laws.secrets import with_other_chance
from tests.server.app_fixtures import House, Wire, identity, made

from banjar import Game, State
from banjar.core.information import NoWorldFound
from banjar.i18n.wording import COLOURS
from banjar.server.tables.live_table import LiveTable
from banjar.table import auto_reply, log
from banjar.table.commands import Act, Undo
from banjar.table.settings import SeatPlan, Settings
from banjar.table.table import RUNNING

SPECTATOR = "e"
BEGINNING = 1_700_000_000_000
ATTEMPTS = 5
MOMENTS = 12


@dataclass
class Script:
    """A game up to a moment, as it was played in one world."""

    settings: Settings
    colours: tuple[str, ...]
    state: State
    label: str

    @property
    def origin(self) -> dict[str, object]:
        return {"deal": self.state.deal, "reshuffles": self.state.reshuffles}

    def of(self, world: State) -> Script:
        return Script(self.settings, self.colours, world, self.label)


def script_of(configuration: Configuration, number: int, most: int) -> Script:
    """A game played by lot to a late moment."""
    label = f"{configuration} {number}"
    dice = random.Random(label)
    options = {name: value for name, value in configuration.options.items() if name != "colours"}
    plans = (SeatPlan("me"), *[SeatPlan("open")] * (configuration.players - 1))
    memory_aid = dice.random() < 0.3
    wanted = Settings(configuration.game, plans, options, "first", memory_aid=memory_aid, pace=0, reaction_pause=0)
    settings = wanted.checked()
    colours = tuple(COLOURS[: configuration.players])
    game = settings.load(colours)
    whole = explicit(game, game.new(dice.getrandbits(40)))
    play_out(whole, at_random(dice), 100_000)
    length = min(most, len(whole.decisions) - 1)
    state = explicit(game, whole)
    for _, action in whole.decisions[: dice.randint(length // 2, length)]:
        state.play(action.id)
    return Script(settings, colours, state, label)


def explicit(game: Game, state: State) -> State:
    """The beginning of a game as a deal, so that it can be told with other cards."""
    deal = state.deal
    assert deal is not None
    return game.from_deal(deal, state.reshuffles)


def worlds(script: Script, seats: Sequence[int]) -> list[tuple[list[int | None], State]]:
    """Who cannot tell it apart, and another world: unseen cards in another order, and what these seats may suspect."""
    dice = random.Random(f"{script.label} worlds")
    everybody: list[int | None] = [*range(script.state.players), None]
    found: list[tuple[list[int | None], State]] = [(everybody, with_other_chance(script.state, dice))]
    for seat in seats:
        seen = script.state.seen_by(seat)
        for _ in range(ATTEMPTS):
            with contextlib.suppress(NoWorldFound):
                found.append(([seat, None], seen.sample_world(dice.getrandbits(30))))
                break
    return found


@dataclass
class Witness:
    """Somebody who looks at the table and keeps all they are sent, with the headers of HTTP answers."""

    inside: House
    who: str
    seat: int | None
    sent: list[str] = field(default_factory=list)
    wire: Wire | None = None

    async def look(self, table: str, version: int | None = None) -> None:
        await self.look_away()
        self.wire = await Wire(self.inside, self.who).__aenter__()
        await self.wire.say({"do": "watch", "table": table, "version": version})

    async def look_away(self) -> None:
        if self.wire is not None:
            await self.wire.__aexit__()
            self.sent += self.wire.texts
            self.wire = None

    async def caught_up(self, version: int) -> None:
        wire = self.wire
        assert wire is not None
        await wire.until(lambda: f'"version":{version},' in wire.texts[-1] or any_version(wire.texts) == version)

    async def get(self, path: str) -> None:
        async with self.inside.client(self.who) as client:
            answer = await client.get(path)
        self.sent.append(f"{path} {answer.status_code} {sorted(answer.headers.items())} {answer.text}")


def any_version(texts: Sequence[str]) -> int:
    """The last version in what was sent."""
    return next(
        (int(found["version"]) for found in map(json.loads, reversed(texts)) if found["type"] in ("table", "update")),
        0,
    )


async def told(inside: House, script: Script) -> dict[int | None, list[str]]:
    """Play the script at a table; all that every seat and a spectator were sent."""
    lots = random.Random(f"{script.label} lots")
    inside.manager.draw = lots.randrange
    live: LiveTable | None = None
    inside.manager.now = lambda: BEGINNING + 1000 * (live.table.version if live is not None else 0)
    people = [identity("abcd"[seat]) for seat in range(script.state.players)]
    plans = [{"kind": plan.kind} for plan in script.settings.seats]
    wanted = {
        "game": script.settings.game,
        "options": script.settings.options,
        "seats": plans,
        "starter": "first",
        "memory_aid": script.settings.memory_aid,
        "pace": 0,
        "reaction_pause": 0,
    }
    table = await made(inside, people[0], wanted)
    live = await inside.manager.open(table)
    # Without the pause that hides it, an answer by itself comes sooner where there is no choice.
    live.standing = {seat: auto_reply.AutoReply(pass_when_unable=False) for seat in range(len(people))}
    try:
        async with _witnesses(inside, live, people) as witnesses:
            await _begin(inside, live, script, people)
            await _play(inside, live, script, witnesses)
        return {witness.seat: witness.sent for witness in witnesses}
    finally:
        await inside.manager.forget(table)


@contextlib.asynccontextmanager
async def _witnesses(inside: House, live: LiveTable, people: list[str]) -> AsyncIterator[list[Witness]]:
    known: list[int | None] = [*range(len(people)), None]
    witnesses = [Witness(inside, people[seat] if seat is not None else identity(SPECTATOR), seat) for seat in known]
    for witness in witnesses:
        await witness.look(live.table.id)
    try:
        yield witnesses
    finally:
        # Whether those who are still there hear of those who leave is a matter of moments.
        kept = [[*witness.sent, *(witness.wire.texts if witness.wire is not None else [])] for witness in witnesses]
        for witness, sent in zip(witnesses, kept, strict=True):
            await witness.look_away()
            witness.sent = sent


async def _begin(inside: House, live: LiveTable, script: Script, people: list[str]) -> None:
    for seat, who in enumerate(people[1:], 1):
        joined = log.Joined(at=BEGINNING, who=who, command="join", seat=seat, name=who[:3])
        await inside.manager.append(live, lambda _, entry=joined: entry)  # type: ignore[misc]
        ready = log.Readied(at=BEGINNING, who=who, command="ready", seat=seat, ready=True)
        await inside.manager.append(live, lambda _, entry=ready: entry)  # type: ignore[misc]
    started = log.Started(
        at=BEGINNING,
        order=tuple(range(len(people))),
        colours=script.colours,
        origin=script.origin,
        rules=script.state.game.rules.rules_version,
    )
    await inside.manager.append(live, lambda _: started)


async def _play(inside: House, live: LiveTable, script: Script, witnesses: list[Witness]) -> None:
    reactions = script.state.game.rules.reactions
    for number, (seat, action) in enumerate(script.state.decisions):
        assert live.table.play is not None
        dice = random.Random(f"{script.label} {number}")
        if live.table.play.state.phase not in reactions and dice.random() < 0.08:
            await _aside(live, witnesses, dice)
        version, who = live.table.version, live.table.seats[seat].holder
        assert who is not None
        await inside.manager.submit(live, Act(command=f"act {number}", version=version, action=action.text), who)
        if live.table.play.undoable and dice.random() < 0.06:
            await inside.manager.submit(live, Undo(command=f"undo {number}", version=version + 1), who)
            again = Act(command=f"again {number}", version=version + 2, action=action.text)
            await inside.manager.submit(live, again, who)
    for witness in witnesses:
        await witness.caught_up(live.table.version)
        await _look_back(live, witness)


async def _look_back(live: LiveTable, witness: Witness) -> None:
    """At moments all over the game so far."""
    assert live.table.play is not None
    if live.table.status == RUNNING:
        decisions = len(live.table.play.made)
        for step in range(0, decisions + 1, max(1, decisions // MOMENTS)):
            await witness.get(f"/api/tables/{live.table.id}/moments/{step}")


async def _aside(live: LiveTable, witnesses: list[Witness], dice: random.Random) -> None:
    """One of them comes back, looks something up, talks, or asks for what is refused."""
    for witness in witnesses:
        await witness.caught_up(live.table.version)
    table, version = live.table.id, live.table.version
    witness = dice.choice(witnesses)
    wire = witness.wire
    assert wire is not None
    command = f"aside {version}"
    match dice.choice(("back", "story", "talk", "refusal", "secrets")):
        case "back":
            await witness.look(table, max(0, version - dice.randint(0, 30)))
        case "story":
            for path in ("", "/log?after=0", f"/log?after={version // 2}", "/since", "/chat"):
                await witness.get(f"/api/tables/{table}{path}")
        case "talk":
            said = {"do": "say", "table": table, "command": command, "text": f"line {version}", "name": "Eva"}
            await wire.answered(command, said)
        case "refusal":
            # For the seat to act its options are no secret, and so a refusal may depend on them.
            fields = {"version": version, "action": "nonsense"}
            await wire.ask(table, "act", command, **fields)
            await wire.ask(table, "undo", f"{command} undo", version=version, steps=99)
        case "secrets":
            for path in ("/record", "/moments/0", f"/moments/{version // 3}", "/moments/1?open=1", "/moments/1?seat=1"):
                await witness.get(f"/api/tables/{table}{path}")
