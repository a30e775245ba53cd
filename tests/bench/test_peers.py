"""The peers are measured where they are installed and named, with the reason, where they are not."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from banjar.bench import peers
from banjar.bench.peers import PeerMissing, PeerSpeed, measure_peers

MODULES = {"OpenSpiel": ["pyspiel"], "RLCard": ["rlcard"], "pgx": ["jax", "pgx"]}


def hide_all_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (name for names in MODULES.values() for name in names):
        monkeypatch.setitem(sys.modules, module, None)


def only(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in MODULES[library]:
        if find_spec(module) is None:
            pytest.skip(f"{library} is not installed (no module named {module!r})")
    monkeypatch.setattr(peers, "_PEERS", tuple(peer for peer in peers._PEERS if peer.library == library))


def test_absent_peers_are_reported_by_name_and_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    hide_all_peers(monkeypatch)
    assert measure_peers() == [
        PeerMissing("OpenSpiel", "not installed (no module named 'pyspiel')"),
        PeerMissing("RLCard", "not installed (no module named 'rlcard')"),
        PeerMissing("pgx", "not installed (no module named 'jax')"),
    ]


def test_a_peer_that_breaks_on_import_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    hide_all_peers(monkeypatch)
    monkeypatch.delitem(sys.modules, "rlcard")
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "rlcard.py").write_text("raise OSError('a library is too old\\nand more')\n")
    assert PeerMissing("RLCard", "failed to import: OSError: a library is too old") in measure_peers()


def test_a_game_that_fails_does_not_hide_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> peers.Play:
        raise KeyError

    workloads = (
        peers._Workload("chess", "by hand", broken),
        peers._Workload("go", "by hand", lambda: lambda: 10),
    )
    monkeypatch.setattr(peers, "_PEERS", (peers._Peer("Fake", lambda: None, workloads),))
    failed, measured = measure_peers(seconds=0.0, repeats=1)
    assert failed == PeerMissing("Fake", "chess could not be measured: KeyError")
    assert isinstance(measured, PeerSpeed)
    assert (measured.library, measured.game, measured.how) == ("Fake", "go", "by hand")


def test_the_median_of_the_repeats_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 1.0, 10.0, 15.0, 20.0, 22.0])
    monkeypatch.setattr("banjar.bench.peers.time.perf_counter", lambda: next(clock))
    assert peers._median_speed(lambda: 10, seconds=1.0, repeats=3) == 5.0


def test_progress_reports_each_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    hide_all_peers(monkeypatch)
    told: list[str] = []
    measure_peers(progress=told.append)
    assert told == ["OpenSpiel: importing", "RLCard: importing", "pgx: importing"]


def test_no_repeats_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1, not 0"):
        measure_peers(repeats=0)


def test_environment_variables_are_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BANJAR_KEPT", "before")
    monkeypatch.delenv("BANJAR_NEW", raising=False)
    with peers._environment({"BANJAR_KEPT": "during", "BANJAR_NEW": "during"}):
        assert os.environ["BANJAR_KEPT"] == os.environ["BANJAR_NEW"] == "during"
    assert os.environ["BANJAR_KEPT"] == "before"
    assert "BANJAR_NEW" not in os.environ


@pytest.mark.parametrize("library", MODULES)
def test_an_installed_peer_gives_positive_speeds(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    only(library, monkeypatch)
    results = measure_peers(seconds=0.001, repeats=1)
    assert results
    for result in results:
        assert isinstance(result, PeerSpeed), result
        assert result.decisions_per_second > 0


def test_the_native_batch_repeats_the_games_it_counted() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    game = pyspiel.load_game("crazy_eights(players=2)")
    first, again = ([str(state) for state in peers._random_games(pyspiel, game)] for _ in range(2))
    assert first == again
    assert len(set(first)) == len(first)


def test_hearts_counts_the_cards_played_and_passed_but_not_those_dealt() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    game = pyspiel.load_game("hearts")
    played, passed = 52, 4 * 3
    moves = {peers._player_moves(state) for state in peers._random_games(pyspiel, game)}
    assert moves == {played, played + passed}
