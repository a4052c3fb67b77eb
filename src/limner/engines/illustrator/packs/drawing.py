"""An icon's SVG as shapes of plain colours, in the illustrator's units."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from lxml import etree

from limner.drawing import geometry as g
from limner.drawing.geometry import Path
from limner.drawing.matrices import Affine, affine, entries, product, scale_of
from limner.engines.illustrator.packs import scan
from limner.engines.illustrator.packs.faults import Refused
from limner.engines.illustrator.packs.iconify import Icon
from limner.engines.illustrator.packs.paints import Colour, paint, share
from limner.engines.illustrator.packs.references import follow
from limner.imaging.svg.flatten import Shape, flatten, outline_of, pen_of
from limner.imaging.svg.names import SHAPES, SVG, local
from limner.imaging.svg.read import read_svg
from limner.imaging.svg.size import length
from limner.kit.errors import InvalidRequest

SIZE: Final = 100.0
"""The longer side of what is drawn, in a symbol's units."""
MAX_SHAPES: Final = 600
MAX_VERBS: Final = 6_000
"""Lines and curves of all shapes; the most of any icon seen is 2,630."""
MAX_OF_ONE: Final = 1_200
"""Of one shape: cutting an outline that crosses itself everywhere takes time with the square of them, or worse."""

_DOCUMENT = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{box}">{body}</svg>'
)
_FAINTEST = 0.02


@dataclass(frozen=True, slots=True)
class Area:
    """A filled path, or with a `width` a line with round ends and corners."""

    path: Path
    colour: Colour
    width: float = 0.0


def drawing(icon: Icon) -> tuple[Area, ...]:
    """The icon's areas from back to front: it stands on (0, 0) and its longer side is `SIZE`. Raises Refused."""
    scan.check(icon.body)
    root = _tree(icon)
    _check_groups(root)
    named = {element.get("id"): element for element in root.iter() if "id" in element.attrib}
    follow(root)
    shapes = flatten(root)
    if len(shapes) > MAX_SHAPES:
        raise Refused(f"more than {MAX_SHAPES} shapes")
    outlines = [outline_of(shape.element) for shape in shapes]
    if sum(outline.countVerbs() for outline in outlines) > MAX_VERBS:
        raise Refused(f"more than {MAX_VERBS:,} lines and curves")
    if any(outline.countVerbs() > MAX_OF_ONE for outline in outlines):
        raise Refused(f"an outline of more than {MAX_OF_ONE:,} lines and curves")
    areas = (
        _seen(area, icon) for shape, path in zip(shapes, outlines, strict=True) for area in _areas(shape, path, named)
    )
    return _stood(tuple(area for area in areas if not area.path.isEmpty()))


def _tree(icon: Icon) -> Any:
    box = " ".join(f"{value:.6g}" for value in (icon.left, icon.top, icon.width, icon.height))
    try:
        safe = read_svg(_DOCUMENT.format(box=box, body=icon.body).encode("utf-8", "replace"), "icon")
    except InvalidRequest as error:
        raise Refused(f"an SVG that is not read ({error.message.rstrip('.').rpartition(': ')[2][:120]})") from error
    return etree.fromstring(safe.text.encode(), etree.XMLParser(resolve_entities=False, no_network=True))


def _check_groups(root: Any) -> None:
    """A translucent group is one with its shapes only while they do not lie over each other."""
    for group in root.iter(f"{{{SVG}}}g", f"{{{SVG}}}use"):
        if share(group.get("opacity")) < 1 and sum(local(e.tag) in SHAPES | {"use"} for e in group.iter()) > 1:
            raise Refused("a translucent group")


def _areas(shape: Shape, path: Path, named: Mapping[str, Any]) -> Iterator[Area]:
    """The fill and the stroke of a shape, in the icon's own box."""
    style = shape.style
    filled = paint(style.get("fill", "#000"), named) if local(shape.element.tag) != "line" else None
    stroked = paint(style.get("stroke", "none"), named)
    path.setFillType(g.EVEN_ODD if style.get("fill-rule") == "evenodd" else g.WINDING)
    if (colour := _faded(filled, shape.opacity * share(style.get("fill-opacity")))) is not None:
        yield _clipped(Area(g.transformed(path, shape.matrix), colour), shape)
    width = length(style.get("stroke-width", "1"))
    if (colour := _faded(stroked, shape.opacity * share(style.get("stroke-opacity")))) is not None and width > 0:
        yield _clipped(_line(path, width, colour, shape), shape)


