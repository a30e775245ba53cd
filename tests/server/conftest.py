"""What tests of the server need."""

from tests.server.database_fixtures import (
    database_url,
    postgres_server,
    postgres_url,
    second_postgres_url,
    sqlite_url,
)

__all__ = ["database_url", "postgres_server", "postgres_url", "second_postgres_url", "sqlite_url"]
