"""One line of the log for every request, socket and refused message: shown with `banjar serve -v`."""

from __future__ import annotations

import json
import logging
from typing import Any

from banjar.server.config import Config

ACCESS_LOGGER = "banjar.access"
SOCKET_PATH = "/api/socket"
SOCKET_METHOD = "SOCKET"
"""What lines about sockets name as the method."""

logger = logging.getLogger(ACCESS_LOGGER)


def log_access(config: Config, address: str, route: str, refused: str | None = None, **fields: Any) -> None:  # noqa: ANN401
    """Log a route, never a path: whoever knows the path of a private table may watch it.

    `refused` is the code of a refusal. Addresses are named with `--log-addresses` only.
    """
    if not logger.isEnabledFor(logging.INFO):
        return
    line: dict[str, Any] = {"route": route, **fields}
    if refused is not None:
        line["refused"] = refused
    if config.log_addresses:
        line["address"] = address
    logger.info(json.dumps(line))
