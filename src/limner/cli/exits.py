"""Exit statuses, for scripts to decide by."""

from collections.abc import Mapping
from typing import Final

from limner.client.errors import (
    AuthenticationError,
    BusyError,
    InsufficientCreditsError,
    InvalidRequestError,
    LimnerError,
    NotFoundError,
    ServerError,
    UnreachableError,
    UsageError,
)

FAILED: Final = 1
USAGE: Final = 2
PARTLY: Final = 3
INTERRUPTED: Final = 130

STATUSES: Final[Mapping[int, str]] = {
    0: "all is done",
    FAILED: "anything that no other status names, such as a file that cannot be written",
    USAGE: "the command line cannot be understood",
    PARTLY: "of several pictures or rows, some are done and some are not",
    4: "the server refuses the request (400, 404, 410, 413, 415, 422)",
    5: "the key is missing, not valid, or may not do this (401, 403)",
    6: "the units do not suffice (402)",
    7: "the server is busy, or the rate limit is reached, also after trying again (409, 429, 503, 507)",
    8: "the server failed (500, 502, 504), or answered with what is not of the interface",
    9: "the server cannot be reached, or did not answer",
    INTERRUPTED: "interrupted by Ctrl-C; a batch goes on where it stopped",
}
"""What each means."""

_OF_ERRORS: Final[Mapping[type[LimnerError], int]] = {
    InvalidRequestError: 4,
    NotFoundError: 4,
    AuthenticationError: 5,
    InsufficientCreditsError: 6,
    BusyError: 7,
    ServerError: 8,
    UnreachableError: 9,
    UsageError: FAILED,
}

STOPS: Final = (AuthenticationError, InsufficientCreditsError, UnreachableError)
"""Errors after which the next request would fail as well."""


def status_of(error: LimnerError) -> int:
    """The status that tells of an error."""
    if isinstance(error, UsageError) and error.param == "api_key":
        return 5
    return _OF_ERRORS.get(type(error), FAILED)
