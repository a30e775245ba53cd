"""`banjar bench`: compare our speed with that of peer libraries, in the same run on one core."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from banjar.bench.measures import Measure, kernel_measures, plain_measures, start_measures
from banjar.bench.peers import PeerMissing, PeerSpeed, measure_peers
from banjar.bench.research import Comparison, single_comparisons, vector_comparison
from banjar.bench.searching import best_of, peer_measures, search_measures


def run(arguments: argparse.Namespace) -> int:
    """Run the benchmarks, print tables, and write JSON if requested."""
    repeats, seconds = (3, 0.2) if arguments.quick else (5, 0.5)
    _note("all games started and compiled" + ("" if arguments.quick else ", once more from nothing"))
    starts = start_measures(1 if arguments.quick else 3, cold=not arguments.quick)
    _note("many games at once, on all cores")
    research = [vector_comparison(repeats, seconds)]
    pin_to_one_core()
    _note("environments, one game at a time")
    research += single_comparisons(repeats, seconds)
    _note("random play in the compiled kernel")
    ours = kernel_measures(repeats, seconds)
    _note("random play in the plain kernel")
    ours += plain_measures(repeats, seconds)
    peers = measure_peers(seconds, repeats, _note) if arguments.peers is not False else []
    report = as_json(ours + starts, peers)
    _note("searches with random playouts")
    searches = search_measures(repeats)
    searching_peers = peer_measures(repeats) if arguments.peers is not False else []
    report["searches"] = searches_as_json(searches, searching_peers)
    report["research"] = [comparison_as_json(comparison) for comparison in research]
    if arguments.json:
        print(json.dumps(report, indent=2))
    else:
        print_tables(ours + starts, peers, report)
        print_research(research)
        print_searches(searches, searching_peers)
    return 0


def searches_as_json(searches: list[Measure], peers: list[Measure | PeerMissing]) -> list[dict[str, Any]]:
    """Our searches and those of peers, ready for JSON."""
    best = best_of(peers)
    ours = [{**measure_as_json(m), "ratio": m.median / best if best else None} for m in searches]
    return ours + [measure_as_json(m) if isinstance(m, Measure) else vars(m) for m in peers]


def print_searches(searches: list[Measure], peers: list[Measure | PeerMissing]) -> None:
    """Print our searches and those of peers as a table."""
    best = best_of(peers)
    table = Table("search", "median", "spread", "× best peer")
    for measure in searches:
        ratio = f"{measure.median / best:.1f}" if best else ""
        table.add_row(measure.name, number(measure.median, measure.unit), f"{measure.spread:.0%}", ratio)
    for peer in peers:
        if isinstance(peer, Measure):
            table.add_row(peer.name, number(peer.median, peer.unit), f"{peer.spread:.0%}", "")
        else:
            table.add_row(f"{peer.library}: {peer.reason}", "", "", "")
    Console().print(table)


def measure_as_json(measure: Measure) -> dict[str, Any]:
    """A measure, ready for JSON."""
    return {
        "name": measure.name,
        "unit": measure.unit,
        "median": measure.median,
        "spread": measure.spread,
        "values": list(measure.values),
    }


def comparison_as_json(comparison: Comparison) -> dict[str, Any]:
    """A comparison, ready for JSON."""
    ours = comparison.ours
    return {
        "name": ours.name,
        "median": ours.median,
        "spread": ours.spread,
        "values": list(ours.values),
        "peer": vars(comparison.peer),
        "ratio": comparison.ratio,
    }


def print_research(comparisons: list[Comparison]) -> None:
    """Print the environments and their peers as a table."""
    table = Table("environment", "median", "spread", "peer", "median", "× peer")
    for comparison in comparisons:
        ours, peer, ratio = comparison.ours, comparison.peer, comparison.ratio
        row = [ours.name, number(ours.median, ours.unit), f"{ours.spread:.0%}"]
        if isinstance(peer, PeerSpeed):
            row += [f"{peer.library} {peer.game}, {peer.how}", number(peer.decisions_per_second, "decisions/s")]
        else:
            row += [f"{peer.library}: {peer.reason}", ""]
        table.add_row(*row, f"{ratio:.1f}" if ratio else "")
    Console().print(table)


def _note(text: str) -> None:
    print(f"measuring: {text}", file=sys.stderr, flush=True)


def pin_to_one_core() -> None:
    """Pin this process and its children to one core, where the system supports it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def best_native(peers: list[PeerSpeed | PeerMissing]) -> PeerSpeed | None:
    """The fastest of OpenSpiel's C++ games in a native loop."""
    native = [peer for peer in peers if isinstance(peer, PeerSpeed) and "evaluate_bots" in peer.how]
    return max(native, key=lambda peer: peer.decisions_per_second, default=None)


def as_json(measures: list[Measure], peers: list[PeerSpeed | PeerMissing]) -> dict[str, Any]:
    """All measures, ready for JSON."""
    best = best_native(peers)
    return {
        "machine": {"processor": platform.processor() or platform.machine(), "python": platform.python_version()},
        "banjar": [measure_as_json(m) for m in measures],
        "peers": [vars(peer) for peer in peers],
        "ratios": {
            m.name: m.median / best.decisions_per_second
            for m in measures
            if best is not None and m.name.startswith("random play")
        },
    }


def print_tables(measures: list[Measure], peers: list[PeerSpeed | PeerMissing], report: dict[str, Any]) -> None:
    """Print all measures as tables."""
    console = Console()
    best = best_native(peers)
    table = Table("Banjar", "median", "spread", "× best native peer")
    for m in measures:
        ratio = report["ratios"].get(m.name)
        table.add_row(m.name, number(m.median, m.unit), f"{m.spread:.0%}", f"{ratio:.1f}" if ratio else "")
    console.print(table)
    if not peers:
        return
    table = Table("peer", "game", "how", "median")
    for peer in peers:
        if isinstance(peer, PeerSpeed):
            table.add_row(peer.library, peer.game, peer.how, number(peer.decisions_per_second, "decisions/s"))
        else:
            table.add_row(peer.library, "", f"not measured: {peer.reason}", "")
    console.print(table)
    if best is not None:
        console.print(
            f"best native peer: {best.library} {best.game}, {number(best.decisions_per_second, 'decisions/s')}"
        )


def number(value: float, unit: str) -> str:
    """Format a figure with its unit."""
    if unit == "decisions/s":
        return f"{value / 1e6:.2f} M/s" if value >= 1e6 else f"{value:,.0f} /s"
    if unit == "simulations/s":
        return f"{value:,.0f} /s"
    return f"{value:.1f} {unit}"
