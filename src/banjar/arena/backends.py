"""Backends that run the games: in this process, in several, or on a cluster. All give the same results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from types import ModuleType

from banjar.arena.match import Contest, GameResult, play
from banjar.arena.schedule import ScheduledGame
from banjar.core.errors import OptionError

Backend = Callable[[Contest, Iterable[ScheduledGame], int], Iterator[GameResult]]


def here(contest: Contest, scheduled_games: Iterable[ScheduledGame], _jobs: int) -> Iterator[GameResult]:
    """Play the games one after another in this process."""
    for scheduled in scheduled_games:
        yield play(contest, scheduled)


def processes(contest: Contest, scheduled_games: Iterable[ScheduledGame], jobs: int) -> Iterator[GameResult]:
    """Play the games in several processes of this machine."""
    joblib = _library("joblib", "arena")
    work = (joblib.delayed(play)(contest, scheduled) for scheduled in scheduled_games)
    # Bounded, so that stopping a run loses little work.
    yield from joblib.Parallel(n_jobs=jobs, return_as="generator_unordered", pre_dispatch="2*n_jobs")(work)


def ray(contest: Contest, scheduled_games: Iterable[ScheduledGame], jobs: int) -> Iterator[GameResult]:
    """Play the games on a Ray cluster; without one, Ray starts one on this machine."""
    library = _library("ray", "cluster")
    started = not library.is_initialized()
    if started:
        library.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="warning")
    try:
        remote = library.remote(play)
        waiting, under_way = iter(scheduled_games), []
        most = 2 * max(jobs, int(library.cluster_resources().get("CPU", jobs)))
        for scheduled in waiting:
            under_way.append(remote.remote(contest, scheduled))
            if len(under_way) >= most:
                done, under_way = library.wait(under_way)
                yield library.get(done[0])
        while under_way:
            done, under_way = library.wait(under_way)
            yield library.get(done[0])
    finally:
        if started:
            library.shutdown()


def backend(name: str, jobs: int) -> Backend:
    """The backend for a name and a number of jobs."""
    if name == "ray":
        return ray
    return here if jobs == 1 else processes


def _library(name: str, extra: str) -> ModuleType:
    try:
        return import_module(name)
    except ImportError:
        raise OptionError(f"this needs {name}: pip install 'banjar[{extra}]'") from None
