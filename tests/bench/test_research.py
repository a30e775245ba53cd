"""The environments are measured beside their peers, or alone where those are missing."""

from __future__ import annotations

import sys

import pytest

from banjar.bench import research
from banjar.bench.command import comparison_as_json, print_research
from banjar.bench.measures import Measure
from banjar.bench.peers import PeerMissing, PeerSpeed
from banjar.bench.research import Comparison, single_comparisons, vector_comparison


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(research, "GAMES", 4)
    monkeypatch.setattr(research, "STEPS", 2)
    monkeypatch.setattr(research, "EPISODES", 1)
    monkeypatch.setattr(research, "PEER_ENVIRONMENTS", 1)


@pytest.mark.usefixtures("_small")
def test_everything_is_measured() -> None:
    comparisons = [vector_comparison(1, 0.001), *single_comparisons(1, 0.001)]
    for comparison in comparisons:
        assert comparison.ours.median > 0
        if isinstance(comparison.peer, PeerSpeed):
            assert comparison.ratio == pytest.approx(comparison.ours.median / comparison.peer.decisions_per_second)
        else:
            assert "not installed" in comparison.peer.reason


@pytest.mark.usefixtures("_small")
def test_missing_peers_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pyspiel", "open_spiel.python", "open_spiel.python.rl_environment", "pettingzoo"):
        monkeypatch.setitem(sys.modules, module, None)
    comparisons = [vector_comparison(1, 0.001), *single_comparisons(1, 0.001)]
    assert [comparison.ratio for comparison in comparisons] == [None, None, None]
    assert all(isinstance(comparison.peer, PeerMissing) for comparison in comparisons)


def test_both_reports(capsys: pytest.CaptureFixture[str]) -> None:
    ours = Measure("walking", "decisions/s", (3e6,))
    known = Comparison(ours, PeerSpeed("Other", "go", "by hand", 1e6))
    unknown = Comparison(ours, PeerMissing("Other", "not installed"))
    print_research([known, unknown])
    printed = capsys.readouterr().out
    assert "3.0" in printed
    assert "not installed" in printed
    assert comparison_as_json(known)["ratio"] == 3.0
    assert comparison_as_json(unknown)["ratio"] is None
