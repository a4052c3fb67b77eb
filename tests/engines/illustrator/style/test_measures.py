"""What is measured of one picture, on pictures made to measure."""

import cv2
import numpy as np
import pytest

from limner.drawing.colour import distance, lab
from limner.engines.illustrator.style.view import view
from tests.engines.illustrator.style.pictures import Pixels, canvas, hatched, learned, noisy, outlined, ramp, shapes


def _blurred(pixels: Pixels, sigma: float) -> Pixels:
    return np.asarray(cv2.GaussianBlur(pixels, (0, 0), sigma), np.uint8)


def test_tones_are_the_quantiles_of_lightness() -> None:
    style = learned(ramp())
    assert len(style.tones) == 11
    assert list(style.tones) == sorted(style.tones)
    assert style.tones[0] == pytest.approx(lab((60, 60, 60))[0], abs=0.01)
    assert style.tones[5] == pytest.approx(lab((140, 140, 140))[0], abs=0.01)
    assert style.tones[10] == pytest.approx(lab((220, 220, 220))[0], abs=0.01)


def test_contrast_is_the_deviation_of_lightness() -> None:
    halves = canvas((0, 0, 0))
    halves[:, 240:] = 255
    assert learned(halves).contrast == pytest.approx(0.5, abs=0.01)
    assert learned(canvas()).contrast == pytest.approx(0, abs=1e-3)


def test_gray_has_no_chroma_and_no_temperature() -> None:
    style = learned(ramp())
    assert style.chroma < 0.001
    assert abs(style.temperature) < 0.01


@pytest.mark.parametrize(
    ("rgb", "warm"), [((230, 150, 70), True), ((200, 60, 40), True), ((70, 120, 220), False), ((150, 190, 230), False)]
)
def test_orange_is_warm_and_blue_is_cold(rgb: tuple[int, int, int], warm: bool) -> None:
    assert (learned(canvas(rgb)).temperature > 0.3) is warm
    assert (learned(canvas(rgb)).temperature < -0.3) is not warm


def test_a_blur_makes_edges_softer() -> None:
    sharp = shapes("boxes")
    softness = [learned(picture).edge_softness for picture in (sharp, *(_blurred(sharp, s) for s in (1.5, 3, 6)))]
    assert softness == sorted(softness)
    assert softness[0] < 0.15
    assert softness[-1] > 0.6


@pytest.mark.parametrize("width", [3, 5, 9])
def test_lines_have_their_width_and_their_ink(width: int) -> None:
    style = learned(outlined(width))
    assert style.line_weight * 600 == pytest.approx(width, abs=1.0)
    assert distance(style.line_rgb, (30, 25, 60)) < 0.05


def test_lines_alone_outlines_and_areas_alone() -> None:
    alone, filled, areas = outlined(4), outlined(4, fill=(220, 140, 60)), shapes("boxes")
    shares = [learned(picture).line_share for picture in (alone, filled, areas)]
    assert shares[0] > 0.95
    assert 0.6 < shares[1] < 0.95
    assert shares[2] == 0
    assert learned(areas).line_weight == 0
    assert learned(areas).line_rgb == (0, 0, 0)


def test_light_lines_on_a_dark_ground_are_lines() -> None:
    style = learned(np.asarray(255 - outlined(4)))
    assert style.line_share > 0.3
    assert distance(style.line_rgb, (225, 230, 195)) < 0.06


@pytest.mark.parametrize("sigma", [2.0, 6.0])
def test_grain_is_the_noise_from_pixel_to_pixel(sigma: float) -> None:
    gray = canvas((128, 128, 128))
    slope = lab((133, 133, 133))[0] - lab((123, 123, 123))[0]
    assert learned(noisy(gray, sigma)).grain == pytest.approx(sigma * slope / 10, rel=0.15)


def test_a_drawing_has_no_grain_and_no_texture() -> None:
    style = learned(outlined(4, fill=(220, 140, 60)))
    assert style.grain < 1e-3
    assert style.texture < 1e-3


def test_texture_is_coarser_than_grain() -> None:
    gray = canvas((128, 128, 128), (1000, 1000))
    coarse, fine = learned(noisy(gray, 5, scale=5)), learned(noisy(gray, 5))
    assert coarse.texture > 0.009
    assert coarse.grain < 0.004
    assert fine.texture < coarse.texture
    assert fine.grain > 4 * coarse.grain


@pytest.mark.parametrize(
    ("picture", "shading"),
    [
        (shapes("boxes"), "flat"),
        (outlined(4), "flat"),
        (noisy(canvas((128, 128, 128)), 3), "flat"),
        (ramp(), "gradient"),
        (hatched(), "hatched"),
        (noisy(ramp(), 9, scale=2), "painterly"),
    ],
    ids=["shapes", "outlines", "grainy paper", "ramp", "hatching", "strokes"],
)
def test_shading_is_told_from_areas_and_lines(picture: Pixels, shading: str) -> None:
    assert learned(picture).shading == shading


def test_wide_stripes_are_no_hatching() -> None:
    assert learned(hatched(pitch=40)).shading == "flat"


@pytest.mark.parametrize(
    ("kind", "round_"), [("discs", True), ("ellipses", True), ("boxes", False), ("triangles", False), ("stars", False)]
)
def test_discs_are_round_and_boxes_are_angular(kind: str, round_: bool) -> None:
    roundness = learned(shapes(kind)).roundness
    assert (roundness > 0.8) is round_
    assert (roundness < 0.2) is not round_


def test_detail_grows_with_what_there_is() -> None:
    few, more, everywhere = shapes("boxes", 2), shapes("boxes", 6), noisy(canvas(), 40, scale=2)
    details = [learned(picture).detail for picture in (canvas(), few, more, everywhere)]
    assert details == sorted(details)
    assert details[0] == 0
    assert details[-1] > 0.7


def test_what_is_transparent_does_not_count() -> None:
    disc = np.dstack([shapes("discs"), np.zeros((600, 900), np.uint8)])
    disc[20:300, 20:300, 3] = 255
    style = learned(disc)
    shown = learned(np.ascontiguousarray(disc[20:300, 20:300, :3]))
    assert style.ground == (255, 255, 255)
    assert {swatch.rgb for swatch in style.palette} == {swatch.rgb for swatch in shown.palette}
    assert style.palette[0].share == pytest.approx(shown.palette[0].share, abs=0.02)
    assert style.tones[5] == pytest.approx(shown.tones[5], abs=0.02)


@pytest.mark.parametrize("shape", [(1, 1, 3), (1, 900, 3), (7, 5, 4), (2000, 3, 3), (40, 40, 4)], ids=str)
@pytest.mark.parametrize("value", [0, 255])
def test_any_picture_has_a_style(shape: tuple[int, ...], value: int) -> None:
    style = learned(np.full(shape, value, np.uint8))
    assert sum(swatch.share for swatch in style.palette) == pytest.approx(1)
    assert all(np.isfinite(number) for number in (*style.tones, style.contrast, style.texture, style.detail))


def test_large_pictures_are_looked_at_small() -> None:
    seen = view(np.zeros((900, 3000, 3), np.uint8))
    assert seen.light.shape == (307, 1024)
    assert seen.lab.shape == (154, 512, 3)
