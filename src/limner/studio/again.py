"""A kept picture as the request that gives it again: the fields of a generation, its seed included."""

from collections.abc import Mapping
from typing import Any

from limner.catalog.brand import branded
from limner.catalog.sizes import ratio_of, spell
from limner.catalog.styles import CURATED, style_title
from limner.engines.jobs import Color, GenerateJob
from limner.studio.origin import origin_of


def request_of(scene: Mapping[str, Any], brand: str) -> dict[str, Any]:
    """The fields, as JSON; empty where the picture was not generated, or in a style of pictures, which may be gone."""
    job = origin_of(scene)
    if job is None or job.style is not None:
        return {}
    fields: dict[str, Any] = {"prompt": job.prompt, "model": branded(job.model, brand), "random_seed": job.seed}
    size = job.width, job.height
    fields["size"] = ratio_of(size) or spell(size)
    style = next((each for each in CURATED if each.look == job.look and job.model in each.models), None)
    if style:
        fields["style"] = style_title(style, brand)
    if job.negative_prompt:
        fields["negative_prompt"] = job.negative_prompt
    if job.text_layout:
        fields["text_layout"] = [{"text": word.text, "bbox": [*map(list, word.corners)]} for word in job.text_layout]
    if controls := _controls(job):
        fields["controls"] = controls
    return fields


def _controls(job: GenerateJob) -> dict[str, Any]:
    given = job.controls
    controls: dict[str, Any] = {}
    if given.colors:
        controls["colors"] = [_color(color) for color in given.colors]
    if given.background_color is not None:
        controls["background_color"] = {"rgb": list(given.background_color)}
    if given.artistic_level is not None:
        controls["artistic_level"] = given.artistic_level
    if given.no_text:
        controls["no_text"] = True
    return controls


def _color(color: Color) -> dict[str, Any]:
    return {"rgb": list(color.rgb)} | ({} if color.weight is None else {"weight": color.weight})
