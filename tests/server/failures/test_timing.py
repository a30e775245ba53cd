"""Failure mode 4: the speed of an answer says nothing about the cards behind it."""

from __future__ import annotations

import asyncio
import pathlib
import random

import msgspec
from tests.server.app_fixtures import AppUnderTest, running_app, send_command, start_table, start_watching

from banjar.server.http.routes.programs import StreamViewer
from banjar.server.tables.live_table import LiveTable
from banjar.table import log
from banjar.table.auto_reply import AutoReply
from banjar.table.reply_time import reveal_at, thoughtless_reply_at

PAUSE = 40
SLACK_MILLISECONDS = 1500
"""A busy machine wakes late, never early."""


async def reactions(app: AppUnderTest, live: LiveTable, people: list[str], steps: int) -> list[tuple[bool, int, int]]:
    """Play on; for each reaction whether it was automatic, and how long after its release and its question it came."""
    found = []
    for step in range(steps):
        seat = live.table.to_act
        if seat is None or live.table.session is None:
            break
        state, version, since = live.table.session.state, live.table.version, live.table.asked_at
        is_reaction = state.phase in live.table.session.game.rules.reactions
        release = reveal_at(live.table)
        is_automatic = live.due_auto_reply() is not None
        legal = [action.text for action in state.legal_actions()]
        if is_automatic:
            while live.table.version == version:
                await asyncio.sleep(0.001)
        else:
            answer = await send_command(
                app, people[seat], live.table.id, "act", version=version, action=legal[step % len(legal)]
            )
            assert answer.status_code == 200, answer.text
        assert isinstance(live.table.last_entry, log.Acted)
        if is_reaction:
            found.append((is_automatic, live.table.last_entry.at - release, live.table.last_entry.at - since))
        else:
            assert release == since, "a turn of one's own is never held"
    return found


async def test_4_automatic_and_quick_answers_are_released_alike(tmp_path: pathlib.Path) -> None:
    """4: a seat that cannot react passes by itself, one that can is as quick as can be: both come at the same time."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 3, game="dalang", reaction_pause=PAUSE)
        live = await app.manager.open(table)
        await start_watching(app, live, people)
        found = await reactions(app, live, people, 120)
    for is_automatic in (True, False):
        delays = [delay for kind, delay, _ in found if kind == is_automatic]
        waits = [wait for kind, _, wait in found if kind == is_automatic]
        assert len(delays) >= 3
        assert min(delays) >= 0, "sooner than the release tells something"
        assert sorted(delays)[len(delays) // 2] < SLACK_MILLISECONDS
        assert min(waits) >= PAUSE


async def test_4_an_auto_reply_is_released_like_a_persons_answer(tmp_path: pathlib.Path) -> None:
    """4: neither the time nor the update shows that it was an auto-reply."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 3, game="dalang", reaction_pause=PAUSE)
        live = await app.manager.open(table)
        answers = {"join": "pass", "contest": "pass", "block": "pass"}
        for seat in range(2):
            await app.manager.auto_replies.set(live, StreamViewer("", seat, ""), AutoReply(answers=answers))
        found = await reactions(app, live, people, 60)
    assert sum(kind for kind, _, _ in found) >= 5
    assert all(delay >= 0 for _, delay, _ in found)


async def test_4_the_release_depends_on_what_all_can_see(tmp_path: pathlib.Path) -> None:
    """4: not on cards, answers or auto-replies; it varies from decision to decision."""

    async def trying() -> set[int]:
        async with running_app(tmp_path) as app:
            table, people = await start_table(app, 3, game="dalang", reaction_pause=0)
            live = await app.manager.open(table)
            waits, dice = set(), random.Random(4)
            for step in range(60):
                assert live.table.session is not None
                seat = live.table.to_act
                if seat is None:
                    break
                state = live.table.session.state
                live.table.settings = msgspec.structs.replace(live.table.settings, reaction_pause=1000)
                wait = reveal_at(live.table) - live.table.asked_at
                for world_seed in range(2):
                    world = state.seen_by(seat).sample_world(world_seed) if step % 20 == 0 else state
                    live.table.session.state = world
                    assert reveal_at(live.table) - live.table.asked_at == wait
                    live.table.session.state = state
                if wait:
                    assert 1000 <= wait <= 2500
                    waits.add(wait)
                live.table.settings = msgspec.structs.replace(live.table.settings, reaction_pause=0)
                if live.due_auto_reply() is None:
                    action = dice.choice(state.legal_actions()).text
                    await send_command(app, people[seat], table, "act", version=live.table.version, action=action)
                else:
                    await asyncio.sleep(0.01)
            return waits

    assert len(await trying()) > 5


async def forced_reaction(app: AppUnderTest, live: LiveTable, people: list[str]) -> int:
    """Play until a reaction with only one legal action; returns the person to act."""
    dice = random.Random(7)
    while True:
        seat, session = live.table.to_act, live.table.session
        assert seat is not None
        assert session is not None
        legal = session.state.legal_actions()
        if session.state.phase in session.game.rules.reactions and len(legal) == 1:
            return seat
        action, version = dice.choice(legal).text, live.table.version
        await send_command(app, people[seat], live.table.id, "act", version=version, action=action)


async def test_4_nobody_passes_who_is_not_there(tmp_path: pathlib.Path) -> None:
    """4: no auto-reply for an absent player; one who arrives has the usual time for it, until they leave."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 3, game="dalang", reaction_pause=0)
        live = await app.manager.open(table)
        seat = await forced_reaction(app, live, people)
        live.table.settings = msgspec.structs.replace(live.table.settings, reaction_pause=200)
        version = live.table.version
        await asyncio.sleep(0.6)
        assert live.table.version == version
        (viewer,) = await start_watching(app, live, [people[seat]])
        app.manager.viewers.unwatch(live, viewer)
        await asyncio.sleep(0.6)
        assert live.table.version == version
        came = app.manager.now()
        await start_watching(app, live, [people[seat]])
        async with asyncio.timeout(30):
            while live.table.version == version:
                await asyncio.sleep(0.005)
        assert isinstance(live.table.last_entry, log.Acted)
        assert live.table.last_entry.at - came >= 200


async def test_4_a_pass_by_hand_and_the_automatic_one_are_the_same(tmp_path: pathlib.Path) -> None:
    """4: by hand it comes no sooner, and whoever clicked is not told that they were too late."""

    async with running_app(tmp_path) as app:
        table, people = await start_table(app, 3, game="dalang", reaction_pause=0)
        live = await app.manager.open(table)
        seat = await forced_reaction(app, live, people)
        session = live.table.session
        assert session is not None
        nothing = session.game.rules.reactions[session.state.phase]
        live.table.settings = msgspec.structs.replace(live.table.settings, reaction_pause=150)
        version, moment = live.table.version, thoughtless_reply_at(live.table)
        sending = asyncio.create_task(send_command(app, people[seat], table, "act", version=version, action=nothing))
        await asyncio.sleep(0.01)
        await start_watching(app, live, [people[seat]])
        answer = await sending
        assert answer.status_code == 200, answer.text
        assert answer.json()["version"] == version + 1
        entry = log.decode((await app.manager.runtime.store.logs.entries(table))[version])
        assert isinstance(entry, log.Acted)
        assert entry.at >= moment
