"""The operations of the HTTP API, one module per tag."""

from __future__ import annotations

from banjar.server.http.routes import (
    admin,
    document,
    lessons,
    lobby,
    operation,
    pad,
    pairing,
    people,
    pictures,
    programs,
    strategy,
    tables,
)
from banjar.server.http.routing import Operation

OPERATIONS: list[Operation] = [
    declared
    for routes in (
        operation.routes,
        people.routes,
        lobby.routes,
        pairing.routes,
        tables.routes,
        programs.routes,
        pictures.routes,
        lessons.routes,
        strategy.routes,
        pad.routes,
        admin.routes,
        document.routes,
    )
    for declared in routes.operations
]
