"""What is under a mask taken out of an SVG: shapes dropped or cut, what is behind them left to show."""

import math
from functools import cached_property
from itertools import count
from typing import Any, Final

import cv2
import numpy as np
from lxml import etree
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.geometry import difference, transformed
from limner.drawing.matrices import inverse, scale_of
from limner.drawing.path_data import path_data
from limner.engines.base import CancelCheck, never_cancelled
from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.shapes.contours import contours
from limner.engines.darkroom.shapes.coverage import Grid, Pile, Stamp, spans, stamp
from limner.engines.darkroom.shapes.layers import cast_by
from limner.engines.darkroom.shapes.nesting import definitions, free_id, parsed, written
from limner.engines.darkroom.shapes.patch import patch, rendered
from limner.imaging.svg.flatten import Shape, flatten, outline_of
from limner.imaging.svg.matrices import transform_text
from limner.imaging.svg.names import GRADIENTS, HREF, SHAPES, SVG, local, referred
from limner.imaging.svg.read import SafeSvg

_LONGEST: Final = 2048
"""Cells of the grid along the longer side."""
_MARGIN: Final = 2
"""Cells by which a shape may pass the mask and still be wholly under it: anti-aliasing and a shaky hand."""
_SPECK: Final = 0.02
"""Share of a shape that may lie beyond the margin as well."""
_MOSTLY: Final = 0.5
"""A shape with more than this share under the mask is part of what is erased."""
_RING: Final = 0.5
"""A shape that covers this share of the mask's surroundings and more of the mask is what the erased thing lies on."""
_PILE: Final = 150
"""More shapes without a group are a traced picture."""
_WOVEN: Final = 1000
_CROSSING: Final = 10
"""More shapes are a traced photograph, and more than so many across the mask's edge a part of it that has no ground."""
_PASSING: Final = 0.12
_NEARLY: Final = 0.75
"""A traced shape that covers less than this share of the mask's surroundings, or lies under the mask with more than
this share of itself, is of what the mask cuts."""
_GEOMETRY = ("d", "points", "x", "y", "width", "height", "rx", "ry", "r", "cx", "cy", "x1", "y1", "x2", "y2")


def erase_shapes(svg: SafeSvg, mask: Mask, seed: int = 0, check: CancelCheck = never_cancelled) -> str:
    """The document without what is under the mask, H×W over the viewBox; outside the mask it looks the same.

    Shapes wholly under the mask go. Shapes that the mask cuts are cut when they belong to what goes: when most of them
    is under it, when they carry or accompany what went, or when nothing else went. What reaches across the canvas, or
    all round the mask, or stands behind the object that goes, stays whole. Groups, ids, titles and definitions stay.
    In a traced photograph the surroundings continue as they would in pixels, and what they make there is traced.
    """
    root = parsed(svg.text)
    grid = _grid(svg, mask)
    small = _fitted(mask, grid)
    if not small.any():
        return svg.text
    shapes = flatten(root)
    stamps = [stamp(shape, grid) for shape in shapes]
    check()
    gone, cut = _chosen(shapes, stamps, small)
    woven = _woven(shapes, stamps, small, gone)
    picture = rendered(svg, mask) if woven else None
    if picture is None:
        hole = _Hole(root, svg, mask)
        for i in cut:
            hole.cut(shapes[i])
    else:
        check()
        _patched(
            root, svg, mask, patch(svg, picture, mask, free_id(root, "patch"), seed, check), [shapes[i] for i in woven]
        )
    for i in gone:
        remove(shapes[i].element)
    return written(root)


def _woven(shapes: list[Shape], stamps: list[Stamp], mask: Mask, gone: list[int]) -> list[int]:
    """The shapes that the mask's edge crosses in a traced photograph."""
    if len(shapes) <= _WOVEN or any(family is not None for family in _owners(shapes)):
        return []
    going = set(gone)
    crossing = [i for i, s in enumerate(stamps) if i not in going and 0 < s.within(mask) < s.area]
    return crossing if len(crossing) > _CROSSING else []


