"""The operations of the HTTP API, one module per tag."""

from __future__ import annotations

from banjar.server.http.routes import admin, document, lessons, lobby, operation, pairing, people, programs, tables
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
        lessons.routes,
        admin.routes,
        document.routes,
    )
    for declared in routes.operations
]
