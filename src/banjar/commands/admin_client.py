"""Send the administrator's requests to a running server."""

from __future__ import annotations

import argparse
import json
import urllib.error
import urllib.parse
import urllib.request
from typing import Any

from banjar.commands.admin_arguments import DEFAULT_SERVER, VARIABLE, read_admin_token

TIMEOUT_SECONDS = 30.0


class AdminError(Exception):
    """A request that did not work; the text is one sentence."""


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """Follows no redirect: the token would be sent wherever it leads."""

    def redirect_request(self, *_: object) -> None:
        """Leave the answer as it is."""


class AdminClient:
    """A server's `/api/admin`."""

    def __init__(self, args: argparse.Namespace) -> None:
        try:
            token = read_admin_token(args)
        except OSError as error:
            raise AdminError(f"the file {args.admin_token_file} cannot be read: {error.strerror}") from error
        if not token:
            raise AdminError(f"the server's administrator needs a token: --admin-token-file or {VARIABLE}")
        self._server = str(args.server).rstrip("/")
        if urllib.parse.urlsplit(self._server).scheme not in ("http", "https"):
            raise AdminError(f"--server must look like {DEFAULT_SERVER}, not {args.server!r}")
        self._opener = urllib.request.build_opener(_NoRedirect)
        self._headers = {"authorization": f"Bearer {token}", "accept-language": "en"}

    def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401
        """The decoded answer; AdminError with the server's sentence if it refuses."""
        data = None if body is None else json.dumps(body).encode()
        headers = self._headers | ({"content-type": "application/json"} if data is not None else {})
        request = urllib.request.Request(f"{self._server}/api/admin{path}", data, headers, method=method)
        try:
            with self._opener.open(request, timeout=TIMEOUT_SECONDS) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            raise AdminError(_sentence(error)) from error
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise AdminError(f"no server answers at {self._server} ({reason})") from error
        try:
            return json.loads(text) if text else None
        except ValueError:
            raise AdminError(f"no Banjar server answers at {self._server}") from None


def quoted(text: str) -> str:
    """A part of a path."""
    return urllib.parse.quote(text, safe="")


def _sentence(error: urllib.error.HTTPError) -> str:
    with error:
        try:
            refusal = json.loads(error.read())["error"]
        except (ValueError, KeyError, TypeError, OSError):
            return f"the server answered with {error.code}"
    if refusal["code"] == "not-allowed":
        return "the server has no administrator with this token"
    return str(refusal["sentence"])
