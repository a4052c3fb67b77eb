"""Samples of styles on their ways: kept with a style, taken from there for a job, left out of a picture's record."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from uuid import UUID

from limner.engines import samples
from limner.engines.jobs import GenerateJob
from limner.engines.samples import Sample
from limner.kit.errors import NotFound
from limner.library.styles import StoredStyle, Styles, StyleSample


def told(scene: Mapping[str, Any]) -> tuple[Sample, ...]:
    """Those that an engine made with a style; none where it was not asked to."""
    return samples.from_json(scene.get("samples", ()))


def to_keep(found: tuple[Sample, ...]) -> tuple[StyleSample, ...]:
    """Samples as they are kept with a style."""
    return tuple(StyleSample(each.data, each.weight) for each in found)


def kept(style: StoredStyle) -> tuple[Sample, ...]:
    """Those that are kept with a style, for a job."""
    return tuple(Sample(each.data, each.weight) for each in style.samples)


def without(drawing: GenerateJob) -> GenerateJob:
    """The drawing as a picture's record has it: its style's samples are kept with the style alone."""
    return replace(drawing, style=replace(drawing.style, samples=())) if drawing.style else drawing


async def with_samples(drawing: GenerateJob, styles: Styles, user: UUID) -> GenerateJob:
    """The drawing of a record with its style's samples again, where that is still kept and the user may use it."""
    if drawing.style is None or not drawing.style.style_id:
        return drawing
    try:
        style = await styles.usable(UUID(drawing.style.style_id), user)
    except NotFound:
        return drawing
    return replace(drawing, style=replace(drawing.style, samples=kept(style)))
