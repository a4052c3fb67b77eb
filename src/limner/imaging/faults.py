"""The ways in which a picture that came with a request is refused."""

from limner.kit.errors import InvalidRequest


class Broken(ValueError):  # noqa: N818  named for what the file is
    """A file is not what its first bytes promise; the text ends the sentence "the file …"."""


def unreadable(reason: str, param: str) -> InvalidRequest:
    """It is no picture, or a broken one; `reason` ends the sentence "the file …"."""
    return InvalidRequest(f"{param} cannot be read: the file {reason}.", code="image_unreadable", param=param)


def unsupported(name: str, accepted: str, param: str) -> InvalidRequest:
    """It is a picture of another kind than those accepted."""
    message = f"{param} is {name}; accepted are {accepted}."
    return InvalidRequest(message, code="image_format_unsupported", param=param)


def too_many_bytes(given: str, most: int, param: str) -> InvalidRequest:
    """`given` is what is known of its size: `25,000,000 bytes`, or `more`."""
    message = f"{param} has {given}; a file may have {most:,} bytes."
    return InvalidRequest(message, code="image_too_large", param=param)
