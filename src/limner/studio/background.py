"""A new background: behind the subject that the engine finds, or where a mask says."""

from collections.abc import Sequence

from limner.engines.jobs import GenerateBackgroundJob, GenerateJob, ReplaceBackgroundJob
from limner.imaging.source import Source
from limner.studio.edit import EditRequest, MaskedRequest
from limner.studio.pictures import Loader


class ReplaceBackgroundRequest(EditRequest):
    """The body of a request to replace the background, as sent."""

    operation = "replace_background"

    async def jobs(
        self, loader: Loader, source: Source, drawings: Sequence[GenerateJob]
    ) -> Sequence[ReplaceBackgroundJob]:
        """One job a drawing."""
        return [ReplaceBackgroundJob(source, drawing) for drawing in drawings]


class GenerateBackgroundRequest(MaskedRequest, EditRequest):
    """The body of a request to generate the background under a mask, as sent."""

    operation = "generate_background"

    async def jobs(
        self, loader: Loader, source: Source, drawings: Sequence[GenerateJob]
    ) -> Sequence[GenerateBackgroundJob]:
        """One job a drawing."""
        mask = await self.masked(loader, source)
        return [GenerateBackgroundJob(source, drawing, mask) for drawing in drawings]
