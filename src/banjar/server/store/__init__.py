"""What the server keeps: the log of every table, and what is found faster beside it."""

from banjar.server.store.errors import StoreError, StoreUnavailable
from banjar.server.store.notifications import Notification
from banjar.server.store.store import Store
from banjar.server.store.table_row import LogAppend, TableRow

__all__ = ["LogAppend", "Notification", "Store", "StoreError", "StoreUnavailable", "TableRow"]
