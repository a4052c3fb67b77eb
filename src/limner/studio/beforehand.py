"""What a request has done before its own jobs: a style that is learned, a picture that others are made of."""

from collections.abc import Sequence
from typing import Protocol

from limner.engines.jobs import Job
from limner.imaging.formats import RasterFormat
from limner.workshop.orders import RenderedFile


class Beforehand(Protocol):
    """Has jobs done in a request's own places in the queue and in its time, none of them charged.

    There are no more jobs at once than the request has pictures made.
    """

    async def __call__(
        self, jobs: Sequence[Job], image_format: RasterFormat, engines: tuple[str, ...] = ()
    ) -> list[RenderedFile]:
        """The files in the jobs' order. `engines` may do them, the best first; none leaves it to their routes.

        Raises as `LocalWorkshop.run` does.
        """
        ...
