"""Declare the operations of the HTTP API; the OpenAPI document is made from the same declarations.

    routes = Routes(tag="lobby")

    @routes.route("POST", "/api/tables", "createTable", "Make a table", limit="create", status=201)
    async def create(request: ApiRequest[CreateTable]) -> TableCreated:
        body = await request.body()
        ...

The type argument of `ApiRequest` is the JSON body, the return type the JSON answer, and path parameters are passed by
name as strings.
"""

from __future__ import annotations

import typing
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import Scope

from banjar.server.http.query import QueryParameter
from banjar.server.http.request import ApiRequest
from banjar.server.http.responses import JSON, json_response

Path = ParamSpec("Path")
Body = TypeVar("Body")
Answer = TypeVar("Answer", bound=msgspec.Struct | Response | None)
Handler: TypeAlias = Callable[Concatenate[ApiRequest[Body], Path], Awaitable[Answer]]


@dataclass(frozen=True, kw_only=True)
class Operation:
    """One method of one path."""

    method: str
    path: str
    operation_id: str
    summary: str
    tag: str
    handler: Callable[..., Awaitable[msgspec.Struct | Response | None]]
    description: str
    body: Any
    """The type of the JSON body, None if there is none."""
    answer: Any
    """The type of the JSON answer, None if it is no JSON or empty."""
    media_type: str
    status: int
    query: tuple[QueryParameter, ...]
    limit: str | None
    """The rate limit that every request counts against."""
    admits_barred: bool
    """Whether those who are barred from the server may use it too."""
    has_head: bool
    is_documented: bool

    async def respond(self, request: Request) -> Response:
        """Run the handler."""
        api_request: ApiRequest[Any] = ApiRequest(request, self.body)
        if not self.admits_barred:
            api_request.context.moderation.check_admitted(api_request.identity, api_request.address)
        api_request.check_cost(self.limit)
        if self.limit is not None:
            api_request.spend(self.limit)
        answer = await self.handler(api_request, **request.path_params)
        if isinstance(answer, Response):
            return answer
        return Response(status_code=self.status) if answer is None else json_response(answer, self.status)


class Routes:
    """The operations of one part of the API."""

    def __init__(self, tag: str) -> None:
        self._tag = tag
        self.operations: list[Operation] = []

    def route(
        self,
        method: str,
        path: str,
        operation_id: str,
        summary: str,
        *,
        status: int = 200,
        limit: str | None = None,
        query: tuple[QueryParameter, ...] = (),
        answer: type | None = None,
        media_type: str = JSON,
        admits_barred: bool = False,
        has_head: bool = False,
        is_documented: bool = True,
    ) -> Callable[[Handler[Body, Path, Answer]], Handler[Body, Path, Answer]]:
        """Declare an operation. A handler that returns a Response names the struct in it as `answer`."""

        def declare(handler: Handler[Body, Path, Answer]) -> Handler[Body, Path, Answer]:
            hints = typing.get_type_hints(handler)
            (body,) = next(typing.get_args(hint) for hint in hints.values() if typing.get_origin(hint) is ApiRequest)
            found = hints["return"]
            operation = Operation(
                method=method,
                path=path,
                operation_id=operation_id,
                summary=summary,
                tag=self._tag,
                handler=handler,
                description=" ".join((handler.__doc__ or "").split()),
                body=None if body is type(None) else body,
                answer=answer if found in (Response, type(None)) else found,
                media_type=media_type,
                status=status,
                query=query,
                limit=limit,
                admits_barred=admits_barred,
                has_head=has_head,
                is_documented=is_documented,
            )
            self.operations.append(operation)
            return handler

        return declare


class NamedRoute(Route):
    """A route that stores itself in the scope, for the log and the metrics."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Match as Starlette does, and add `route` to the scope."""
        match, child = super().matches(scope)
        return match, {**child, "route": self}


class ApiRoute(NamedRoute):
    """All operations of one path, so that a 405 lists every method of it."""

    def __init__(self, path: str, operations: Iterable[Operation]) -> None:
        self._operations = {operation.method: operation for operation in operations}
        super().__init__(path, self._respond, methods=list(self._operations))
        # Starlette answers HEAD wherever there is GET; a stream would never end then.
        self.methods = set(self._operations)
        if "GET" in self._operations and self._operations["GET"].has_head:
            self._operations["HEAD"] = self._operations["GET"]
            self.methods.add("HEAD")

    async def _respond(self, request: Request) -> Response:
        return await self._operations[request.method].respond(request)


def api_routes(operations: Iterable[Operation]) -> list[ApiRoute]:
    """One route a path, in the order in which the paths were first declared."""
    by_path: dict[str, list[Operation]] = {}
    for operation in operations:
        by_path.setdefault(operation.path, []).append(operation)
    return [ApiRoute(path, found) for path, found in by_path.items()]
