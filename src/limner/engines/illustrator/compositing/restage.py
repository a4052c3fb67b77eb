"""A picture of this engine once more, in another arrangement."""

import math
from dataclasses import replace
from functools import partial
from random import Random

from limner.drawing.display import Display, Group, Item, Matrix
from limner.engines.base import Artwork
from limner.engines.illustrator.picture import picture
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.staging import underfoot
from limner.engines.illustrator.staging.boxes import around
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.dice import Redealt
from limner.engines.illustrator.staging.directions import Directions
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.stage import played
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Unit
from limner.engines.jobs import GenerateJob

_SIZES = (0.84, 1.04)
"""How much larger or smaller one of several becomes."""
_MARKS, _SLANT = (0.84, 1.12), (3.0, 8.0)
"""The same of a mark, and the degrees that it is turned to one side."""


def restage(
    origin: GenerateJob,
    *,
    seed: int,
    width: int,
    height: int,
    model: str | None = None,
    vector: bool | None = None,
    look: str | None = None,
) -> Artwork:
    """A variation of the picture that `origin` gave, composed for another size.

    Subjects, colours, poses, place, hour and look stay as the origin's seed chose them; viewpoint, side of the light,
    spacing and the places of props are the seed's. `model`, `vector` and `look` are the origin's where they are None.
    """
    job = replace(
        origin,
        width=width,
        height=height,
        model=model or origin.model,
        vector=origin.vector if vector is None else vector,
        look=origin.look if model is None and look is None else look,
    )
    reading = read(job.prompt, job.negative_prompt)
    dice = Redealt(origin.seed, reading.prompt, seed)
    made = script(reading, job, Directions(dice=dice, arrange=partial(_loosened, dice.fork("spacing"))))
    mark = made.brief.traits.mark or "pattern" in made.reading.composition
    regrade = partial(_resized, dice.fork("size")) if mark else None
    return picture(made, replace(played(made), seed=seed), vector=job.vector, regrade=regrade)


def _loosened(rng: Random, troupe: Troupe, brief: Brief, place: Setting) -> None:
    """Several who stand apart: each a little larger or smaller on its spot, all of them moved to one side."""
    if len(troupe.units) < 2:
        return
    grown = [_grown(unit, rng.uniform(*_SIZES)) for unit in troupe.units]
    whole = around(unit.box for unit in grown)
    left, right = max(whole.left - 0.03 * brief.width, 0.0), max(0.97 * brief.width - whole.right, 0.0)
    dx = rng.uniform(-left, right)
    troupe.units, troupe.afloat, troupe.aground = [unit.moved(dx, 0.0) for unit in grown], [], []
    for unit in troupe.units:
        if unit.lead.subject not in troupe.flying:
            underfoot.note_footing(troupe, unit, place)


def _grown(unit: Unit, by: float) -> Unit:
    """The unit larger or smaller about the middle of its foot."""
    x, y = unit.box.centre[0], max(member.y for member in unit.members)
    return unit.moved(-x, -y).scaled(by).moved(x, y)


def _resized(rng: Random, display: Display) -> Display:
    """What lies on the ground a little larger or smaller and aslant: a mark has no other arrangement."""
    size, turn = rng.uniform(*_MARKS), math.radians(rng.choice((-1, 1)) * rng.uniform(*_SLANT))
    x, y = display.width / 2, display.height / 2
    c, s = size * math.cos(turn), size * math.sin(turn)
    matrix = (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)
    return replace(display, items=tuple(_laid(item, matrix) for item in display.items))


def _laid(item: Item, matrix: Matrix) -> Item:
    still = isinstance(item, Group) and item.name == "sky"
    return item if still else Group((item,), matrix=matrix)
