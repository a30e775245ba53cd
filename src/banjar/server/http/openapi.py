"""The OpenAPI document: bodies and answers are msgspec structs, described by themselves."""

from __future__ import annotations

from typing import Any

import msgspec

from banjar.i18n.texts import LANGUAGES

REFERENCE = "#/components/schemas/{name}"


class Refused(msgspec.Struct):
    """What every refusal looks like."""

    error: Explained


class Explained(msgspec.Struct):
    """The reason, for programs and for people."""

    code: str
    sentence: str
    values: dict[str, str | int]
    """What the sentence names, for those who word it themselves."""
    detail: str | msgspec.UnsetType = msgspec.UNSET
    """More for those who write programs, in English."""


class Parameter(msgspec.Struct, frozen=True):
    """What a route reads from the query, described once, to be read by a `Visit`."""

    name: str
    description: str
    default: str | int | None = None
    names: tuple[str, ...] = ()
    """What it may be; without names it is a whole number."""
    most: int = 0

    def described(self) -> dict[str, Any]:
        """As the document has it."""
        schema: dict[str, Any] = (
            {"type": "string", "enum": list(self.names)}
            if self.names
            else {"type": "integer", "minimum": 0, "maximum": self.most}
        )
        if self.default is not None:
            schema["default"] = self.default
        return {"name": self.name, "in": "query", "description": self.description, "schema": schema}


LANGUAGE = Parameter("language", "Of the sentences; else the Accept-Language header decides", names=tuple(LANGUAGES))


def asks(*parameters: Parameter) -> dict[str, Any]:
    """What a route says of its query in the document."""
    return {"parameters": [parameter.described() for parameter in parameters]}


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
        """Add the structs to the document, and the language that every request may ask for."""
        language = LANGUAGE.described()
        for operation in (operation for path in document["paths"].values() for operation in path.values()):
            if language not in (known := operation.setdefault("parameters", [])):
                known.append(language)
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
