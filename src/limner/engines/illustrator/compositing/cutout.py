"""A prompt's subjects alone, on nothing, to be put into a picture that exists."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.compose import compose
from limner.engines.illustrator.compositing.hints import LightHint
from limner.engines.illustrator.compositing.lineup import eased, lined_up
from limner.engines.illustrator.display import Display, Group, Item
from limner.engines.illustrator.light.shadow import contact, footprint
from limner.engines.illustrator.looks.index import look_named
from limner.engines.illustrator.looks.look import Look
from limner.engines.illustrator.raster import rasterise_clear
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.record import Record, record
from limner.engines.illustrator.scene import Finish, Light, Node, Placed, Scene
from limner.engines.illustrator.staging import cast, forms, implied, nodes, palette, placing, relations, senses
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.brief import Brief, brief
from limner.engines.illustrator.staging.dice import Dice
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.units import Member, Unit
from limner.engines.illustrator.svg import write_group
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
    cast_list = _company(job)
    if cast_list is None:
        return None
    reading, plan, troupe, place = cast_list
    drawn = [_alone(node) for _, node in nodes.placed(troupe, plan, place)]
    scene = _scene(job, reading, plan, drawn, (light or LightHint()).light())
    style = (look or look_named(scene.look)).suited(scene, vector=job.vector)
    feet = tuple(foot for u in troupe.units if u.lead.subject not in troupe.flying for foot in _feet(u))
    display = compose(scene, style)
    if shadow:
        display = _with_contacts(display, feet, scene.light)
    pixels = None if job.vector else _retouched(rasterise_clear(display), scene, style)
    svg = write_group(display, prefix) if job.vector else None
    told = record(read(job.prompt, job.negative_prompt), scene.nodes)
    return Cutout(pixels, svg, feet, bool(feet), told, around(troupe.boxes()))


def _company(job: GenerateJob) -> tuple[Reading, Brief, placing.Troupe, Setting] | None:
    """Who is drawn and where, on a floor; None where nobody is."""
    reading = forms.settled(read(job.prompt, job.negative_prompt), whole=False)
    banned = reading.banned
    players = cast.symbols(reading, banned)
    if not players:
        return None
    reading = senses.settled(reading, players)
    dice = Dice(job.seed, reading.prompt)
    plan = brief(reading, job, cast.leading(reading, players), banned, dice)
    units = implied.adorned(relations.units(reading, players, plan.traits.level, dice), reading)
    place = setting("underwater" if plan.setting == "underwater" else "studio")
    return reading, plan, _lined_up(units, place, reading, plan, dice), place


def _lined_up(units: Sequence[Unit], place: Setting, reading: Reading, plan: Brief, dice: Dice) -> placing.Troupe:
    margin = max(_MARGIN * min(plan.width, plan.height), _LINES if plan.traits.look in _OUTLINED else 0.0)
    box = Box(margin, margin, plan.width - margin, plan.height - margin)
    said = {i for i, subject in enumerate(reading.subjects) if subject.pose}
    if dice.turn("face", (False, True)) and not reading.relations and plan.traits.level > 0:
        units = [unit.mirrored() for unit in units]
    lots = placing.sorted_by_bearing(units, place, plan)
    worn = [unit for unit in lots["stand"] if _unfooted(unit)]
    low = eased([unit for unit in (*lots["stand"], *lots["float"]) if unit not in worn], box, said)
    high = [*(placing.in_flight(unit, place) for unit in lots["hang"]), *worn]
    standing, hanging = lined_up(low, high, box, dice.fork("layout"))
    flying = {member.subject for unit in hanging for member in unit.members}
    return placing.Troupe([*standing, *hanging], flying=flying)


def _unfooted(unit: Unit) -> bool:
    """Whether it is something to wear, or an insect with its wings spread: what no shadow belongs under."""
    lead = unit.lead
    insect = lead.symbol.place == "air" and "insect" in lead.kinds
    return len(unit.members) == 1 and (insect or bool(_WORN & lead.kinds))


def _alone(node: Node) -> Node:
    """The node without a place: no shadow, no haze of distance."""
    return replace(node, shadow=False, depth=0.0) if isinstance(node, Placed) else node


def _scene(job: GenerateJob, reading: Reading, plan: Brief, drawn: Sequence[Node], light: Light) -> Scene:
    scene = Scene(
        width=job.width,
        height=job.height,
        ground=light.fog,
        light=light,
        nodes=tuple(drawn),
        finish=Finish(0.0, 0.0, 0.0),
        title="",
        look=plan.traits.look,
        palette=tuple(c.rgb for c in job.controls.colors),
        detail=plan.traits.detail,
        seed=job.seed,
    )
    return replace(palette.controlled(scene, replace(reading, palette=()), job), light=light)


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
