"""Lessons: the server sets up the position and checks the learner's choices; it stores nothing."""

from __future__ import annotations

from banjar.core.definition import Definition
from banjar.core.errors import IllegalAction
from banjar.core.lesson import Lesson
from banjar.core.registry import definition, game_names
from banjar.protocol.lessons import FollowLesson, LessonInfo, LessonList, LessonView, TipInfo, TipList
from banjar.protocol.table import TieBreak
from banjar.server.http.request import ApiRequest
from banjar.server.http.routing import Routes
from banjar.table.errors import Refusal

MAX_SHOWN_CHARACTERS = 40

routes = Routes(tag="lessons")


@routes.route("GET", "/api/coach/{game}", "tips", "When the coach of a guided game says what")
async def tips(_: ApiRequest[None], game: str) -> TipList:
    """The client gives them: it knows what its seat sees, and the server keeps nothing of a coach."""
    return TipList(
        tips=[
            TipInfo(
                name=tip.name,
                phase=tip.phase,
                offers=tip.offers,
                events=list(tip.events),
                by=tip.by,
                details={name: list(values) for name, values in tip.details.items()},
                at_most=dict(tip.at_most),
            )
            for tip in _rules(game).tips
        ]
    )


@routes.route("GET", "/api/lessons/{game}", "lessons", "The lessons of a game")
async def lessons(_: ApiRequest[None], game: str) -> LessonList:
    """Their names and how many steps each has."""
    return LessonList(
        lessons=[LessonInfo(name=lesson.name, steps=len(lesson.steps)) for lesson in _rules(game).lessons]
    )


@routes.route("POST", "/api/lessons/{game}/{name}", "lesson", "A lesson after my choices", limit="moment")
async def follow(request: ApiRequest[FollowLesson], game: str, name: str) -> LessonView:
    """The position as the learner sees it, and whether the last choice solved its task."""
    lesson = next((lesson for lesson in _rules(game).lessons if lesson.name == name), None)
    if lesson is None:
        raise Refusal("no-such-page")
    return _progress(lesson, (await request.body()).choices)


def _rules(game: str) -> Definition:
    if game not in game_names():
        raise Refusal("no-such-page")
    return definition(game)


def _progress(lesson: Lesson, choices: list[str]) -> LessonView:
    from banjar.core import lesson_session  # loads numpy, which the server does after it listens

    try:
        progress = lesson_session.follow(lesson, choices)
    except IllegalAction as error:
        raise Refusal("bad-action", action=choices[-1][:MAX_SHOWN_CHARACTERS]) from error
    state = progress.state
    return LessonView(
        step=progress.step,
        steps=len(lesson.steps),
        right=progress.is_right,
        done=progress.step == len(lesson.steps),
        events=[event.to_dict() for event in progress.events],
        game=state.view(lesson_session.LEARNER),
        sheets=state.score_sheets() if state.is_over else None,
        ranks=state.ranks() if state.is_over else None,
        tie_breaks=[TieBreak(**found) for found in state.tie_breaks()],
    )
