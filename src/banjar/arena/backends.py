"""Backends that do independent work: in this process, in several, or on a cluster. All give the same results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol, TypeVar

from banjar.core.errors import OptionError

Item = TypeVar("Item")
Result = TypeVar("Result")


class Backend(Protocol):
    """Calls a function for every item; results come in any order, as they are ready."""

    def __call__(self, function: Callable[[Item], Result], items: Iterable[Item], jobs: int, /) -> Iterator[Result]:
        """Function, items and results must be picklable."""


def here(function: Callable[[Item], Result], items: Iterable[Item], _jobs: int) -> Iterator[Result]:
    """Do the work one item after another in this process."""
    yield from map(function, items)


def processes(function: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    """Do the work in several processes of this machine."""
    joblib = _library("joblib", "arena")
    work = (joblib.delayed(function)(item) for item in items)
    # Bounded, so that stopping a run loses little work.
    yield from joblib.Parallel(n_jobs=jobs, return_as="generator_unordered", pre_dispatch="2*n_jobs")(work)


def ray(function: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    """Do the work on a Ray cluster; without one, Ray starts one on this machine."""
    library = _library("ray", "cluster")
    started = not library.is_initialized()
    if started:
        library.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="warning")
    try:
        remote = library.remote(function)
        under_way: list[Any] = []
        most = 2 * max(jobs, int(library.cluster_resources().get("CPU", jobs)))
        for item in items:
            under_way.append(remote.remote(item))
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
    if jobs == 1:
        return here
    return processes


def _library(name: str, extra: str) -> ModuleType:
    try:
        return import_module(name)
    except ImportError:
        raise OptionError(f"this needs {name}: pip install 'banjar[{extra}]'") from None
