"""Metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Histogram, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from banjar.server.context import ServerContext

Reading = Callable[[ServerContext], float]
COUNTERS: dict[str, tuple[str, Reading]] = {
    "banjar_moves": (
        "Decisions committed by this process",
        lambda context: context.manager.commands.decisions_committed,
    ),
    "banjar_messages": ("Updates sent to viewers", lambda context: context.manager.commands.updates_sent),
    "banjar_store_entries": ("Entries committed", lambda context: context.store.logs.appended),
    "banjar_store_commits": ("Transactions committed", lambda context: context.store.commits),
    "banjar_clock_jumps": ("Jumps of the wall clock noticed", lambda context: context.scheduler.clock.jumps),
    "banjar_bot_answers": ("Decisions by bot workers", lambda context: context.workers.answered),
    "banjar_bot_restarts": ("Bot workers replaced", lambda context: context.workers.restarted),
    "banjar_bot_retries": ("Bot requests retried", lambda context: context.workers.retried),
    "banjar_bot_fallbacks": (
        "Bot requests answered by the plain worker in place of a compiled one",
        lambda context: context.workers.fallen_back,
    ),
    "banjar_requests_shed": (
        "Requests refused because the event loop was late",
        lambda context: context.watchdog.shed,
    ),
}
GAUGES: dict[str, tuple[str, Reading]] = {
    "banjar_tables_in_memory": ("Tables this process has open", lambda context: len(context.manager.tables)),
    "banjar_connections": ("Sockets open", lambda context: len(context.connections)),
    "banjar_clock_departure_seconds": (
        "How far the wall clock, or the database's, is ahead of the clock of this process",
        lambda context: context.scheduler.clock.departure / 1000,
    ),
    "banjar_loop_delay_shortest_seconds": (
        "The shortest of the last delays of the event loop, by which requests are refused",
        lambda context: context.watchdog.delay_seconds,
    ),
    "banjar_long_work_waiting": (
        "Long games that wait to be read in slices",
        lambda context: context.manager.runtime.long_work.waiting,
    ),
    "banjar_bytes_queued": ("Bytes that wait to be sent", lambda context: context.queued_bytes.total),
    "banjar_bot_questions_waiting": ("Bot requests no worker has taken yet", lambda context: context.workers.waiting),
}


DELAY_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """A Prometheus collector that reads the counters of the server when it is scraped."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._registry = CollectorRegistry()
        self._registry.register(self)
        self.requests = Histogram(
            "banjar_request_seconds", "HTTP requests", ("route", "status"), registry=self._registry
        )
        self.loop_delay = Histogram(
            "banjar_loop_delay_seconds", "How late the event loop was", registry=self._registry, buckets=DELAY_BUCKETS
        )
        context.watchdog.record = self.loop_delay.observe

    def collect(self) -> list[Metric]:
        """The present values, called by the registry."""
        context = self._context
        counters = [CounterMetricFamily(name, text, value=read(context)) for name, (text, read) in COUNTERS.items()]
        gauges = [GaugeMetricFamily(name, text, value=read(context)) for name, (text, read) in GAUGES.items()]
        return [*counters, *gauges]

    def render(self) -> tuple[bytes, str]:
        """All metrics in Prometheus' text format, and its media type."""
        return generate_latest(self._registry), CONTENT_TYPE_LATEST
