"""The OpenAPI document, made from the declared operations and their structs."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

import msgspec

from banjar import __version__
from banjar.protocol.errors import ALL_CODES, ErrorResponse
from banjar.protocol.games import game_parts
from banjar.server.http.query import LANGUAGE, QueryParameter
from banjar.server.http.responses import JSON, status_of
from banjar.server.http.routing import Operation

DESCRIPTION = "Tables for the two board games called Bali. The socket at /api/socket is described in docs/protocol.md."
REFERENCE = "#/components/schemas/{name}"
REFUSALS = {
    401: "The browser has no identity yet: GET /api/me first",
    403: "Not allowed for this person",
    404: "Not found",
    409: "Not possible in the present state of the table",
    410: "Used up or deleted",
    413: "Too large",
    422: "Not understood: a wrong value or an unknown field",
    429: "A rate limit is used up",
    503: "Temporarily unavailable; try again",
}
RETRIABLE = (429, 503)


class Document:
    """The OpenAPI document as JSON, encoded on first use."""

    def __init__(self, operations: Iterable[Operation]) -> None:
        self._operations = operations

    @cached_property
    def encoded(self) -> bytes:
        """The document as JSON."""
        return msgspec.json.encode(document(self._operations))


def document(operations: Iterable[Operation]) -> dict[str, Any]:
    """Describe these operations in an OpenAPI 3.1 document."""
    documented = [operation for operation in operations if operation.is_documented]
    paths: dict[str, dict[str, Any]] = {}
    for operation in documented:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _describe(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Banjar", "version": __version__, "description": DESCRIPTION},
        "paths": paths,
        "components": {"schemas": _schemas(documented)},
    }


def _describe(operation: Operation) -> dict[str, Any]:
    described: dict[str, Any] = {
        "tags": [operation.tag],
        "operationId": operation.operation_id,
        "summary": operation.summary,
        "description": operation.description,
        "parameters": [
            *_path_parameters(operation.path),
            *(_query_parameter(parameter) for parameter in (*operation.query, LANGUAGE)),
        ],
        "responses": {str(operation.status): _success(operation)}
        | {str(status): _refusal(status, text) for status, text in REFUSALS.items()},
    }
    if operation.body is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": _schema(operation.body)}}}
    return described


def _path_parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _query_parameter(parameter: QueryParameter) -> dict[str, Any]:
    return {
        "name": parameter.name,
        "in": "query",
        "description": parameter.description,
        "schema": parameter.schema(),
    }


def _success(operation: Operation) -> dict[str, Any]:
    response: dict[str, Any] = {"description": operation.summary}
    if operation.answer is not None:
        response["content"] = {JSON: {"schema": _schema(operation.answer)}}
    elif operation.media_type != JSON:
        response["content"] = {operation.media_type: {"schema": {"type": "string"}}}
    return response


def _refusal(status: int, text: str) -> dict[str, Any]:
    codes = ", ".join(code for code in ALL_CODES if status_of(code) == status)
    refusal: dict[str, Any] = {
        "description": f"{text} ({codes})",
        "content": {JSON: {"schema": _schema(ErrorResponse)}},
    }
    if status in RETRIABLE:
        schema = {"type": "integer", "minimum": 0}
        refusal["headers"] = {"Retry-After": {"description": "Seconds to wait before trying again", "schema": schema}}
    return refusal


def _schema(struct: object) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([struct], ref_template=REFERENCE)
    return schema


def _schemas(operations: list[Operation]) -> dict[str, Any]:
    bodies = [operation.body for operation in operations if operation.body is not None]
    answers = [operation.answer for operation in operations if operation.answer is not None]
    _, taken = msgspec.json.schema_components(bodies, ref_template=REFERENCE)
    _, schemas = msgspec.json.schema_components([*bodies, *answers, ErrorResponse], ref_template=REFERENCE)
    for part, structs in game_parts().items():
        found = {game: _game_schemas(game, struct) for game, struct in structs.items()}
        schemas[part] = {"anyOf": [schema for schema, _ in found.values()]}
        for _, components in found.values():
            schemas |= components
    # Responses may gain fields in later versions; requests with unknown fields are refused.
    for name in schemas.keys() - taken.keys():
        schemas[name].pop("additionalProperties", None)
    return schemas


def _game_schemas(game: str, struct: object) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schema of a game's struct and its components, which begin with the name of the game."""
    prefix = game.capitalize()
    (schema,), components = msgspec.json.schema_components(
        [struct], ref_template=REFERENCE.replace("{name}", prefix + "{name}")
    )
    return schema, {prefix + name: component for name, component in components.items()}
