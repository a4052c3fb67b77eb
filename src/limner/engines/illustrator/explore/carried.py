"""A direction carried out: the scene that it makes of a drawing, and the picture."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import TypeVar

from limner.drawing.colour import RGB, distance
from limner.engines.base import Artwork, CancelCheck
from limner.engines.illustrator.explore import moods
from limner.engines.illustrator.explore.compositions import COMPOSITIONS, PLACELESS
from limner.engines.illustrator.explore.direction import Direction
from limner.engines.illustrator.explore.openings import Openings, openings
from limner.engines.illustrator.explore.placement import NONE, Drift, arranged, laid_out
from limner.engines.illustrator.picture import Regrade, picture
from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.scene import Placed, Scene
from limner.engines.illustrator.staging import cast, palette
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.directions import Directions
from limner.engines.illustrator.staging.script import Script, script
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.shots import Shot
from limner.engines.illustrator.staging.stage import played
from limner.engines.illustrator.typesetting.legibility import readable
from limner.engines.jobs import GenerateJob

T = TypeVar("T")

_MERGES = 0.14
"""An ink as near to a subject's main colour, in OKLab, is left out: the subject would melt into it."""


class Directed(Dice):
    """The direction's choices, then its seed's; another arrangement of the secondary things moves their numbers."""

    def __init__(self, direction: Direction, prompt: str, around: int = 0) -> None:
        super().__init__(direction.seed, prompt)
        self._direction, self._around = direction, around
        self.rng = Random(f"{direction.seed}/{around}/{prompt}")

    def turn(self, name: str, options: Sequence[T]) -> T:
        """What the direction says where it says something, else the option whose turn it is."""
        d = self._direction
        match name:
            case "shot":
                return next((o for o in options if isinstance(o, Shot) and o.name == d.shot), options[0])
            case "hand" | "face" | "heading" | "mark's face":
                return options[d.mirrored % len(options)]
            case "side":
                turned = self._around % 2 if setting(d.setting).bare else 0
                return options[(d.seed // 2 + turned) % len(options)]
            case "palette":
                return options[moods.number(d.palette) % len(options)]
            case "variant" | "plate" | "ground" | "pastel":
                return options[d.backdrop % len(options)]
        return super().turn(name, options)


def staged(direction: Direction, drawing: GenerateJob, drift: Drift = NONE) -> tuple[Script, Scene]:
    """The direction's script of a prompt, which tells what the prompt alone says, and its scene."""
    offered = openings(drawing)
    reading, job = offered.script.reading, _asked(direction, offered.script.job)
    archetype = COMPOSITIONS[direction.composition]
    dice = Directed(direction, reading.prompt, drift.around)
    horizon = None if archetype.horizon is None else archetype.horizon + drift.horizon
    directions = Directions(dice=dice, horizon=horizon, arrange=partial(arranged, archetype, direction.mirrored, drift))
    made = script(_told(direction, offered, drawing), job, directions, said=offered.script.said)
    scene = _inked(played(made), reading, direction, job)
    if direction.composition in PLACELESS - {"pattern"}:
        scene = laid_out(scene, archetype, direction.mirrored, drift)
    return made, replace(scene, seed=direction.seed + drift.around)


def drawn(
    direction: Direction,
    drawing: GenerateJob,
    check: CancelCheck,
    drift: Drift = NONE,
    regrade: Regrade | None = None,
) -> Artwork:
    """The picture: SVG for a vector drawing, else H×W×3 pixels. Its scene has the choices under `direction`."""
    check()
    script, scene = staged(direction, drawing, drift)
    check()
    made = picture(script, scene, vector=drawing.vector, check=check, regrade=regrade)
    return replace(made, scene={**made.scene, "direction": direction.to_json()})


def _told(direction: Direction, offered: Openings, drawing: GenerateJob) -> Reading:
    """The reading with the direction's choices, as if the prompt had named them."""
    reading = offered.script.reading
    archetype = COMPOSITIONS[direction.composition]
    kept = drawing.look or drawing.style or len(offered.looks) == 1
    return replace(
        reading,
        subjects=_posed(direction, reading, offered),
        setting=direction.setting,
        time=direction.time,
        season=direction.season,
        weather=direction.weather,
        composition=tuple(dict.fromkeys((*reading.composition, *archetype.words))),
        styles=reading.styles if kept else (direction.look.replace("_", " "), *reading.styles),
    )


def _posed(direction: Direction, reading: Reading, offered: Openings) -> tuple[Subject, ...]:
    if offered.lead is None or not direction.pose:
        return reading.subjects
    return tuple(replace(s, pose=direction.pose) if i == offered.lead else s for i, s in enumerate(reading.subjects))


def _asked(direction: Direction, drawing: GenerateJob) -> GenerateJob:
    """The drawing with the direction's ground and level, and its seed."""
    controls = drawing.controls
    level = COMPOSITIONS[direction.composition].level
    controls = replace(
        controls,
        background_color=controls.background_color or moods.ground(direction.composition, direction.backdrop),
        artistic_level=level if controls.artistic_level is None else controls.artistic_level,
    )
    return replace(drawing, controls=controls, seed=direction.seed)


def _inked(scene: Scene, reading: Reading, direction: Direction, job: GenerateJob) -> Scene:
    """The scene printed in the direction's inks; the subjects keep their own colours, by which they are known."""
    inks = moods.colours(direction.palette)
    if not inks:
        return scene
    nodes = tuple(_own(node) if isinstance(node, Placed) and node.importance > 0.5 else node for node in scene.nodes)
    subjects = [node for node in nodes if isinstance(node, Placed) and node.importance > 0.5]
    clear = tuple(ink for ink in inks if all(distance(ink.rgb, rgb) > _MERGES for rgb in map(_main, subjects)))
    controls = replace(job.controls, colors=clear if len(clear) > 2 else inks)
    printed = replace(job, controls=controls)
    return readable(palette.controlled(replace(scene, nodes=nodes), reading, printed), printed)


def _main(placed: Placed) -> RGB:
    """The colour of its first primary slot, or of its first."""
    slots = cast.atlas()[placed.symbol].slots
    name = next((name for name, slot in slots.items() if slot.role == "primary"), next(iter(slots)))
    return placed.colours[name]


def _own(placed: Placed) -> Placed:
    """The subject with each of its slots' colours told."""
    slots = {name: slot.rgb for name, slot in cast.atlas()[placed.symbol].slots.items()}
    return replace(placed, colours=slots | dict(placed.colours))