def _faded(colour: Colour | None, by: float) -> Colour | None:
    if colour is None or colour.alpha * by < _FAINTEST:
        return None
    return Colour(colour.rgb, colour.alpha * by)


def _line(path: Path, width: float, colour: Colour, shape: Shape) -> Area:
    """A stroke as itself where the illustrator's own are like it, else as the area that it covers."""
    cap, join = shape.style.get("stroke-linecap", ""), shape.style.get("stroke-linejoin", "")
    scale = scale_of(shape.matrix)
    if cap == join == "round" and _is_even(shape.matrix) and not shape.clips:
        return Area(g.transformed(path, shape.matrix), colour, width * scale)
    covered = g.stroked(path, pen_of(shape.style), enlarged=4 * SIZE / max(width, 1e-3))
    return Area(g.transformed(covered, shape.matrix), colour)


def _is_even(matrix: Affine) -> bool:
    """Whether lines stay as wide in every direction."""
    a, b, c, d, _, _ = entries(matrix)
    return math.isclose(math.hypot(a, b), math.hypot(c, d), rel_tol=1e-3) and abs(a * c + b * d) < 1e-3 * (
        a * a + b * b
    )


def _clipped(area: Area, shape: Shape) -> Area:
    path = area.path
    for clip in shape.clips:
        path = g.intersection(path, clip)
    return Area(path, area.colour, area.width)


def _seen(area: Area, icon: Icon) -> Area:
    """What of it lies in the icon's box."""
    left, top, right, bottom = g.bounds(area.path)
    reach = area.width / 2 - 0.01 * max(icon.width, icon.height)
    box = g.rect(icon.left, icon.top, icon.width, icon.height)
    inside = box.getBounds()
    if (
        left - reach >= inside.left()
        and top - reach >= inside.top()
        and right + reach <= inside.right()
        and bottom + reach <= inside.bottom()
    ):
        return area
    covered = g.outline(area.path, area.width) if area.width else area.path
    return Area(g.intersection(covered, box), area.colour)


def _stood(areas: tuple[Area, ...]) -> tuple[Area, ...]:
    """The areas at the size and place of a symbol. Raises Refused where there is nothing to see."""
    boxes = [_bounds(area) for area in areas]
    if not boxes:
        raise Refused("nothing to draw")
    left, top = min(b[0] for b in boxes), min(b[1] for b in boxes)
    right, bottom = max(b[2] for b in boxes), max(b[3] for b in boxes)
    longer = max(right - left, bottom - top)
    if not (math.isfinite(longer) and longer > 1e-6):
        raise Refused("nothing to draw")
    k = SIZE / longer
    matrix = affine(k, 0, 0, k, -k * (left + right) / 2, -k * bottom)
    return tuple(Area(g.transformed(a.path, matrix), a.colour, a.width * k) for a in areas)


def _bounds(area: Area) -> tuple[float, float, float, float]:
    left, top, right, bottom = g.bounds(area.path)
    half = area.width / 2
    return left - half, top - half, right + half, bottom + half


def turned(areas: tuple[Area, ...], icon: Icon) -> tuple[Area, ...]:
    """The areas flipped and turned as the icon's aliases say, standing again."""
    if not (icon.quarters or icon.flip_x or icon.flip_y):
        return areas
    matrix = product(_quarter(icon.quarters), affine(-1 if icon.flip_x else 1, 0, 0, -1 if icon.flip_y else 1, 0, 0))
    return _stood(tuple(Area(g.transformed(a.path, matrix), a.colour, a.width) for a in areas))


def _quarter(count: int) -> Affine:
    """A clockwise turn without rounding."""
    c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[count]
    return affine(c, s, -s, c, 0, 0)