def _patched(root: Any, svg: SafeSvg, mask: Mask, group: str, crossing: list[Shape]) -> None:
    """Lay the patch over the mask, and take out of the shapes there what it hides: not quite to its edge, where
    a gap would show between the two."""
    _, _, width, height = svg.view_box
    cell = max(mask.shape[1] / width, mask.shape[0] / height, max(mask.shape) / _LONGEST)
    within = cv2.erode(mask.astype(np.uint8), np.ones((3, 3), np.uint8), iterations=max(2, round(2 * cell)))
    if within.any():
        hole = _Hole(root, svg, within > 0)
        for shape in crossing:
            hole.cut(shape)
    root.append(_Hole(root, svg, mask).filled(parsed(group)))


def _grid(svg: SafeSvg, mask: Mask) -> Grid:
    scale = min(1.0, _LONGEST / max(mask.shape))
    return Grid(svg.view_box, max(1, round(mask.shape[1] * scale)), max(1, round(mask.shape[0] * scale)))


def _fitted(mask: Mask, grid: Grid) -> Mask:
    """The mask on the grid; a cell is under it when any of its pixels is."""
    size = (grid.width, grid.height)
    if mask.shape == size[::-1]:
        return mask
    return cv2.resize(mask.astype(np.float32), size, interpolation=cv2.INTER_AREA) > 0


def _grown(mask: Mask, cells: int) -> Mask:
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * cells + 1, 2 * cells + 1))
    return cv2.dilate(mask.astype(np.uint8), kernel) > 0


def _chosen(shapes: list[Shape], stamps: list[Stamp], mask: Mask) -> tuple[list[int], list[int]]:
    """Which shapes go, and which are cut."""
    near = _grown(mask, _MARGIN)
    touched = [i for i, s in enumerate(stamps) if s.of(mask).any() and s.within(mask) > 0]
    pile = Pile(stamps)  # the last shape drawn is no background, but a frame
    scenery = {i for i in touched if spans(stamps[i]) and (pile.is_overlapped(i) or stamps[i].share >= 0.9)}
    under = [i for i in touched if i not in scenery and _is_under(stamps[i], mask, near)]
    families = _Families(shapes, stamps, mask, under)
    gone = [i for i in under if not families.stays(i)]
    wholly = set(under)
    partial = [i for i in touched if i not in scenery and i not in wholly]
    erased = np.zeros(mask.shape, bool)
    for i in gone:
        part = stamps[i].of(erased)
        part |= stamps[i].alpha > 100
    judge = _Judge(mask, erased, families, len(shapes) > _PILE and not families.any)
    return gone, [i for i in partial if judge.cuts(i, stamps[i])]


def _is_under(stamped: Stamp, mask: Mask, near: Mask) -> bool:
    beyond = stamped.area - stamped.within(near)
    return stamped.within(mask) > 0 and beyond <= max(1.0, _SPECK * stamped.area * 0.1)


class _Judge:
    """Says which of the shapes that lie partly under the mask are cut."""

    def __init__(self, mask: Mask, erased: Mask, families: "_Families", traced: bool) -> None:
        self._mask = mask
        self._ground = _Ground(mask)
        self._erased = erased
        self._total = int(erased.sum())
        self._families = families
        self._traced = traced

    def cuts(self, index: int, stamped: Stamp) -> bool:
        """Whether a shape loses what is under the mask."""
        if self._ground.is_(stamped):
            return False
        if self._total == 0:
            return True
        if self._traced:
            nearly = stamped.within(self._mask) > _NEARLY * stamped.area
            return nearly or self._ground.share(stamped) < _PASSING
        families = self._families
        if families.stays(index):
            return False
        mostly = stamped.within(self._mask) > _MOSTLY * stamped.area
        if families.main is not None:
            return families.is_main(index) or (mostly and index > families.first)
        return mostly or stamped.within(self._erased) > _MOSTLY * self._total


