"""SVG in SVG, and masks as outlines."""

import cv2
import numpy as np
import pytest

from limner.engines.darkroom.shapes.contours import outline
from limner.engines.darkroom.shapes.nesting import clip_to, nest
from limner.imaging.svg.render import render
from tests.engines.darkroom.shapes.pictures import HOUSE, USES, drawn, safe, shown


@pytest.mark.parametrize("kind", ["disc", "ring", "noise", "pixel", "all", "empty"])
def test_an_outline_is_its_mask(kind: str) -> None:
    mask = np.zeros((80, 100), np.uint8)
    if kind in ("disc", "ring"):
        cv2.circle(mask, (50, 40), 30, 1, -1)
    if kind == "ring":
        cv2.circle(mask, (50, 40), 15, 0, -1)
    if kind == "noise":
        mask = (cv2.GaussianBlur(np.random.default_rng(0).random((80, 100)), (0, 0), 4) > 0.5).astype(np.uint8)
    if kind == "pixel":
        mask[20, 30] = 1
    if kind == "all":
        mask[:] = 1
    path = f'<path fill-rule="evenodd" d="{outline(mask > 0)}"/>'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 80">{path}</svg>'
    alpha = render(text, 100, 80)[..., 3]
    assert np.mean((alpha > 128) != (mask > 0)) < 0.01


def test_clipping_shows_the_picture_inside_only() -> None:
    svg = safe(HOUSE)
    mask = np.zeros((300, 400), bool)
    mask[100:200, 50:150] = True
    for area in (mask, "M50 100h100v100h-100z"):
        pixels = shown(clip_to(svg.text, area))
        assert (pixels[..., 3] > 128).sum() == mask.sum()
        assert pixels[150, 100].tolist() == shown(svg.text)[150, 100].tolist()


def test_a_nested_picture_is_itself_smaller() -> None:
    inner = drawn("a red fox in a forest")
    part = nest(inner.text, 100, 50, 256, 128, "a")
    outer = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">{part}</svg>'
    pixels = shown(outer)
    small = render(inner.text, 128, 128)
    assert np.abs(pixels[50:178, 164:292].astype(int) - small).mean() < 3
    pixels[50:178, 164:292] = 0
    assert pixels.max() == 0


def test_two_nested_pictures_keep_their_own_definitions() -> None:
    parts = nest(HOUSE, 0, 0, 200, 150, "a") + nest(HOUSE.replace("#6cf", "#fc6"), 200, 0, 200, 150, "b")
    parts += nest(USES, 0, 150, 200, 150, "c")
    pixels = shown(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">{parts}</svg>')
    assert pixels[3, 100, 2] > 200
    assert pixels[3, 300, 2] < 150
    assert pixels[230, 100, 3] == 255
