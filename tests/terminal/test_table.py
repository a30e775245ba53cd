"""A session: decisions, commands, undo, saving, and its end."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest
from tests.terminal.client import paper_client, played

import banjar
from banjar.bots import load_bot
from banjar.core.game import State
from banjar.terminal.table import TerminalGame


def sat_down(
    state: State, answers: list[str], seat: int = 0, ask_all: bool = False, **client: Any
) -> tuple[TerminalGame, str]:
    """A table after all answers have been given, and what was written."""
    sitting, paper = paper_client(state.game.name, answers, **client)
    bots = {other: load_bot("random", other) for other in range(state.players) if other != seat}
    table = TerminalGame(sitting, state, seat, bots, {"Seat": str(seat), "Bots": "random"}, ask_all)
    table.run()
    return table, paper.getvalue()


def notation(table: TerminalGame) -> list[str]:
    return [action.text for _, action in table.state.decisions]


def new(game: str = "altar", seed: int = 1, **options: Any) -> State:
    return banjar.load(game, **options).new(seed)


def test_a_choice_by_number_and_by_notation() -> None:
    first, _ = sat_down(new(), ["1"])
    second, _ = sat_down(new(), ["PEANUT"])
    assert notation(first)[:2] == notation(second)[:2] == ["nobuy", "peanut"]


def test_several_answers_in_one_line_as_long_as_the_question_stays() -> None:
    table, _ = sat_down(new("dalang", 3), ["scholar", "put=priest@P put=scholar@P put=KT@W"], plain=True)
    own = [action.text for seat, action in table.state.decisions if seat == 0]
    assert own[:4] == ["scholar", "put=priest@P", "put=scholar@P", "put=KT@W"]
    table, _ = sat_down(new(), ["peanut 1"], plain=True)
    assert notation(table) == ["nobuy", "peanut"]


def test_forced_decisions_are_played_unless_all_are_asked() -> None:
    table, written = sat_down(new(), [], plain=True)
    assert notation(table) == ["nobuy"]
    assert "buys no sacrifice card (the only choice)" in written
    table, written = sat_down(new(), [], ask_all=True, plain=True)
    assert notation(table) == []
    assert "Buy nothing" in written


def test_undo_goes_back_to_the_last_barrier_and_not_beyond() -> None:
    state = new("dalang", 3)
    start = ["scholar", "put=priest@P", "put=scholar@P"]
    table, written = sat_down(state, [*start, "undo"], plain=True)
    assert notation(table) == ["scholar", "put=priest@P"]
    table, _ = sat_down(new("dalang", 3), [*start, "undo 2"], plain=True)
    assert notation(table) == ["scholar"]
    table, written = sat_down(new("dalang", 3), [*start, "undo 9", "undo"], plain=True)
    assert notation(table) == ["scholar"]
    assert "cannot be taken back" in written


def test_after_undo_the_game_is_the_one_before() -> None:
    table, _ = sat_down(new(), ["peanut", "undo", "banana", "undo", "peanut"], plain=True)
    twin = new()
    for word in ("nobuy", "peanut"):
        twin.play(word)
    assert table.state == twin
    assert len(table.log) == len(twin.decisions) + 1


def test_a_decision_after_which_others_moved_cannot_be_undone() -> None:
    table, written = sat_down(new(), ["peanut", "take@A", "undo"], plain=True)
    assert "cannot be taken back" in written
    assert notation(table)[:3] == ["nobuy", "peanut", "take@A"]


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_commands_leave_the_game_as_it_is(game: str) -> None:
    commands = [
        "?",
        "? 1",
        "?1",
        "help",
        "log",
        "log all",
        "log 2",
        "score",
        "rules",
        "rules 3",
        "board",
        "more",
        "b",
        "",
    ]
    state = new(game)
    before = state.to_bytes()
    table, written = sat_down(state, commands, ask_all=True)
    assert table.state.to_bytes() == before
    assert "Next time" in written


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("0", "There is no choice 0"),
        ("99", "There is no choice 99"),
        ("9" * 400, "There is no choice"),
        ("²", "I do not understand"),
        ("jump", "I do not understand"),
        ("take@A", "is not possible now"),
        ("? 77", "There is no choice 77"),
        ("rules Z9", "There is no rule Z9"),
        ("rules A3.10", "A3.10 If you have no sacrifice card"),
        ("[bold]x[/bold]", "[bold]x[/bold]"),
        ("\x1b[31mred", "I do not understand"),
        ("save", "save FILE"),
        ("undo x", "cannot be taken back"),
    ],
)
def test_wrong_answers_are_explained_and_asked_again(answer: str, said: str) -> None:
    table, written = sat_down(new(), [answer], plain=True)
    assert said in written.replace("\n", " ")
    assert "\x1b" not in written
    assert notation(table) == ["nobuy"]


def test_a_pipe_of_invalid_answers_ends_the_game() -> None:
    table, written = sat_down(new(), ["nonsense"] * 1000, plain=True)
    assert "the game ends here" in written
    assert notation(table) == ["nobuy"]


def test_saving_does_not_end_the_game(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.txt"
    table, written = sat_down(new("dalang", 2, players=4), ["1", "1", f"save {file}"], plain=True)
    assert f"banjarplay--load{file}" in "".join(written.split())  # a line may break anywhere in a long path
    record = banjar.read_record(file)
    assert record.headers == {"Seat": "0", "Bots": "random"}
    assert record.replay() == table.state


def test_a_file_is_not_overwritten_unless_the_player_says_so(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine", encoding="utf-8")
    _, written = sat_down(new(), [f"save {file}", "n"], plain=True)
    assert file.read_text(encoding="utf-8") == "mine"
    assert "Not saved" in written
    sat_down(new(), [f"save {file}", "ja"], plain=True, language="nl")
    assert file.read_text(encoding="utf-8").startswith("[Game")


@pytest.mark.parametrize("name", ["{tmp}", "{tmp}/no/such/place", "{tmp}/" + "x" * 300, "~no-such-user/x"])
def test_unwritable_paths_are_refused(name: str, tmp_path: pathlib.Path) -> None:
    table, written = sat_down(new(), [f"save {name.format(tmp=tmp_path)}", "1"], plain=True)
    assert "Saved in" not in written
    assert notation(table)[:2] == ["nobuy", "peanut"]
    assert list(tmp_path.iterdir()) == []


def test_quitting_offers_to_save_when_interactive(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "left.txt"
    sat_down(new(), ["quit", str(tmp_path), str(file)], interactive=True)
    assert banjar.read_record(file).moves == ("nobuy",)
    _, written = sat_down(new(), ["quit"], plain=True)
    assert "file name" not in written


def test_the_end_shows_the_sheet_and_offers_to_save(tmp_path: pathlib.Path) -> None:
    whole = played("altar", {"players": 2}, 8)
    state = banjar.load("altar", players=2).new(8)
    last_own = max(number for number, (seat, _) in enumerate(whole.decisions) if seat == 0)
    for _, action in whole.decisions[:last_own]:
        state.play(action)
    file = tmp_path / "end.txt"
    table, written = sat_down(state, ["1"] * 20 + ["", str(file)], interactive=False)
    assert table.state.is_over
    for line in table.state.score_sheets()[0]:
        assert table.client.wording.score_line(line) in written
    assert "wins!" in written or "share the victory" in written
    assert not file.exists()


def test_news_are_what_happened_since_the_last_decision() -> None:
    table, _ = sat_down(new("altar", 1, players=3), ["1", "1"], plain=True)
    news = " ".join(line.plain.strip() for line in table.news())
    own = [number for number, (seat, _) in enumerate(table.state.decisions) if seat == 0]
    assert news.startswith("- Red takes")
    assert "Turn 2:" in news
    assert own


def test_a_loaded_game_shows_events_since_the_last_decision() -> None:
    table, _ = sat_down(new("altar", 1, players=3), ["1", "1"], plain=True)
    again, _ = sat_down(table.state.copy(), [], plain=True)
    news = (table.news(), again.news())
    before, after = ([line.plain.split(" (the")[0].rstrip(".") for line in lines] for lines in news)
    assert after[-len(before) :] == before
    assert not any("Turn 1:" in line.plain for line in again.news())


def test_the_log_does_not_help_the_memory() -> None:
    """B10.2: what was laid on a stack is told at once, and kept nowhere."""
    table, _ = sat_down(new("dalang", 3), ["scholar", "put=priest@P"], plain=True)
    assert "puts a priest on their stack" in " ".join(line.plain for line in table.news())
    kept = [sentence.text or "" for sentence in table.log.sentences()]
    assert not any("puts a priest" in text for text in kept)
