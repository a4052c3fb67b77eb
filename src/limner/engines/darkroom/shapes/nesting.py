"""One SVG inside another, and an SVG inside an outline."""

import re
from typing import Any

import numpy as np
from lxml import etree

from limner.drawing.geometry import Path
from limner.drawing.matrices import affine
from limner.drawing.path_data import path_data
from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.shapes.contours import outline
from limner.imaging.svg.flatten import resolve_percentages
from limner.imaging.svg.matrices import transform_text
from limner.imaging.svg.names import HREF, SVG, XLINK, local
from limner.imaging.svg.size import Box, view_box_of

_REFERENCE = re.compile(r"""url\(\s*+["']?#([^"'()\s]++)["']?\s*+\)""")
_DEFINED = frozenset({"defs", "title", "desc"})


def parsed(text: str) -> Any:
    """The root of a document that is safe already."""
    return etree.fromstring(text.encode(), etree.XMLParser(resolve_entities=False, huge_tree=True, no_network=True))


def written(root: Any) -> str:
    """The document as text."""
    return str(etree.tostring(root, encoding="unicode"))


def box_of(root: Any) -> Box:
    """The root's viewBox. Raises ValueError for a document that `read_svg` did not make."""
    box = view_box_of(root.attrib)
    if box is None:
        raise ValueError("the SVG has no viewBox")
    return box


def definitions(root: Any) -> Any:
    """The document's first `defs`, made where there is none."""
    found = root.find(f"{{{SVG}}}defs")
    if found is None:
        found = etree.Element(f"{{{SVG}}}defs")
        after = sum(1 for child in root if local(child.tag) in {"title", "desc"})
        root.insert(after, found)
    return found


def free_id(root: Any, stem: str) -> str:
    """An id that nothing in the document has."""
    taken = {element.get("id") for element in root.iter()}
    return next(name for i in range(1, len(taken) + 2) if (name := f"{stem}-{i}") not in taken)


def clip_to(text: str, area: Mask | Path | str) -> str:
    """The document with all that it draws clipped to an area: a mask as large as the viewBox, or an outline.

    A mask counts in pixels, a path or path data in viewBox coordinates.
    """
    root = parsed(text)
    left, top, width, height = box_of(root)
    clip = etree.SubElement(definitions(root), f"{{{SVG}}}clipPath", id=free_id(root, "clip"))
    shape = etree.SubElement(clip, f"{{{SVG}}}path")
    shape.set("clip-rule", "evenodd")
    if isinstance(area, str):
        shape.set("d", area)
    elif isinstance(area, np.ndarray):
        shape.set("d", outline(area))
        sx, sy = width / area.shape[1], height / area.shape[0]
        shape.set("transform", transform_text(affine(sx, 0, 0, sy, left, top)))
    else:
        shape.set("d", path_data(area, 2))
    group = etree.Element(f"{{{SVG}}}g")
    group.set("clip-path", f"url(#{clip.get('id')})")
    for child in [child for child in root if local(child.tag) not in _DEFINED]:
        group.append(child)
    root.append(group)
    return written(root)


def nest(text: str, x: float, y: float, width: float, height: float, prefix: str = "inner") -> str:
    """The document as a group to be put into another: fitted into a box, centred, every id led by `prefix`.

    The group has the namespaces that it needs, its definitions, and is clipped to the document's viewBox.
    """
    root = parsed(text)
    left, top, own_width, own_height = box_of(root)
    resolve_percentages(root)
    _rename(root, prefix)
    scale = min(width / own_width, height / own_height)
    dx, dy = x + (width - own_width * scale) / 2, y + (height - own_height * scale) / 2
    group = etree.Element(f"{{{SVG}}}g", nsmap={None: SVG, "xlink": XLINK})
    for key, value in root.attrib.items():
        if key not in {"viewBox", "width", "height", "x", "y", "preserveAspectRatio", "version", "overflow"}:
            group.set(key, value)
    group.set("id", prefix)
    group.set("transform", transform_text(affine(scale, 0, 0, scale, dx - left * scale, dy - top * scale)))
    clip = etree.SubElement(etree.SubElement(group, f"{{{SVG}}}defs"), f"{{{SVG}}}clipPath", id=f"{prefix}-view")
    etree.SubElement(clip, f"{{{SVG}}}path", d=f"M{left:g} {top:g}h{own_width:g}v{own_height:g}h{-own_width:g}z")
    group.set("clip-path", f"url(#{prefix}-view)")
    group.extend(list(root))
    return written(group)


def _rename(root: Any, prefix: str) -> None:
    for element in root.iter():
        for key, value in element.attrib.items():
            if key == "id":
                element.set(key, f"{prefix}-{value}")
            elif key == HREF and value.startswith("#"):
                element.set(key, f"#{prefix}-{value[1:]}")
            elif "url(" in value:
                element.set(key, _REFERENCE.sub(lambda found: f"url(#{prefix}-{found[1]})", value))
