"""A style from pictures: each one is looked at and let go, and what they have in common is kept."""

from dataclasses import replace
from typing import Any

from limner.engines.base import Artwork, CancelCheck
from limner.engines.illustrator.style.areas import areas
from limner.engines.illustrator.style.edges import detail, softness
from limner.engines.illustrator.style.ground import ground
from limner.engines.illustrator.style.lines import lines
from limner.engines.illustrator.style.mix import joined, mix
from limner.engines.illustrator.style.palette import palette
from limner.engines.illustrator.style.preview import Tile, preview
from limner.engines.illustrator.style.shading import shading
from limner.engines.illustrator.style.shapes import roundness
from limner.engines.illustrator.style.texture import grain, texture
from limner.engines.illustrator.style.tones import tones
from limner.engines.illustrator.style.view import View, reduced, view
from limner.engines.jobs import CreateStyleJob
from limner.engines.learned import LearnedStyle
from limner.engines.samples import SIDE, Sample, mixed, sample, to_json


def create_style(job: CreateStyleJob, check: CancelCheck) -> Artwork:
    """The style of a job's references and ingredients, in the scene under `style`, and a preview of them.

    The preview is job.height×job.width×3 uint8. The references are decoded one after the other, and nothing of them
    is kept but their tile of it, and a sample where the job wants samples. Raises InvalidRequest for a file that is
    broken.
    """
    parts: list[tuple[LearnedStyle, float]] = []
    tiles: list[Tile] = []
    samples: list[tuple[tuple[Sample, ...], float]] = []
    for reference in job.references:
        check()
        seen = view(reference.picture.pixels())
        check()
        style = learn(seen)
        parts.append((style, reference.weight))
        tiles.append(Tile(reference.weight, style.palette, reduced(seen.rgb, 2 * max(job.width, job.height))))
        if job.sampled and reference.weight:
            samples.append(((sample(reduced(seen.rgb, SIDE), 1.0),), reference.weight))
    for ingredient in job.ingredients:
        parts.append((ingredient.learned, ingredient.weight))
        tiles.append(Tile(ingredient.weight, ingredient.learned.palette))
        samples.append((ingredient.samples, ingredient.weight))
    check()
    whole = mix([style for style, _ in parts], [weight for _, weight in parts], job.mix_policy)
    style = replace(whole, base=job.base, words=joined((job.prompt, whole.words)))
    check()
    scene: dict[str, Any] = {"style": style.to_json()}
    if job.sampled:
        scene["samples"] = to_json(mixed(samples))
    return Artwork(pixels=preview(tiles, style.palette, job.width, job.height), scene=scene)


def learn(seen: View) -> LearnedStyle:
    """The style of one picture, without a base or words."""
    swatches = palette(seen)
    behind = ground(seen, swatches)
    drawn = lines(seen, behind)
    shown = seen.alpha > 0.5
    inside = areas(drawn.between, shown)
    light = tones(seen)
    return LearnedStyle(
        base="any",
        palette=swatches,
        ground=behind,
        tones=light.curve,
        contrast=light.contrast,
        chroma=light.chroma,
        temperature=light.temperature,
        edge_softness=softness(seen),
        line_weight=drawn.weight,
        line_share=drawn.share,
        line_rgb=drawn.rgb,
        texture=texture(inside),
        grain=grain(drawn.between, shown),
        shading=shading(seen, inside, drawn),
        roundness=roundness(seen, swatches),
        detail=detail(seen),
    )
