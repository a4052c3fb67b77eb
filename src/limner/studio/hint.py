"""Errors that another setting would have avoided say so."""

from collections.abc import Callable

from limner.kit.errors import InvalidRequest
from limner.studio.settings import StudioSettings

HINT = " With `LIMNER_COMPAT=lenient` the service takes it."


def hinted(error: InvalidRequest, attempt: Callable[[], object]) -> InvalidRequest:
    """The error of a strict service, with a hint where `attempt` does the same leniently and does not fail."""
    try:
        attempt()
    except InvalidRequest:
        return error
    error.message += HINT
    return error


def leniently(settings: StudioSettings) -> StudioSettings:
    """The settings of the same service, if it were lenient."""
    return settings.model_copy(update={"compat": "lenient"})
