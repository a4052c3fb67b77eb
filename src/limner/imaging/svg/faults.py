"""The three ways in which an SVG is refused."""

from limner.kit.errors import InvalidRequest


def unreadable(what: str, param: str) -> InvalidRequest:
    """It is no SVG, or a broken one."""
    return InvalidRequest(f"{param} cannot be read as SVG: it {what}.", code="image_unreadable", param=param)


def unsafe(what: str, param: str) -> InvalidRequest:
    """It does what only an attack does."""
    return InvalidRequest(f"{param} is refused: the SVG {what}.", code="svg_unsafe", param=param)


def too_complex(what: str, param: str) -> InvalidRequest:
    """It would take too much time or memory."""
    return InvalidRequest(f"{param} is too complex: the SVG {what}.", code="svg_too_complex", param=param)
