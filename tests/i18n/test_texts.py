"""The messages: the same in all languages, complete, and honest about what is missing."""

from __future__ import annotations

import functools
import pathlib
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests import third_game

from banjar.core.errors import OptionError
from banjar.i18n.texts import LANGUAGES, Texts, locale_folders, rules_page

RULE_NUMBER = re.compile(r"\b([A-Z]\d+(?:\.\d+)?)\b")
STATUSES = [
    "altar-event-turn-began",
    "altar-web-away",
    "altar-web-substituted",
    "dalang-event-turn-began",
    "dalang-web-active",
    "dalang-web-away",
    "dalang-web-fled",
    "dalang-web-spared",
    "dalang-web-substituted",
    "web-away",
    "web-former-player",
    "web-from-spectator",
    "web-not-ready",
    "web-ready",
    "web-resigned",
    "web-seat-guest",
    "web-told-resigned",
]
"""What is said of one person, whoever it is."""
ITALIAN_MASCULINE = re.compile(r"\b(?:un|il|[a-z]+(?:tore|onto|sso)|(?<!ha )(?<!Hai )[a-z]+[aiu]to)\b")
"""An article, an agent or an adjective; a participle after "ha" agrees with nobody."""


def folders(language: str) -> list[pathlib.Path]:
    """Where a language's files lie, those of the game that only tests have included."""
    return [*locale_folders(language), third_game.FOLDER / "locales" / language]


def file_names() -> list[str]:
    return sorted(
        {path.name for language in LANGUAGES for folder in folders(language) for path in folder.glob("*.ftl")}
    )


FILES = file_names()


