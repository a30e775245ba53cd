"""The lessons of dalang: first the masks, then every kind of card and every question (B3 to B9)."""

from __future__ import annotations

from typing import Any

from banjar.core.lesson import Lesson, LessonStep

PILE = ["priest", "artist", "warrior", "prince", "scholar", "dalang_kt", "prince", "priest", "dalang_pw", "artist"] * 2
MASKS = [{"value": value, "owner": None} for value in (2, 2, 3, 3, 4, 4, 5, 5)]
STACKS = {"panschar": ["priest", "prince"], "tschakkalag": ["warrior"], "wontong": ["artist", "prince", "priest"]}
OTHER_HAND = {"priest": 1, "prince": 1, "artist": 1}
OTHER = {"hand": OTHER_HAND, "stacks": STACKS}
PRINCES = {"kukusch": 1, "panschar": 0, "tschakkalag": 2, "wontong": 1}
PRIESTS = {"kukusch": 0, "panschar": 1, "tschakkalag": 1, "wontong": 2}


def position(learner: dict[str, Any], phase: str = "turn", **more: Any) -> dict[str, Any]:  # noqa: ANN401
    """A position for three players on Kukusch, in which the learner decides."""
    return {
        "players": [{"stacks": STACKS, **learner}, *more.pop("others", (OTHER, OTHER))],
        "draw_pile": PILE,
        "prince_disc": PRINCES,
        "priest_disc": PRIESTS,
        "masks": MASKS,
        "dalang": "kukusch",
        "phase": phase,
        "turn": 4,
        "active": 0,
        **more,
    }


def lesson(name: str, where: dict[str, Any], *steps: LessonStep) -> Lesson:
    """A lesson for three players."""
    return Lesson(name, "dalang", 3, where, steps)


ALL_PASS = ("pass", "pass")
OTHERS_STOW = ("stow=priest", "stow=prince") * 2
"""Their last card follows automatically (B7.3)."""
ASKED = {"active": 1, "to_act": 0}
"""Another player's turn; the learner answers."""

LESSONS = (
    # B8.1: the owner of the other disc takes the lowest mask, the active player the next higher one; only the bottom
    # four cards of a stack come back to the hand (B8.3).
    lesson(
        "mask",
        position(
            {
                "hand": {"dalang_kp": 1, "artist": 1},
                "stacks": {"panschar": ["priest", "priest", "prince", "prince", "artist", "warrior"]},
            },
        ),
        LessonStep(("dalang=KP@P",), ALL_PASS + OTHERS_STOW),
    ),
    # B8.2, B9.1: with both discs the lowest mask; the last mask ends the game, and seals count three.
    lesson(
        "end",
        position(
            {"hand": {"dalang_kp": 1, "artist": 1}},
            masks=[
                {"value": 2, "owner": 0},
                {"value": 3, "owner": 1},
                {"value": 4, "owner": 2},
                {"value": 4, "owner": 0},
                {"value": 5, "owner": None},
            ],
            seal={"panschar": 0, "kukusch": None, "tschakkalag": 1, "wontong": None},
            prince_disc={**PRINCES, "tschakkalag": 1},
            priest_disc={**PRIESTS, "panschar": 0},
        ),
        LessonStep(("dalang=KP@P",), ALL_PASS + OTHERS_STOW),
    ),
    # B6: whoever shows most princes takes the disc; with the priest's disc that makes a seal (B6.5).
    lesson("prince", position({"hand": {"prince": 4}}), LessonStep(("prince*3",), ALL_PASS)),
    # B6.2: show more than the others, or pass.
    lesson(
        "contest",
        position(
            {"hand": {"priest": 3, "warrior": 1}},
            "contest",
            question={"card": "priest", "shown": 2, "leader": 1},
            priest_disc={**PRIESTS, "kukusch": 2},
            others=({**OTHER, "hand": {"priest": 2, "artist": 1}}, OTHER),
            **ASKED,
        ),
        LessonStep(("show*3",)),
    ),
    # B3.1, B3.3: two cards for the active player and one for the others, then the next player.
    lesson("turn", position({"hand": {"prince": 1, "priest": 1}}), LessonStep(("end",), ("end", "end"))),
    # B7, B7.3: to an island without a disc of one's own: no masks, the whole stack.
    lesson(
        "travel",
        position({"hand": {"dalang_kt": 1, "priest": 1, "prince": 1}}),
        LessonStep(("dalang=KT@T",), ALL_PASS),
        LessonStep((), OTHERS_STOW),
    ),
    # B7.2: a card that names the goal stops the journey.
    lesson(
        "block",
        position(
            {"hand": {"dalang_pt": 1, "priest": 2}},
            "block",
            question={"card": "dalang_kp", "goal": "panschar"},
            **ASKED,
        ),
        LessonStep(("block=PT",)),
    ),
    # B5.1: a scholar takes cards from stacks, or puts some there.
    lesson(
        "scholar",
        position({"hand": {"scholar": 1, "warrior": 1, "prince": 1}}),
        LessonStep(("scholar",)),
        LessonStep(("take@W",)),
        LessonStep(("take@W", "take@P", "take@T")),
        LessonStep(("done",), ALL_PASS),
    ),
    # B5.2: an artist exchanges up to three cards; the others may join in (B5.3).
    lesson(
        "artist",
        position({"hand": {"artist": 1, "warrior": 1, "scholar": 1, "prince": 1}}),
        LessonStep(("artist",)),
        LessonStep(("discard=warrior", "discard=scholar", "discard=prince")),
        LessonStep(("done",), ALL_PASS),
    ),
    # B5.3: another player's artist may be joined; a second one ends that player's turn (B5.4).
    lesson(
        "join",
        position({"hand": {"artist": 2, "warrior": 1, "prince": 1}}, "join", question={"card": "artist"}, **ASKED),
        LessonStep(("join",)),
        LessonStep(("discard=warrior",)),
        LessonStep(("done",)),
        LessonStep(("force",)),
    ),
    # B4.1: a warrior drives all but one away, unless they parry.
    lesson(
        "warrior",
        position(
            {"hand": {"warrior": 1, "prince": 2}}, others=(OTHER, {**OTHER, "hand": {**OTHER_HAND, "scholar": 1}})
        ),
        LessonStep(("warrior~1",), ("flee", "put=priest@P", "put=prince@T", "put=artist@W")),
    ),
    # B4.2: parry, and do not waste a second warrior (B5.4).
    lesson(
        "parry",
        position(
            {"hand": {"warrior": 1, "prince": 2}},
            "answer_warrior",
            question={"card": "warrior", "spared": 2},
            **ASKED,
        ),
        LessonStep(("parry",)),
        LessonStep(("noforce",)),
    ),
    # B4.3: without a warrior one flees, and saves three cards.
    lesson(
        "flee",
        position(
            {"hand": {"priest": 2, "prince": 1, "artist": 1}},
            "answer_warrior",
            question={"card": "warrior", "spared": 2},
            **ASKED,
        ),
        LessonStep(("flee",)),
        LessonStep(),
        LessonStep(),
        LessonStep(),
    ),
)
