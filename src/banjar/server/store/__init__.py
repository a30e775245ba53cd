"""The database: the logs of tables, and everything that is looked up without reading a log."""

from banjar.server.store.errors import StoreError, StoreUnavailable
from banjar.server.store.notifications import Notification, NotificationKind
from banjar.server.store.store import Store
from banjar.server.store.table_row import LogAppend, StoredSummary, TableRow

__all__ = [
    "LogAppend",
    "Notification",
    "NotificationKind",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "StoredSummary",
    "TableRow",
]
