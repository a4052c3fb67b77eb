"""Documents made to be slow, and ordinary ones, by their estimated work."""

import random

import pytest
from lxml import etree

from limner.imaging.svg.outlines import outline_of
from limner.imaging.svg.read import read_svg
from limner.imaging.svg.work import MAX_WORK, work_of
from limner.kit.errors import InvalidRequest
from tests.imaging.svg.documents import document, picture_link

SIDE = 1024
FULL = f'<rect width="{SIDE}" height="{SIDE}" {{}}/>'
RED = FULL.format('fill="#f00"')
CLEAR = FULL.format('fill="#f00" fill-opacity=".5"')
GRADIENT = '<linearGradient id="g"><stop stop-color="#f00"/><stop offset="1"/></linearGradient>'


def sized(inside: str, side: int = SIDE) -> bytes:
    return document(inside, f'viewBox="0 0 {side} {side}"')


def scribble(count: int, more: str = "") -> str:
    numbers = iter(random.Random(1).choices(range(SIDE), k=2 * count))
    points = " ".join(f"{x},{y}" for x, y in zip(numbers, numbers, strict=True))
    return f'<polyline points="{points}" {more}/>'


def filtered(primitive: str, count: int) -> str:
    return f'<filter id="f">{primitive}</filter>' + f'<g filter="url(#f)">{RED}</g>' * count


def tower(levels: int, wide: int) -> str:
    """Groups that each use the one before several times."""
    steps = "".join(f'<g id="u{i + 1}">' + f'<use href="#u{i}"/>' * wide + "</g>" for i in range(levels))
    return f'<defs><g id="u0">{CLEAR}</g>{steps}</defs><use href="#u{levels}"/>'


SLOW = {
    "translucent rectangles": (CLEAR * 2_000, "large shapes"),
    "gradients": (GRADIENT + FULL.format('fill="url(#g)"') * 2_000, "large shapes"),
    "inherited translucency": (f'<g fill="#ff000080">{FULL.format("") * 2_000}</g>', "large shapes"),
    "a scribble": (scribble(100_000), "outlines"),
    "a stroked scribble": (scribble(60_000, 'fill="none" stroke="#00f"'), "outlines"),
    "dashes": (scribble(1_000, 'fill="none" stroke="#00f" stroke-dasharray="2 1"') * 30, "outlines"),
    "opacity in opacity": (('<g opacity=".5">' * 9 + RED + "</g>" * 9) * 200, "layers"),
    "masks": (f'<mask id="m">{RED}</mask>' + FULL.format('mask="url(#m)"') * 500, "layers"),
    "clips": (f'<clipPath id="c">{RED}</clipPath>' + FULL.format('clip-path="url(#c)"') * 500, "layers"),
    "blur": (filtered('<feGaussianBlur stdDeviation="200"/>', 200), "filters"),
    "turbulence": (filtered('<feTurbulence baseFrequency=".05" numOctaves="8"/>', 50), "filters"),
    "thick morphology": (filtered('<feMorphology radius="10"/>', 50), "filters"),
    "a filter region on small shapes": (
        f'<filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="{SIDE}" height="{SIDE}">'
        + "<feGaussianBlur stdDeviation='9'/></filter>"
        + '<rect width="9" height="9" filter="url(#f)"/>' * 200,
        "filters",
    ),
    "use of use": (tower(4, 8), "large shapes"),
    "a pattern in a pattern": (
        f'<pattern id="a" width="1" height="1">{CLEAR * 40}</pattern>'
        + '<pattern id="b" width="1" height="1">'
        + FULL.format('fill="url(#a)"') * 40
        + "</pattern>"
        + FULL.format('fill="url(#b)"') * 40,
        "large shapes",
    ),
    "a mask in a mask": (
        f'<mask id="a">{CLEAR * 40}</mask><mask id="b"><g mask="url(#a)">{CLEAR * 40}</g></mask>'
        + FULL.format('mask="url(#b)"') * 40,
        "large shapes",
    ),
    "a symbol's viewBox": (
        '<symbol id="s" viewBox="0 0 1 1">'
        + '<circle r="1" opacity=".5"/>' * 50
        + "</symbol>"
        + f'<use href="#s" width="{SIDE}" height="{SIDE}"/>' * 50,
        "layers",
    ),
    "markers": (
        '<marker id="m" markerWidth="500" markerHeight="500" viewBox="0 0 9 9"><circle r="9" fill="#f008"/></marker>'
        + scribble(9_000, 'marker-mid="url(#m)" fill="none"'),
        "large shapes",
    ),
    "large letters": (f'<text font-size="{SIDE}" fill-opacity=".5">M</text>' * 3_000, "large shapes"),
    "pictures": (f'<image width="{SIDE}" height="{SIDE}" href="{picture_link(4, 4)}"/>' * 100, "pictures"),
}


