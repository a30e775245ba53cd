"""The database: logs of tables, and all that is found without reading them."""

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
