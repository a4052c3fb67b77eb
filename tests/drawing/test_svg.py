"""Display lists to SVG."""

import io
import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

import numpy as np
import pytest
import resvg_py
from defusedxml.ElementTree import fromstring
from numpy.typing import NDArray
from PIL import Image
from skimage.metrics import structural_similarity

from limner.drawing import geometry as g
from limner.drawing.display import Display, Fill, Group, Item, Linear, Radial, Solid, Stop, Stroke
from limner.drawing.raster import rasterise
from limner.drawing.svg import write_svg
from limner.engines.illustrator.compose import compose
from tests.engines.illustrator.scenes import DAY, NIGHT, SUNSET, placed, scene

SIZE = 400
RED = (200, 30, 20)
BOX = g.rect(20, 20, 40, 40)
ALLOWED = {
    "svg", "title", "defs", "g", "use", "path", "clipPath", "linearGradient", "radialGradient", "stop",
}  # fmt: skip
_LINK = "{http://www.w3.org/1999/xlink}href"

FULL = scene(
    placed("pine", SIZE, x=60, y=270, height=120, depth=0.5, rim=False),
    placed("pine", SIZE, x=330, y=270, height=110, depth=0.5, rim=False),
    placed("pine", SIZE, x=370, y=300, height=150, depth=0.2, rim=False, flip=True),
    placed("fox", SIZE, tilt=4.0),
    size=SIZE,
    light=SUNSET,
)


def _document(*items: Item) -> str:
    return write_svg(Display(80, 80, (255, 255, 255), items))


def _elements(svg: str) -> Iterator[Element]:
    for element in fromstring(svg).iter():
        element.tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        yield element


def _seen(svg: str) -> NDArray[np.uint8]:
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg))
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))


@pytest.mark.parametrize("light", [DAY, SUNSET, NIGHT], ids=["day", "sunset", "night"])
def test_it_looks_like_the_raster(light: object) -> None:
    display = compose(scene(*FULL.nodes[2:], size=SIZE, light=light))  # type: ignore[arg-type]
    raster, vector = rasterise(display), _seen(write_svg(display))
    likeness: float = structural_similarity(raster, vector, channel_axis=2)  # type: ignore[no-untyped-call]
    assert likeness > 0.985
    assert np.abs(raster.astype(int) - vector).mean() < 1.0


def test_it_is_plain() -> None:
    svg = write_svg(compose(FULL))
    root = fromstring(svg)
    assert root.get("viewBox") == f"0 0 {SIZE} {SIZE}"
    assert (root.get("width"), root.get("height")) == (str(SIZE), str(SIZE))
    for element in _elements(svg):
        assert element.tag in ALLOWED
        assert "style" not in element.attrib
        assert "filter" not in element.attrib
        assert element.get(_LINK, "#").startswith("#")
        assert not any("url(" in v and not v.startswith("url(#") for v in element.attrib.values())
    assert len(svg.encode()) < 60_000


def test_ids_are_unique_and_every_reference_is_answered() -> None:
    svg = write_svg(compose(FULL))
    ids = [e.get("id") for e in _elements(svg) if e.get("id")]
    assert len(ids) == len(set(ids))
    references = re.findall(r'(?:url\(|href=")#([^)"]+)', svg)
    assert references
    assert set(references) <= set(ids)


def test_a_prop_that_comes_twice_is_drawn_once() -> None:
    svg = write_svg(compose(FULL))
    uses = [e.get(_LINK) for e in _elements(svg) if e.tag == "use"]
    assert uses.count("#pine-drawing") == 2


def test_groups_are_named_and_subjects_titled() -> None:
    svg = write_svg(compose(FULL))
    groups = {e.get("id"): e for e in _elements(svg) if e.tag in ("g", "use")}
    assert {"sky", "ground", "hero", "fox"} <= set(groups)
    titles = [e.text for e in _elements(svg) if e.tag == "title"]
    assert titles[0] == "a meadow"
    assert "a fox" in titles


def test_titles_and_names_are_escaped() -> None:
    svg = write_svg(Display(9, 9, RED, (Group((Fill(BOX, Solid(RED)),), '<a "b">', "cats & <dogs>"),), title="a < b"))
    elements = list(_elements(svg))
    assert [e.text for e in elements if e.tag == "title"] == ["a < b", "cats & <dogs>"]
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*", e.get("id", "a")) for e in elements)


def test_the_same_display_gives_the_same_document() -> None:
    assert write_svg(compose(FULL)) == write_svg(compose(FULL))


