"""Save games to files and read them."""

from __future__ import annotations

import pathlib
import stat
from typing import TYPE_CHECKING

from banjar.core.errors import OptionError, RecordError
from banjar.core.record.syntax import MAX_RECORD_CHARACTERS
from banjar.terminal.client import Client

if TYPE_CHECKING:
    from banjar.core.game import Record


def save(client: Client, record: Record, name: str) -> bool:
    """Write a record to a file, asking before overwriting another one. Prints the result and returns success."""
    if not name:
        client.say("save-how")
        return False
    try:
        path = pathlib.Path(name).expanduser()
        if path.is_dir():
            client.say("save-directory", file=name)
            return False
        question, yes = client.text("overwrite", file=name), client.text("yes-words")
        if path.exists() and not client.prompt.confirm(question, yes):
            client.say("not-saved")
            return False
        record.save(path)
    except (OSError, ValueError, RuntimeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        client.say("save-failed", file=name, reason=reason)
        return False
    client.say("saved-unfinished" if record.result is None else "saved", file=name)
    return True


def read(name: str) -> Record:
    """Read a record from a file; OptionError says why it cannot be read, with the line if there is one."""
    from banjar.core.game import read_record

    try:
        path = pathlib.Path(name)
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise OptionError(f"{name} is a directory, not a game record")
        if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode)):
            raise OptionError(f"{name} is not a file")
        if path.stat().st_size > MAX_RECORD_CHARACTERS:
            raise OptionError(f"{name} is too large for a game record")
        record = read_record(path)
        record.replay()
    except RecordError as error:
        raise OptionError(f"{name}: {error}") from error
    except OSError as error:
        raise OptionError(f"cannot read {name}: {error.strerror}") from error
    return record
