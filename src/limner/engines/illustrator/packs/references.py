"""`use` elements replaced by copies of what they refer to."""

from copy import deepcopy
from typing import Any, Final

from lxml import etree

from limner.engines.illustrator.packs.faults import Refused
from limner.imaging.svg.names import HREF, SVG, local

MAX_ELEMENTS: Final = 4_000
"""Of an icon with all its references followed."""

_OWN = frozenset({HREF, "x", "y", "width", "height", "id"})


def follow(root: Any) -> None:
    """Replace every `use`, those inside copies too. The document is one that `read_svg` let through: without cycles.

    Raises Refused for more elements than an icon has.
    """
    named = {element.get("id"): element for element in reversed(list(root.iter())) if "id" in element.attrib}
    count = sum(1 for _ in root.iter())
    while uses := list(root.iter(f"{{{SVG}}}use")):
        for use in uses:
            target = named.get(use.get(HREF, "#")[1:])
            count += 1 if target is None else sum(1 for _ in target.iter())
            if count > MAX_ELEMENTS:
                raise Refused(f"more than {MAX_ELEMENTS:,} elements")
            use.getparent().replace(use, _copy(use, target))


def _copy(use: Any, target: Any) -> Any:
    """A group in the place of a `use`: SVG 2, section 5.6."""
    group = etree.Element(f"{{{SVG}}}g", {k: v for k, v in use.attrib.items() if k not in _OWN})
    x, y = use.get("x", "0"), use.get("y", "0")
    if (x, y) != ("0", "0"):
        group.set("transform", f"{use.get('transform', '')} translate({x} {y})".strip())
    if target is not None and local(target.tag) not in ("svg", "symbol"):
        copied = deepcopy(target)
        copied.tail = None
        for element in copied.iter():
            element.attrib.pop("id", None)
        group.append(copied)
    return group
