"""What light does to colours, forms and the ground."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, lch
from limner.drawing.display import Fill, Group, Item, Linear, Radial, Solid
from limner.engines.illustrator.atlas.figure import Pen, Slot
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.light.build import Dress, build
from limner.engines.illustrator.light.form import core_shadow, form, lit_edge, towards
from limner.engines.illustrator.light.hue import haze, lit, shade, tinted
from limner.engines.illustrator.light.shadow import Spot, footprint, standing
from limner.engines.illustrator.light.weave import weave
from tests.engines.illustrator.scenes import DAY, NIGHT, SUNSET

RGBS = st.tuples(*(st.integers(0, 255),) * 3)
SLOTS = {
    "coat": Slot((200, 90, 40), "primary"),
    "paw": Slot((60, 40, 30), "fixed"),
    "lamp": Slot((255, 230, 150), "light"),
}


def _toy(pen: Pen) -> None:
    pen.part("coat", g.ellipse(0, -50, 30, 40))
    pen.mark("paw", g.rect(-40, -20, 80, 30))
    pen.part("coat", g.rect(-20, -20, 10, 20))
    pen.part("lamp", g.ellipse(0, -95, 5), shade="glow")
    with pen.in_front():
        pen.part("paw", g.rect(5, -12, 12, 12), detail=1)


TOY = Symbol("toy", ("toy",), ("thing",), 1.0, SLOTS, _toy)


def _fills(items: tuple[Item, ...]) -> list[Fill]:
    return [item for item in items if isinstance(item, Fill)]


@given(RGBS, st.floats(-0.3, -0.02))
def test_shade_darkens_and_keeps_near_blacks_from_black(rgb: RGB, offset: float) -> None:
    before, after = lab(rgb)[0], lab(shade(rgb, offset))[0]
    assert after <= before + 0.03
    assert after >= before + offset - 0.03


@given(RGBS)
def test_white_light_changes_nothing(rgb: RGB) -> None:
    assert tinted(rgb, (255, 255, 255)) == rgb


def test_far_things_fade_to_the_fog() -> None:
    steps = [lab(lit((20, 60, 20), DAY, depth))[0] for depth in (0.0, 0.3, 0.6, 1.0)]
    assert steps == sorted(steps)
    assert steps[0] == pytest.approx(lab((20, 60, 20))[0], abs=0.01)
    assert haze(0.0) == 0.0


def test_one_slot_has_one_gradient_over_all_its_parts() -> None:
    items = _fills(build(TOY, "", Dress(DAY, -0.5)))
    body, leg = (i.paint for i in items if i.path in (g.ellipse(0, -50, 30, 40), g.rect(-20, -20, 10, 20)))
    assert isinstance(body, Linear)
    assert body == leg


def test_the_core_shadow_lies_away_from_the_light() -> None:
    ball = g.ellipse(0, 0, 10)
    from_left, from_right = core_shadow(ball, towards(-1)), core_shadow(ball, towards(1))
    assert g.bounds(from_left)[2] == pytest.approx(10, abs=0.1)
    assert g.bounds(from_left)[0] > -9
    assert g.bounds(from_right)[0] == pytest.approx(-10, abs=0.1)
    assert g.bounds(lit_edge(ball, towards(-1), 1.0))[2] < 9


def test_a_mark_in_the_shadow_is_shaded_in_its_own_colour() -> None:
    shape = form(TOY, "", -0.5, 1)
    shaded = shape.parts[0].marks[0]
    assert not shaded.isEmpty()
    paints = [i.paint for i in _fills(build(TOY, "", Dress(DAY, -0.5))) if i.path == shaded]
    assert isinstance(paints[0], Solid)
    assert lab(paints[0].rgb)[0] < lab(SLOTS["paw"].rgb)[0]


def test_what_emits_light_skips_the_tint_of_the_hour() -> None:
    items = _fills(build(TOY, "", Dress(NIGHT, -0.5)))
    lamp = next(i.paint for i in items if i.path == g.ellipse(0, -95, 5))
    assert lamp == Solid(SLOTS["lamp"].rgb)


def test_lamps_have_a_halo_at_night_only() -> None:
    halos = [
        sum(isinstance(item.paint, Radial) for item in _fills(build(TOY, "", Dress(light, 0.0))))
        for light in (DAY, NIGHT)
    ]
    assert halos == [0, 1]


def test_windows_are_lit_at_night() -> None:
    pane = g.rect(0, -10, 5, 5)

    def draw(pen: Pen) -> None:
        pen.part("window", pane, shade="glow")

    house = Symbol("house", ("house",), ("building",), 5.0, {"window": Slot((120, 160, 200), "light")}, draw)
    day, night = (
        next(i.paint for i in _fills(build(house, "", Dress(x, 0.0))) if i.path == pane) for x in (DAY, NIGHT)
    )
    assert day == Solid((120, 160, 200))
    assert isinstance(night, Solid)
    assert night.rgb[0] > 240
    assert night.rgb[2] < 160


def test_a_colour_word_goes_to_its_slot_alone() -> None:
    blue = (40, 80, 200)
    plain, dyed = (build(TOY, "", Dress(DAY, 0.0, colours)) for colours in ((), (("coat", blue),)))
    changed = [a.path for a, b in zip(_fills(plain), _fills(dyed), strict=True) if a.paint != b.paint]
    assert g.ellipse(0, -50, 30, 40) in changed
    assert g.ellipse(0, -95, 5) not in changed
    body = next(i.paint for i in _fills(dyed) if i.path == g.ellipse(0, -50, 30, 40))
    assert isinstance(body, Linear)
    assert abs(lch(body.stops[1].rgb)[2] - lch(blue)[2]) < 0.05


def test_the_halves_are_the_whole() -> None:
    counts = [len(build(TOY, "", Dress(DAY, 0.0, half=half))) for half in ("whole", "back", "front")]
    assert counts[0] == counts[1] + counts[2]
    assert counts[2] > 0


def test_finer_parts_are_left_out_of_small_figures() -> None:
    assert len(build(TOY, "", Dress(DAY, 0.0, detail=0))) < len(build(TOY, "", Dress(DAY, 0.0, detail=1)))


def test_the_rim_is_on_the_lit_side_and_fades_downward() -> None:
    rims = build(TOY, "", Dress(SUNSET, 1.0, rim=1.0))[len(build(TOY, "", Dress(SUNSET, 1.0))) :]
    assert rims
    for rim in _fills(rims):
        assert g.bounds(rim.path)[0] > -30
        assert isinstance(rim.paint, Linear)
        alphas = [stop.alpha for stop in rim.paint.stops]
        assert alphas == sorted(alphas, reverse=True)
        assert alphas[-1] == 0


def _thrown(light_behind: bool, side: float) -> tuple[float, float]:
    """Where the head's shadow falls from the feet at (100, 100)."""
    light = replace(DAY, behind=light_behind, side=side)
    group = standing(TOY, "", Spot(100, 100, 1.0, 1, 100), light, (0, 0, 0), 0.3)[0]
    assert isinstance(group, Group)
    assert group.matrix is not None
    *_, c, d, e, f = group.matrix
    return c * -100 + e - 100, d * -100 + f - 100