class _Families:
    """The objects that the shapes belong to, and which of them the mask means."""

    def __init__(self, shapes: list[Shape], stamps: list[Stamp], mask: Mask, under: list[int]) -> None:
        self._of = _owners(shapes)
        self.any = any(family is not None for family in self._of)
        """Whether any shape is of an object."""
        everything: dict[Any, float] = {}
        inside: dict[Any, float] = {}
        self._gone: dict[Any, float] = {}
        for family, stamped in zip(self._of, stamps, strict=True):
            if family is None:
                continue
            everything[family] = everything.get(family, 0.0) + stamped.area
            inside[family] = inside.get(family, 0.0) + stamped.within(mask)
        for i in under:
            self._gone[self._of[i]] = self._gone.get(self._of[i], 0.0) + stamps[i].area
        self._share = {family: inside[family] / max(area, 1e-9) for family, area in everything.items()}
        self._total = sum(self._gone.values())
        named = [family for family, area in self._gone.items() if family is not None and area > _MOSTLY * self._total]
        self.main = named[0] if named else None
        """The object that makes up most of what goes, or None."""
        self.first = next((i for i in under if self._of[i] is self.main), 0)
        """The first of its shapes in paint order; what comes before is behind it."""

    def is_main(self, index: int) -> bool:
        """Whether the shape is of the object that goes."""
        return self.main is not None and self._of[index] is self.main

    def stays(self, index: int) -> bool:
        """Whether the shape is of an object that lies mostly outside and loses no more than a detail: a table's top."""
        family = self._of[index]
        if family is None or self._share[family] > 0.4:
            return False
        return self._gone.get(family, 0.0) <= 0.3 * self._total


class _Ground:
    """The surroundings of the mask."""

    def __init__(self, mask: Mask) -> None:
        self._mask = mask
        self._ring = _grown(mask, 4) & ~_grown(mask, 1)
        self._around = int(self._ring.sum())
        self._inside = int(mask.sum())

    def is_(self, stamped: Stamp) -> bool:
        """Whether the shape is what the mask lies on: it goes on all round, and under nearly all of it."""
        if stamped.within(self._mask) < 0.8 * self._inside:
            return False
        return self.share(stamped) > _RING

    def share(self, stamped: Stamp) -> float:
        """How much of the mask's surroundings a shape covers, 0 to 1."""
        return stamped.within(self._ring) / max(self._around, 1)


def _owners(shapes: list[Shape]) -> list[Any]:
    """The object that each shape belongs to, or None.

    It is the nearest group with a title of its own, or the nearest named one that is no layer. A shadow's is the
    object that comes after it.
    """
    known: dict[Any, Any] = {}
    found = []
    for shape in shapes:
        owner = cast_by(shape.element)
        found.append(_object_of(shape.element.getparent(), known) if owner is None else owner)
    return found


def _object_of(group: Any, known: dict[Any, Any]) -> Any:
    """The object that a group is, or is part of. `known` are those of other groups: each is looked through once."""
    above = []
    while group is not None and group not in known and not _is_object(group):
        above.append(group)
        group = group.getparent()
    owner = known.get(group, group)
    known |= dict.fromkeys([*above, group], owner)
    return owner


def _is_object(group: Any) -> bool:
    if group.tag != f"{{{SVG}}}g":
        return False
    named = "id" in group.attrib and group.getparent().getparent() is not None
    return named or group.find(f"{{{SVG}}}title") is not None


def remove(element: Any) -> None:
    """Take an element out, and the groups that are empty without it."""
    parent = element.getparent()
    while parent is not None:
        _without_gap(parent, element)
        drawn = any(local(child.tag) not in {"title", "desc", "defs"} for child in parent)
        if drawn or local(parent.tag) != "g":
            return
        element, parent = parent, parent.getparent()


def _without_gap(parent: Any, element: Any) -> None:
    before = element.getprevious()
    if before is not None and element.tail and element.getnext() is None:
        before.tail = element.tail
    parent.remove(element)


