"""Fluent messages in four languages, looked up by id.

Shared messages are in `i18n/locales/<language>/`, those of a game in `locales/<language>/` of its own folder, together
with its rules page.
"""

from __future__ import annotations

import functools
import pathlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from banjar.core.errors import OptionError, listed
from banjar.core.registry import game_folder, game_names

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "nl", "de", "it")
LOCALES = pathlib.Path(__file__).parent / "locales"


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
        """Whether the language has this message."""
        return bundle_of(self.language).has_message(message_id)

    def say(self, message_id: str, **values: str | int | float) -> str:
        """Format a message; KeyError if there is no such message, or if it needs other values."""
        bundle = bundle_of(self.language)
        pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
        if pattern is None:
            raise KeyError(f"there is no message {message_id!r} in language {self.language!r}")
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"message {message_id!r} in language {self.language!r}: {errors[0]}")
        return str(text)


def bundle_of(language: str) -> FluentBundle:
    """A language's messages, shared ones and those of every registered game; read on first use."""
    return _bundle(language, tuple(game_names()))


def locale_folders(language: str) -> Iterator[pathlib.Path]:
    """The folders with a language's files: the shared one, then one per game. File names are unique across folders."""
    yield LOCALES / language
    for game in game_names():
        yield game_folder(game) / "locales" / language


def rules_page(game: str, language: str) -> pathlib.Path:
    """The file with a game's rules in a language; OptionError if there is no such game."""
    return game_folder(game) / "locales" / language / "rules" / f"{game}.md"


@functools.cache
def _bundle(language: str, _games: tuple[str, ...]) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)  # no Unicode isolation marks around values
    for folder in locale_folders(language):
        for file in sorted(folder.glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
