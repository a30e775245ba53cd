"""What tests of the browser client need."""

from browser_fixtures import browser_type_launch_args, server, visitor

__all__ = ["browser_type_launch_args", "server", "visitor"]
