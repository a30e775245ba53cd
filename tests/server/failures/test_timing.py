"""Failure mode 4: how soon an answer comes tells nothing about the cards behind it."""

from __future__ import annotations

import asyncio
import pathlib
import random

import msgspec
from tests.server.app_fixtures import House, arrived, commanded, house, seated_at

from banjar.server.http.routes.programs import StreamViewer
from banjar.server.tables.live_table import LiveTable
from banjar.table import log, reveal_delay
from banjar.table.auto_reply import AutoReply

PAUSE = 40
SLACK = 1500
"""Milliseconds: a machine that is busy wakes late, never early."""


async def reactions(inside: House, live: LiveTable, people: list[str], steps: int) -> list[tuple[bool, int, int]]:
    """Play on; for each reaction whether it was automatic, and how long after its release and its question it came."""
    found = []
    for step in range(steps):
        seat = live.table.to_act
        if seat is None or live.table.play is None:
            break
        state, version, since = live.table.play.state, live.table.version, live.table.since
        is_reaction = state.phase in live.table.play.game.rules.reactions
        release = reveal_delay.release(live.table)
        is_automatic = live.automatic() is not None
        legal = [action.text for action in state.legal_actions()]
        if is_automatic:
            while live.table.version == version:
                await asyncio.sleep(0.001)
        else:
            answer = await commanded(
                inside, people[seat], live.table.id, "act", version=version, action=legal[step % len(legal)]
            )
            assert answer.status_code == 200, answer.text
        assert isinstance(live.table.last, log.Acted)
        if is_reaction:
            found.append((is_automatic, live.table.last.at - release, live.table.last.at - since))
        else:
            assert release == since, "a turn of one's own is never held"
    return found


def test_4_automatic_and_quick_answers_are_released_alike(tmp_path: pathlib.Path) -> None:
    """4: a seat that cannot react passes by itself, one that can is as quick as can be: both come at the same time."""

    async def trying() -> list[tuple[bool, int, int]]:
        async with house(tmp_path) as inside:
            table, people = await seated_at(inside, 3, game="dalang", reaction_pause=PAUSE)
            live = await inside.manager.open(table)
            await arrived(inside, live, people)
            return await reactions(inside, live, people, 120)

    found = asyncio.run(trying())
    for is_automatic in (True, False):
        delays = [delay for kind, delay, _ in found if kind == is_automatic]
        waits = [wait for kind, _, wait in found if kind == is_automatic]
        assert len(delays) >= 3
        assert min(delays) >= 0, "sooner than the release tells something"
        assert sorted(delays)[len(delays) // 2] < SLACK
        assert min(waits) >= PAUSE


def test_4_a_standing_answer_is_released_like_a_persons(tmp_path: pathlib.Path) -> None:
    """4: whether it was given in advance cannot be seen, neither in time nor in what is told."""

    async def trying() -> list[tuple[bool, int, int]]:
        async with house(tmp_path) as inside:
            table, people = await seated_at(inside, 3, game="dalang", reaction_pause=PAUSE)
            live = await inside.manager.open(table)
            answers = {"join": "pass", "contest": "pass", "block": "pass"}
            for seat in range(2):
                await inside.manager.set_standing(live, StreamViewer("", seat, ""), AutoReply(answers=answers))
            return await reactions(inside, live, people, 60)

    found = asyncio.run(trying())
    assert sum(kind for kind, _, _ in found) >= 5
    assert all(delay >= 0 for _, delay, _ in found)


def test_4_the_release_depends_on_what_all_can_see(tmp_path: pathlib.Path) -> None:
    """4: neither cards nor answers nor standing move it, and it varies from question to question."""

    async def trying() -> set[int]:
        async with house(tmp_path) as inside:
            table, people = await seated_at(inside, 3, game="dalang", reaction_pause=0)
            live = await inside.manager.open(table)
            waits, dice = set(), random.Random(4)
            for step in range(60):
                assert live.table.play is not None
                seat = live.table.to_act
                if seat is None:
                    break
                state = live.table.play.state
                live.table.settings = msgspec.structs.replace(live.table.settings, reaction_pause=1000)
                wait = reveal_delay.release(live.table) - live.table.since
                for world_seed in range(2):
                    world = state.seen_by(seat).sample_world(world_seed) if step % 20 == 0 else state
                    live.table.play.state = world
                    assert reveal_delay.release(live.table) - live.table.since == wait
                    live.table.play.state = state
                if wait:
                    assert 1000 <= wait <= 2500
                    waits.add(wait)
                live.table.settings = msgspec.structs.replace(live.table.settings, reaction_pause=0)
                if live.automatic() is None:
                    action = dice.choice(state.legal_actions()).text
                    await commanded(inside, people[seat], table, "act", version=live.table.version, action=action)
                else:
                    await asyncio.sleep(0.01)
            return waits

    assert len(asyncio.run(trying())) > 5


async def forced_reaction(inside: House, live: LiveTable, people: list[str]) -> int:
    """Play until somebody is asked to react who has only one answer; who."""
    dice = random.Random(7)
    while True:
        seat, play = live.table.to_act, live.table.play
        assert seat is not None
        assert play is not None
        legal = play.state.legal_actions()
        if play.state.phase in play.game.rules.reactions and len(legal) == 1:
            return seat
        action, version = dice.choice(legal).text, live.table.version
        await commanded(inside, people[seat], live.table.id, "act", version=version, action=action)


def test_4_nobody_passes_who_is_not_there(tmp_path: pathlib.Path) -> None:
    """4: somebody who is away cannot answer; whoever comes has the usual time for it, and leaving ends that."""

    async def check() -> None:
        async with house(tmp_path) as inside:
            table, people = await seated_at(inside, 3, game="dalang", reaction_pause=0)
            live = await inside.manager.open(table)
            seat = await forced_reaction(inside, live, people)
            live.table.settings = msgspec.structs.replace(live.table.settings, reaction_pause=200)
            version = live.table.version
            await asyncio.sleep(0.6)
            assert live.table.version == version
            (glance,) = await arrived(inside, live, [people[seat]])
            inside.manager.unwatch(live, glance)
            await asyncio.sleep(0.6)
            assert live.table.version == version
            came = inside.manager.now()
            await arrived(inside, live, [people[seat]])
            async with asyncio.timeout(30):
                while live.table.version == version:
                    await asyncio.sleep(0.005)
            assert isinstance(live.table.last, log.Acted)
            assert live.table.last.at - came >= 200

    asyncio.run(check())
