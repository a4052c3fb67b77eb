"""The body of every JSON error, whichever face gives it."""

from typing import Any, Final

LONGEST_MESSAGE: Final = 1000
"""Characters of a message; of a longer one the beginning is sent."""


def error_body(code: str, message: str, kind: str, param: str | None = None) -> dict[str, Any]:
    """OpenAI-style clients read the inner object, the others the outer fields. `kind` is the error's type."""
    if len(message) > LONGEST_MESSAGE:
        message = message[: LONGEST_MESSAGE - 1] + "…"
    inner = {"code": code, "message": message, "param": param, "type": kind}
    return {"code": code, "message": message, "error": inner}
