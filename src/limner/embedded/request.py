"""What is asked for, checked as the service checks it, without what the service needs beside."""

from limner.catalog.models import Output
from limner.catalog.operations import OPERATIONS
from limner.engines.jobs import GenerateJob
from limner.studio.drawing import DrawingRequest, chosen, drawings
from limner.studio.fields import Text
from limner.studio.settings import StudioSettings
from limner.studio.size import size_of


class DrawRequest(DrawingRequest):
    """The fields of a generation, apart from styles that a service keeps."""

    size: Text | None = None


def resolve(
    request: DrawRequest, settings: StudioSettings, *, fresh_seed: int, variant: Output | None = None
) -> list[GenerateJob]:
    """The pictures to draw; `fresh_seed` is used where the request has none. Raises InvalidRequest."""
    choice = chosen(request, OPERATIONS["generate"], settings, variant=variant)
    return drawings(request, choice, size_of(request.size, request.prompt, choice.model, settings), fresh_seed)
