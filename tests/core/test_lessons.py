"""Every lesson can be done, and together they show every kind of card and every question of a game."""

from __future__ import annotations

import re
from typing import Any

import pytest

import banjar
from banjar import IllegalAction
from banjar.core.event import Event
from banjar.core.lesson import Lesson
from banjar.core.lesson_session import LEARNER, follow, lessons_of, start
from banjar.i18n.texts import LANGUAGES, Texts, locale_folders

ALL = [lesson for game in banjar.game_names() for lesson in lessons_of(game)]
IDS = [f"{lesson.game} {lesson.name}" for lesson in ALL]
CARDS = {
    "altar": {"rice", "peanut", "banana", "pepper", "stonemason", "priest", "shrine", "oracle"},
    "dalang": {"priest", "warrior", "prince", "scholar", "artist", "dalang"},
}
GOODS = {"rice", "peanut", "banana", "pepper"}
OWN_DOING = ("played", "took", "showed", "parried", "joined", "blocked")
"""What a learner does with a card of a kind; the oracle nobody can play or take, a new row brings it."""


def right_choices(lesson: Lesson) -> list[str]:
    """A way through a lesson."""
    choices: list[str] = []
    for step in lesson.steps:
        state = follow(lesson, choices).state
        choices.append(step.right[0] if step.right else state.legal_actions()[0].text)
    return choices


@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_a_lesson_can_be_done(lesson: Lesson) -> None:
    """At every step the learner decides, all right choices are offered, and they lead on."""
    choices = right_choices(lesson)
    for number, step in enumerate(lesson.steps):
        progress = follow(lesson, choices[:number])
        assert progress.step == number
        assert progress.state.to_act == LEARNER
        offered = {action.text for action in progress.state.legal_actions()}
        assert set(step.right) <= offered
    end = follow(lesson, choices)
    assert end.is_right
    assert end.step == len(lesson.steps)
    assert end.events


@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_a_wrong_choice_is_undone(lesson: Lesson) -> None:
    """A choice that is allowed but not what the task asks for changes nothing."""
    step = lesson.steps[0]
    before = start(lesson)
    for action in before.legal_actions():
        if step.right and action.text not in step.right:
            progress = follow(lesson, [action.text])
            assert not progress.is_right
            assert progress.step == 0
            assert progress.state == before


def test_a_choice_that_is_not_offered_is_refused() -> None:
    """Also after the end of a lesson."""
    lesson = lessons_of("altar")[0]
    with pytest.raises(IllegalAction, match="not legal now"):
        follow(lesson, ["nobuy"])
    with pytest.raises(IllegalAction, match="this lesson is over"):
        follow(lesson, [*right_choices(lesson), "nobuy"])


@pytest.mark.parametrize("game", banjar.game_names())
def test_the_lessons_cover_every_phase(game: str) -> None:
    """Every phase of the game is decided by the learner in a lesson."""
    met = set()
    for lesson in lessons_of(game):
        choices = right_choices(lesson)
        met |= {follow(lesson, choices[:number]).state.phase for number in range(len(choices))}
    assert met == set(start(lessons_of(game)[0]).game.rules.phases) - {"over"}


def events(lesson: Lesson) -> list[Event]:
    """All that happens on a way through a lesson."""
    choices = right_choices(lesson)
    return [event for number in range(len(choices)) for event in follow(lesson, choices[: number + 1]).events]


@pytest.mark.parametrize("game", banjar.game_names())
def test_the_lessons_cover_every_kind_of_card(game: str) -> None:
    """The learner plays, takes or shows every kind of card; goods are no cards of the offer and count apart."""
    cards, goods = set(), set()
    for event in (event for lesson in lessons_of(game) for event in events(lesson)):
        if (event.type in OWN_DOING and event.seat == LEARNER) or event.type == "oracles_removed":
            cards.add(str(event.details["card"]).split("_")[0])
        goods.add(event.details.get("good"))
    assert cards == CARDS[game]
    assert game == "dalang" or goods >= GOODS


def the_lesson(name: str) -> Lesson:
    """A lesson by its game and its name."""
    return ALL[IDS.index(name)]


def details(name: str, kind: str) -> list[tuple[Any, ...]]:
    """The seat and the details of all events of a type in a lesson."""
    return [(event.seat, *event.details.values()) for event in events(the_lesson(name)) if event.type == kind]


