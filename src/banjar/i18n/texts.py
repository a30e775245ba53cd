"""What the program says to people: Fluent messages in four languages, found by their ids."""

from __future__ import annotations

import functools
import importlib.resources
from typing import TYPE_CHECKING

from banjar.core.errors import OptionError, listed

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "nl", "de", "it")


class Texts:
    """The messages of one language.

    >>> Texts("en").say("altar-event-took", player="Red", card="shrine", count=1, row="A")
    'Red takes a shrine from row A'
    >>> Texts("de").say("altar-event-took", player="Rot", card="shrine", count=1, row="A")
    'Rot nimmt einen Schrein aus Reihe A'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise OptionError(f"there is no language {language!r}; it must be {listed(LANGUAGES)}")
        self.language = language

    def has(self, message_id: str) -> bool:
        """Does the language have this message?"""
        return bundle_of(self.language).has_message(message_id)

    def say(self, message_id: str, **values: str | int | float) -> str:
        """The message with its values put in; KeyError if there is none, or if it needs other values."""
        bundle = bundle_of(self.language)
        pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
        if pattern is None:
            raise KeyError(f"there is no message {message_id!r} in language {self.language!r}")
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"message {message_id!r} in language {self.language!r}: {errors[0]}")
        return str(text)


@functools.cache
def bundle_of(language: str) -> FluentBundle:
    """A language's messages, read when they are first needed; without marks around the values put in."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    folder = importlib.resources.files("banjar").joinpath("i18n", "locales", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
