"""Finished pixels moved into a style."""

from dataclasses import replace

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from limner.engines.illustrator.style_transfer.pixels import in_style
from limner.engines.jobs import StyleGuide
from tests.engines.illustrator.style_transfer.styles import CLAY, NIGHT, PEN, POSTER, distance

STYLES = {"clay": CLAY, "pen": PEN, "poster": POSTER, "night": NIGHT}


def scene(side: int = 160) -> NDArray[np.uint8]:
    """A sky that fades, land, a ball, and a little noise."""
    y = np.linspace(0, 1, side)[:, None, None]
    pixels = ((1 - y) * (90, 150, 220) + y * (235, 240, 230)) * np.ones((1, side, 1))
    pixels[side * 6 // 10 :] = (96, 140, 70)
    cv2.circle(pixels, (side // 2, side * 6 // 10), side // 5, (200, 70, 50), -1)
    noise = np.random.default_rng(2).normal(0, 3, pixels.shape)
    return np.clip(pixels + noise, 0, 255).astype(np.uint8)


@pytest.mark.parametrize("name", STYLES)
def test_the_palette_comes_much_nearer(name: str) -> None:
    before = scene()
    after = in_style(before, StyleGuide(STYLES[name], "precise"), 1.0)
    assert after.shape == before.shape
    assert after.dtype == np.uint8
    assert distance(after, STYLES[name]) < 0.65 * distance(before, STYLES[name])


def test_no_strength_changes_nothing_and_half_goes_half_the_way() -> None:
    before = scene()
    guide = StyleGuide(CLAY, "precise")
    assert (in_style(before, guide, 0.0) == before).all()
    whole, half = (np.abs(in_style(before, guide, s).astype(int) - before).mean() for s in (1.0, 0.5))
    assert 0.2 * whole < half < 0.8 * whole


def test_the_given_pixels_stay_and_the_result_is_the_same_again() -> None:
    before = scene()
    kept = before.copy()
    guide = StyleGuide(replace(CLAY, shading="painterly", texture=0.03, grain=0.01, edge_softness=0.4), "precise")
    first, second = in_style(before, guide, 1.0), in_style(before, guide, 1.0)
    assert (before == kept).all()
    assert (first == second).all()


def test_lines_are_drawn_in_ink_on_paper_where_there_were_edges() -> None:
    drawn = in_style(scene(), StyleGuide(PEN, "precise"), 1.0)
    ink = np.abs(drawn.astype(int) - PEN.line_rgb).max(axis=2) < 40
    assert 0.005 < ink.mean() < 0.15
    assert ink[92:100].mean() > 3 * ink[10:40].mean()
    assert np.abs(np.median(drawn, axis=(0, 1)) - PEN.ground).max() < 12


def test_hatching_is_denser_where_it_was_darker() -> None:
    drawn = in_style(scene(512), StyleGuide(replace(PEN, shading="hatched"), "precise"), 1.0).mean(axis=2)
    land, sky = drawn[420:, :], drawn[220:280, :80]
    assert land.mean() < sky.mean() - 10
    assert land.std() > sky.std() + 5


def test_flat_styles_have_less_noise_and_grainy_ones_more() -> None:
    def noise(pixels: NDArray[np.uint8]) -> float:
        patch = pixels[130:, 10:60].mean(axis=2)
        return float(np.abs(np.diff(patch, axis=1)).mean())

    usual = noise(in_style(scene(), StyleGuide(CLAY, "precise"), 1.0))
    flat = noise(in_style(scene(), StyleGuide(replace(CLAY, shading="flat"), "precise"), 1.0))
    grainy = noise(in_style(scene(), StyleGuide(replace(CLAY, grain=0.02), "precise"), 1.0))
    assert flat < 0.6 * usual < usual < grainy


@pytest.mark.parametrize("shape", [(1, 1), (2, 7), (3, 300), (40, 1)], ids=str)
@pytest.mark.parametrize("name", STYLES)
def test_any_size_has_a_result(shape: tuple[int, int], name: str) -> None:
    pixels = np.full((*shape, 3), 90, np.uint8)
    style = replace(STYLES[name], texture=0.03, grain=0.01, edge_softness=0.8)
    for shading in ("flat", "gradient", "hatched", "painterly"):
        guide = StyleGuide(replace(style, shading=shading), "regular")
        assert in_style(pixels, guide, 1.0).shape == pixels.shape
