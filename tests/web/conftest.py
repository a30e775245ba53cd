"""Fixtures for tests of the browser client."""

from tests.web.browser_fixtures import browser_type_launch_args, client_page, server, visitor

__all__ = ["browser_type_launch_args", "client_page", "server", "visitor"]