def test_what_the_lessons_explain_happens() -> None:
    """B8.1, A3.14, A5.1, B3.1, B6.3, B4.3, B5.4, A3.19: where the words of a lesson tell what has happened."""
    masks = [
        (event.seat, event.details["value"]) for event in events(the_lesson("dalang mask")) if "value" in event.details
    ]
    assert masks == [(1, 2), (LEARNER, 3)]
    assert len(the_lesson("altar goal").position["pile"]) == 4
    assert follow(the_lesson("altar goal"), ["take@A"]).state.phase == "over"
    assert the_lesson("dalang contest").position["priest_disc"]["kukusch"] == 2
    assert details("dalang contest", "won_disc")[0][0] == LEARNER
    assert [seat for seat, *_ in details("dalang warrior", "discarded")] == [2]
    assert [seat for seat, *_ in details("dalang join", "turn_began")] == [2]
    assert follow(the_lesson("altar substitute"), ["instead=rice"]).state.to_act == 1
    values = follow(the_lesson("altar goal"), ["take@A"]).state.view(LEARNER)["values"]
    assert values == {"rice": 3, "pepper": 2, "banana": 1, "peanut": 0}
    assert [seat for seat, *_ in details("altar turn", "turn_began")] == [1]
    assert [event.details["card"] for event in events(the_lesson("altar turn")) if event.type == "scored"] == ["rice"]
    drawn = [event.seat for event in events(the_lesson("dalang turn")) if event.type == "drew"]
    assert drawn.count(LEARNER) == 4


def test_the_lessons_begin_with_the_goal() -> None:
    """B8.1 A5.1: masks in dalang, the values of goods in altar."""
    assert [lesson.name for lesson in lessons_of("dalang")[:2]] == ["mask", "end"]
    assert [lesson.name for lesson in lessons_of("altar")[:2]] == ["goal", "values"]


def test_what_the_lessons_warn_of_happens() -> None:
    """B8.1, A3.12: a choice that is not right would do what the learner is told."""
    state = start(the_lesson("dalang block"))
    state.play("pass")
    while state.phase == "stow":
        state.play(state.legal_actions()[0])
    view = state.view(LEARNER)
    assert {mask["owner"]: mask["value"] for mask in view["masks"] if mask["owner"] is not None} == {LEARNER: 2, 1: 3}
    rows = {"altar take": {"C": "stonemason", "A": "priest", "D": "priest"}}
    rows["altar stonemason"] = {"B": "rice", "A": "priest", "D": "priest"}
    rows["altar priest"] = {"B": "rice", "C": "stonemason"}
    for name, freed in rows.items():
        lesson = the_lesson(name)
        for row, card in freed.items():
            state = follow(lesson, right_choices(lesson)[:-1]).state
            state.play(f"take@{row}")
            assert [event.details["card"] for event in state.events(LEARNER) if event.type == "scored"] == [card]


def wrong_choices(lesson: Lesson, number: int) -> set[str]:
    """The actions offered at a step that do not solve the task."""
    right = lesson.steps[number].right
    offered = {action.text for action in follow(lesson, right_choices(lesson)[:number]).state.legal_actions()}
    return offered - set(right) if right else set()


def named(lesson: Lesson, part: str, number: int, texts: Texts) -> str:
    """The message of a step, as the client finds it."""
    name = f"learn-{lesson.game}-{lesson.name}-{part}".replace("_", "-")
    return f"{name}-{number + 1}" if texts.has(f"{name}-{number + 1}") else name


def source(language: str) -> str:
    """The words of the lessons."""
    files = [folder / f"{folder.parents[1].name}_learn.ftl" for folder in locale_folders(language)][1:]
    return "".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words(language: str) -> None:
    """A task for each step, what is amiss with every other choice, what was learned; and no words for nothing."""
    texts = Texts(language)
    used = {f"learn-{game}-about" for game in banjar.game_names()}
    for lesson in ALL:
        used.add(f"learn-{lesson.game}-{lesson.name}-name".replace("_", "-"))
        for number in range(len(lesson.steps)):
            used.add(task := named(lesson, "task", number, texts))
            assert texts.say(task)
            for choice in wrong_choices(lesson, number):
                used.add(wrong := named(lesson, "wrong", number, texts))
                assert texts.say(wrong, choice=re.sub("[^A-Za-z0-9]+", "-", choice))
        used.add(f"learn-{lesson.game}-{lesson.name}-learned".replace("_", "-"))
    assert used == set(re.findall(r"^(learn-\S+) =", source(language), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_named_in_a_lesson_is_offered(language: str) -> None:
    """The choices that a message tells apart are wrong ones at that step."""
    texts = Texts(language)
    for lesson in ALL:
        for number in range(len(lesson.steps)):
            wrong = {re.sub("[^A-Za-z0-9]+", "-", choice) for choice in wrong_choices(lesson, number)}
            found = re.search(
                rf"^{named(lesson, 'wrong', number, texts)} = (.*(?:\n    ?.*)*)", source(language), re.MULTILINE
            )
            assert found or not wrong
            if wrong and found:
                keys = set(re.findall(r"^    \[(.+?)\]", found[1], re.MULTILINE))
                assert keys < wrong, f"{lesson.game} {lesson.name}, step {number + 1}"
