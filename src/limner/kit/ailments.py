"""What ails a database, in a sentence that says what to do."""

import errno
import sqlite3
from typing import Final

from sqlalchemy import URL

from limner.kit.errors import LimnerError

_SERVER = (
    "Check that the server runs and can be reached, and that the address, the user and the database's name are right."
)
_POOLER = "Set LIMNER_DATABASE_POOLER=transaction, since this is a pooler and no server."
_STARTUP = "unsupported startup parameter"
"""What PgBouncer says of time limits that come with a connection."""
_FILE = "Check that its directory is there, and can be written."
_REMEDIES: Final = {
    sqlite3.SQLITE_CORRUPT: (
        "is damaged",
        "Restore a backup, or stop the service and save what can be read: `sqlite3 FILE .recover | sqlite3 NEW_FILE`.",
    ),
    sqlite3.SQLITE_NOTADB: ("is not an SQLite database, or is damaged", "Restore a backup, or name another file."),
    sqlite3.SQLITE_FULL: ("cannot grow", "The disk is full: make room on it."),
    sqlite3.SQLITE_READONLY: (
        "cannot be written",
        "Let this user write the file, the files beside it and their directory, or name another.",
    ),
    sqlite3.SQLITE_CANTOPEN: ("cannot be opened", "Let this user read and write the file and its directory."),
    sqlite3.SQLITE_BUSY: ("is locked", "Another process keeps it: end that, or wait until it is done."),
    sqlite3.SQLITE_IOERR: ("cannot be read or written", "Check the disk: whether it is full, and whether it fails."),
}
"""By SQLite's primary result codes: what is wrong, and what to do."""
_BY_ERRNO: Final = {
    errno.ENOSPC: sqlite3.SQLITE_FULL,
    errno.EDQUOT: sqlite3.SQLITE_FULL,
    errno.EROFS: sqlite3.SQLITE_READONLY,
    errno.EACCES: sqlite3.SQLITE_CANTOPEN,
    errno.EPERM: sqlite3.SQLITE_CANTOPEN,
}


def explained(error: BaseException, url: URL) -> str:
    """What is wrong with the database at `url`, whose password is not shown, and what to do."""
    cause = _cause(error)
    reason = reason_of(cause)
    if url.get_backend_name() != "sqlite":
        return f"{url!r} does not answer ({reason}). {_POOLER if _STARTUP in reason else _SERVER}"
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    else:
        code = _BY_ERRNO.get(getattr(cause, "errno", None) or 0, 0)
    wrong, remedy = _REMEDIES.get(code, ("does not answer", _FILE))
    return f"{url!r} {wrong} ({reason}). {remedy}"


def reason_of(error: BaseException) -> str:
    """The error's text, or what its kind says where it has none: time-outs often have none."""
    text = str(error).strip()
    if text.strip("() '\""):
        return text
    return "no answer in time" if isinstance(error, TimeoutError) else type(error).__name__


def _cause(error: BaseException) -> BaseException:
    """The driver's own error, or the system's."""
    while isinstance(error, LimnerError) and error.__cause__ is not None:
        error = error.__cause__
    original = getattr(error, "orig", None)
    return original if isinstance(original, BaseException) else error
