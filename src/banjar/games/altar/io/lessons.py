"""The lessons of altar: first what counts at the end, then every phase and every kind of card (A3, A5 to A7)."""

from __future__ import annotations

from typing import Any

from banjar.core.lesson import Lesson, LessonStep

ROWS = [
    ["shrine", "banana", "priest", "stonemason"],
    ["pepper", "stonemason", "rice", "peanut"],
    ["priest", "peanut", "stonemason", "banana"],
    ["shrine", "pepper", "priest", "shrine"],
]
PILE = ["rice", "stonemason", "priest", "banana", "shrine", "peanut", "stonemason", "priest"]
SUPPLY = {"rice": 20, "peanut": 20, "banana": 20, "pepper": 20}
ONE_EACH = {"rice": 1, "peanut": 1, "banana": 1, "pepper": 1}
OTHER = {
    "stones": 3,
    "hand": {"peanut": 1, "banana": 1, "stonemason": 1},
    "in_play": {"stonemason": 1, "peanut": 1},
    "sacrifice_cards": ONE_EACH,
}


def position(phase: str, learner: dict[str, Any], **more: object) -> dict[str, Any]:
    """A position for two players, in which the learner decides."""
    own = {"stones": 3, "in_play": {"stonemason": 1}, "sacrifice_cards": ONE_EACH, **learner}
    return {
        "players": [own, more.pop("other", OTHER)],
        "rows": ROWS,
        "pile": PILE,
        "supply": SUPPLY,
        "phase": phase,
        "turn": 5,
        "active": 0,
        **more,
    }


def lesson(name: str, where: dict[str, Any], *steps: LessonStep, **options: object) -> Lesson:
    """A lesson for two players."""
    return Lesson(name, "altar", 2, where, steps, options)


FULL_HAND = {"rice": 2, "priest": 1}

