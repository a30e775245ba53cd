"""Positions of recorded games that show what good players do, and tables that play on from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from banjar.core.registry import definition, game_names
from banjar.core.strategy import StrategyPosition
from banjar.protocol.lessons import PlayPosition, StrategyList, StrategyView
from banjar.protocol.lobby import TableCreated
from banjar.server.http.request import ApiRequest
from banjar.server.http.routes.lobby import create_table
from banjar.server.http.routing import Routes
from banjar.table import factory
from banjar.table.errors import Refusal
from banjar.table.settings import SeatPlan, Settings, checked_level

if TYPE_CHECKING:
    from banjar.core import strategy_replay

routes = Routes(tag="lessons")


@routes.route("GET", "/api/strategy/{game}", "strategy", "Positions that show what good players do")
async def strategy(_: ApiRequest[None], game: str) -> StrategyList:
    """Their names, in the order in which they are shown."""
    return StrategyList(positions=[position.name for position in _positions(game)])


@routes.route("GET", "/api/strategy/{game}/{name}", "strategyPosition", "One of these positions", limit="moment")
async def strategy_position(_: ApiRequest[None], game: str, name: str) -> StrategyView:
    """As the seat that decides saw it, with the decision that was made."""
    position = _position(game, name)
    moment = _replayed(position)
    return StrategyView(
        name=name,
        seat=moment.seat,
        played=moment.played,
        rejected=list(position.rejected),
        game=moment.state.view(moment.seat),
    )


@routes.route(
    "POST",
    "/api/strategy/{game}/{name}/table",
    "playPosition",
    "Play on from one of these positions",
    limit="create",
    status=201,
)
async def play_position(request: ApiRequest[PlayPosition], game: str, name: str) -> TableCreated:
    """A new table, already running; the person has the seat that decides, bots have the others."""
    who = request.require_identity()
    body = await request.body()
    position = _position(game, name)
    bot = SeatPlan("bot", None, checked_level(body.level))
    moment = _replayed(position)
    record, state = moment.record, moment.state
    seats = tuple(SeatPlan("me") if seat == moment.seat else bot for seat in range(record.players))
    settings = Settings(
        game=game, seats=seats, options=dict(record.options), starter="first", formalities=False, hints=True
    )
    manager = request.context.manager
    created = factory.continuation(
        settings,
        record.origin,
        record.moves[: position.step],
        [player["colour"] for player in state.view(None)["players"]],
        record.rules,
        moment.seat,
        who,
        body.name,
        manager.now(),
        manager.draw,
    )
    return await create_table(request, who, created, body.command, True)


def _positions(game: str) -> tuple[StrategyPosition, ...]:
    if game not in game_names():
        raise Refusal("no-such-page")
    return definition(game).strategy


def _position(game: str, name: str) -> StrategyPosition:
    for position in _positions(game):
        if position.name == name:
            return position
    raise Refusal("no-such-page")


def _replayed(position: StrategyPosition) -> strategy_replay.StrategyMoment:
    from banjar.core import strategy_replay  # loads numpy, which the server does after it listens

    return strategy_replay.replay(position)
