"""What an SVG draws, and where."""

import numpy as np
import pytest

from limner.engines.darkroom.shapes.coverage import Grid, stamp
from limner.engines.darkroom.shapes.nesting import parsed
from limner.imaging.svg.flatten import flatten
from limner.imaging.svg.path_data import parse_path
from limner.imaging.svg.render import render
from tests.engines.darkroom.shapes.pictures import HOUSE, SHIRT, USES, drawn, safe

DRAWINGS = {
    "rounded rect": '<rect x="10" y="20" width="60" height="40" rx="8"/>',
    "ellipse turned": '<ellipse cx="50" cy="50" rx="40" ry="10" transform="rotate(30 50 50)"/>',
    "line": '<line x1="10" y1="10" x2="80" y2="60" stroke="#000" stroke-width="8" stroke-linecap="round"/>',
    "polyline": '<polyline points="10,10 80,10 80,80" fill="none" stroke="#000" stroke-width="6"/>',
    "even-odd": '<path fill-rule="evenodd" d="M10 10h80v80h-80zM30 30h40v40h-40z"/>',
    "arcs": '<path d="M20 50a30 30 0 0160 0a30 15 20 1 1-60 0z"/>',
    "smooth": '<path d="M10 80C20 10 40 10 50 50S80 90 90 20T60 90z"/>',
    "inherited": '<g fill="none" stroke="#000" stroke-width="5"><circle cx="50" cy="50" r="30"/></g>',
    "clipped": '<clipPath id="c"><circle cx="50" cy="50" r="30"/></clipPath>'
    '<g clip-path="url(#c)"><rect width="50" height="90"/></g>',
    "symbol": '<symbol id="s" viewBox="0 0 10 10"><rect width="5" height="10"/></symbol>'
    '<use href="#s" x="20" y="10" width="60" height="60"/>',
    "nested": '<svg x="20" y="20" width="40" height="60" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>',
    "hidden": '<g display="none"><rect width="90" height="90"/></g><rect width="9" height="9" visibility="hidden"/>',
}  # fmt: skip


@pytest.mark.parametrize("name", DRAWINGS)
def test_outlines_lie_where_resvg_draws(name: str) -> None:
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{DRAWINGS[name]}</svg>'
    svg = safe(text)
    ours = np.zeros((200, 200), np.uint8)
    for shape in flatten(parsed(svg.text)):
        found = stamp(shape, Grid.over(svg.view_box, 200))
        part = found.of(ours)
        np.maximum(part, found.alpha, out=part)
    theirs = render(svg.text, 200, 200)[..., 3]
    assert np.mean((ours > 128) != (theirs > 128)) < 0.004


@pytest.mark.parametrize("picture", [HOUSE, SHIRT, USES])
def test_one_shape_for_each_drawn_element(picture: str) -> None:
    shapes = flatten(parsed(safe(picture).text))
    assert [shape.element.tag.split("}")[1] for shape in shapes] == {
        HOUSE: ["rect", "circle", "path", "rect", "polygon", "rect", "ellipse", "rect"],
        SHIRT: ["rect", "path", "circle"],
        USES: ["path", "path", "use", "use", "use"],
    }[picture]


def test_a_scene_covers_its_canvas() -> None:
    svg = drawn("a red fox in a forest")
    shapes = flatten(parsed(svg.text))
    assert len(shapes) > 50
    assert stamp(shapes[0], Grid.over(svg.view_box, 64)).share == 1


def test_path_data_ends_at_its_first_error() -> None:
    assert parse_path("M0 0L5 5 L").countPoints() == 2
    assert parse_path("5 5").isEmpty()
    assert parse_path("L5 5").isEmpty()
    assert parse_path("M1-1.5l1e1,2").getBounds().right() == 11
