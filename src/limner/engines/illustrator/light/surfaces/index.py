"""Materials by name, and a figure's parts in one of them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate

from limner.drawing.colour import RGB
from limner.drawing.display import Group, Item, Paint
from limner.engines.illustrator.atlas.figure import Part
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.surfaces import bright, hard, soft
from limner.engines.illustrator.light.surfaces.coat import Coat
from limner.engines.illustrator.light.surfaces.extent import WORN, is_added, takes

_LEAST = 0.025
"""A part with less of the figure's surface than this has the material's paint and none of its marks."""
_THINNEST = 1.2
"""And so has a part as thin as this, in the symbol's units."""
_MOST, _POINTS = 12, 150
"""So many parts of a figure, the largest, have marks, as long as their outlines have no more points than these: marks
are cut to them, and in SVG each is written."""
_ALWAYS = 3
"""So many have marks in any case."""


@dataclass(frozen=True, slots=True)
class Surface:
    """A material: the `marks` that lie on a part, cut to it; what stands out `behind` it; the `body` that replaces its
    gradient; what becomes of the colour (`dyed`). `through` is how much is left of what is painted on the part; lines
    and flat areas of a `clear` one are seen through too."""

    marks: Callable[[Coat], Iterator[Item]]
    behind: Callable[[Coat], Iterator[Item]] | None = None
    body: Callable[[Coat], Paint] | None = None
    dyed: Callable[[RGB], RGB] | None = None
    through: float = 1.0
    clear: bool = False


_METAL = Surface(bright.metal, body=bright.metallic, through=0.3)
_WOOD = Surface(hard.wood, through=0.4)
_STONE = Surface(hard.stone, through=0.3)
_GRAINY = Surface(hard.grainy, through=0.3)
_MASONRY = Surface(hard.masonry, through=0.3)
_MARBLE = Surface(hard.marble, through=0.25)
_FABRIC = Surface(soft.fabric)
_PLASTIC = Surface(bright.plastic, dyed=bright.saturated)

SURFACES: Mapping[str, Surface] = {
    "wood": _WOOD, "mahogany": _WOOD, "bamboo": _WOOD,
    "metal": _METAL, "chrome": _METAL, "brass": _METAL,
    "gold": _METAL, "silver": _METAL, "copper": _METAL, "bronze": _METAL,
    "glass": Surface(bright.glass, body=bright.clear, through=0.3, clear=True),
    "ice": Surface(bright.ice, body=bright.frozen, through=0.3),
    "plastic": _PLASTIC, "wax": _PLASTIC, "chocolate": Surface(hard.chocolate, through=0.4),
    "rubber": Surface(bright.rubber),
    "ceramic": Surface(bright.glazed), "obsidian": Surface(bright.glazed),
    "crystal": Surface(bright.crystal, body=bright.clear, through=0.2, clear=True),
    "jelly": Surface(bright.jelly, body=bright.wobbling, through=0.4),
    "porcelain": Surface(bright.porcelain, through=0.4),
    "stone": _STONE, "rust": Surface(hard.rust, through=0.4), "sand": _GRAINY, "mud": _GRAINY, "clay": _GRAINY,
    "marble": _MARBLE, "jade": _MARBLE, "brick": Surface(hard.brick, through=0.3),
    "paper": Surface(hard.paper), "cardboard": Surface(hard.cardboard),
    "leather": Surface(soft.leather), "fur": Surface(soft.fur, behind=soft.tufts), "wool": Surface(soft.wool),
    "fabric": _FABRIC, "cotton": _FABRIC, "felt": _FABRIC, "lace": _FABRIC, "denim": Surface(soft.denim),
    "velvet": Surface(soft.velvet), "silk": Surface(soft.silk), "wicker": Surface(soft.wicker, through=0.4),
    "straw": Surface(soft.thatch, through=0.4),
}  # fmt: skip
"""By the names that the reader gives (`reading/tables/modifiers.py`)."""

_ALIVE = frozenset({"animal", "person", "plant"})
_WALLED = frozenset({"building", "house", "landmark", "bridge", "tower", "castle"})
"""What is of stone in blocks."""
_LARGE = 0.06
"""What is painted on a thing and as large a share of its part as this is under the material's marks."""


def surface(material: str, symbol: Symbol) -> Surface | None:
    """What the symbol shows of the material; None for those that are seen as a colour alone."""
    material = material.removeprefix(WORN)
    walled = material == "stone" and not _WALLED.isdisjoint({symbol.id, *symbol.kinds})
    return _MASONRY if walled else SURFACES.get(material)


def is_body(part: Part, symbol: Symbol, material: str) -> bool:
    """Whether the part is of the material: of the areas that such a thing is made of, and no face, eye, or line."""
    return part.shade in ("form", "soft") and not part.width and takes(part.slot, symbol, material)


def is_under(mark: Part, part: Part, symbol: Symbol, material: str) -> bool:
    """Whether a mark is part of the surface that the material takes, and no eye or button on it."""
    role = symbol.slots[mark.slot].role
    if is_added(mark.slot):
        return False
    if role in ("primary", "follow", "second") or takes(mark.slot, symbol, material):
        return True
    return role == "fixed" and not _ALIVE & {symbol.id, *symbol.kinds} and _area(mark) >= _LARGE * _area(part)


def _area(part: Part) -> float:
    box = part.path.getBounds()
    return float(box.width() * box.height())


def shares(parts: list[Part], symbol: Symbol, material: str) -> Mapping[int, float]:
    """What of the covered surface each part has that bears marks, by its place in the list."""
    areas = {i: _area(part) for i, part in enumerate(parts) if is_body(part, symbol, material)}
    whole = sum(areas.values()) or 1.0
    broad = [i for i in areas if areas[i] >= _LEAST * whole and _is_broad(parts[i])]
    largest = sorted(broad, key=lambda i: -areas[i])[:_MOST]
    points = accumulate(parts[i].path.countPoints() for i in largest)
    return {
        i: areas[i] / whole
        for k, (i, reached) in enumerate(zip(largest, points, strict=True))
        if k < _ALWAYS or reached <= _POINTS
    }


def _is_broad(part: Part) -> bool:
    box = part.path.getBounds()
    return bool(min(box.width(), box.height()) >= _THINNEST)


def marked(found: Surface, coat: Coat) -> Item:
    """The material's marks, cut to the part."""
    return Group(tuple(found.marks(coat)), clip=coat.path)
