"""Icons become areas of plain colours, or are refused."""

import math

import pytest

from limner.drawing import geometry as g
from limner.drawing.colour import distance
from limner.engines.illustrator.packs.drawing import MAX_SHAPES, SIZE, Area, drawing, turned
from limner.engines.illustrator.packs.faults import Refused
from limner.engines.illustrator.packs.iconify import Icon


def icon(body: str, side: float = 24) -> Icon:
    return Icon(body, 0, 0, side, side)


def areas(body: str, side: float = 24) -> tuple[Area, ...]:
    return drawing(icon(body, side))


def bounds(drawn: tuple[Area, ...]) -> tuple[float, ...]:
    return tuple(round(value, 1) for value in g.bounds(drawn[0].path))


def test_it_stands_in_the_units_of_a_symbol() -> None:
    assert bounds(areas('<path d="M2 4h20v10H2z"/>')) == (-50, -50, 50, 0)
    assert bounds(areas('<g transform="translate(4 4) scale(2)"><rect width="2" height="8"/></g>')) == (
        -12.5,
        -100,
        12.5,
        0,
    )


def test_an_even_odd_hole_stays_a_hole() -> None:
    ring = "M2 2h20v20H2zM8 8h8v8H8z"
    (even,) = areas(f'<path fill-rule="evenodd" d="{ring}"/>')
    (wound,) = areas(f'<path d="{ring}"/>')
    assert not even.path.contains(0, -SIZE / 2)
    assert wound.path.contains(0, -SIZE / 2)


def test_a_line_with_round_ends_stays_a_line_and_another_becomes_its_area() -> None:
    line = '<path d="M4 12h16" stroke="#123456" stroke-width="4" fill="none" {ends}/>'
    (round_,) = areas(line.format(ends='stroke-linecap="round" stroke-linejoin="round"'))
    (butt,) = areas(line.format(ends=""))
    assert round_.width == pytest.approx(20)
    assert round_.path.countPoints() == 2
    assert butt.width == 0
    assert bounds((butt,)) == (-50, -25, 50, 0)


def test_fill_comes_before_stroke_and_opacities_multiply() -> None:
    body = (
        '<g opacity=".5"><circle cx="9" cy="9" r="6" fill="red" fill-opacity=".8" stroke="#00f" stroke-width="1"/></g>'
    )
    fill, stroke = areas(body)
    assert (fill.colour.rgb, round(fill.colour.alpha, 2)) == ((255, 0, 0), 0.4)
    assert (stroke.colour.rgb, stroke.colour.alpha) == ((0, 0, 255), 0.5)


def test_current_color_is_left_to_the_prompt() -> None:
    (area,) = areas('<path fill="currentColor" d="M2 2h9v9z"/>')
    assert area.colour.rgb is None


def test_references_are_followed() -> None:
    defined = '<defs><path id="a" d="M0 0h4v4H0z"/><g id="b"><use href="#a" x="2"/></g></defs>'
    body = defined + '<use href="#b" fill="#f00"/><use xlink:href="#a" x="8"/>'
    left, right = areas(body)
    assert (left.colour.rgb, right.colour.rgb) == ((255, 0, 0), (0, 0, 0))
    assert g.bounds(left.path)[2] < g.bounds(right.path)[0]


def test_a_clip_and_the_box_cut() -> None:
    body = '<clipPath id="c"><path d="M4 4h8v16H4z"/></clipPath><circle clip-path="url(#c)" cx="12" cy="12" r="40"/>'
    assert bounds(areas(body)) == (-25, -100, 25, 0)
    assert bounds(areas('<path d="M12-12h40v80H12z"/>')) == (-25, -100, 25, 0)


GRADIENT = (
    '<defs><{kind} id="a">{stops}</{kind}><{kind} id="b" xlink:href="#a"/></defs><path fill="url(#b)" d="M2 2h9v9z"/>'
)


def stops(*colours: str) -> str:
    return "".join(f'<stop offset="{i / (len(colours) - 1)}" stop-color="{c}"/>' for i, c in enumerate(colours))


def test_a_gradient_is_its_mean() -> None:
    (level,) = areas(GRADIENT.format(kind="linearGradient", stops=stops("#ff0000", "#cc0000")))
    (round_,) = areas(GRADIENT.format(kind="radialGradient", stops=stops("#ff0000", "#cc0000")))
    assert level.colour.rgb is not None
    assert round_.colour.rgb is not None
    assert distance(level.colour.rgb, (230, 0, 0)) < 0.02
    assert distance(round_.colour.rgb, (204, 0, 0)) < distance(level.colour.rgb, (204, 0, 0))


def test_a_gradient_that_fades_keeps_its_colour_and_half_of_its_strength() -> None:
    fading = '<stop offset="0" stop-color="#ff8000"/><stop offset="1" stop-color="#ff8000" stop-opacity="0"/>'
    (area,) = areas(GRADIENT.format(kind="linearGradient", stops=fading))
    assert area.colour.rgb is not None
    assert distance(area.colour.rgb, (255, 128, 0)) < 0.01
    assert area.colour.alpha == pytest.approx(0.5, abs=0.01)


