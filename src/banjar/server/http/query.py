"""Query parameters: declared once, read by routes and described in the OpenAPI document."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from banjar.core.errors import listed
from banjar.i18n.texts import LANGUAGES
from banjar.server.peer import LANGUAGE_PARAMETER
from banjar.table.errors import Refusal

MAX_DIGITS = 19


@dataclass(frozen=True)
class IntParameter:
    """A whole number from 0 to `maximum`."""

    name: str
    description: str
    maximum: int
    default: int | None = None

    def read(self, query: Mapping[str, str]) -> int | None:
        """The value, or the default; Refusal `bad-message` for anything else."""
        text = query.get(self.name)
        if text is None:
            return self.default
        # int() would also take spaces, underscores and digits of other scripts.
        if not (text.isascii() and text.isdecimal() and len(text) <= MAX_DIGITS and int(text) <= self.maximum):
            raise Refusal("bad-message", reason=f"{self.name} must be a whole number from 0 to {self.maximum}")
        return int(text)

    def schema(self) -> dict[str, Any]:
        """The JSON schema of the value."""
        return _with_default({"type": "integer", "minimum": 0, "maximum": self.maximum}, self.default)


@dataclass(frozen=True)
class EnumParameter:
    """One of several words."""

    name: str
    description: str
    values: tuple[str, ...]
    default: str | None = None

    def read(self, query: Mapping[str, str]) -> str | None:
        """The value, or the default; Refusal `bad-message` for anything else."""
        text = query.get(self.name)
        if text is None:
            return self.default
        if text not in self.values:
            raise Refusal("bad-message", reason=f"{self.name} must be {listed(self.values)}")
        return text

    def schema(self) -> dict[str, Any]:
        """The JSON schema of the value."""
        return _with_default({"type": "string", "enum": list(self.values)}, self.default)


@dataclass(frozen=True)
class TextParameter:
    """A text of a certain form."""

    name: str
    description: str
    pattern: str

    def read(self, query: Mapping[str, str]) -> str | None:
        """The value, if there is one; Refusal `bad-message` if it has another form."""
        text = query.get(self.name)
        if text is not None and re.fullmatch(self.pattern, text, re.ASCII) is None:
            raise Refusal("bad-message", reason=f"{self.name} must be as the server sent it")
        return text

    def schema(self) -> dict[str, Any]:
        """The JSON schema of the value."""
        return {"type": "string", "pattern": f"^{self.pattern}$"}


QueryParameter = IntParameter | EnumParameter | TextParameter

LANGUAGE = EnumParameter(
    LANGUAGE_PARAMETER, "The language of sentences; by default the Accept-Language header decides", tuple(LANGUAGES)
)
"""Read by every route that words something for people (see `peer.language_of`); an unknown language is English."""


def _with_default(schema: dict[str, Any], default: str | int | None) -> dict[str, Any]:
    return schema if default is None else schema | {"default": default}
