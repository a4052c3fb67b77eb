"""Processing: a picture in, one picture out, without a model or a prompt."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal

from limner.catalog.limits import MAX_UPSCALED_SIDE, MIN_CRISP_SIDE
from limner.catalog.sizes import AREA_2K, Size, at_area
from limner.engines.jobs import (
    CreativeUpscaleJob,
    CrispUpscaleJob,
    EraseRegionJob,
    Job,
    RefineDetailsJob,
    RemoveBackgroundJob,
)
from limner.imaging.source import Source
from limner.library.styles import StoredStyle
from limner.studio.edit import MaskedRequest, PictureRequest, Plan
from limner.studio.fields import one_of
from limner.studio.pictures import Loader, Rules
from limner.studio.settings import StudioSettings

Refinement = Annotated[Literal["moderate", "subtle"], one_of("moderate", "subtle")]


class ProcessRequest(PictureRequest):
    """The fields of a request to process a picture."""

    rules: ClassVar[Rules] = Rules()

    def plan(self, settings: StudioSettings, fresh_seed: int, style: StoredStyle | None = None) -> Plan:
        """One job for one picture."""

        async def jobs(loader: Loader) -> Sequence[Job]:
            return [await self.job(loader, await loader.load(self.picture, self.rules))]

        return Plan(self.operation, 1, None, jobs)

    @abstractmethod
    async def job(self, loader: Loader, source: Source) -> Job:
        """What to do with the picture."""


class EraseRegionRequest(MaskedRequest, ProcessRequest):
    """The body of a request to erase a region, as sent."""

    operation = "erase_region"
    rules = Rules(svg=True)

    async def job(self, loader: Loader, source: Source) -> EraseRegionJob:
        """The result has the picture's size."""
        return EraseRegionJob(source, *_size(source), await self.masked(loader, source))


class RemoveBackgroundRequest(ProcessRequest):
    """The body of a request to remove the background, as sent."""

    operation = "remove_background"
    rules = Rules(svg=True)

    async def job(self, loader: Loader, source: Source) -> RemoveBackgroundJob:
        """The result has the picture's size."""
        return RemoveBackgroundJob(source, *_size(source))


class CrispUpscaleRequest(ProcessRequest):
    """The body of a request to upscale crisply, as sent."""

    operation = "crisp_upscale"
    rules = Rules(min_side=MIN_CRISP_SIDE)

    async def job(self, loader: Loader, source: Source) -> CrispUpscaleJob:
        """The result is 2 or 4 times the picture's size."""
        return CrispUpscaleJob(source, *_upscaled(source))


class CreativeUpscaleRequest(ProcessRequest):
    """The body of a request to upscale creatively, as sent."""

    operation = "creative_upscale"

    async def job(self, loader: Loader, source: Source) -> CreativeUpscaleJob:
        """The result is 2 or 4 times the picture's size."""
        return CreativeUpscaleJob(source, *_upscaled(source))


class RefineDetailsRequest(ProcessRequest):
    """The body of a request to refine details, as sent."""

    operation = "refine_details"

    refinement: Refinement = "moderate"

    async def job(self, loader: Loader, source: Source) -> RefineDetailsJob:
        """The result has the picture's ratio at the 2K area."""
        return RefineDetailsJob(source, *at_area(_size(source), AREA_2K), self.refinement)


def _size(source: Source) -> Size:
    return source.width, source.height


def _upscaled(source: Source) -> Size:
    """4 times each side while that stays within the limit, else 2 times."""
    factor = 4 if 4 * max(_size(source)) <= MAX_UPSCALED_SIDE else 2
    return factor * source.width, factor * source.height
