"""Every registered game has what each part of Banjar needs; also one that is registered from outside."""

from __future__ import annotations

import functools
import json
import os
import pathlib
import random
import re
import subprocess
import sys

import pytest

import banjar
from banjar import State, parse_record
from banjar.bots import BOT_NAMES, SearchBot, load_bot
from banjar.bots.levels import LEVELS, MAX_THINKING_MILLISECONDS, SearchLevel
from banjar.core.definition import Definition
from banjar.core.lesson_session import follow, start
from banjar.core.registry import GAMES, MORE_GAMES, definition, game_folder, game_names
from banjar.core.search_config import TO_THE_END
from banjar.i18n.texts import LANGUAGES, Texts, rules_page
from banjar.i18n.wording import Wording
from banjar.server.http.static_files import StaticFiles
from banjar.table.settings import SeatPlan, Settings
from banjar.terminal.rulebook import Rulebook
from banjar.text_board.board import board_of
from tests.laws.game_laws import laws_of
from tests.third_game import EVERY_GAME, NAME, VARIABLES

pytestmark = pytest.mark.usefixtures("third_game")

every_game = pytest.mark.parametrize("game", EVERY_GAME)
every_language = pytest.mark.parametrize("language", LANGUAGES)
ROOT = pathlib.Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden"
WIDTH = 80
RULE_NUMBER = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")


def rules(game: str) -> Definition:
    return definition(game)


@functools.cache
def played(game: str) -> State:
    """A random game with the largest number of players."""
    dice = random.Random(game)
    short = {"turn_limit": 20} if rules(game).option("turn_limit") else {}
    state = banjar.load(game, rules(game).players[-1], **short).new(seed=5)
    while not state.is_over:
        state.play(dice.choice(state.legal_ids()))
    return state


def moments(game: str, count: int = 6) -> list[State]:
    """States from all parts of that game."""
    whole = played(game)
    state, found = whole.game.from_origin({"seed": 5}), []
    step = max(1, len(whole.decisions) // count)
    for number, (_, action) in enumerate(whole.decisions):
        if number % step == 0:
            found.append(state.copy())
        state.play(action.id)
    return [*found, state]


def test_a_game_from_outside_is_registered() -> None:
    assert game_names() == [*GAMES, NAME]
    assert game_folder(NAME) == ROOT / "tests" / "games" / NAME


@pytest.mark.parametrize("value", ["lanterns", "lanterns=", "=tests.games.lanterns", "no name=tests"])
def test_an_error_in_the_variable_is_reported(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MORE_GAMES, value)
    with pytest.raises(banjar.OptionError, match=MORE_GAMES):
        game_names()


def test_a_game_is_known_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MORE_GAMES, "lights=tests.games.lanterns")
    with pytest.raises(banjar.OptionError, match="is called 'lanterns', not 'lights'"):
        definition("lights")


def test_no_game_is_named_outside_its_own_folder() -> None:
    """Examples in docstrings may name one; code may not."""
    named = re.compile(rf"\b({'|'.join(GAMES)})\b")
    source = ROOT / "src" / "banjar"
    found = []
    for path in sorted(source.rglob("*.py")):
        place = path.relative_to(source)
        if place.parts[0] == "games" or place == pathlib.Path("core/registry.py"):
            continue
        code = re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        found += [f"{place}: {line.strip()}" for line in code.splitlines() if named.search(line)]
    assert [line for line in found if "one looks like [Game" not in line] == []


@every_game
def test_every_game_says_who_begins(game: str) -> None:
    """B2.2: seat 0, unless the deal decides; a table offers the choice accordingly."""
    variant = banjar.load(game, rules(game).players[-1])
    begun = {variant.new(seed=seed).active for seed in range(30)}
    assert begun == set(range(variant.players)) if rules(game).is_starter_dealt else begun == {0}


