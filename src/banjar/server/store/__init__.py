"""What the server keeps: the log of every table, and what is found faster beside it."""

from banjar.server.store.errors import StoreError, StoreUnavailable
from banjar.server.store.news import News
from banjar.server.store.row import Appending, Row
from banjar.server.store.store import Store

__all__ = ["Appending", "News", "Row", "Store", "StoreError", "StoreUnavailable"]
