"""Replays, forwards and backwards, and the rules pages."""

from __future__ import annotations

import pathlib

import pytest
from tests.terminal.client import LANGUAGES, paper_client, played

import banjar
from banjar.core.errors import OptionError
from banjar.terminal.replay import ALL, RecordViewer, _seat
from banjar.terminal.rulebook import Rulebook
from banjar.terminal.saving import read


@pytest.mark.parametrize(("game", "options"), [("altar", {"players": 3, "oracle": True}), ("dalang", {"players": 3})])
def test_stepping(game: str, options: dict[str, object]) -> None:
    record = played(game, options, 2, 40).record()
    answers = ["", "n", "b", "20", "99999", "", "b", "what", "", "0", "b", "q"]
    client, paper = paper_client(game, answers, plain=True)
    RecordViewer(record, 0, client).run()
    pages = paper.getvalue().count("Bali (")
    assert "The record ends here" in paper.getvalue()
    assert pages == len([answer for answer in answers if answer != "what"]) - 1


@pytest.mark.parametrize("seat", [0, ALL, None])
def test_printing_the_whole_game(seat: int | str | None) -> None:
    record = played("altar", {"players": 2}, 2).record()
    client, paper = paper_client("altar", [], plain=True)
    RecordViewer(record, seat, client).print_all()
    written = paper.getvalue()
    assert written.count("is the active player") == record.turns[-1]
    assert "Total" in written


def test_the_seat_option_decides_which_cards_are_shown() -> None:
    finished = played("altar", {"players": 2}, 2).record()
    begun = played("altar", {"players": 2}, 2, 9).record()
    assert _seat(finished, None) == ALL
    assert _seat(begun, None) is None
    assert _seat(played("altar", {"players": 2}, 2, 9).record(Resigned="1"), None) == ALL
    assert _seat(begun, "all") == ALL
    assert _seat(begun, "1") == 1
    for wrong in ("2", "-1", "x", "", "²"):
        with pytest.raises(OptionError, match="there is no seat"):
            _seat(begun, wrong)


def test_an_unfinished_game_shows_a_spectator_no_hidden_cards() -> None:
    state = played("altar", {"players": 2}, 2, 20)
    client, paper = paper_client("altar", [], plain=True)
    RecordViewer(state.record(), None, client).print_all()
    assert "Your hand" not in paper.getvalue()
    assert " hand R" not in paper.getvalue()


def test_with_all_cards_open_the_altar_is_open_too() -> None:
    """A4.5: at every step, also the cards that it starts with."""
    record = played("altar", {"players": 2, "oracle": True}, 2).record()
    for seat, found in ((ALL, True), (None, False)):
        client, paper = paper_client("altar", ["q"], plain=True)
        RecordViewer(record, seat, client).run()
        assert ("Altar 4 R 1  N 1  B 1  E 1" in paper.getvalue()) == found


def test_reading_errors_name_the_reason(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(str(played("altar", {"players": 2}, 2, 9).record()), encoding="utf-8")
    assert read(str(file)).game == "altar"
    file.write_text(file.read_text(encoding="utf-8").replace("nobuy", "nobody", 1), encoding="utf-8")
    with pytest.raises(OptionError, match=r"game\.txt: line 6: move 1: altar knows no action 'nobody'"):
        read(str(file))
    with pytest.raises(OptionError, match="is a directory"):
        read(str(tmp_path))
    with pytest.raises(OptionError, match="No such file"):
        read(str(tmp_path / "nothing"))


@pytest.mark.parametrize("game", banjar.game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_found_by_its_number(game: str, language: str) -> None:
    book = Rulebook(game, language)
    numbers = book.numbers()
    assert len(numbers) > 40
    assert len(set(numbers)) == len(numbers)
    for number in numbers:
        found = book.find(number.lower())
        assert found is not None
        assert number in found.splitlines()[0]
    assert book.find("C1") is None
    assert book.find("") is None
    assert len(book.sections()) >= 7
