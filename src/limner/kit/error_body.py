"""What every face answers of an error: the body of those in JSON, and when to try again."""

from math import ceil
from typing import Any, Final

from limner.kit.errors import LimnerError

LONGEST_MESSAGE: Final = 1000
"""Characters of a message; of a longer one the beginning is sent."""


def error_body(code: str, message: str, kind: str, param: str | None = None) -> dict[str, Any]:
    """OpenAI-style clients read the inner object, the others the outer fields. `kind` is the error's type."""
    if len(message) > LONGEST_MESSAGE:
        message = message[: LONGEST_MESSAGE - 1] + "…"
    inner = {"code": code, "message": message, "param": param, "type": kind}
    return {"code": code, "message": message, "error": inner}


def retry_after(error: LimnerError | None) -> dict[str, str]:
    """The header `Retry-After`, in whole seconds, of an error that knows when; nothing of any other."""
    return {} if error is None or error.retry_after is None else {"Retry-After": str(max(1, ceil(error.retry_after)))}
