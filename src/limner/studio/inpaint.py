"""Inpainting: the masked area anew, as the prompt says."""

from collections.abc import Sequence

from limner.engines.jobs import GenerateJob, InpaintJob
from limner.imaging.source import Source
from limner.studio.edit import EditRequest, MaskedRequest
from limner.studio.pictures import Loader


class InpaintRequest(MaskedRequest, EditRequest):
    """The body, as sent."""

    operation = "inpaint"

    async def jobs(self, loader: Loader, source: Source, drawings: Sequence[GenerateJob]) -> Sequence[InpaintJob]:
        """One job a drawing."""
        mask = await self.masked(loader, source)
        return [InpaintJob(source, drawing, mask) for drawing in drawings]
