"""What a model family, a look and an artistic level ask of a scene."""

from dataclasses import dataclass, replace

from limner.catalog.families import Family
from limner.catalog.models import MODELS
from limner.drawing.colour import RGB
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Finish
from limner.engines.illustrator.staging import decor
from limner.engines.illustrator.staging.decor import Decor
from limner.engines.illustrator.temper import TEMPERS
from limner.engines.jobs import GenerateJob
from limner.engines.learned import LearnedStyle

MARKS = frozenset({"icon", "logo", "sticker", "badge", "emblem"})
"""Composition words that ask for one mark without a place around it."""

_FULL_FINISH = Finish(tones=1.0, key=0.08, volume=1.0)
_PLAIN_FINISH = Finish(bloom=0.0, vignette=0.0, grain=0.0)

CURATED_LOOKS = {
    "raw": "full",
    "photorealism": "photo",
    "illustration": "illustration",
    "enterprise": "enterprise",
    "hand_drawn": "hand_drawn",
    "punk_graphic": "punk",
    "vector_art": "vector_art",
    "line_art": "line_art",
    "engraving": "engraving",
    "render_3d": "render_3d",
    "kawaii": "kawaii",
    "icon": "icon",
    "doodle": "doodle",
}
"""The scene's look for a curated style of the catalogue; a further look of the catalogue is the scene's own."""

_BARE = 0.2
"""Learned styles of less detail have no foreground to frame them."""
_BLOOM, _VIGNETTE = 0.25, 0.08
"""What of the finish a learned style leaves: light and corners are its palette's affair."""
_SPARE_LOOKS = frozenset({"line_art", "doodle", "icon", "enterprise", "kawaii"})
_WALL_LOOKS = frozenset({"graffiti"})
"""Looks whose ground is a wall, on which nothing stands but the subjects."""


@dataclass(frozen=True, slots=True)
class Traits:
    """How a scene is staged.

    `props` scales the number of props, 0 to 1.4. `hero` scales the subjects. `plain` leaves out the place: one ground,
    flat light. `mark` asks for a single mark. `level` is the artistic level, 0 frontal to 5 dramatic; 2 is the usual.
    `framing` allows dark masses before all else. `land` is the colour that the words give to fields and hills,
    `water` to seas, `wall` and `floor` are those of a room, `top` that of the table that is the place, and a `tiled`
    floor is chequered. `decor` is the style of a furnished room, `finish_of_walls` what its walls are said to be of.
    `wire` that birds are on a wire and not on a branch, `sill` that the table is a window's sill.
    `isometric` shows a room or a piece of ground as a model on a plain ground.
    `temper` names what is done to the colours of the whole.
    """

    look: str = "full"
    props: float = 1.0
    hero: float = 1.0
    isometric: bool = False
    detail: int = 1
    level: int = 2
    plain: bool = False
    mark: bool = False
    framing: bool = True
    land: RGB | None = None
    water: RGB | None = None
    wall: RGB | None = None
    floor: RGB | None = None
    top: RGB | None = None
    tiled: bool = False
    decor: Decor | None = None
    finish_of_walls: str = ""
    wire: bool = False
    sill: bool = False
    temper: str = ""
    finish: Finish = _FULL_FINISH


_FAMILIES: dict[Family, Traits] = {
    Family.V4_1: Traits(),
    Family.V4_1_FLASH: Traits(props=0.6, finish=_PLAIN_FINISH),
    Family.V4_1_UTILITY: Traits(props=0.0, plain=True, framing=False, finish=_PLAIN_FINISH),
    Family.V4: Traits(props=0.9, finish=Finish(bloom=0.25, vignette=0.2, grain=0.25, tones=0.8, key=0.1, volume=0.8)),
    Family.V4_STYLES: Traits(props=0.9),
    Family.V3: Traits(props=0.9, finish=Finish(bloom=0.25, vignette=0.2, grain=0.3, tones=0.6, volume=0.8)),
    Family.V2: Traits(
        props=0.45, hero=1.16, framing=False, temper="vivid", finish=Finish(bloom=0.15, vignette=0.1, grain=0.0)
    ),
}


def traits(reading: Reading, job: GenerateJob) -> Traits:
    """What the job's model, look, level and the prompt's composition words ask for."""
    model = MODELS[job.model]
    result = _FAMILIES[model.family]
    look = CURATED_LOOKS.get(job.look, job.look) if job.look else _look_of_words(reading)
    mark = look == "icon" or bool(MARKS & set(reading.composition))
    result = replace(result, look=look or "full", mark=mark)
    result = replace(result, wire=reading.says("on a wire"), sill=reading.says("on a sill"))
    result = replace(result, tiled=reading.says("chequered floor"))
    result = replace(result, decor=decor.named(reading.decor, reading.finish), finish_of_walls=reading.finish)
    if "isometric" in reading.composition and not (mark or "cutaway" in reading.composition):
        result = replace(result, isometric=True, framing=False)
    if model.resolution == "2k":
        result = replace(result, detail=2)
    if look in _SPARE_LOOKS:
        result = replace(result, props=min(result.props, 0.5), framing=False)
    if look in _WALL_LOOKS:
        result = replace(result, props=0.0, framing=False)
    if "minimal" in reading.composition:
        result = replace(result, props=min(result.props, 0.2), framing=False)
    if job.controls.artistic_level is not None:
        result = _levelled(result, job.controls.artistic_level)
    return replace(result, finish=_PLAIN_FINISH) if mark or job.vector else result


def _look_of_words(reading: Reading) -> str:
    return next((style.replace(" ", "_") for style in reading.styles if style not in TEMPERS), "")


def _levelled(before: Traits, level: int) -> Traits:
    crowding = (0.0, 0.5, 0.9, 1.05, 1.2, 1.4)[level]
    scale = (0.9, 0.96, 1.0, 1.06, 1.14, 1.24)[level]
    return replace(
        before,
        level=level,
        props=before.props * crowding,
        hero=before.hero * scale,
        framing=before.framing and level > 0,
    )


def leaned(usual: Traits, style: LearnedStyle) -> Traits:
    """The traits with as many props as the style has detail, and the finish that its palette leaves room for."""
    finish = Finish(min(usual.finish.bloom, _BLOOM), min(usual.finish.vignette, _VIGNETTE), 0.0)
    props = min(usual.props * (0.4 + 1.2 * style.detail), 1.4)
    return replace(usual, props=props, framing=usual.framing and style.detail >= _BARE, finish=finish)