class Parts(Visitor):
    """The variables a message uses, the messages it refers to, and its plain text."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.text = ""
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


# Variables that are numbers of things.
NUMBERS = {"count", "left", "after", "stones", "price", "points", "amount", "height", "cost", "show"}
NUMBERS |= {"seconds", "hours", "games", "decisions", "turns", "done", "most", "least"}
ALL = " ".join(LANGUAGES)
# Messages that read the same with one thing, and in which languages: "1 of 3", "you have 1", bounds that are never 1.
ALIKE = {
    "altar-event-game-ended": ALL,
    "altar-web-hint-price": ALL,
    "altar-web-hint-return-shrine": ALL,
    "altar-web-hint-save-for-shrine": ALL,
    "altar-web-hint-shrine": ALL,
    "altar-web-hint-stones-for-shrine": ALL,
    "altar-web-on-altar": ALL,
    "altar-web-reward-points": ALL,
    "altar-web-reward-stones": ALL,
    "altar-web-supply-keeps": "en nl",
    "altar-web-why-price": ALL,
    "altar-web-why-too-dear": ALL,
    "altar-web-worth-count": ALL,
    "altar-web-worth-yours": ALL,
    "arena-total": ALL,
    "dalang-action-play-priest": "en nl",
    "dalang-action-play-prince": "en nl",
    "dalang-web-arrange-kept": ALL,
    "dalang-web-arrange-sending": ALL,
    "dalang-web-ask-contest": ALL,
    "dalang-web-hint-leader-seal": ALL,
    "dalang-web-hint-seal": ALL,
    "dalang-web-hint-seal-of": ALL,
    "dalang-web-hint-too-few": ALL,
    "dalang-web-note-force": ALL,
    "dalang-web-shown": ALL,
    "dalang-web-why-too-few": ALL,
    "error-bad-chat": ALL,
    "error-bad-name": ALL,
    "error-bad-night": ALL,
    "error-bad-players": ALL,
    "error-bad-time": ALL,
    "error-too-many-mutes": ALL,
    "error-too-many-bans": ALL,
    "error-too-large": ALL,
    "error-too-many-open": ALL,
    "error-too-many-seeks": ALL,
    "terminal-altar-altar": ALL,
    "terminal-altar-pile": ALL,
    "terminal-dalang-artist": ALL,
    "terminal-dalang-contest-priest": ALL,
    "terminal-dalang-contest-prince": ALL,
    "terminal-dalang-pile": ALL,
    "terminal-dalang-scholar": ALL,
    "terminal-more": ALL,
    "terminal-no-such-choice": ALL,
    "terminal-prompt": ALL,
    "terminal-simulation-speed": ALL,
    "terminal-too-many-bad-answers": ALL,
    "web-clock-explained-live": ALL,
    "web-clock-explained-slow": ALL,
    "web-clock-words-live": ALL,
    "web-clock-words-slow": ALL,
    "web-find-after": ALL,
    "web-from": ALL,
    "web-lesson": ALL,
    "web-pad-too-many": ALL,
    "web-show-all": ALL,
    "web-strategy-position": ALL,
    "web-tie": ALL,
    "web-times": ALL,
}


class Plain(Visitor):
    """The numbers a message puts into its text without a word of its own for one thing."""

    def __init__(self, message: ast.Message) -> None:
        self.told_apart: list[str] = []
        self.numbers: set[str] = set()
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        named = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        number = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        self.told_apart.append(number if "one" in named else "")
        for variant in node.variants:
            self.visit(variant.value)
        self.told_apart.pop()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        if node.id.name in NUMBERS and node.id.name not in self.told_apart:
            self.numbers.add(node.id.name)


@functools.cache
def entries(language: str, file: str) -> tuple[ast.EntryType, ...]:
    (path,) = [path for folder in folders(language) if (path := folder / file).exists()]
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


@functools.cache
def messages(language: str) -> dict[str, Parts]:
    return {message.id.name: Parts(message) for file in FILES for message in messages_of(language, file)}


def messages_of(language: str, file: str) -> Iterator[ast.Message]:
    return (entry for entry in entries(language, file) if isinstance(entry, ast.Message))


def ids_of(language: str, file: str) -> list[str]:
    return [message.id.name for message in messages_of(language, file)]


def variables_of(language: str, message_id: str) -> set[str]:
    """What a message must be told, itself or for the sake of those it refers to."""
    parts = messages(language)[message_id]
    return parts.variables.union(*(variables_of(language, other) for other in parts.references))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_line_is_understood(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_the_languages_have_the_same_messages_in_the_same_order(language: str, file: str) -> None:
    assert ids_of(language, file) == ids_of("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    ids = [name for file in FILES for name in ids_of(language, file)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_use_the_same_variables(language: str) -> None:
    assert {name: variables_of(language, name) for name in messages(language)} == {
        name: variables_of("en", name) for name in messages("en")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_words_of_its_own(language: str) -> None:
    """Not "es bleiben 1": who puts a number into a sentence says how it reads with one, or that it reads the same."""
    plain = {
        message.id.name: numbers
        for file in FILES
        for message in messages_of(language, file)
        if (numbers := Plain(message).numbers)
    }
    alike = {name for name, languages in ALIKE.items() if language in languages.split()}
    assert {name: numbers for name, numbers in plain.items() if name not in alike} == {}
    assert alike <= set(plain), "these need no exception"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_kebab_case(language: str) -> None:
    assert [name for name in messages(language) if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_named_exist_and_are_the_same_in_all_languages(language: str) -> None:
    pages = [page for folder in folders(language) for page in folder.glob("rules/*.md")]
    rules = "".join(page.read_text(encoding="utf-8") for page in pages)
    for name, parts in messages(language).items():
        numbers = RULE_NUMBER.findall(parts.text)
        assert numbers == RULE_NUMBER.findall(messages("en")[name].text), name
        for number in numbers:
            assert re.search(rf"(\*\*|## ){re.escape(number)}\b", rules), f"{name} names {number}"


@pytest.mark.parametrize("status", STATUSES)
def test_italian_statuses_fit_anybody(status: str) -> None:
    said = Texts("it").say(status, player="Anna", colour="Blu", turn=1)
    assert not ITALIAN_MASCULINE.search(said.replace("un bot", "bot")), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_said(language: str) -> None:
    said = Texts(language).say("altar-event-took", player="Ānna {x}", card="shrine", count=1, row="B")
    assert said.startswith("Ānna {x} ")
    assert "\u2068" not in said
    assert "\u2069" not in said


def test_has() -> None:
    assert Texts("nl").has("altar-card-rice")
    assert not Texts("nl").has("altar-card-snail")


def test_an_unknown_message_is_named_with_its_language() -> None:
    with pytest.raises(KeyError, match=r"altar-card-snail.*it"):
        Texts("it").say("altar-card-snail")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError, match=r"altar-event-took.*player"):
        Texts("en").say("altar-event-took", card="shrine", count=1, row="B")


@pytest.mark.parametrize("language", ["fr", "", "EN"])
def test_an_unknown_language_names_the_four(language: str) -> None:
    with pytest.raises(OptionError, match="en, nl, de or it"):
        Texts(language)


def test_importing_is_quick() -> None:
    imports = "import sys, banjar.i18n.texts, banjar.i18n.wording"
    script = f"{imports}; print({{'fluent.runtime', 'babel', 'numba'}} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


NOT_ON_THE_BOX = {
    "it": ("faccia in giù",),  # coperta
    "nl": ("stenen", "Stenen"),  # steen, as a mass noun
    "de": ("Schreine im Spiel",),  # in der Auslage
}


@pytest.mark.parametrize("language", NOT_ON_THE_BOX)
def test_the_words_are_those_of_the_box(language: str) -> None:
    """A5.3 A3.8: owners of the box find the words they know."""
    for path in sorted(path for folder in folders(language) for path in folder.rglob("*.*")):
        text = path.read_text(encoding="utf-8")
        assert [word for word in NOT_ON_THE_BOX[language] if word in text] == [], path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_joining_is_a_free_choice(language: str) -> None:
    """B5.3: who joins a scholar may put or take whatever the active player did."""
    others = {"en": "as you like", "de": "nach eigener Wahl", "nl": "zoals je zelf wilt", "it": "come preferisci"}
    assert others[language] in Texts(language).say("dalang-web-note-join")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_turn_limit_can_stall(language: str) -> None:
    """B9.1 B9.3: the last mask is not the only end."""
    assert "B9.1, B9.3" in Texts(language).say("dalang-option-turn-limit-help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_oracle_may_show_what_was_hidden(language: str) -> None:
    """A6.4: what was laid face down is no secret to who looks."""
    oracle = {"en": "oracle", "de": "Orakel", "nl": "orakel", "it": "oracolo"}
    assert oracle[language] in Texts(language).say("learn-altar-shrine-learned")


@pytest.mark.parametrize("game", ["altar", "dalang"])
def test_every_ruling_is_listed(game: str) -> None:
    """Each rule with a ruling has as many lines in docs/rulings.md as it has marks, or one line for all of them."""
    page = rules_page(game, "en").read_text(encoding="utf-8")
    listed = (pathlib.Path(__file__).parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")
    marked = re.findall(r"^- \*\*([AB]\d+\.\d+)\*\* .*\[R\]", page, re.MULTILINE)
    assert [number for number in marked if f"| {number} |" not in listed] == []