def test_shadows_fall_away_from_the_light() -> None:
    assert _thrown(False, -0.8)[0] > 0 > _thrown(False, 0.8)[0]
    assert _thrown(True, 0.8)[1] > 0 > _thrown(False, 0.8)[1]


def test_the_contact_is_under_the_feet() -> None:
    left, right = footprint(TOY, "")
    assert (left, right) == pytest.approx((-20, -10))


@pytest.mark.parametrize("pattern", ["stripes", "dots", "spots", "checks", "plaid", "flowers"])
@pytest.mark.parametrize("living", [True, False], ids=["animal", "thing"])
def test_a_pattern_stays_on_its_part_and_stands_out(pattern: str, living: bool) -> None:
    part, base = g.ellipse(0, -50, 30, 40), (200, 90, 40)
    woven = list(weave(pattern, part, base, living=living))
    assert woven
    for area, rgb, alpha in woven:
        assert g.difference(area, g.scaled(part, 1.01, centre=(0, -50))).isEmpty()
        assert abs(lab(rgb)[0] - lab(base)[0]) > 0.1
        assert 0 < alpha <= 1


def test_an_unknown_pattern_weaves_nothing() -> None:
    assert not list(weave("zigzag", g.rect(0, 0, 9, 9), (0, 0, 0), living=False))
