"""Lessons: the server sets up the position and says whether a choice was right; it keeps nothing."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from banjar.core import lesson_session
from banjar.core.errors import IllegalAction
from banjar.core.lesson import Lesson
from banjar.core.registry import game_names
from banjar.server.http.openapi import BODIES
from banjar.server.http.request import ApiRequest, json_response
from banjar.table.errors import Refusal

MOST_CHOICES = 20

router = APIRouter(prefix="/api/lessons", tags=["lessons"])


class Follow(msgspec.Struct, forbid_unknown_fields=True):
    """All choices of the learner so far, in the notation of records."""

    choices: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=MOST_CHOICES)] = []


@router.get("/{game}", operation_id="lessons", summary="The lessons of a game")
async def lessons(game: str) -> Response:
    """Their names and how many steps each has."""
    return json_response({"lessons": [{"name": one.name, "steps": len(one.steps)} for one in _all(game)]})


@router.post(
    "/{game}/{name}", operation_id="lesson", summary="A lesson after my choices", openapi_extra=BODIES.takes(Follow)
)
async def follow(request: Request, game: str, name: str) -> Response:
    """The position as the learner sees it, and whether the last choice did what the task asks for."""
    visit = ApiRequest(request)
    visit.spend("moment")
    found = next((one for one in _all(game) if one.name == name), None)
    if found is None:
        raise Refusal("no-such-page")
    wanted = await visit.body(Follow)
    return json_response(_shown(found, wanted.choices))


def _all(game: str) -> tuple[Lesson, ...]:
    if game not in game_names():
        raise Refusal("no-such-page")
    return lesson_session.lessons_of(game)


def _shown(lesson: Lesson, choices: list[str]) -> dict[str, Any]:
    try:
        progress = lesson_session.follow(lesson, choices)
    except IllegalAction as error:
        raise Refusal("bad-action", action=choices[-1][:40]) from error
    state = progress.state
    done = progress.step == len(lesson.steps)
    return {
        "step": progress.step,
        "steps": len(lesson.steps),
        "right": progress.is_right,
        "done": done,
        "events": [event.to_dict() for event in progress.events],
        "game": state.view(lesson_session.LEARNER),
        "sheets": state.score_sheets() if state.is_over else None,
        "ranks": state.ranks() if state.is_over else None,
        "tie_breaks": state.tie_breaks(),
    }
