"""A new background: behind the subject that an engine finds, or where a mask says."""

from collections.abc import Sequence
from itertools import takewhile

import structlog

from limner.engines.base import EngineError
from limner.engines.instances import EDITS
from limner.engines.jobs import CutOut, GenerateBackgroundJob, GenerateJob, RemoveBackgroundJob, ReplaceBackgroundJob
from limner.imaging.source import Source
from limner.studio.edit import EditRequest, MaskedRequest
from limner.studio.pictures import Loader

log = structlog.get_logger(__name__)


class ReplaceBackgroundRequest(EditRequest):
    """The body of a request to replace the background, as sent."""

    operation = "replace_background"

    async def jobs(
        self, loader: Loader, source: Source, drawings: Sequence[GenerateJob]
    ) -> Sequence[ReplaceBackgroundJob]:
        """One job a drawing, all with one cut-out."""
        subject = await _cut_out(loader, source, drawings[0].model)
        return [ReplaceBackgroundJob(source, drawing, subject) for drawing in drawings]


class GenerateBackgroundRequest(MaskedRequest, EditRequest):
    """The body of a request to generate the background under a mask, as sent."""

    operation = "generate_background"

    async def jobs(
        self, loader: Loader, source: Source, drawings: Sequence[GenerateJob]
    ) -> Sequence[GenerateBackgroundJob]:
        """One job a drawing."""
        mask = await self.masked(loader, source)
        return [GenerateBackgroundJob(source, drawing, mask) for drawing in drawings]


async def _cut_out(loader: Loader, source: Source, model: str) -> CutOut | None:
    """The subject as the engines find it that stand before the darkroom in the route of background removal.

    None leaves it to the engine that replaces the background: where there are no such engines, where it makes no use of
    their work, and where they fail or are not up. Raises InvalidRequest for a picture that is broken.
    """
    routing = loader.services.routing
    engines = tuple(takewhile(lambda name: name != EDITS, routing.engines_for(RemoveBackgroundJob.operation)))
    heeded = routing.heeds(ReplaceBackgroundJob.operation, model, "subject")
    if not engines or not heeded or source.format == "svg":
        return None
    try:
        ((picture, engine),) = await loader.make([RemoveBackgroundJob(source, source.width, source.height)], engines)
    except EngineError as error:
        log.warning("cut_out_failed", engines=engines, reason=error.message)
        return None
    return CutOut(picture, engine)
