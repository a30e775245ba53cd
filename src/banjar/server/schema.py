"""The OpenAPI document: bodies and answers are msgspec structs, described by themselves."""

from __future__ import annotations

from typing import Any

import msgspec

REFERENCE = "#/components/schemas/{name}"


class Refused(msgspec.Struct):
    """What every refusal looks like."""

    error: Explained


class Explained(msgspec.Struct):
    """The reason, for programs and for people."""

    code: str
    sentence: str


class Bodies:
    """The structs that routes take, as they come up."""

    def __init__(self) -> None:
        self._known: list[Any] = [Refused]

    def takes(self, body: Any) -> dict[str, Any]:
        """What a route says of its body in the document."""
        self._known.append(body)
        (schema,), _ = msgspec.json.schema_components([body], ref_template=REFERENCE)
        return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}

    def complete(self, document: dict[str, Any]) -> dict[str, Any]:
        """Add the structs to the document."""
        _, components = msgspec.json.schema_components(self._known, ref_template=REFERENCE)
        document.setdefault("components", {}).setdefault("schemas", {}).update(components)
        return document


BODIES = Bodies()

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {
        "description": description,
        "content": {"application/json": {"schema": {"$ref": REFERENCE.format(name="Refused")}}},
    }
    for status, description in (
        (401, "The browser has no identity yet: GET /api/me first"),
        (403, "Not yours to do"),
        (404, "There is no such thing"),
        (409, "The table is not like that now"),
        (410, "It has been used or deleted"),
        (413, "Too large"),
        (422, "Not understood"),
        (429, "Too fast"),
        (503, "Not now; try again"),
    )
}