@every_game
@every_language
def test_it_has_texts(game: str, language: str) -> None:
    texts, words, its = Texts(language), Wording(Texts(language), game), rules(game)
    assert words.title()
    assert texts.has(f"game-{game}-summary")
    assert texts.has(f"terminal-welcome-{game}")
    assert texts.has(f"terminal-standing-{game}")
    said = [
        *map(words.action, its.actions.all),
        *map(words.phase, its.phases),
        *map(words.help, its.phases),
        *map(words.score_line, (*its.score_lines, "total")),
        *map(words.end_reason, its.end_reasons),
        *map(words.option, its.option_names),
        *map(words.option_help, its.option_names),
    ]
    for seat in (0, None):
        lines = [words.event(event) for step in played(game).history(seat) for event in step]
        said += [line for line in lines if line is not None]
    assert all(said)


@every_game
@every_language
def test_it_has_a_rules_page_with_the_numbers_its_help_names(game: str, language: str) -> None:
    book, words = Rulebook(game, language), Wording(Texts(language), game)
    assert book.text.startswith("# ")
    for phase in rules(game).phases:
        numbers = RULE_NUMBER.findall(words.help(phase))
        assert numbers, phase
        assert all(book.find(number) for number in numbers)
    assert len({number[0] for number in book.numbers()}) == 1


def test_no_two_games_share_a_rule_letter() -> None:
    letters = [Rulebook(game, "en").numbers()[0][0] for game in EVERY_GAME]
    assert len(set(letters)) == len(letters)


@every_game
@every_language
def test_its_files_are_served(game: str, language: str) -> None:
    files = StaticFiles()
    assert files.get(f"locales/{language}/{game}.ftl").body
    page = files.get(f"locales/{language}/rules/{game}.md").body
    assert page == rules_page(game, language).read_bytes()


@every_game
def test_every_level_plays_it_within_a_time_limit(game: str) -> None:
    for level in LEVELS.values():
        if isinstance(level, SearchLevel):
            budget = level.budget(game)
            assert budget.milliseconds == MAX_THINKING_MILLISECONDS
            assert budget.simulations is not None
    assert set(rules(game).simulations) <= set(LEVELS)


@every_game
def test_its_search_ends(game: str) -> None:
    its = rules(game)
    assert its.search.horizon < TO_THE_END
    assert its.search.rollout_heuristic_rate > 0


@every_game
@pytest.mark.parametrize("name", [*(name for name in BOT_NAMES if name != "expert"), "search:20ms"])
def test_every_bot_plays_it(game: str, name: str) -> None:
    bot = load_bot(name, 1)
    for state in moments(game, 3):
        if state.to_act is not None:
            seen = state.seen_by(state.to_act)
            assert bot.choose(seen) in state.legal_actions()
            if isinstance(bot, SearchBot):
                assert bot.explain(seen)


@every_game
def test_its_lessons_can_be_started(game: str) -> None:
    for lesson in rules(game).lessons:
        assert lesson.game == game
        assert start(lesson).to_act == 0
        assert follow(lesson, []).step == 0


@every_game
@every_language
@pytest.mark.parametrize("shapes", [True, False])
def test_it_can_be_drawn_as_text(game: str, language: str, shapes: bool) -> None:
    texts = Texts(language)
    board = board_of(game, texts, Wording(texts, game), shapes)
    for state in moments(game):
        for seat in (*range(state.players), None):
            view = state.view(seat)
            lines = [board.title(view, WIDTH), *board.lines(view, WIDTH)]
            assert max(line.cell_len for line in lines) <= WIDTH
            assert all(numbers for _, numbers in board.standing(view))
            for action in state.legal_actions() if seat == state.to_act and seat is not None else ():
                assert board.words(action, view).plain
                assert board.few_words(action, view).plain
        assert board.rule_of(state.phase)
    assert set(board.action_rules) <= {action.type for action in rules(game).actions.all}


@every_game
def test_its_text_board_tells_the_score_sheet(game: str) -> None:
    texts = Texts("en")
    board = board_of(game, texts, Wording(texts, game), False)
    for state in moments(game):
        sheets = state.score_sheets()
        for line, numbers in board.standing(state.view(0)):
            assert numbers == [sheet[line] for sheet in sheets]


@every_game
def test_its_views_are_json_with_what_every_game_shows(game: str) -> None:
    for state in moments(game):
        for seat in (*range(state.players), None):
            for view in (state.view(seat), state.view(seat, True), state.open_view(seat)):
                assert json.loads(json.dumps(view)) == view
                assert {"game", "seat", "phase", "turn", "active", "to_act", "players", "legal"} <= view.keys()
                assert view["phase"] == state.phase
                assert [player["seat"] for player in view["players"]] == list(range(state.players))
                assert all(isinstance(player["points"], int) for player in view["players"])


