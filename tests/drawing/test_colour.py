"""Colours: parsing, OKLab and what is mixed and toned in it."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limner.drawing import colour

RGBS = st.tuples(*(st.integers(0, 255),) * 3)


@given(RGBS)
def test_a_code_and_its_colour_are_one(rgb: colour.RGB) -> None:
    assert colour.parse(colour.to_hex(rgb)) == rgb


@pytest.mark.parametrize("code", ["#+1+2+3", "# 1 2 3", "", "#12345", "123456", "#1234567", "#gggggg"])
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(ValueError):
        colour.parse(code)


@given(RGBS)
def test_a_colour_survives_oklab(rgb: colour.RGB) -> None:
    back = colour.rgb(colour.lab(rgb))
    assert max(abs(a - b) for a, b in zip(rgb, back, strict=True)) <= 1


def test_white_has_lightness_one_and_no_chroma() -> None:
    lightness, chroma, _ = colour.lch((255, 255, 255))
    assert lightness == pytest.approx(1.0, abs=1e-3)
    assert chroma == pytest.approx(0.0, abs=1e-3)


def test_red_is_where_the_author_of_oklab_puts_it() -> None:
    assert colour.lab((255, 0, 0)) == pytest.approx((0.62796, 0.22486, 0.12585), abs=1e-3)


@given(RGBS, RGBS)
def test_a_mix_goes_from_one_end_to_the_other(a: colour.RGB, b: colour.RGB) -> None:
    assert colour.distance(colour.mix(a, b, 0.0), a) < 0.02
    assert colour.distance(colour.mix(a, b, 1.0), b) < 0.02


@given(RGBS, st.floats(-0.3, 0.3))
def test_a_tone_moves_lightness_its_way(rgb: colour.RGB, offset: float) -> None:
    before, after = colour.lab(rgb)[0], colour.lab(colour.tone(rgb, offset))[0]
    wanted = min(max(before + offset, 0.0), 1.0)
    assert after == pytest.approx(wanted, abs=0.05)


def test_white_shades_toward_blue() -> None:
    _, _, hue = colour.lch(colour.tone((250, 250, 250), -0.12))
    assert math.radians(-110) < hue < math.radians(-60)


def test_a_colour_outside_the_gamut_keeps_its_lightness() -> None:
    assert colour.lab(colour.from_lch(0.6, 0.5, 0.5))[0] == pytest.approx(0.6, abs=0.02)
