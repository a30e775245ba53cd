"""Load the rules and the texts in a thread after the socket is bound: they take as long as the rest of the server."""

from __future__ import annotations

import asyncio
import logging

from banjar.i18n.texts import LANGUAGES, Texts
from banjar.server.tables.rules import load_rules

logger = logging.getLogger("banjar.server")


def load_texts() -> None:
    """Parse the translations, which the first refusal in each language would otherwise wait for."""
    for language in LANGUAGES:
        Texts(language).has("error-busy")


async def preload() -> None:
    """Load everything while the first requests are served. A failure is logged, and raised again where it matters."""
    try:
        await asyncio.to_thread(load_rules)
        await asyncio.to_thread(load_texts)
    except Exception:
        logger.exception("the rules and texts could not be preloaded")
