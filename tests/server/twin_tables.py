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
from tests.server.app_fixtures import AppUnderTest, InProcessSocket, create_table, identity

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
PLAY_ATTEMPTS = 5
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
        for _ in range(PLAY_ATTEMPTS):
            with contextlib.suppress(NoWorldFound):
                found.append(([seat, None], seen.sample_world(dice.getrandbits(30))))
                break
    return found


@dataclass
class RecordingViewer:
    """Somebody who looks at the table and keeps all they are sent, with the headers of HTTP answers."""

    app: AppUnderTest
    who: str
    seat: int | None
    sent: list[str] = field(default_factory=list)
    socket: InProcessSocket | None = None

    async def look(self, table: str, version: int | None = None) -> None:
        await self.look_away()
        self.socket = await InProcessSocket(self.app, self.who).__aenter__()
        await self.socket.say({"do": "watch", "table": table, "version": version})

    async def look_away(self) -> None:
        if self.socket is not None:
            await self.socket.__aexit__()
            self.sent += self.socket.texts
            self.socket = None

    async def caught_up(self, version: int) -> None:
        socket = self.socket
        assert socket is not None
        await socket.until(lambda: f'"version":{version},' in socket.texts[-1] or any_version(socket.texts) == version)

    async def get(self, path: str) -> None:
        async with self.app.client(self.who) as client:
            answer = await client.get(path)
        self.sent.append(f"{path} {answer.status_code} {sorted(answer.headers.items())} {answer.text}")


def any_version(texts: Sequence[str]) -> int:
    """The last version in what was sent."""
    return next(
        (int(found["version"]) for found in map(json.loads, reversed(texts)) if found["type"] in ("table", "update")),
        0,
    )


async def told(app: AppUnderTest, script: Script) -> dict[int | None, list[str]]:
    """Play the script at a table; all that every seat and a spectator were sent."""
    lots = random.Random(f"{script.label} lots")
    app.manager.runtime.draw = lots.randrange
    live: LiveTable | None = None
    app.manager.runtime.now = lambda: BEGINNING + 1000 * (live.table.version if live is not None else 0)
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
    table = await create_table(app, people[0], wanted)
    live = await app.manager.open(table)
    # Without the pause that hides it, an answer by itself comes sooner where there is no choice.
    live.auto_replies = {seat: auto_reply.AutoReply(pass_when_unable=False) for seat in range(len(people))}
    try:
        async with _witnesses(app, live, people) as viewers:
            await _begin(app, live, script, people)
            await _play(app, live, script, viewers)
        return {viewer.seat: viewer.sent for viewer in viewers}
    finally:
        await app.manager.forget(table)


@contextlib.asynccontextmanager
async def _witnesses(app: AppUnderTest, live: LiveTable, people: list[str]) -> AsyncIterator[list[RecordingViewer]]:
    known: list[int | None] = [*range(len(people)), None]
    viewers = [RecordingViewer(app, people[seat] if seat is not None else identity(SPECTATOR), seat) for seat in known]
    for viewer in viewers:
        await viewer.look(live.table.id)
    try:
        yield viewers
    finally:
        # Whether those who are still there hear of those who leave is a matter of moments.
        kept = [[*viewer.sent, *(viewer.socket.texts if viewer.socket is not None else [])] for viewer in viewers]
        for viewer, sent in zip(viewers, kept, strict=True):
            await viewer.look_away()
            viewer.sent = sent


async def _begin(app: AppUnderTest, live: LiveTable, script: Script, people: list[str]) -> None:
    for seat, who in enumerate(people[1:], 1):
        joined = log.Joined(at=BEGINNING, who=who, command="join", seat=seat, name=who[:3])
        await app.manager.commands.append(live, lambda _, entry=joined: entry)  # type: ignore[misc]
        ready = log.Readied(at=BEGINNING, who=who, command="ready", seat=seat, ready=True)
        await app.manager.commands.append(live, lambda _, entry=ready: entry)  # type: ignore[misc]
    started = log.Started(
        at=BEGINNING,
        order=tuple(range(len(people))),
        colours=script.colours,
        origin=script.origin,
        rules=script.state.game.rules.rules_version,
    )
    await app.manager.commands.append(live, lambda _: started)


async def _play(app: AppUnderTest, live: LiveTable, script: Script, viewers: list[RecordingViewer]) -> None:
    reactions = script.state.game.rules.reactions
    for number, (seat, action) in enumerate(script.state.decisions):
        assert live.table.session is not None
        dice = random.Random(f"{script.label} {number}")
        if live.table.session.state.phase not in reactions and dice.random() < 0.08:
            await _aside(live, viewers, dice)
        version, who = live.table.version, live.table.seats[seat].holder
        assert who is not None
        await app.manager.commands.submit(live, Act(command=f"act {number}", version=version, action=action.text), who)
        if live.table.session.undo_sizes and dice.random() < 0.06:
            await app.manager.commands.submit(live, Undo(command=f"undo {number}", version=version + 1), who)
            again = Act(command=f"again {number}", version=version + 2, action=action.text)
            await app.manager.commands.submit(live, again, who)
    for viewer in viewers:
        await viewer.caught_up(live.table.version)
        await _look_back(live, viewer)


async def _look_back(live: LiveTable, viewer: RecordingViewer) -> None:
    """At moments all over the game so far."""
    assert live.table.session is not None
    if live.table.status == RUNNING:
        decisions = len(live.table.session.decision_infos)
        for step in range(0, decisions + 1, max(1, decisions // MOMENTS)):
            await viewer.get(f"/api/tables/{live.table.id}/moments/{step}")


async def _aside(live: LiveTable, viewers: list[RecordingViewer], dice: random.Random) -> None:
    """One of them comes back, looks something up, talks, or asks for what is refused."""
    for viewer in viewers:
        await viewer.caught_up(live.table.version)
    table, version = live.table.id, live.table.version
    viewer = dice.choice(viewers)
    socket = viewer.socket
    assert socket is not None
    command = f"aside {version}"
    match dice.choice(("back", "story", "talk", "refusal", "secrets")):
        case "back":
            await viewer.look(table, max(0, version - dice.randint(0, 30)))
        case "story":
            for path in ("", "/log?after=0", f"/log?after={version // 2}", "/since", "/chat"):
                await viewer.get(f"/api/tables/{table}{path}")
        case "talk":
            said = {"do": "say", "table": table, "command": command, "text": f"line {version}", "name": "Eva"}
            await socket.answered(command, said)
        case "refusal":
            # For the seat to act its options are no secret, and so a refusal may depend on them.
            fields = {"version": version, "action": "nonsense"}
            await socket.ask(table, "act", command, **fields)
            await socket.ask(table, "undo", f"{command} undo", version=version, steps=99)
        case "secrets":
            for path in ("/record", "/moments/0", f"/moments/{version // 3}", "/moments/1?open=1", "/moments/1?seat=1"):
                await viewer.get(f"/api/tables/{table}{path}")
