"""Palettes of a picture, and of several."""

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.drawing.colour import distance
from limner.engines.illustrator.style.pool import MOST, pooled
from limner.engines.learned import Swatch
from tests.engines.illustrator.style.pictures import canvas, learned, noisy, outlined, ramp, shapes

PALETTES = st.lists(st.tuples(st.tuples(*[st.integers(0, 255)] * 3), st.floats(0.01, 1)), min_size=1, max_size=8).map(
    lambda pairs: tuple(Swatch(rgb, share / sum(s for _, s in pairs)) for rgb, share in pairs)
)


def test_flat_colours_are_exact_and_shares_are_areas() -> None:
    flag = canvas((12, 80, 160))
    flag[:, 120:240] = (250, 250, 245)
    flag[:, 240:300] = (210, 30, 45)
    palette = learned(flag).palette
    assert {swatch.rgb for swatch in palette} == {(12, 80, 160), (250, 250, 245), (210, 30, 45)}
    assert [swatch.share for swatch in palette] == pytest.approx([0.625, 0.25, 0.125], abs=0.01)


def test_smooth_edges_are_no_paint() -> None:
    assert len(learned(outlined(5)).palette) == 2
    assert len(learned(shapes("discs")).palette) == 4


def test_a_picture_of_nothing_but_edges_keeps_its_middle_tones() -> None:
    rough = np.random.default_rng(2).normal(134, 40, (256, 256, 1)).clip(0, 255).astype(np.uint8)
    palette = learned(np.repeat(rough, 3, axis=2)).palette
    assert sum(swatch.share for swatch in palette if 90 < swatch.rgb[0] < 180) > 0.5


def test_a_small_accent_stays() -> None:
    picture = noisy(canvas((90, 110, 100)), 4, scale=6)
    cv2.circle(picture, (300, 200), 16, (230, 40, 30), -1)
    accents = [swatch for swatch in learned(picture).palette if distance(swatch.rgb, (230, 40, 30)) < 0.03]
    assert len(accents) == 1
    assert accents[0].share == pytest.approx(np.pi * 16**2 / (400 * 480), rel=0.2)


def test_many_colours_become_a_few() -> None:
    spectrum = np.stack([ramp()[..., 0], ramp()[::-1, ::-1, 0], np.rot90(ramp((480, 400)), 1)[..., 0]], axis=2)
    palette = learned(np.ascontiguousarray(spectrum)).palette
    assert 5 <= len(palette) <= MOST


@settings(max_examples=15)
@given(st.lists(st.tuples(PALETTES, st.floats(0.1, 10)), min_size=1, max_size=4))
def test_a_pool_knows_no_order_and_no_scale(
    parts: list[tuple[tuple[Swatch, ...], float]],
) -> None:
    found = pooled([palette for palette, _ in parts], [weight for _, weight in parts])
    assert sum(swatch.share for swatch in found) == pytest.approx(1)
    assert [swatch.share for swatch in found] == sorted((swatch.share for swatch in found), reverse=True)
    assert 1 <= len(found) <= MOST
    turned = parts[::-1]
    again = pooled([palette for palette, _ in turned], [weight for _, weight in turned])
    assert sorted(swatch.rgb for swatch in again) == sorted(swatch.rgb for swatch in found)
    assert [swatch.share for swatch in again] == pytest.approx([swatch.share for swatch in found])
    larger = pooled([palette for palette, _ in parts], [weight * 2 for _, weight in parts])
    assert larger == found


def test_colours_that_look_alike_become_their_average() -> None:
    found = pooled([[Swatch((200, 60, 40), 1.0)], [Swatch((204, 64, 44), 1.0)]], [1, 1])
    assert found == (Swatch((202, 62, 42), 1.0),)


def test_colours_that_differ_stay() -> None:
    found = pooled([[Swatch((200, 60, 40), 1.0)], [Swatch((40, 60, 200), 1.0)]], [3, 1])
    assert found == (Swatch((200, 60, 40), 0.75), Swatch((40, 60, 200), 0.25))


@pytest.mark.parametrize("turned", [False, True])
def test_fine_stripes_are_counted_either_way(turned: bool) -> None:
    stripes = np.zeros((1024, 1024, 3), np.uint8)
    stripes[:, ::2], stripes[:, 1::2] = (250, 30, 30), (30, 30, 250)
    palette = learned(np.ascontiguousarray(stripes.transpose(1, 0, 2)) if turned else stripes).palette
    assert [swatch.share for swatch in palette[:2]] == pytest.approx([0.5, 0.5], abs=0.01)
