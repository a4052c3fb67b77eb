"""The base of every error that a caller may see.

A subclass lives beside the code that raises it and fixes status, type and, where there is only one, code.
Faces translate an error to their own form in one place; nothing below a face knows of HTTP bodies.
"""

from typing import ClassVar


class LimnerError(Exception):
    """An error with a message that may be shown to the caller.

    `message` says what was wrong, with the value given and what would be accepted; `param` names the request
    field at fault in dotted form (`controls.colors[0].rgb`), or is None. `retry_after` is in seconds.
    """

    status: ClassVar[int] = 500
    type: ClassVar[str] = "internal_error"
    code: str = "internal_error"

    def __init__(
        self,
        message: str,
        *,
        code: str | None = None,
        param: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.param = param
        self.retry_after = retry_after
        if code is not None:
            self.code = code


class InvalidRequest(LimnerError):  # noqa: N818  named for what the request is
    """The request breaks a rule of the interface; nothing was started and nothing is charged."""

    status = 400
    type = "invalid_request_error"
    code = "invalid_request"


class NotFound(LimnerError):  # noqa: N818
    """The thing named does not exist, or the caller may not know that it does: the two look the same."""

    status = 404
    type = "not_found_error"
    code = "not_found"


class MethodNotAllowed(LimnerError):  # noqa: N818  named as its status is
    """The path exists and does not take this method."""

    status = 405
    type = "invalid_request_error"
    code = "method_not_allowed"


class SettingsError(LimnerError):
    """A setting cannot be used; raised at start-up, with the variable, its value and what is accepted."""

    code = "invalid_setting"
