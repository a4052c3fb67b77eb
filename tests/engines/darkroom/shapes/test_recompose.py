"""Variations on another canvas."""

import math
import re
from itertools import combinations

import numpy as np
import pytest
from PIL import ImageColor

from limner.drawing.colour import lch
from limner.engines.darkroom.shapes.nesting import parsed
from limner.engines.darkroom.shapes.recompose import recompose
from limner.imaging.svg.flatten import Shape, flatten
from tests.engines.darkroom.shapes.pictures import HOUSE, SHIRT, USES, changed, drawn, safe, shown

LOGO = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<rect id="a" width="200" height="200" fill="#fff8e8"/><circle id="b" cx="100" cy="100" r="70" fill="#1d3557"/>
<path id="c" d="M100 50l40 80H60z" fill="#e63946"/><rect id="d" x="60" y="136" width="80" height="8" fill="#ffb703"/>
</svg>"""
THREE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><circle id="a" cx="60" cy="80" r="40"
fill="#e63946"/><rect id="b" x="110" y="50" width="50" height="60" fill="#2a9d8f"/><path id="c" d="M200 40l30 80h-60z"
fill="#ffb703"/></svg>"""
LANDSCAPE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200"
fill="#cde7f0"/><circle id="a" cx="230" cy="50" r="22" fill="#ffb703"/><path id="b" fill="#457b9d"
d="M0 200l90-130 60 80 40-50 110 100z"/><path id="c" d="M0 170q150-40 300 0v30H0z" fill="#2a9d8f"/></svg>"""
FEW = {"logo": LOGO, "three": THREE, "landscape": LANDSCAPE, "house": HOUSE, "shirt": SHIRT}
SIZES = [(400, 400), (640, 256), (256, 640)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("picture", ["fox", HOUSE, SHIRT, USES], ids=["fox", "house", "shirt", "uses"])
def test_the_canvas_is_covered(picture: str, size: tuple[int, int]) -> None:
    svg = drawn("a red fox in a forest") if picture == "fox" else safe(picture)
    text = recompose(svg, *size, 3)
    assert safe(text).view_box == (0, 0, *size)
    pixels = shown(text)
    assert pixels.shape == (size[1], size[0], 4)
    assert (pixels[..., 3] == 255).all()


def test_seeds_differ_and_repeat() -> None:
    svg = drawn("a red fox in a forest")
    first, again, other = (recompose(svg, 512, 512, seed) for seed in (1, 1, 2))
    assert first == again
    assert np.mean(changed(first, other, 8)) > 0.2
    assert np.mean(changed(svg.text, first, 8)) > 0.2


def test_the_subject_stays_whole_and_is_not_stretched() -> None:
    disc = '<rect width="300" height="300" fill="#e8e8e8"/><circle cx="150" cy="160" r="60" fill="#c33"/>'
    svg = safe(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">{disc}</svg>')
    for size in SIZES:
        for seed in range(4):
            pixels = shown(recompose(svg, *size, seed)).astype(int)
            red = pixels[..., 0] - pixels[..., 2] > 60
            rows, columns = np.flatnonzero(red.any(axis=1)), np.flatnonzero(red.any(axis=0))
            assert abs(np.ptp(rows) - np.ptp(columns)) <= 2
            assert rows[0] > 0
            assert rows[-1] < size[1] - 1
            assert columns[0] > 0
            assert columns[-1] < size[0] - 1


def test_colours_turn_together_and_gray_stays() -> None:
    text = recompose(safe(SHIRT), 300, 300, 5)
    assert "#3377cc" not in text
    assert 'fill="#ffffff"' in text


def test_groups_and_titles_stay() -> None:
    text = recompose(safe(HOUSE), 300, 300, 5)
    assert 'id="house"' in text
    assert "<title>House</title>" in text


@pytest.mark.parametrize("name", FEW)
def test_few_shapes_change_visibly_and_differently(name: str) -> None:
    svg = safe(FEW[name])
    size = round(svg.width), round(svg.height)
    texts = [recompose(svg, *size, seed) for seed in range(4)]
    assert min(np.mean(changed(FEW[name], text)) for text in texts) > 0.1
    assert min(np.mean(changed(one, other)) for one, other in combinations(texts, 2)) > 0.02
    assert all(sorted(re.findall(r'id="\w+"', text)) == sorted(re.findall(r'id="\w+"', svg.text)) for text in texts)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["logo", "three"])
def test_things_stay_whole_and_keep_their_shape(name: str, size: tuple[int, int]) -> None:
    before = drawn_shapes(FEW[name])
    for seed in range(6):
        for own, old in zip(drawn_shapes(recompose(safe(FEW[name]), *size, seed)), before, strict=True):
            box, was = own.path.computeTightBounds(), old.path.computeTightBounds()
            assert abs(box.width() / box.height() - was.width() / was.height()) < 0.02
            if own.element.get("id") == "a" and name == "logo":
                continue
            assert min(box.left(), box.top(), size[0] - box.right(), size[1] - box.bottom()) >= 0


def test_things_that_stand_apart_stay_apart_in_sizes_of_their_own() -> None:
    spreads = set()
    for seed in range(6):
        boxes = [shape.path.computeTightBounds() for shape in drawn_shapes(recompose(safe(THREE), 480, 320, seed))]
        for one, other in combinations(sorted(boxes, key=lambda box: float(box.left())), 2):
            assert one.right() < other.left()
        spreads.add(round(boxes[0].width() / boxes[1].width(), 2))
    assert len(spreads) == 6


def test_a_badge_and_its_parts_stay_together() -> None:
    for seed in range(6):
        plate, mark, bar = (
            s.path.computeTightBounds() for s in drawn_shapes(recompose(safe(LOGO), 400, 400, seed))[1:]
        )
        for part in (mark, bar):
            assert plate.left() < part.left() < part.right() < plate.right()
        assert mark.width() / plate.width() == pytest.approx(80 / 140, abs=0.01)


def test_accents_turn_further_than_the_ground_and_yellow_stays_yellow() -> None:
    for seed in range(4):
        ground, plate, mark, bar = (fill(shape) for shape in drawn_shapes(recompose(safe(LOGO), 400, 400, seed)))
        assert abs(turn(mark, "#e63946")) > 14
        assert abs(turn(bar, "#ffb703")) < 15
        assert abs(lch(ground)[0] - lch(rgb("#fff8e8"))[0]) < 0.03
        assert plate != rgb("#1d3557")


def drawn_shapes(text: str) -> list[Shape]:
    return flatten(parsed(text))


def fill(shape: Shape) -> tuple[int, int, int]:
    return rgb(shape.style["fill"])


def rgb(text: str) -> tuple[int, int, int]:
    red, green, blue = ImageColor.getrgb(text)[:3]
    return red, green, blue


def turn(color: tuple[int, int, int], before: str) -> float:
    """Of its hue, in degrees."""
    return math.degrees((lch(color)[2] - lch(rgb(before))[2] + math.pi) % (2 * math.pi) - math.pi)
