"""The arena: equal deals, seats rotated, stopped and taken up again, honest figures."""

from __future__ import annotations

import functools
import json
import pathlib
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from banjar.arena.backends import here, processes, ray
from banjar.arena.match import Contest, GameResult, play
from banjar.arena.ratings import interval, ratings
from banjar.arena.results import ResultsFile
from banjar.arena.schedule import line_ups, schedule, whole_rounds
from banjar.arena.standings import seat_shares, standings
from banjar.cli import main
from banjar.core.errors import OptionError


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d", "e"]])
def test_every_deal_is_played_from_every_seat(bots: list[str], players: int) -> None:
    games = list(schedule(bots, players, 60, seed=3))
    assert [scheduled.number for scheduled in games] == list(range(60))
    for deal in range(60 // players):
        same = games[deal * players : (deal + 1) * players]
        assert len({scheduled.seed for scheduled in same}) == 1
        for bot in bots:
            per_seat = [sum(scheduled.bots[seat] == bot for scheduled in same) for seat in range(players)]
            assert len(set(per_seat)) == 1
    assert len({scheduled.seed for scheduled in games}) == 60 // players


def test_line_ups() -> None:
    assert line_ups(["a", "b", "b"], 3) == [("a", "b", "b")]
    assert len(line_ups(list("abcd"), 3)) == 4
    assert line_ups(["a", "b"], 4) == [tuple("aaab"), tuple("aabb"), tuple("abbb")]
    assert (whole_rounds(200, 3), whole_rounds(201, 3)) == (201, 201)


CONTESTS = [
    Contest("altar", 2),
    Contest("altar", 4, {"oracle": True, "demon": True}),
    Contest("dalang", 3, {"turn_limit": 15}),
]


@pytest.mark.parametrize("contest", CONTESTS, ids=str)
def test_a_game_is_the_same_wherever_it_is_played(contest: Contest) -> None:
    scheduled_games = list(schedule(["greedy", "random"], contest.players, contest.players, seed=1))
    first = [stripped(result) for result in here(functools.partial(play, contest), scheduled_games, 1)]
    assert first == [stripped(play(contest, scheduled)) for scheduled in scheduled_games]
    assert [result.bots for result in first] == [scheduled.bots for scheduled in scheduled_games]


def stripped(result: GameResult) -> GameResult:
    """Without the times."""
    return replace(result, seconds=(), longest=())


def test_two_processes_give_the_same() -> None:
    contest = CONTESTS[0]
    scheduled_games = list(schedule(["greedy", "random"], 2, 6, seed=1))
    found = sorted(
        map(stripped, processes(functools.partial(play, contest), scheduled_games, 2)), key=lambda result: result.number
    )
    assert found == [stripped(result) for result in here(functools.partial(play, contest), scheduled_games, 1)]


def test_a_ray_cluster_gives_the_same() -> None:
    pytest.importorskip("ray", reason="the extra `cluster` is not installed")
    contest = CONTESTS[0]
    scheduled_games = list(schedule(["greedy", "random"], 2, 6, seed=1))
    found = sorted(
        map(stripped, ray(functools.partial(play, contest), scheduled_games, 2)), key=lambda result: result.number
    )
    assert found == [stripped(result) for result in here(functools.partial(play, contest), scheduled_games, 1)]


def made(number: int, bots: tuple[str, ...], ranks: tuple[int, ...]) -> GameResult:
    """A made-up result."""
    scores = tuple(20 - 5 * rank for rank in ranks)
    nothing = (0.0,) * len(bots)
    return GameResult(number, number // len(bots), 1, bots, scores, ranks, 100, (1,) * len(bots), nothing, nothing)


def strong_and_weak(games: int) -> list[GameResult]:
    """The strong one wins three of four."""
    found = []
    for number in range(games):
        bots = ("strong", "weak") if number % 2 == 0 else ("weak", "strong")
        strong_wins = number // 2 % 4 != 0
        ranks = tuple(1 if (bot == "strong") == strong_wins else 2 for bot in bots)
        found.append(made(number, bots, ranks))
    return found


def test_standings() -> None:
    first, second = standings(strong_and_weak(80), ["weak", "strong"])
    assert (first.bot, second.bot) == ("strong", "weak")
    assert first.win_share == pytest.approx(0.75)
    assert first.win_share + second.win_share == pytest.approx(1)
    assert first.win_interval[0] < 0.75 < first.win_interval[1]
    assert 0.5 < first.win_interval[0] < first.win_interval[1] < 0.95
    assert first.rating > 25 > second.rating
    assert first.rating_interval[0] <= first.rating <= first.rating_interval[1] + 3
    assert first.margin == pytest.approx(2.5)
    assert first.fair_share == 0.5


def test_more_games_narrow_the_interval() -> None:
    wide, narrow = (standings(strong_and_weak(games), ["weak", "strong"])[0].win_interval for games in (40, 640))
    assert narrow[1] - narrow[0] < 0.5 * (wide[1] - wide[0])


def test_a_shared_victory_is_halved() -> None:
    found = {one.bot: one.win_share for one in standings([made(0, ("a", "b"), (1, 1))], ["a", "b"])}
    assert found == {"a": 0.5, "b": 0.5}
    assert [one["share"] for one in seat_shares([made(0, ("a", "b"), (1, 1))])] == [0.5, 0.5]


def test_ratings_with_a_bot_in_two_seats() -> None:
    found = ratings([made(number, ("a", "b", "b"), (1, 2, 3)) for number in range(20)], ["a", "b"])
    assert found["a"] > 25 > found["b"]


def test_intervals() -> None:
    assert interval([float(value) for value in range(1000)]) == (25.0, 974.0)


def run(tmp_path: pathlib.Path, *arguments: str) -> int:
    out = str(tmp_path / "found.json")
    return main(["arena", "altar", "--bots", "greedy,random", "--out", out, *arguments])


def test_the_command(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--games", "5", "--lang", "en") == 0
    shown = capsys.readouterr().out
    assert "greedy" in shown
    assert "6 games" in shown
    found = json.loads((tmp_path / "found.json").read_text())
    assert (found["game"], found["players"], found["games"]) == ("altar", 2, 6)
    assert Counter(one["bot"] for one in found["standings"]) == {"greedy": 1, "random": 1}


def test_a_stopped_run_is_resumed(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Also when its last line was cut off; more games may be asked for."""
    run(tmp_path, "--games", "4")
    games = tmp_path / "found.games.jsonl"
    lines = games.read_text().splitlines(keepends=True)
    games.write_text("".join(lines[:3]) + lines[3][:20])
    capsys.readouterr()
    assert run(tmp_path, "--games", "6", "--lang", "en") == 0
    assert "2 games of an earlier run" in capsys.readouterr().out
    again = [json.loads(line) for line in games.read_text().splitlines()]
    assert sorted(result["number"] for result in again[1:]) == list(range(6))
    assert stripped(GameResult.from_dict(again[3])) == stripped(GameResult.from_dict(json.loads(lines[3])))


def test_another_run_is_not_overwritten(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "--games", "2")
    before = (tmp_path / "found.games.jsonl").read_text()
    assert run(tmp_path, "--games", "2", "--seed", "9") == 2
    assert "seed 0 instead of 9" in capsys.readouterr().err
    assert (tmp_path / "found.games.jsonl").read_text() == before
    assert run(tmp_path, "--games", "2", "--seed", "9", "--fresh") == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--bots", "greedy"], "at least two bots"),
        (["--bots", "greedy,genius"], "no bot called 'genius'"),
        (["--games", "0"], "must be a whole number from 1"),
        (["--players", "5"], "must be a whole number from 2 to 4"),
        (["--backend", "cloud"], "no backend called 'cloud'"),
        (["--turn-limit", "3"], "altar has no option 'turn_limit'"),
    ],
)
def test_mistakes(
    arguments: list[str], reason: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path, *arguments) == 2
    assert reason in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_broken_file(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "games.jsonl"
    settings: dict[str, Any] = {"game": "altar"}
    ResultsFile(path, settings).begin()
    path.write_text(path.read_text() + "nonsense}\n{}\n")
    with pytest.raises(OptionError, match="line 2: not a line of an arena's results"):
        ResultsFile(path, settings).begin()
