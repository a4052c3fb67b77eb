"""Flat art that came as JPEG."""

import io

import cv2
import numpy as np
import pytest
from PIL import Image, ImageDraw
from skimage import data

from limner.engines.base import never_cancelled
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.trace.options import TraceOptions
from limner.engines.darkroom.trace.settle import settled
from limner.engines.darkroom.trace.trace import trace


def badge() -> Pixels:
    image = Image.new("RGB", (960, 720), "#f4f1de")
    draw = ImageDraw.Draw(image)
    draw.ellipse([120, 120, 540, 540], fill="#d62828")
    draw.polygon([(330, 210), (450, 450), (210, 450)], fill="#fcbf49")
    draw.rectangle([600, 330, 900, 360], fill="#003049")
    return np.asarray(image.resize((320, 240), Image.Resampling.LANCZOS))


def jpeg(pixels: Pixels, quality: int) -> Pixels:
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, "JPEG", quality=quality)
    return np.array(Image.open(file))


def everywhere(pixels: Pixels) -> Mask:
    return np.ones(pixels.shape[:2], bool)


@pytest.mark.parametrize("quality", [50, 75, 90])
def test_a_logo_saved_as_jpeg_is_traced_in_few_clean_shapes(quality: int) -> None:
    noisy = jpeg(badge(), quality)
    svg = trace(noisy, TraceOptions(), never_cancelled)
    assert svg.count("<path") + svg.count("<rect") <= 20
    assert len(svg) < 3_000


def test_areas_become_even_and_edges_stay() -> None:
    clean = badge()
    noisy = jpeg(clean, 60)
    result, palette = settled(noisy, everywhere(noisy))
    assert palette is not None
    assert len(palette) == 4
    kernel = np.ones((9, 9), np.uint8)
    inside = (cv2.erode(clean, kernel) == cv2.dilate(clean, kernel)).all(axis=2)
    assert len(np.unique(noisy[inside], axis=0)) > 20
    assert len(np.unique(result[inside], axis=0)) == 3
    assert np.abs(result.astype(int) - clean).mean() < np.abs(noisy.astype(int) - clean).mean()


@pytest.mark.parametrize("size", [(1024, 1024), (400, 300), (160, 120)], ids=str)
def test_small_and_large_art_is_found_by_a_look_at_some_rows(size: tuple[int, int]) -> None:
    noisy = jpeg(np.asarray(Image.fromarray(badge()).resize(size, Image.Resampling.BICUBIC)), 75)
    palette = settled(noisy, everywhere(noisy))[1]
    assert palette is not None
    assert 4 <= len(palette) <= 8


def test_shadings_are_told_without_a_look_at_the_whole_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    across, down = np.meshgrid(np.linspace(0, 255, 512), np.linspace(0, 255, 512))
    shaded = np.stack([across, down, 255 - across], axis=2).astype(np.uint8)
    seen: list[int] = []

    def dilate(rows: Pixels, kernel: Pixels) -> Pixels:
        seen.append(rows.size)
        return np.asarray(_dilate(rows, kernel), np.uint8)

    _dilate = cv2.dilate
    monkeypatch.setattr(cv2, "dilate", dilate)
    assert settled(shaded, everywhere(shaded))[1] is None
    assert sum(seen) < shaded.size / 4


def test_other_pictures_stay_as_they_are() -> None:
    ramp = np.repeat(np.linspace(0, 255, 300).astype(np.uint8)[None, :, None], 200, axis=0).repeat(3, axis=2)
    photograph = np.ascontiguousarray(data.coffee()[:200, :300])  # type: ignore[no-untyped-call]
    for pixels in (badge(), jpeg(ramp, 60), photograph, np.zeros((9, 9, 3), np.uint8)):
        result, palette = settled(pixels, everywhere(pixels))
        assert palette is None
        assert np.array_equal(result, pixels)
    assert settled(photograph, ~everywhere(photograph))[1] is None
