"""What a document costs to draw once its references are followed: the bound on `use` bombs and the like."""

import re
from typing import Any, Final, NamedTuple

from limner.imaging.svg import names
from limner.imaging.svg.clean import picture_pixels
from limner.imaging.svg.faults import too_complex, unsafe
from limner.imaging.svg.names import local, referred

MAX_COST: Final = 200_000
"""Elements drawn; long paths and pictures count as several."""
MAX_DEPTH: Final = 250
"""Levels of groups, through references. resvg's own stack ends at a few thousand."""
MAX_LAYERS: Final = 10
"""Layers inside each other; each may take four bytes a pixel of the canvas."""
MAX_FILTERED: Final = 300
"""Filter primitives drawn; beyond them the filters are left out."""

_PER_LENGTH = 200
_PER_PIXELS = 1_000
_PAINTS = ("fill", "stroke", "clip-path", "mask", "marker-start", "marker-mid", "marker-end", "marker")
_POINT = re.compile(r"\d+\.?\d*|\.\d+")


class Cost(NamedTuple):
    """Of drawing one element: elements, levels, layers inside each other, filter primitives."""

    elements: int = 0
    depth: int = 0
    layers: int = 0
    filtered: int = 0


def check_expansion(root: Any, param: str) -> None:
    """Raises InvalidRequest for a document that draws itself, or too much; strips filters where they are too many."""
    tally = _Tally(root, param)
    total = tally.of(root, 0)
    if total.filtered > MAX_FILTERED:
        for element in root.iter():
            element.attrib.pop("filter", None)


class _Tally:
    def __init__(self, root: Any, param: str) -> None:
        self._param = param
        self._named: dict[str | None, Any] = {}
        for element in root.iter():
            if "id" in element.attrib:
                self._named.setdefault(element.get("id"), element)
        self._known: dict[Any, Cost] = {}
        self._open: set[Any] = set()

    def of(self, element: Any, level: int) -> Cost:
        """The cost of drawing the element, its references included. Each is looked at once."""
        if element in self._known:
            return self._known[element]
        if element in self._open:
            raise unsafe("refers to itself", self._param)
        if level > MAX_DEPTH:
            raise too_complex(f"nests more than {MAX_DEPTH} levels through its references", self._param)
        self._open.add(element)
        elements, depth, layers, filtered = _own(element), 0, 0, 0
        for part, times in self._parts(element):
            cost = self.of(part, level + 1)
            elements += cost.elements * times
            depth, layers = max(depth, cost.depth), max(layers, cost.layers)
            filtered += cost.filtered * times
        filtered += self._primitives(element)
        self._open.discard(element)
        self._known[element] = self._checked(Cost(elements, depth + 1, layers + _is_layer(element), filtered))
        return self._known[element]

    def _checked(self, cost: Cost) -> Cost:
        if cost.elements > MAX_COST:
            raise too_complex(f"draws more than {MAX_COST} shapes once its references are followed", self._param)
        if cost.depth > MAX_DEPTH:
            raise too_complex(f"nests more than {MAX_DEPTH} levels through its references", self._param)
        if cost.layers > MAX_LAYERS:
            raise too_complex(f"has more than {MAX_LAYERS} transparent layers inside each other", self._param)
        return cost

    def _parts(self, element: Any) -> list[tuple[Any, int]]:
        """The elements drawn for this one, and how often."""
        name = local(element.tag)
        parts = [] if name in {"defs", "filter"} else [(child, 1) for child in element]
        if name in {"use", "textPath", "pattern", "mask", "clipPath"} and names.HREF in element.attrib:
            parts.append((self._named.get(element.get(names.HREF)[1:]), 1))
        for attribute in _PAINTS:
            target = self._named.get(referred(element.get(attribute, "")))
            if target is None or local(target.tag) in names.GRADIENTS:
                continue
            parts.append((target, _vertices(element) if local(target.tag) == "marker" else 1))
        return [(part, times) for part, times in parts if part is not None]

    def _primitives(self, element: Any) -> int:
        target = self._named.get(referred(element.get("filter", "")))
        return 0 if target is None else len(target)


def _own(element: Any) -> int:
    size = sum(len(value) for value in element.attrib.values()) if names.HREF not in element.attrib else 0
    pixels = picture_pixels(element.get(names.HREF, "")) if local(element.tag) == "image" else 0
    return 1 + size // _PER_LENGTH + len(element.text or "") // 20 + pixels // _PER_PIXELS


def _is_layer(element: Any) -> int:
    """1 where drawing the element needs a canvas of its own."""
    if any(name in element.attrib for name in ("mask", "filter", "clip-path", "mix-blend-mode")):
        return 1
    return int(element.get("opacity", "1").strip() not in {"1", "1.0", "100%"} and len(element) > 0)


def _vertices(element: Any) -> int:
    data = element.get("d") or element.get("points") or ""
    return 2 + len(_POINT.findall(data)) // 2