@pytest.mark.parametrize("name", SLOW)
def test_slow_documents_are_refused_and_say_why(name: str) -> None:
    inside, why = SLOW[name]
    with pytest.raises(InvalidRequest) as refused:
        read_svg(sized(inside), "mask")
    assert refused.value.code == "svg_too_complex"
    assert f"mostly for {why}" in refused.value.message
    assert "954 times is accepted" in refused.value.message


@pytest.mark.parametrize("units", ["userSpaceOnUse", "objectBoundingBox"])
def test_a_pattern_with_a_huge_tile_is_refused_before_it_is_allocated(units: str) -> None:
    tile = f'<pattern id="p" width="2000000" height="2000000" patternUnits="{units}">{RED}</pattern>'
    with pytest.raises(InvalidRequest, match=r"a tile .*accepted|whose tile is .* 4 times is accepted"):
        read_svg(sized(tile + FULL.format('fill="url(#p)"')))


ORDINARY = {
    "many small shapes": "".join(
        f'<path d="M{i % 200 * 5} {i // 200 * 5}l4 0 0 4z" fill="#f0{i % 10}" fill-opacity=".9"/>' for i in range(4_000)
    ),
    "a hundred gradients": GRADIENT + '<circle cx="300" cy="300" r="200" fill="url(#g)"/>' * 100,
    "soft shadows": '<filter id="f"><feGaussianBlur stdDeviation="8"/></filter>'
    + '<rect width="200" height="80" filter="url(#f)" opacity=".3"/>' * 60,
    "line art": scribble(1_500, 'fill="none" stroke="#000" stroke-width="2"'),
    "a page of text": '<text font-size="14"><tspan x="0" dy="16">A quick brown fox, again and again.</tspan></text>'
    * 60,
    "outside of the canvas": '<rect x="5000" width="90000" height="90000" fill="#f008"/>' * 2_000,
    "not shown": f'<g display="none">{CLEAR * 2_000}</g><g visibility="hidden">{CLEAR * 2_000}</g>',
    "defined and not used": f"<defs>{CLEAR * 2_000}</defs>",
}


@pytest.mark.parametrize("name", ORDINARY)
def test_ordinary_documents_are_far_from_the_bound(name: str) -> None:
    svg = read_svg(sized(ORDINARY[name]))
    assert work_of(etree.fromstring(svg.text.encode()), svg.view_box, SIDE) < MAX_WORK / 6


@pytest.mark.parametrize("side", [24, 1024, 4096, 100_000])
def test_what_is_accepted_does_not_depend_on_the_units(side: int) -> None:
    few, many = (f'<rect width="{side}" height="{side}" fill="#f00" opacity=".5"/>' * count for count in (50, 2_000))
    assert read_svg(sized(few, side)).width == side
    if side > 100:
        with pytest.raises(InvalidRequest):
            read_svg(sized(many, side))


@pytest.mark.parametrize(
    ("shape", "box", "length"),
    [
        ('<path d="M10 20h30v40H10z"/>', (10, 20, 30, 40), 140),
        ('<path d="m10,20l30-0 0 40-30,0zm100 100"/>', (10, 20, 100, 100), 140),
        ('<path d="M0 0c10 0 20 10 20 20s.5.5 5 5q1 1 2 2t1 1"/>', (0, 0, 28, 28), None),
        ('<polygon points="0,0 3,4"/>', (0, 0, 3, 4), 10),
        ('<circle cx="5" cy="5" r="5"/>', (0, 0, 10, 10), 31.4),
        ('<rect width="50%" height="10"/>', (0, 0, 50, 10), 120),
        ('<line x1="1" x2="4" y2="4"/>', (1, 0, 3, 4), 5),
    ],
)
def test_outlines(shape: str, box: tuple[float, ...], length: float | None) -> None:
    found = outline_of(etree.fromstring(shape), (0, 0, 100, 100))
    assert found is not None
    assert found.box == pytest.approx(box, abs=1.6)
    if length is not None:
        assert found.length == pytest.approx(length, rel=0.02)


@pytest.mark.parametrize("path", ["M0 0a5 5 0 1 1 .1 0", "M0 0a5 5 0 11.1 0z", "M0 0A5 5 0 0 1 10 0"])
def test_arcs_lie_within_their_bounds(path: str) -> None:
    found = outline_of(etree.fromstring(f'<path d="{path}"/>'), (0, 0, 9, 9))
    assert found is not None
    assert 9 <= max(found.box[2:]) <= 45
