"""Fixtures for tests of the server."""

from tests.server.database_fixtures import (
    database_url,
    postgres_server,
    postgres_url,
    second_postgres_url,
    sqlite_url,
)

__all__ = ["database_url", "postgres_server", "postgres_url", "second_postgres_url", "sqlite_url"]
