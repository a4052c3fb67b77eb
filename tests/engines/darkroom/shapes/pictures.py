"""SVG pictures that the tests edit."""

import math
from functools import cache

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.base import never_cancelled
from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.shapes.nesting import parsed
from limner.engines.illustrator.engine import Illustrator
from limner.engines.jobs import GenerateJob
from limner.imaging.svg.flatten import flatten
from limner.imaging.svg.read import SafeSvg, read_svg
from limner.imaging.svg.render import render

HOUSE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#6cf"/><stop offset="1" stop-color="#eef"/>
</linearGradient></defs>
<rect width="100%" height="100%" fill="url(#s)"/><circle cx="340" cy="50" r="26" fill="#fc0"/>
<path d="M0 220Q100 180 200 215T400 205V300H0Z" fill="#6a4"/>
<g id="house" transform="translate(130 110)"><title>House</title><rect y="40" width="120" height="90" fill="#d85"/>
<polygon points="-10,40 60,-10 130,40" fill="#933"/><rect x="48" y="80" width="26" height="50" fill="#532"/></g>
<ellipse cx="60" cy="235" rx="26" ry="34" fill="#385"/><rect x="55" y="262" width="9" height="20" fill="#642"/></svg>"""
SHIRT = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><rect width="300" height="300" fill="#eee"/>
<path d="M90 60L30 110l30 40 20-15v125h140V135l20 15 30-40-60-50q-60 40-120 0z" fill="#3377cc"/>
<circle cx="150" cy="170" r="28" fill="#fff"/></svg>"""
USES = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><defs><g id="t">
<rect x="-4" width="8" height="30" fill="#742"/><circle r="20" fill="#292"/></g></defs>
<path fill="#bdf" d="M0 0h300v200H0z"/><path fill="#9c6" d="M0 120h300v80H0z"/><use href="#t" x="60" y="110"/>
<use href="#t" transform="translate(150 120) scale(1.6)"/><use href="#t" x="240" y="115"/></svg>"""
DISC = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#ffffff"/>
<circle cx="50" cy="50" r="30" fill="{fill}" {more}/></svg>"""


def safe(text: str) -> SafeSvg:
    return read_svg(text.encode())


@cache
def drawn(prompt: str, seed: int = 1) -> SafeSvg:
    """A scene by the illustrator, 512 × 512."""
    job = GenerateJob("svcv4_1_vector", prompt, 512, 512, True, seed)
    svg = Illustrator().run(job, never_cancelled).svg
    assert svg is not None
    return safe(svg)


def box_mask(svg: SafeSvg, left: int, top: int, right: int, bottom: int) -> Mask:
    mask = np.zeros((round(svg.height), round(svg.width)), bool)
    mask[top:bottom, left:right] = True
    return mask


def place_of(svg: SafeSvg, name: str) -> tuple[int, int, int, int]:
    """Left, top, right, bottom of the group of this id, in whole units outward."""
    shapes = flatten(parsed(svg.text))
    parts = [shape for shape in shapes if name in [group.get("id") for group in shape.element.iterancestors()]]
    boxes = [shape.path.computeTightBounds() for shape in parts]
    left, top = min(box.left() for box in boxes), min(box.top() for box in boxes)
    right, bottom = max(box.right() for box in boxes), max(box.bottom() for box in boxes)
    return math.floor(left), math.floor(top), math.ceil(right), math.ceil(bottom)


def shown(text: str) -> NDArray[np.uint8]:
    """The document in the size of its viewBox."""
    svg = safe(text)
    return render(svg.text, round(svg.width), round(svg.height))


def changed(before: str, after: str, level: int = 24) -> Mask:
    """Where two documents look different."""
    difference = np.abs(shown(before).astype(np.int16) - shown(after))
    return np.asarray(difference.max(axis=-1) > level)


def outside(mask: Mask) -> Mask:
    """Beyond two pixels of anti-aliasing around the mask."""
    return np.asarray(cv2.dilate(mask.astype(np.uint8), np.ones((5, 5), np.uint8)) == 0)