def test_what_is_for_the_raster_alone_is_left_out() -> None:
    assert "c81e14" not in _document(Group((Fill(BOX, Solid(RED)),), raster_only=True))
    assert "c81e14" in _document(Group((Fill(BOX, Solid(RED)),), vector_only=True))


def test_a_soft_edge_becomes_a_plain_one_and_a_soft_blot_a_gradient() -> None:
    assert "radialGradient" not in _document(Group((Fill(BOX, Solid(RED)),), blur=2))
    assert "radialGradient" in _document(Group((Fill(BOX, Solid(RED)),), blur=15))


@pytest.mark.parametrize(
    "item",
    [
        Fill(BOX, Solid(RED, 0.5)),
        Stroke(g.line([(10, 10), (60, 40)]), Solid(RED), 6),
        Fill(BOX, Linear((20, 20), (60, 60), (Stop(0, RED), Stop(0.4, (0, 200, 0), 0.3), Stop(1, (0, 0, 255))))),
        Fill(BOX, Radial((40, 40), 20, (Stop(0, RED), Stop(1, RED, 0.0)), (1, 0.5))),
        Group((Fill(g.ellipse(0, 0, 9, 5, 30), Solid(RED)),), matrix=(1.5, 0.8, -0.8, 1.5, 40, 40)),
        Group((Fill(BOX, Solid(RED)), Fill(g.rect(30, 30, 40, 40), Solid((0, 0, 90)))), opacity=0.4),
        Group((Fill(BOX, Solid(RED)),), clip=g.ellipse(40, 40, 15)),
        Fill(g.difference(BOX, g.ellipse(40, 40, 10)), Solid(RED)),
        Fill(g.joined(g.ellipse(30, 40, 15), g.ellipse(50, 40, 15)), Solid(RED)),
    ],
    ids=["alpha", "stroke", "linear", "radial", "matrix", "opacity", "clip", "hole", "overlap"],
)
def test_each_thing_that_can_be_drawn_looks_like_the_raster(item: Item) -> None:
    raster, vector = rasterise(Display(80, 80, (255, 255, 255), (item,))), _seen(_document(item))
    difference = np.abs(raster.astype(int) - vector)
    assert difference.mean() < 0.6
    assert np.percentile(difference, 99) < 24


def test_neighbours_in_one_paint_say_it_once() -> None:
    lines = [Stroke(g.line([(10, 10 + 9 * i), (60, 12 + 9 * i)]), Solid(RED), 2) for i in range(6)]
    document = _document(Group(tuple(lines), "rain"))
    assert document.count("stroke=") == 1
    assert 'id="rain" fill="none" stroke="#c81e14"' in document
    display = Display(80, 80, (255, 255, 255), tuple(lines))
    assert np.abs(rasterise(display).astype(int) - _seen(write_svg(display))).mean() < 1.2


def test_an_area_and_the_line_round_it_are_one_shape() -> None:
    document = _document(Fill(BOX, Solid(RED)), Stroke(BOX, Solid((0, 0, 90)), 3))
    assert '<path d="M20 20h40v40h-40z" fill="#c81e14" stroke="#00005a" stroke-width="3"/>' in document


def test_gradients_of_the_same_colours_share_them() -> None:
    stops = (Stop(0, RED), Stop(1, (0, 0, 255), 0.5))
    items = [Fill(BOX, Linear((20, 20), (60, y), stops)) for y in (20, 40, 60)]
    items += [Fill(g.moved(BOX, 5, 5), Radial((40, y), 20, stops, (1, 0.5 + y / 100))) for y in (30, 50)]
    document = _document(*items)
    assert document.count("<stop ") == 4
    assert document.count("gradientUnits") == 2
    raster = rasterise(Display(80, 80, (255, 255, 255), tuple(items)))
    assert np.abs(raster.astype(int) - _seen(document)).mean() < 0.6


def test_copies_are_of_the_largest_drawing_and_much_smaller_ones_are_drawn_anew() -> None:
    def figure(size: float) -> Group:
        """A box whose line is 2 pixels wide on the canvas."""
        items = (Fill(BOX, Solid(RED)), Stroke(BOX, Solid((0, 0, 0)), round(2 / size, 3)))
        return Group(items, "box", key="box", matrix=(size, 0, 0, size, 0, 0))

    document = _document(figure(0.2), figure(0.8), figure(1.0))
    assert document.count('xlink:href="#box-drawing"') == 2
    assert 'stroke-width="2"' in document
    assert 'stroke-width="10"' in document
