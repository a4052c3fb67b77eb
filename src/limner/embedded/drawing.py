"""One picture by the embedded illustrator, whatever the settings of a service in this directory say."""

import secrets
from collections.abc import Mapping
from functools import cache
from typing import Any

from limner.catalog.limits import MAX_SEED
from limner.client.calls import controls_of
from limner.embedded.request import DrawRequest, resolve
from limner.engines.base import Unwatched
from limner.engines.instances import DRAWS, embedded
from limner.engines.jobs import GenerateJob
from limner.imaging.formats import RasterFormat
from limner.studio.fields import read
from limner.studio.settings import StudioSettings
from limner.workshop.alone import performer
from limner.workshop.orders import Order, RenderedFile


def rendered(fields: Mapping[str, Any], image_format: RasterFormat) -> tuple[GenerateJob, RenderedFile]:
    """What was drawn, and the file. Raises InvalidRequest."""
    values = dict(fields)
    if "controls" in values:
        values["controls"] = controls_of(values["controls"])
    request = read(DrawRequest, values)
    (job,) = resolve(request, StudioSettings.model_construct(), fresh_seed=secrets.randbelow(MAX_SEED + 1))
    return job, _performer()(Order((DRAWS,), job, image_format, engine=DRAWS), Unwatched())


@cache
def _performer() -> Any:
    return performer(embedded()[DRAWS])