LESSONS = (
    # A3.14, A5: the new row takes the last cards of the pile, and the goods are worth what lies on the altar.
    lesson(
        "goal",
        position(
            "take",
            {
                "hand": {"priest": 2},
                "in_play": {"stonemason": 1, "shrine": 1},
                "sacrifice_cards": {"rice": 4, "banana": 2, "peanut": 1},
                "points": 8,
                "stones": 5,
            },
            rows=[["pepper"], *ROWS[1:]],
            pile=["stonemason", "priest", "banana", "peanut"],
            altar=[{"good": good} for good in ("rice", "pepper", "rice", "banana", "pepper", "rice")],
            supply={"rice": 6, "peanut": 6, "banana": 6, "pepper": 6},
            other={**OTHER, "sacrifice_cards": {"peanut": 4, "pepper": 3}, "points": 12},
        ),
        LessonStep(("take@A",)),
    ),
    # A5.1: equal counts share a value; A3.9: a card of the supply on the altar.
    lesson(
        "values",
        position(
            "offer",
            {
                "hand": {"priest": 2},
                "in_play": {"stonemason": 1, "shrine": 1},
                "sacrifice_cards": {"rice": 4, "banana": 1},
            },
            altar=[{"good": good} for good in ("rice", "pepper", "rice", "pepper")],
            supply={"rice": 12, "peanut": 15, "banana": 15, "pepper": 12},
            other={**OTHER, "in_play": {"stonemason": 1, "pepper": 2}, "sacrifice_cards": {"pepper": 3}},
            step=2,
        ),
        LessonStep(("offer=rice",)),
    ),
    # A3.12, A3.17, A3.18: the row of the last card is scored: in row B that is rice.
    lesson(
        "take",
        position("take", {"hand": {"priest": 2}, "in_play": {"stonemason": 1, "rice": 3}}),
        LessonStep(("take@B",)),
    ),
    # A3.2, A3.15: stonemasons bring stones; in row C one becomes free.
    lesson(
        "stonemason",
        position("play", {"stones": 0, "hand": {"stonemason": 1, "shrine": 2}, "in_play": {"stonemason": 2}}),
        LessonStep(("mason",)),
        LessonStep(("take@C",)),
    ),
    # A3.3, A3.15: priests bring points; in rows A and D one becomes free.
    lesson(
        "priest",
        position("play", {"hand": {"priest": 1, "shrine": 2}, "in_play": {"stonemason": 1, "priest": 1}}),
        LessonStep(("priest",)),
        LessonStep(("take@A", "take@D")),
    ),
    # A3.5: the second farmer costs 1 stone.
    lesson("farmers", position("play", {"stones": 1, "hand": FULL_HAND}), LessonStep(("rice*2",))),
    # A3.1: two rice farmers in play make rice cost 3 stones.
    lesson(
        "buy",
        position("buy", {"hand": FULL_HAND, "in_play": {"stonemason": 1, "rice": 2}}),
        LessonStep(("buy=rice",)),
    ),
    # A3: all phases of a turn; the first of two cards uncovers nothing that is scored (A3.12).
    lesson(
        "turn",
        position("buy", {"stones": 4, "hand": FULL_HAND, "in_play": {"stonemason": 1, "rice": 2}}),
        LessonStep(("buy=rice",)),
        LessonStep(("rice*2",)),
        LessonStep(("take@A", "take@C", "take@D")),
        LessonStep(("take@B",)),
    ),
    # A3.4, A3.7 to A3.9: a shrine costs 7 stones and starts a sacrifice.
    lesson(
        "shrine",
        position("play", {"stones": 8, "hand": {"shrine": 1, "rice": 2}, "sacrifice_cards": {"rice": 4, "pepper": 2}}),
        LessonStep(("shrine",), ("lay=peanut",)),
        LessonStep(("hide=rice",)),
        LessonStep(("offer=rice",)),
        LessonStep(),
    ),
    # A3.7: another player's shrine asks for a card of one's own, face up.
    lesson(
        "lay",
        position(
            "lay",
            {"hand": {"priest": 3}, "sacrifice_cards": {"banana": 3, "rice": 1}},
            other={**OTHER, "hand": {"peanut": 1, "banana": 1}, "in_play": {"stonemason": 1, "shrine": 1}},
            altar=[{"good": "pepper"}, {"good": "banana"}],
            active=1,
            to_act=0,
        ),
        LessonStep(("lay=banana",), ("hide=pepper", "offer=peanut")),
    ),
    # A3.16: one choice for all shrines.
    lesson(
        "shrine_reward",
        position(
            "shrine_reward",
            {"hand": {"rice": 3}, "in_play": {"stonemason": 1, "shrine": 2}},
            last_row=3,
        ),
        LessonStep(),
    ),
    # A3.19: the supply of the good has run out.
    lesson(
        "substitute",
        position(
            "substitute",
            {"hand": {"priest": 3}, "in_play": {"stonemason": 1, "peanut": 2}},
            last_row=1,
            supply={"rice": 3, "peanut": 0, "banana": 5, "pepper": 1},
        ),
        LessonStep(),
    ),
    # A6.3, A6.4: an oracle in a new row leaves the game, and one looks at the top of the altar and keeps one card.
    lesson(
        "oracle",
        position(
            "take",
            {"hand": {"priest": 2}},
            rows=[["shrine"], *ROWS[1:]],
            pile=["priest", "oracle", "rice", "stonemason", *PILE],
            altar=[{"good": good, "face": "down"} for good in ("peanut", "rice", "banana", "pepper", "rice")],
        ),
        LessonStep(("take@A",)),
        LessonStep(("look",)),
        LessonStep(),
        oracle=True,
    ),
    # A7.2, A7.3: the demon closes a row; a priest moves it.
    lesson(
        "demon",
        position("play", {"hand": {"priest": 1, "shrine": 2}}, demon_row=0),
        LessonStep(("priest",)),
        LessonStep(("take@A",)),
        demon=True,
    ),
)
