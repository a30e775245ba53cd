"""Every lesson can be done, and together they show every kind of card and every question of a game."""

from __future__ import annotations

import pytest

from banjar import IllegalAction
from banjar.lessons import LESSONS, Lesson, lessons_of
from banjar.lessons.lesson import LEARNER
from banjar.texts import LANGUAGES, Texts

ALL = [lesson for lessons in LESSONS.values() for lesson in lessons]
IDS = [f"{lesson.game} {lesson.name}" for lesson in ALL]
KINDS = {
    "altar": {"rice", "peanut", "banana", "pepper", "stonemason", "priest", "shrine"},
    "dalang": {"priest", "warrior", "prince", "scholar", "artist", "dalang"},
}


def right_choices(lesson: Lesson) -> list[str]:
    """A way through a lesson."""
    choices: list[str] = []
    for step in lesson.steps:
        state = lesson.follow(choices).state
        choices.append(step.right[0] if step.right else state.legal_actions()[0].text)
    return choices


@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_a_lesson_can_be_done(lesson: Lesson) -> None:
    """At every step the learner decides, all right choices are offered, and they lead on."""
    choices = right_choices(lesson)
    for number, step in enumerate(lesson.steps):
        progress = lesson.follow(choices[:number])
        assert progress.step == number
        assert progress.state.to_act == LEARNER
        offered = {action.text for action in progress.state.legal_actions()}
        assert set(step.right) <= offered
    end = lesson.follow(choices)
    assert end.is_right
    assert end.step == len(lesson.steps)
    assert end.events


@pytest.mark.parametrize("lesson", ALL, ids=IDS)
def test_another_choice_is_taken_back(lesson: Lesson) -> None:
    """A choice that is allowed but not what the task asks for changes nothing."""
    step = lesson.steps[0]
    before = lesson.start()
    for action in before.legal_actions():
        if step.right and action.text not in step.right:
            progress = lesson.follow([action.text])
            assert not progress.is_right
            assert progress.step == 0
            assert progress.state == before


def test_what_is_not_offered_is_refused() -> None:
    """Also after the end of a lesson."""
    lesson = lessons_of("altar")[0]
    with pytest.raises(IllegalAction, match="not legal now"):
        lesson.follow(["take@A"])
    with pytest.raises(IllegalAction, match="this lesson is over"):
        lesson.follow([*right_choices(lesson), "nobuy"])


@pytest.mark.parametrize("game", LESSONS)
def test_every_question_is_met(game: str) -> None:
    """Every phase of the game is decided in a lesson."""
    met = set()
    for lesson in lessons_of(game):
        choices = right_choices(lesson)
        met |= {lesson.follow(choices[:number]).state.phase for number in range(len(choices))}
        met.add(lesson.follow(choices).state.phase)
    phases = set(lessons_of(game)[0].start().game.rules.phases)
    assert phases - met <= {"lay"}, "only a neighbour's sacrifice is shown and not done"


@pytest.mark.parametrize("game", LESSONS)
def test_every_card_is_met(game: str) -> None:
    """Every kind of card is played, taken, scored or seen in a lesson."""
    met = set()
    for lesson in lessons_of(game):
        choices = right_choices(lesson)
        for number in range(1, len(choices) + 1):
            for event in lesson.follow(choices[:number]).events:
                met |= {str(event.details.get(name, "")).split("_")[0] for name in ("card", "good")}
    assert met >= KINDS[game]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words(language: str) -> None:
    """A task for each step, and what was learned."""
    texts = Texts(language)
    for lesson in ALL:
        name = f"learn-{lesson.game}-{lesson.name}".replace("_", "-")
        assert texts.has(f"{name}-learned")
        if len(lesson.steps) == 1:
            assert texts.has(f"{name}-task")
        for number in range(1, len(lesson.steps) + 1):
            assert texts.has(f"{name}-task-{number}") or texts.has(f"{name}-task")