@every_game
def test_its_observations_have_names(game: str) -> None:
    its = rules(game)
    assert len(set(its.feature_names)) == len(its.feature_names) == its.contract.FEATURES
    assert its.observation_version >= 1
    assert played(game).observation(0).shape == (len(its.feature_names),)


@every_game
def test_its_definition_agrees_with_its_contract(game: str) -> None:
    its = rules(game)
    assert len(its.actions) == its.contract.ACTIONS
    assert len(its.score_lines) == its.contract.SCORE_LINES
    assert its.players[-1] == its.contract.MAX_PLAYERS
    assert played(game).end_reason in its.end_reasons
    assert "over" in its.phases
    for phases in (its.reactions, its.formalities, its.auto_replies):
        assert set(phases) <= set(its.phases)


@every_game
def test_its_options_can_be_given_in_every_way(game: str) -> None:
    its = rules(game)
    for option in its.options:
        assert option.summary
        assert option.is_flag != (option.parse is not None)
        assert option.is_flag or option.syntax
        assert option.check(option.default, its.players[0]) is not option


@every_game
def test_its_games_are_recorded_and_golden(game: str) -> None:
    assert parse_record(str(played(game).record())).replay() == played(game)
    for configuration in laws_of(game).variants:
        assert (GOLDEN / f"{configuration.name}.txt").exists(), configuration.name
        assert configuration.load().players in rules(game).players


@every_game
def test_tables_can_be_created_for_it(game: str) -> None:
    players = rules(game).players[0]
    settings = Settings(game=game, seats=(SeatPlan("me"), *[SeatPlan("bot")] * (players - 1)))
    assert settings.checked().load() == banjar.load(game, players)


ENVIRONMENTS = """
import random, sys
import gymnasium, pyspiel
import banjar.envs.gymnasium, banjar.envs.openspiel
from banjar.envs import pettingzoo
from banjar.envs.vector import VectorEnv
game, dice = sys.argv[1], random.Random(1)
env = gymnasium.make(banjar.envs.gymnasium.IDS[game], disable_env_checker=True, render_mode="ansi")
observation, info = env.reset(seed=1)
env.step(int(info["action_mask"].argmax()))
assert env.render()
state = pyspiel.load_game(f"banjar_{game}").new_initial_state()
for _ in range(10):
    state.apply_action(dice.choice(state.legal_actions()))
agents = pettingzoo.env(game)
agents.reset(seed=1)
agents.step(int(agents.last()[0]["action_mask"].argmax()))
with VectorEnv(game, games=3, seed=1) as many:
    now = many.reset()
    many.step(now.masks.argmax(axis=1))
print("done")
"""


@every_game
def test_every_environment_plays_it(game: str) -> None:
    for module in ("gymnasium", "pettingzoo", "pyspiel"):
        pytest.importorskip(module, reason=f"{module} is not installed")
    assert ran("-W", "ignore", "-c", ENVIRONMENTS, game).endswith("done\n")


@every_game
def test_the_command_line_plays_it(game: str, tmp_path: pathlib.Path) -> None:
    flags = [f"--{option.name.replace('_', '-')}" for option in rules(game).options if option.is_flag]
    assert "###" in ran("-m", "banjar.cli", "simulate", game, "-n", "2", "--seed", "1", *flags)
    out = str(tmp_path / "arena.json")
    ran("-m", "banjar.cli", "arena", game, "--games", "2", "--bots", "greedy,random", "--out", out)
    shown = ran("-m", "banjar.cli", "play", game, "--seed", "1", "--bots", "greedy", *flags)
    assert Wording(Texts("en"), game).title() in shown
    assert ran("-m", "banjar.cli", "rules", game).startswith("# ")
    assert game in ran("-m", "banjar.cli", "play", "--help")


def ran(*arguments: str) -> str:
    """The output of a Python program that knows the third game too."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **VARIABLES, "BANJAR_KERNEL": "plain", "LANG": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