class _Hole:
    """The mask as an outline, and how shapes lose what is inside."""

    def __init__(self, root: Any, svg: SafeSvg, mask: Mask) -> None:
        self._root = root
        left, top, width, height = svg.view_box
        scale = (width / mask.shape[1], height / mask.shape[0])
        self._contours = [corners * scale + (left, top) for corners in contours(mask)]
        self._lows, self._highs = _bounds(self._contours)
        self._path = _even_odd(self._contours)
        self._extent = max(width, height)
        self._rest = g.Path(self._path)
        self._rest.addRect(g.box_between(left - width, top - height, left + 2 * width, top + 2 * height))
        self._clips: dict[str, str] = {}
        self._kept: str | None = None
        self._numbers = count(1)
        self._named = {element.get("id"): element for element in root.iter() if "id" in element.attrib}

    def filled(self, element: Any) -> Any:
        """A group that shows the element inside the mask alone."""
        name = self._name("erased")
        clip = etree.SubElement(self._definitions, f"{{{SVG}}}clipPath", id=name)
        etree.SubElement(clip, f"{{{SVG}}}path", d=path_data(self._path, 2)).set("clip-rule", "evenodd")
        group = etree.Element(f"{{{SVG}}}g")
        group.set("clip-path", f"url(#{name})")
        group.append(element)
        return group

    def cut(self, shape: Shape) -> None:
        """Take the hole out of a shape: out of its path where it is a plain one, by a clip around it where not."""
        if not (shape.plain and self._paints_alike(shape) and self._cut_path(shape)):
            self._clip(shape)

    def _paints_alike(self, shape: Shape) -> bool:
        """Whether its paint does not depend on its bounds."""
        name = referred(shape.style.get("fill", ""))
        if name is None:
            return True
        paint = self._named.get(name)
        return paint is not None and local(paint.tag) in GRADIENTS and paint.get("gradientUnits") == "userSpaceOnUse"

    def _cut_path(self, shape: Shape) -> bool:
        back = inverse(shape.matrix)
        if back is None or local(shape.element.tag) not in SHAPES:
            return False
        whole = outline_of(shape.element)
        rule = shape.style.get("fill-rule") == "evenodd"
        whole.setFillType(g.EVEN_ODD if rule else g.WINDING)
        rest = difference(whole, transformed(self._near(shape.path), back))
        if rest.isEmpty() or not rest.isFinite():
            return False
        step = self._extent / 20_000 / max(scale_of(shape.matrix), 1e-9)
        digits = min(max(math.ceil(-math.log10(step)), 0), 5)
        element = shape.element
        for key in _GEOMETRY:
            element.attrib.pop(key, None)
        element.tag = f"{{{SVG}}}path"
        element.set("d", path_data(rest, digits))
        even = rest.getFillType() == g.EVEN_ODD
        element.set("fill-rule", "evenodd" if even else "nonzero")
        return True

    def _near(self, path: g.Path) -> g.Path:
        """The contours that a path can meet: path operations on all of a ragged mask would take minutes."""
        box = path.computeTightBounds()
        low, high = (box.left(), box.top()), (box.right(), box.bottom())
        near = np.flatnonzero((self._highs >= low).all(axis=1) & (self._lows <= high).all(axis=1))
        return self._path if len(near) == len(self._contours) else _even_odd([self._contours[i] for i in near])

    def _clip(self, shape: Shape) -> None:
        back = inverse(shape.outer)
        if back is None:
            return
        transform = transform_text(back)
        if transform not in self._clips:
            self._clips[transform] = self._clip_in(transform)
        element = shape.element
        group = etree.Element(f"{{{SVG}}}g")
        group.set("clip-path", f"url(#{self._clips[transform]})")
        element.getparent().replace(element, group)
        group.tail, element.tail = element.tail, None
        group.append(element)

    def _clip_in(self, transform: str) -> str:
        """The name of a clip to all but the hole, in coordinates from which `transform` leads to the viewBox's."""
        if self._kept is None:
            self._kept = self._name("kept")
            path = etree.SubElement(self._definitions, f"{{{SVG}}}path", id=self._kept, d=path_data(self._rest, 2))
            path.set("clip-rule", "evenodd")
        name = self._name("kept")
        clip = etree.SubElement(self._definitions, f"{{{SVG}}}clipPath", id=name)
        etree.SubElement(clip, f"{{{SVG}}}use", {HREF: f"#{self._kept}", "transform": transform})
        return name

    @cached_property
    def _definitions(self) -> Any:
        return definitions(self._root)

    def _name(self, stem: str) -> str:
        """An id that nothing in the document has, and that is not given twice."""
        return next(name for i in self._numbers if (name := f"{stem}-{i}") not in self._named)


def _bounds(contours_: list[NDArray[np.float64]]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The least and the greatest coordinates of each contour, N×2."""
    lows, highs = ([edge(corners, axis=0) for corners in contours_] for edge in (np.min, np.max))
    return np.reshape(lows, (-1, 2)), np.reshape(highs, (-1, 2))


def _even_odd(contours_: list[NDArray[np.float64]]) -> g.Path:
    return g.polygons(corners.tolist() for corners in contours_)