REFUSED = {
    "a filter": '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><path filter="url(#f)" d="M0 0h9v9z"/>',
    "a mask": '<mask id="m"><path d="M0 0h9v9z"/></mask><path mask="url(#m)" d="M0 0h9v9z"/>',
    "a script": '<path onclick="alert(1)" d="M0 0h9v9z"/>',
    "foreign content": "<foreignObject><p>hello</p></foreignObject>",
    "text": '<text x="2" y="9">hello</text>',
    "animation": '<path d="M0 0h9v9z"><animate attributeName="x" to="9"/></path>',
    "a picture": '<image href="#a"/>',
    "a reference outside of itself": '<use href="https://example.com/a.svg#b"/>',
    "a pattern": '<pattern id="p"/><path fill="url(#p)" d="M0 0h9v9z"/>',
    "a dashed line": '<path stroke-dasharray="2 1" stroke="red" d="M0 0h9"/>',
    "a blend": '<path style="mix-blend-mode:multiply" d="M0 0h9v9z"/>',
    "<blink>": "<blink/>",
    "a document type, an entity or a comment": '<!ENTITY a "b"><path d="M0 0h9v9z"/>',
    "a translucent group": '<g opacity=".5"><path d="M0 0h9v9z"/><path d="M0 0h5v9z"/></g>',
    "a gradient between colours too far apart": GRADIENT.format(kind="linearGradient", stops=stops("#fff", "#000")),
    "a gradient without colours": GRADIENT.format(kind="linearGradient", stops=""),
    "a paint that is not there": '<path fill="url(#q)" d="M0 0h9v9z"/>',
    "a colour that cannot be read": '<path fill="var(--a)" d="M0 0h9v9z"/>',
    "the colour 'reddish'": '<path fill="reddish" d="M0 0h9v9z"/>',
    "nothing to draw": '<path fill="none" d="M0 0h9v9z"/>',
    "an SVG that is not read": "<g><path d='M0 0h9v9z'/>",
    "shapes": '<path d="M0 0h9v9z"/>' * (MAX_SHAPES + 1),
    "lines and curves": f'<path d="M0 0{"h1v1" * 12_000}z"/>',
    "characters": f'<path d="M0 0{"h1v1" * 70_000}z"/>',
}


@pytest.mark.parametrize("reason", REFUSED)
def test_what_cannot_be_drawn_as_it_is_meant_is_refused(reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        areas(REFUSED[reason])


@pytest.mark.parametrize(
    "body",
    [
        "</svg><svg>",
        "<g>" * 400 + '<path d="M0 0h9v9z"/>' + "</g>" * 400,
        '<g id="a"><use href="#a"/></g>',
        '<defs><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></defs><use href="#a"/>',
        '<defs><path id="a0" d="M0 0h9v9z"/>'
        + "".join(f'<g id="a{i}">' + f'<use href="#a{i - 1}"/>' * 9 + "</g>" for i in range(1, 9))
        + '</defs><use href="#a8"/>',
        '<path d="M0 0L1e99 1e99z"/>',
        '<path d="M0 0LNaN 3z"/>',
        '<path d="M nonsense"/>',
        '<rect width="-4" height="9"/>',
        '<path transform="scale(0)" d="M0 0h9v9z"/>',
        '<linearGradient id="a" xlink:href="#b"/><linearGradient id="b" xlink:href="#a"/>'
        '<path fill="url(#a)" d="M0 0h9v9z"/>',
    ],
    ids="close,deep,self,cycle,bomb,huge,nan,words,negative,flat,gradients".split(","),
)
def test_an_attack_is_refused(body: str) -> None:
    with pytest.raises(Refused):
        areas(body)


def test_flips_come_before_turns() -> None:
    """A flag that points right and up, flipped to point left, then turned by a quarter: it points up and right."""
    flag = '<path d="M2 2h8v6H6v14H2z"/>'

    def tip(**said: object) -> float:
        plain = icon(flag)
        shape = turned(drawing(plain), Icon(flag, 0, 0, 24, 24, **said))[0].path  # type: ignore[arg-type]
        left, top, right, bottom = g.bounds(shape)
        corners = {(x, y): shape.contains(x, y) for x in (left + 2, right - 2) for y in (top + 2, bottom - 2)}
        (open_,) = [corner for corner, inside in corners.items() if not inside]
        return math.degrees(math.atan2(open_[1] - (top + bottom) / 2, open_[0] - (left + right) / 2))

    assert 0 < tip() < 90
    assert 90 < tip(flip_x=True) < 180
    assert -90 < tip(flip_y=True) < 0
    assert 90 < tip(quarters=1) < 180
    assert -180 < tip(quarters=2) < -90
    assert -180 < tip(flip_x=True, quarters=1) < -90
