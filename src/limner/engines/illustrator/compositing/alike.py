"""A new picture of a prompt that is built like another picture."""

from dataclasses import replace
from functools import partial

from limner.drawing.colour import Lab
from limner.engines.base import Artwork
from limner.engines.illustrator.compositing.hints import Composition
from limner.engines.illustrator.compositing.masses import furnished, onto, standing
from limner.engines.illustrator.compositing.toning import toned
from limner.engines.illustrator.picture import picture
from limner.engines.illustrator.reading.kinds import Time
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.directions import Directions
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.stage import played
from limner.engines.jobs import GenerateJob

_KEPT_WORDS = frozenset({"minimal", "icon", "logo", "sticker", "badge", "emblem", "pattern"})
"""Composition words that stand against the other picture's."""


def draw_alike(job: GenerateJob, composition: Composition) -> Artwork:
    """The prompt's picture with the composition's horizon, its masses, its light and its colours.

    The first subject stands where the largest mass is and as large as that; the others, and props, at the next ones.
    Colours that the job's controls ask for go before those of the composition.
    """
    reading = read(job.prompt, job.negative_prompt)
    reading = replace(
        reading,
        time=reading.time or (None if composition.mean is None else _hour(composition.mean)),
        composition=tuple(word for word in reading.composition if word in _KEPT_WORDS),
    )
    masses = standing(composition.masses, job.width, job.height)
    used: list[Box] = []
    directions = Directions(
        horizon=composition.horizon,
        side=composition.side,
        arrange=partial(onto, [mass.box for mass in masses], used),
        furnish=partial(furnished, masses, used),
    )
    made = script(reading, job, directions)
    scene = played(made)
    asked = job.controls.colors or scene.background or reading.palette
    regrade = None if asked else partial(toned, composition=composition)
    return picture(made, scene, vector=job.vector, regrade=regrade)


def _hour(mean: Lab) -> Time:
    """The hour whose light comes nearest to a picture's mean lightness and warmth."""
    lightness, _, warmth = mean
    if lightness < 0.32:
        return "night"
    if lightness < 0.46:
        return "sunset" if warmth > 0.03 else "dusk"
    if warmth > 0.05:
        return "sunset" if lightness < 0.68 else "morning"
    return "day"
