"""Footwear on whoever stands on feet of his own and is no body of joints: a cow in socks, a hen on roller skates."""

from dataclasses import dataclass, replace
from functools import lru_cache

from limner.drawing import geometry as g
from limner.drawing.contour import contours
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.bodies.attire import SLOTS
from limner.engines.illustrator.atlas.bodies.footwear import FOOTWEAR, SOLE
from limner.engines.illustrator.atlas.figure import Figure, Pen
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.symbol import Symbol

_ANKLES = (0.12, 0.08, 0.05)
"""How high over the ground legs are looked for, over the figure's height: the highest at which there are any."""
_SLIM, _PAIR = 0.34, 0.46
"""The widest that a leg is, over the figure's width, and two beside one another; what is wider is a belly."""
_LEAST, _MOST = 0.012, 6
"""The slimmest leg over the figure's width, and how many feet are shod."""
_SNUG = 0.92
"""How wide the leg in footwear is, over the leg that is there: shafts are wider."""
_SEEN_THROUGH = 0.5
"""The alpha up to which a part is no leg."""
_HIDDEN = 0.7
"""How much of a leg is behind another of which nothing is drawn for itself."""
_LEG, _SOCK, _SHAFT = 9.0, 17.4, 0.2
"""How wide the leg is about which footwear is drawn, how tall a sock is then, and how tall it is at most over the
figure's height.
"""
_SLIGHT, _STOUT = 0.075, 0.24
"""Between which widths footwear is drawn, over the figure's height: two legs one before the other are no wider, and
what is on a bird's is seen."""


@dataclass(frozen=True, slots=True)
class Foot:
    """Its ankle, to which side its toes point (1 is right), its tone, and how tall a shaft is about it, over the
    usual.
    """

    ankle: Frame
    toes: float
    tone: float
    tall: float


@dataclass(frozen=True, slots=True)
class _Leg:
    """From where to where it is crossed, and its tone."""

    left: float
    right: float
    tone: float

    def is_hidden_by(self, other: "_Leg") -> bool:
        """Whether the other, which is before it, leaves little of it to be seen."""
        shared = min(self.right, other.right) - max(self.left, other.left)
        return shared > _HIDDEN * (self.right - self.left)


def in_footwear(symbol: Symbol, garment: str) -> Symbol:
    """The symbol with that on its feet in every pose in which it stands on them; as people stand it dresses itself."""

    def draw(pen: Pen) -> None:
        symbol.draw(pen)
        for foot in feet(pen.figure()):
            FOOTWEAR[garment](pen, foot.ankle, foot.toes, foot.tone, foot.tall)  # type: ignore[index]

    return replace(symbol, slots={**symbol.slots, **SLOTS}, draw=draw)


def is_on_feet(symbol: Symbol, pose: str) -> bool:
    """Whether it stands on legs in that pose."""
    return bool(_feet_of(symbol, pose))


@lru_cache(maxsize=512)
def _feet_of(symbol: Symbol, pose: str) -> tuple[Foot, ...]:
    return feet(symbol.figure(pose))


def feet(figure: Figure) -> tuple[Foot, ...]:
    """The feet on which a figure stands, none where it stands on no legs."""
    left, top, right, bottom = figure.bounds
    toes = _side(figure, (left + right) / 2)
    tried = (_legs(figure, -share * (bottom - top), right - left) for share in _ANKLES)
    standing = next((legs for legs in tried if legs), [])
    return tuple(_foot(leg, bottom - top, toes) for leg in standing[:_MOST])


def _legs(figure: Figure, y: float, width: float) -> list[_Leg]:
    """Where legs are crossed at a height, those behind first; none where there is one, or a belly on the ground."""
    found: list[_Leg] = []
    whole = _crossings(figure.silhouette, y, *figure.bounds[::2])
    if any(high - low >= _PAIR * width for low, high in whole):
        return []
    most = min(_SLIM * width, _STOUT * figure.height)
    for part in figure.parts:
        if part.alpha <= _SEEN_THROUGH or part.detail or part.width:
            continue
        spans = _crossings(part.path, y, *figure.bounds[::2])
        legs = [_Leg(low, high, part.tone) for low, high in spans if _LEAST * width < high - low < most]
        found = [had for had in found if not any(had.is_hidden_by(leg) for leg in legs)] + legs
    return found if len(found) > 1 else []


def _foot(leg: _Leg, height: float, toes: float) -> Foot:
    wide = min(max(_SNUG * (leg.right - leg.left), _SLIGHT * height), _STOUT * height)
    scale = wide / _LEG
    ankle = Frame((leg.left + leg.right) / 2, -SOLE * scale, scale)
    return Foot(ankle, toes, min(leg.tone, 0.0), min(1.0, _SHAFT * height / (scale * _SOCK)))


def _side(figure: Figure, middle: float) -> float:
    head = figure.anchors.get("head", (middle + 1.0, 0.0))
    return 1.0 if head[0] >= middle else -1.0


def _crossings(outline: Path, y: float, left: float, right: float) -> list[tuple[float, float]]:
    """From where to where the outline is crossed at a height."""
    cut = g.intersection(outline, g.rect(left - 1, y, right - left + 2, 0.4))
    return sorted((box[0], box[2]) for box in map(g.bounds, contours(cut)))
