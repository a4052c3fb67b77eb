"""What moves together in an SVG."""

from dataclasses import dataclass
from typing import Any

from limner.engines.darkroom.shapes.layers import Piece, bounds_of, cast_by
from limner.engines.darkroom.shapes.scatter import Bounds
from limner.imaging.svg.names import SVG, local


@dataclass(slots=True, eq=False)
class Unit:
    """Elements that move together, with what they are made of."""

    elements: list[Any]
    pieces: list[Piece]

    @property
    def role(self) -> str:
        """The subject's, if any of it is; background if most of it is."""
        areas = {role: sum(p.stamp.area for p in self.pieces if p.role == role) for role in ("subject", "background")}
        whole = sum(piece.stamp.area for piece in self.pieces)
        if areas["subject"] > 0.3 * whole:
            return "subject"
        return "background" if areas["background"] > 0.5 * whole else "prop"


def units_of(root: Any, pieces: list[Piece]) -> list[Unit]:
    """The largest parts that are all of one role, from the root down; a prop with the shadow before it is one."""
    by_element = {piece.shape.element: piece for piece in pieces}
    joined: list[Unit] = []
    last: Bounds | None = None
    """Of the last unit if it is a prop; one of props is a prop."""
    for unit in _grouped(root, by_element):
        own = bounds_of(unit.pieces) if unit.role == "prop" else None
        if last and own and _touch(last, own):
            joined[-1].elements.extend(unit.elements)
            joined[-1].pieces.extend(unit.pieces)
            last = min(last[0], own[0]), min(last[1], own[1]), max(last[2], own[2]), max(last[3], own[3])
        else:
            joined.append(unit)
            last = own
    return joined


def _touch(a: Bounds, b: Bounds) -> bool:
    """Whether two props' bounds do: a crown and its trunk."""
    small = max(a[2], b[2]) - min(a[0], b[0]) < 0.4
    return small and a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]


def _grouped(parent: Any, by_element: dict[Any, Piece]) -> list[Unit]:
    units: list[Unit] = []
    waiting: list[Any] = []
    for child in parent:
        inside = [by_element[element] for element in child.iter() if element in by_element]
        if not inside:
            continue
        roles = {piece.role for piece in inside}
        layer = local(child.tag) == "g" and child.find(f"{{{SVG}}}title") is None and len(child) > 1
        plain = not any(key in child.attrib for key in ("clip-path", "mask", "filter"))
        if layer and plain and (len(roles) > 1 or roles == {"prop"}):
            units += _grouped(child, by_element)
        elif roles == {"prop"} and child.find(f"{{{SVG}}}title") is None and cast_by(child) is not None:
            waiting.append(child)
        else:
            shades, waiting = waiting, []
            parts = [*shades, child]
            members = [by_element[e] for part in parts for e in part.iter() if e in by_element]
            units.append(Unit(parts, members if not shades else inside))
    units += [Unit([part], [by_element[e] for e in part.iter() if e in by_element]) for part in waiting]
    return units
