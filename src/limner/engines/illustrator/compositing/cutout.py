"""A prompt's subjects alone, on nothing, to be put into a picture that exists."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from limner.drawing.display import Display, Group, Item
from limner.drawing.raster import rasterise_clear
from limner.drawing.svg import write_group
from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.compositing.hints import LightHint
from limner.engines.illustrator.compositing.lineup import eased, lined_up
from limner.engines.illustrator.light.shadow import contact, footprint
from limner.engines.illustrator.looks.index import look_named
from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.record import Record, record
from limner.engines.illustrator.scene import Finish, Light, Node, Placed, Scene
from limner.engines.illustrator.staging import nodes, palette, underfoot
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.script import Script, script
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Member, Unit
from limner.engines.jobs import GenerateJob

Pixels = NDArray[np.uint8]

_MARGIN = 0.045
"""What stays free at each edge, as a share of the shorter side: rims and outlines reach beyond a figure's bounds."""
_OUTLINED = frozenset({"illustration", "line_art", "engraving", "doodle", "hand_drawn", "kawaii", "punk"})
_LINES = 5.0
"""The pixels that outlines of such looks reach beyond a figure's bounds."""
_WORN = frozenset({"clothing", "headwear", "hat"})
_CONTACT = 0.5
"""The strength of a contact shadow."""


@dataclass(frozen=True, slots=True)
class Foot:
    """Where somebody touches the ground: from `left` to `right` at the height `y`, in pixels of the cut-out."""

    left: float
    right: float
    y: float


@dataclass(frozen=True, slots=True)
class Cutout:
    """Subjects without a ground.

    `pixels` is H×W×4, straight alpha; for a vector job None, and `svg` is one `<g>` with all that it needs, in the
    job's viewBox. `feet` is empty, and `grounded` False, for those who fly or swim. `record` says who is drawn, `box`
    is what they take, in pixels.
    """

    pixels: Pixels | None
    svg: str | None
    feet: tuple[Foot, ...]
    grounded: bool
    record: Record
    box: Box

    @property
    def names(self) -> tuple[str, ...]:
        """The symbols drawn."""
        return self.record.drawn


def draw_subjects(
    job: GenerateJob,
    *,
    light: LightHint | None = None,
    shadow: bool = False,
    prefix: str = "drawn",
    look: Look | None = None,
) -> Cutout | None:
    """The prompt's subjects as large as the job's canvas allows; None where it names nothing that can be drawn.

    Those who stand do so at the lower edge. `light` is the light of the picture that they are put into, `shadow` lays a
    soft contact shadow under their feet, `prefix` begins every id of the SVG, `look` is drawn in place of the job's.
    """
    made = script(read(job.prompt, job.negative_prompt), job, whole=False)
    if not made.units:
        return None
    troupe = _lined_up(made)
    drawn = [_alone(node) for _, node in nodes.placed(troupe, made.brief, made.place)]
    scene = _scene(made, drawn, (light or LightHint()).light())
    style = (look or look_named(scene.look)).suited(scene, vector=job.vector)
    feet = tuple(foot for u in troupe.units if u.lead.subject not in troupe.flying for foot in _feet(u))
    display = compose(scene, style)
    if shadow:
        display = _with_contacts(display, feet, scene.light)
    pixels = None if job.vector else _retouched(rasterise_clear(display), scene, style)
    svg = write_group(display, prefix) if job.vector else None
    return Cutout(pixels, svg, feet, bool(feet), record(made, scene.nodes), around(troupe.boxes()))


def _lined_up(script: Script) -> Troupe:
    """Everybody as large as the canvas allows, on its lower edge or in its middle."""
    brief, place = script.brief, script.place
    margin = max(_MARGIN * min(brief.width, brief.height), _LINES if brief.traits.look in _OUTLINED else 0.0)
    box = Box(margin, margin, brief.width - margin, brief.height - margin)
    said = {i for i, subject in enumerate(script.reading.subjects) if subject.pose}
    units = script.units
    if script.dice.turn("face", (False, True)) and not script.reading.relations and brief.traits.level > 0:
        units = [unit.mirrored() for unit in units]
    lots = underfoot.sorted_out(units, place, brief)
    worn = [unit for unit in lots.standing if _unfooted(unit)]
    low = eased([unit for unit in lots.low if unit not in worn], box, said)
    high = [*(underfoot.in_flight(unit, place) for unit in lots.hanging), *worn]
    standing, hanging = lined_up(low, high, box, script.dice.fork("layout"))
    flying = {member.subject for unit in hanging for member in unit.members}
    return Troupe([*standing, *hanging], flying=flying)


def _unfooted(unit: Unit) -> bool:
    """Whether it is something to wear, or an insect with its wings spread: what no shadow belongs under."""
    lead = unit.lead
    insect = lead.symbol.place == "air" and "insect" in lead.kinds
    return len(unit.members) == 1 and (insect or bool(_WORN & lead.kinds))


def _alone(node: Node) -> Node:
    """The node without a place: no shadow, no haze of distance."""
    return replace(node, shadow=False, depth=0.0) if isinstance(node, Placed) else node


def _scene(script: Script, drawn: Sequence[Node], light: Light) -> Scene:
    job, traits = script.job, script.brief.traits
    scene = Scene(
        width=job.width,
        height=job.height,
        ground=light.fog,
        light=light,
        nodes=tuple(drawn),
        finish=Finish(0.0, 0.0, 0.0),
        title="",
        look=traits.look,
        palette=tuple(c.rgb for c in job.controls.colors),
        detail=traits.detail,
        seed=job.seed,
    )
    return replace(palette.controlled(scene, replace(script.reading, palette=()), job), light=light)


def _feet(unit: Unit) -> list[Foot]:
    """Where those members that nobody carries touch the ground."""
    ground, slack = max(m.y for m in unit.members), 0.04 * unit.box.height
    return [_foot(m) for m in unit.members if not m.borne and m.window is None and m.y >= ground - slack]


def _foot(member: Member) -> Foot:
    hand = -1 if member.flip else 1
    ends = sorted(member.x + hand * end * member.scale for end in footprint(member.symbol, member.pose))
    return Foot(ends[0], ends[1], member.y)


def _with_contacts(display: Display, feet: Sequence[Foot], light: Light) -> Display:
    """The display with a dark ellipse under every foot."""
    shades = tuple(_contact(foot, display, light) for foot in feet)
    return replace(display, items=(Group(shades, "shadow"), *display.items)) if shades else display


def _contact(foot: Foot, display: Display, light: Light) -> Item:
    """The ellipse as wide as the foot and a little more, and within the canvas."""
    x = (foot.left + foot.right) / 2
    half = max(min(0.6 * (foot.right - foot.left), x, display.width - x), 1.0)
    return contact(x, foot.y, half, light.shadow, _CONTACT, max(0.7 * (display.height - foot.y), 0.5))


def _retouched(pixels: Pixels, scene: Scene, style: Look) -> Pixels:
    """The look's last touch on the colours; what is nothing stays nothing."""
    alpha = pixels[:, :, 3]
    # Strokes and water reach over the edge: what they fetch from there is paper.
    ground = np.array(style.ground(scene), np.uint8)
    colours = style.retouch(np.where(alpha[:, :, None] > 0, pixels[:, :, :3], ground), scene)
    return np.dstack([np.where(alpha[:, :, None] > 0, colours, 0), alpha]).astype(np.uint8)
