"""Remix: variations of a picture, in a requested size and without a prompt."""

import math
from collections.abc import Sequence
from typing import Self

from pydantic import model_validator

from limner.catalog.models import DEFAULT, DEFAULT_VECTOR, ELSEWHERE, MODELS, Model
from limner.catalog.operations import OPERATIONS
from limner.catalog.sizes import KNOWN, SIZES_1K, SIZES_2K, SIZES_V2_V3, Size, parse, sizes_of
from limner.engines.jobs import GenerateJob, Job, RemixJob
from limner.imaging.source import Source
from limner.kit.errors import InvalidRequest
from limner.library.styles import StoredStyle
from limner.studio.choice import choose
from limner.studio.drawing import check_seeds, named_seed, seeds
from limner.studio.edit import PictureRequest, Plan
from limner.studio.fields import Count, Seed, Text
from limner.studio.messages import listed, shown
from limner.studio.pictures import Loader, Rules
from limner.studio.samples import with_samples
from limner.studio.settings import StudioSettings
from limner.studio.size import AUTO, size_of

EXACT = frozenset({*SIZES_1K.values(), *SIZES_2K.values(), *SIZES_V2_V3.values()})
"""The sizes that are taken where no model is named."""


class RemixRequest(PictureRequest):
    """The body, as sent."""

    operation = "remix"

    size: Text
    n: Count = 1
    model: Text | None = None
    random_seed: Seed | None = None
    seed: Seed | None = None

    @model_validator(mode="after")
    def _agreed(self) -> Self:
        check_seeds(self.seed, self.random_seed)
        return self

    def plan(self, settings: StudioSettings, fresh_seed: int, style: StoredStyle | None = None) -> Plan:
        """The size by the model, or by all tables; the picture decides between pixels and SVG where no model does."""
        offer = OPERATIONS[self.operation]
        model = choose(self.model, None, settings, offer=offer).model if self._names_model(settings) else None
        size = None if self.size == AUTO and settings.lenient else self._size(model, settings)
        named = named_seed(self.seed, self.random_seed)

        async def jobs(loader: Loader) -> Sequence[Job]:
            source, origin = await loader.load_with_origin(self.picture, Rules(svg=True))
            if origin:
                origin = await with_samples(origin, loader.services.styles, loader.caller.id)
            chosen = model or _model(source.format == "svg")
            width, height = size or _nearest(source, chosen)
            return [
                RemixJob(source, GenerateJob(chosen.id, "", width, height, chosen.vector, seed), origin)
                for seed in seeds(named, fresh_seed, self.n)
            ]

        return Plan(self.operation, self.n, model, jobs)

    def _names_model(self, settings: StudioSettings) -> bool:
        """Whether a model is named; one of another service's leaves it to the picture."""
        return self.model is not None and not (settings.lenient and ELSEWHERE.fullmatch(self.model))

    def _size(self, model: Model | None, settings: StudioSettings) -> Size:
        return size_of(self.size, "", model, settings) if model else _size(self.size, settings)


def _nearest(source: Source, model: Model) -> Size:
    """The model's size whose ratio is the nearest to the picture's."""
    own = math.log(source.width / source.height)
    return min(sizes_of(model).values(), key=lambda size: abs(math.log(size[0] / size[1]) - own))


def _model(vector: bool) -> Model:
    return MODELS[DEFAULT_VECTOR if vector else DEFAULT]


def _size(size: str, settings: StudioSettings) -> Size:
    exact = parse(size)
    if size in SIZES_1K:
        return SIZES_1K[size]
    if exact and exact in EXACT:
        return exact
    if exact in KNOWN and settings.lenient:
        return size_of(size, "", MODELS[DEFAULT], settings)
    raise InvalidRequest(
        f"size is {shown(size)}; it must be one of the ratios {listed(SIZES_1K)}, or an exact size of some model, "
        "such as `1024x1024`.",
        code="invalid_size",
        param="size",
    )
