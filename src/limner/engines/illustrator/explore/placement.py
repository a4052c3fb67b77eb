"""Where an archetype and a drift put the subjects, in a place or as a mark."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from limner.drawing import geometry as g
from limner.drawing.geometry import Path
from limner.engines.illustrator.explore.compositions import Composition
from limner.engines.illustrator.scene import Node, Placed, Scene, Shape, Words
from limner.engines.illustrator.staging import underfoot
from limner.engines.illustrator.staging.boxes import around
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Unit

_EDGE = 0.03
"""The share of the canvas that stays free at its edges when subjects are moved."""


@dataclass(frozen=True, slots=True)
class Drift:
    """Small changes to a picture: the subjects moved by shares of the canvas and scaled, the horizon moved by a share
    of the height, the colours turned toward an angle `turn` as far as `width` says. `around` tells arrangements of the
    secondary things apart; 0 is the direction's own."""

    dx: float = 0.0
    dy: float = 0.0
    scale: float = 1.0
    horizon: float = 0.0
    turn: float = 0.0
    width: float = 0.0
    around: int = 0


NONE = Drift()


def arranged(
    archetype: Composition, mirrored: bool, drift: Drift, troupe: Troupe, brief: Brief, place: Setting
) -> None:
    """The subjects in the archetype's size, moved to its side, then drifted."""
    if drift.horizon and archetype.horizon is None:
        troupe.horizon += drift.horizon
    if not troupe.units or (archetype.scale, archetype.aside, drift) == (1.0, None, NONE):
        return
    whole = around(unit.box for unit in troupe.units)
    foot = max(member.y for unit in troupe.units for member in unit.members)
    free = 1 - 2 * _EDGE
    most = max(min(free * brief.width / whole.width, free * brief.height / whole.height), 1.0)
    if whole.top > 0:
        most = min(most, max((foot - _EDGE * brief.height) / (foot - whole.top), 1.0))
    by = min(archetype.scale * drift.scale, most)
    x = whole.centre[0]
    hand = 1 if mirrored else -1
    grown = [
        _turned(unit.moved(-x, -foot).scaled(by).moved(x, foot), troupe, archetype.turn * hand) for unit in troupe.units
    ]
    dx = drift.dx * brief.width
    if archetype.aside is not None:
        dx += (0.5 + hand * archetype.aside) * brief.width - x
    _settle(troupe, grown, dx, drift.dy * brief.height, brief, place)


def _turned(unit: Unit, troupe: Troupe, degrees: float) -> Unit:
    return unit.turned(degrees, unit.box.centre) if unit.lead.subject in troupe.flying else unit


def _settle(troupe: Troupe, units: list[Unit], dx: float, dy: float, brief: Brief, place: Setting) -> None:
    """The units moved, yet no farther over an edge than they were."""
    whole = around(unit.box for unit in units)
    left, right = _EDGE * brief.width - whole.left, (1 - _EDGE) * brief.width - whole.right
    dx = min(max(dx, min(left, 0.0)), max(right, 0.0))
    troupe.units, troupe.afloat, troupe.aground = [unit.moved(dx, dy) for unit in units], [], []
    for unit in troupe.units:
        if unit.lead.subject not in troupe.flying:
            underfoot.note_footing(troupe, unit, place)


def laid_out(scene: Scene, archetype: Composition, mirrored: bool, drift: Drift) -> Scene:
    """A mark in the archetype's size, slant and place, then drifted; what it lies on stays."""
    hand = 1 if mirrored else -1
    by, degrees = archetype.scale * drift.scale, archetype.turn * hand
    if (by, degrees, archetype.aside, drift) == (1.0, 0.0, None, NONE):
        return scene
    middle = (scene.width / 2, scene.height / 2)
    aside = 0.0 if archetype.aside is None else hand * archetype.aside
    step = ((aside + drift.dx) * scene.width, drift.dy * scene.height)

    def laid(path: Path) -> Path:
        return g.moved(g.rotated(g.scaled(path, by, centre=middle), degrees, middle), *step)

    return replace(scene, nodes=tuple(_put(node, laid, by, degrees) for node in scene.nodes))


def _put(node: Node, laid: Callable[[Path], Path], by: float, degrees: float) -> Node:
    if isinstance(node, Shape) and node.layer != "sky":
        return replace(node, path=laid(node.path), width=node.width * by)
    if isinstance(node, Placed):
        foot = Path()
        foot.moveTo(node.x, node.y)
        point = laid(foot).getPoint(0)
        clip = None if node.clip is None else laid(node.clip)
        height, tilt = node.height * by, node.tilt + degrees
        return replace(node, x=point.x(), y=point.y(), height=height, tilt=tilt, clip=clip)
    if isinstance(node, Words) and node.path is not None:
        return replace(node, path=laid(node.path))
    return node
