"""Lays drawings out in one SVG that design tools import as named layers."""

import re
import sys
from collections.abc import Sequence
from math import ceil, sqrt
from pathlib import Path
from xml.etree import ElementTree

from limner import Limner

SVG = "http://www.w3.org/2000/svg"
SIDE, GAP = 1024, 96
ElementTree.register_namespace("", SVG)


def sheet(wishes: Sequence[str], client: Limner) -> bytes:
    """One SVG with a group for each wish, in rows."""
    columns = ceil(sqrt(len(wishes)))
    rows = ceil(len(wishes) / columns)
    width, height = (count * (SIDE + GAP) + GAP for count in (columns, rows))
    page = ElementTree.Element(f"{{{SVG}}}svg", {"viewBox": f"0 0 {width} {height}"})
    for number, wish in enumerate(wishes):
        drawing = client.generate_vector(wish, size="1:1", random_seed=1)[0].bytes
        row, column = divmod(number, columns)
        page.append(_placed(drawing, wish, number, GAP + column * (SIDE + GAP), GAP + row * (SIDE + GAP)))
    return bytes(ElementTree.tostring(page, encoding="utf-8", xml_declaration=True))


def _placed(drawing: bytes, wish: str, number: int, x: float, y: float) -> ElementTree.Element:
    """A drawing as a group at a place, with names of its own."""
    root = ElementTree.fromstring(_renamed(drawing.decode(), f"d{number}-"))  # noqa: S314, our own service's drawing
    left, top, width, _ = (float(value) for value in root.attrib["viewBox"].split())
    scale = SIDE / width
    moved = f"translate({x - left * scale:g} {y - top * scale:g}) scale({scale:g})"
    group = ElementTree.Element(f"{{{SVG}}}g", {"id": wish, "transform": moved})
    group.extend(root)
    return group


def _renamed(text: str, prefix: str) -> str:
    """All ids with a prefix, and all that refer to them."""
    text = re.sub(r'(\bid=")', rf"\1{prefix}", text)
    text = re.sub(r"(url\(#)", rf"\1{prefix}", text)
    return re.sub(r'(href="#)', rf"\1{prefix}", text)


if __name__ == "__main__":
    with Limner() as client:
        Path(sys.argv[1]).write_bytes(sheet(sys.argv[2:], client))
