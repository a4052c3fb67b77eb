"""A prompt's place without a hero, for a subject that exists already."""

from dataclasses import dataclass, replace
from functools import partial

from limner.drawing import geometry as g
from limner.engines.base import Artwork
from limner.engines.illustrator.compositing.aside import beside
from limner.engines.illustrator.compositing.backdrops import STONES, Backdrop, kind_of
from limner.engines.illustrator.compositing.hints import LightHint, hint_of
from limner.engines.illustrator.picture import picture
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Node, Placed, Shape
from limner.engines.illustrator.staging import cast
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.directions import Directions
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.script import script
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.stage import played
from limner.engines.illustrator.staging.tabletops import TABLES
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.jobs import GenerateJob

_KEPT_WORDS = frozenset({"minimal", "aerial"})
"""Composition words that mean something for a ground."""
_FLOOR = 0.7
"""Where a backdrop's floor begins, as a share of the height."""
_STEP = 0.1
"""How far before the horizon a subject stands at least, as a share of the height."""
_HIGHEST = 0.3
"""The horizon is not moved above this share of the height for a subject's sake."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A place and what has to be known to put a subject into it.

    `horizon` is where land, floor or water begins, as a share of the height; `light` the scene's; `plain` says that it
    is a backdrop of a colour or a material, and no place.
    """

    artwork: Artwork
    horizon: float
    light: LightHint
    plain: bool


def draw_ground(
    job: GenerateJob,
    *,
    horizon: float | None = None,
    light: LightHint | None = None,
    keep_clear: Box | None = None,
) -> Ground:
    """The prompt's setting, hour and weather with their props; its subjects small and aside, or not at all.

    `keep_clear` is the normalised box in which a subject will stand: no prop is in it or before it. `horizon` is a
    share of the height, `light` the light that the subject is in, for what the prompt leaves open. A prompt without a
    place gives a backdrop of the colours and the material that it names.
    """
    reading = _read(job, light)
    plain = _plain(reading, job)
    backdrop = _backdrop(reading) if plain else None
    if backdrop is not None:
        reading = replace(reading, setting="studio", time="day", background=None, palette=(), subjects=())
    clear = None if keep_clear is None else _in_pixels(keep_clear, job)
    arrange = None if clear is None else partial(_aside, clear, Dice(job.seed, reading.prompt))
    directions = Directions(
        horizon=horizon,
        lowest=1.0 if keep_clear is None else max(keep_clear.bottom - _STEP, _HIGHEST),
        side=None if light is None else light.side,
        clear=() if clear is None else (clear,),
        place=_stand(reading) if backdrop is None else Setting(backdrop.draw, "floor", (_FLOOR, _FLOOR, _FLOOR)),
        shown=True,
        arrange=arrange,
    )
    made = script(reading, job, directions)
    scene = played(made)
    if clear is not None:
        scene = replace(scene, nodes=tuple(node for node in scene.nodes if not _before(node, clear)))
    return Ground(picture(made, scene, vector=job.vector), scene.horizon, hint_of(scene.light), plain)


def _read(job: GenerateJob, light: LightHint | None) -> Reading:
    """The reading for a ground: a table is its top, a close-up is none, the subject's light sets the hour."""
    reading = read(job.prompt, job.negative_prompt)
    subjects = reading.subjects
    if reading.setting is None and subjects and all(s.symbol in TABLES for s in subjects):
        reading = replace(reading, setting="table", subjects=(), relations=())
    hour = None if light is None else light.hour()
    return replace(
        reading,
        time=reading.time or hour,
        composition=tuple(word for word in reading.composition if word in _KEPT_WORDS),
        quoted=(),
    )


def _plain(reading: Reading, job: GenerateJob) -> bool:
    """Whether the prompt names no place, nor anything that is at home in one."""
    placed = reading.setting not in (None, "studio") or reading.season or reading.weather
    named = placed or _named_hour(job) or cast.symbols(reading, reading.banned)
    return not named and not reading.says("abstract")


def _named_hour(job: GenerateJob) -> bool:
    return read(job.prompt, job.negative_prompt).time is not None


def _backdrop(reading: Reading) -> Backdrop:
    colours = (reading.background,) if reading.background is not None else ()
    rest = tuple(colour for colour in reading.palette if colour not in colours)
    return Backdrop(kind_of(reading), (*colours, *rest))


def _stand(reading: Reading) -> Setting | None:
    """A table whose top is of stone, where the words say so."""
    kind = kind_of(reading)
    if reading.setting != "table" or kind not in STONES:
        return None
    slab = Backdrop(kind, reading.palette)
    return replace(setting("table"), draw=partial(_topped, slab))


def _topped(slab: Backdrop, easel: Easel) -> None:
    setting("table").draw(easel)
    slab.lay(easel)


def _in_pixels(box: Box, job: GenerateJob) -> Box:
    return Box(box.left * job.width, box.top * job.height, box.right * job.width, box.bottom * job.height)


def _aside(clear: Box, dice: Dice, troupe: Troupe, brief: Brief, place: Setting) -> None:
    beside(troupe, clear, brief, place, dice.fork("aside"))


def _before(node: Node, clear: Box) -> bool:
    """Whether the node would stand in the box or between it and the viewer."""
    if isinstance(node, Placed):
        down = Box(clear.left, clear.top, clear.right, node.y)
        return node.layer in ("middle", "near", "frame") and node.y > clear.bottom and _seen(node).overlaps(down)
    if not isinstance(node, Shape) or node.layer not in ("near", "frame"):
        return False
    box = g.rect(clear.left, clear.top, clear.width, clear.height)
    return not g.intersection(node.path, box).isEmpty()


def _seen(node: Placed) -> Box:
    """The node's bounds on the canvas, upright."""
    figure = cast.atlas()[node.symbol].figure(node.pose)
    left, top, right, bottom = (side * node.height / figure.height for side in figure.bounds)
    ends = (-right, -left) if node.flip else (left, right)
    return Box(node.x + ends[0], node.y + top, node.x + ends[1], node.y + bottom)
