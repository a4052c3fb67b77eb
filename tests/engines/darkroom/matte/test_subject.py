import cv2
import numpy as np
import pytest
from skimage import data

from limner.engines.base import Cancelled, never_cancelled
from limner.engines.darkroom.arrays import Mask, Matte, Pixels
from limner.engines.darkroom.matte.subject import find_subject

SIDE = 160


def disc(side: int = SIDE, radius: float = 0.3, middle: tuple[float, float] = (0.5, 0.5)) -> Mask:
    y, x = (np.mgrid[0:side, 0:side] + 0.5) / side
    inside: Mask = np.hypot(y - middle[0], x - middle[1]) < radius
    return inside


def over(mask: Mask, colour: tuple[int, int, int], ground: Pixels) -> Pixels:
    return np.where(mask[..., None], np.array(colour, np.uint8), ground)


def white() -> Pixels:
    return np.full((SIDE, SIDE, 3), 255, np.uint8)


def studio() -> Pixels:
    y, x = np.mgrid[0:SIDE, 0:SIDE] / SIDE - 0.5
    light = 225 - 140 * (x**2 + y**2) + np.random.default_rng(1).normal(0, 1, (SIDE, SIDE))
    return np.repeat(light.astype(np.uint8)[..., None], 3, 2)


def photograph(name: str) -> Pixels:
    pixels = np.asarray(getattr(data, name)(), np.uint8)
    small = np.asarray(cv2.resize(pixels, (SIDE, SIDE), interpolation=cv2.INTER_AREA), np.uint8)
    return small if small.ndim == 3 else np.repeat(small[..., None], 3, 2)


def iou(matte: Matte, truth: Mask) -> float:
    found = matte > 0.5
    return float((found & truth).sum() / (found | truth).sum())


@pytest.mark.parametrize("ground", [white, studio], ids=["white", "studio"])
@pytest.mark.parametrize("colour", [(200, 40, 30), (30, 30, 30), (60, 120, 200)], ids=["red", "black", "blue"])
def test_product_on_a_plain_ground(ground: object, colour: tuple[int, int, int]) -> None:
    truth = disc()
    assert callable(ground)
    assert iou(find_subject(over(truth, colour, ground()), never_cancelled), truth) > 0.97


def shadowed(side: int) -> Pixels:
    """A plain bright ground with a soft shadow beside the middle."""
    y, x = (np.mgrid[0:side, 0:side] + 0.5) / side
    dark = 60 * np.exp(-(((x - 0.66) / 0.16) ** 2 + ((y - 0.68) / 0.1) ** 2))
    return np.repeat((245 - dark)[..., None], 3, 2).astype(np.uint8)


@pytest.mark.parametrize("side", [160, 512])
def test_a_soft_shadow_on_the_ground_is_left_out(side: int) -> None:
    truth = disc(side, radius=0.2)
    assert iou(find_subject(over(truth, (150, 40, 30), shadowed(side)), never_cancelled), truth) > 0.95


def test_the_dark_side_of_a_pale_ball_is_no_shadow() -> None:
    truth = disc(512)
    y, x = (np.mgrid[0:512, 0:512] + 0.5) / 512 - 0.5
    ball = np.repeat((215 - 180 * (x + y))[..., None], 3, 2).clip(60, 215).astype(np.uint8)
    picture = np.where(truth[..., None], ball, np.uint8(250))
    assert iou(find_subject(picture, never_cancelled), truth) > 0.97


def test_hole_of_a_ring_is_seen_through() -> None:
    truth = disc(radius=0.35) & ~disc(radius=0.15)
    matte = find_subject(over(truth, (20, 90, 160), white()), never_cancelled)
    assert matte[SIDE // 2, SIDE // 2] == 0
    assert iou(matte, truth) > 0.97


def test_subject_cut_by_the_lower_border() -> None:
    truth = disc(radius=0.4, middle=(0.9, 0.5)) | disc(radius=0.17, middle=(0.4, 0.5))
    assert iou(find_subject(over(truth, (30, 60, 140), studio()), never_cancelled), truth) > 0.97


def test_subject_on_a_busy_ground() -> None:
    truth = disc()
    assert iou(find_subject(over(truth, (200, 60, 30), photograph("gravel")), never_cancelled), truth) > 0.95


def test_subject_in_focus_before_a_blurred_ground() -> None:
    ground = np.asarray(cv2.GaussianBlur(photograph("coffee"), (0, 0), 6), np.uint8)
    pattern = np.indices((SIDE, SIDE)).sum(0) // 8 % 2 * 120
    subject = np.dstack([pattern + 40, pattern + 60, pattern + 110]).astype(np.uint8)
    truth = disc(radius=0.25)
    picture = np.where(truth[..., None], subject, ground)
    assert iou(find_subject(picture, never_cancelled), truth) > 0.8


def test_transparency_is_the_answer() -> None:
    alpha = np.arange(SIDE * SIDE).reshape(SIDE, SIDE) % 256
    picture = np.dstack([studio(), alpha]).astype(np.uint8)
    assert np.array_equal(find_subject(picture, never_cancelled), (alpha / 255).astype(np.float32))


@pytest.mark.parametrize("alpha", [0, 255])
def test_uniform_alpha_says_nothing(alpha: int) -> None:
    truth = disc()
    picture = over(truth, (200, 40, 30), white())
    opaque = np.dstack([picture, np.full((SIDE, SIDE), alpha)]).astype(np.uint8)
    assert np.array_equal(find_subject(opaque, never_cancelled), find_subject(picture, never_cancelled))


def test_flat_picture_is_all_subject() -> None:
    assert find_subject(np.full((50, 70, 3), 90, np.uint8), never_cancelled).min() == 1


@pytest.mark.parametrize("shape", [(32, 32), (32, 100), (100, 32), (33, 47)], ids=str)
def test_noise_of_any_size_has_a_subject(shape: tuple[int, int]) -> None:
    noise = np.random.default_rng(2).integers(0, 256, (*shape, 3), np.uint8)
    matte = find_subject(noise, never_cancelled)
    assert matte.shape == shape
    assert matte.dtype == np.float32
    assert matte.min() >= 0
    assert matte.max() == 1


def test_gray_photograph() -> None:
    matte = find_subject(photograph("camera"), never_cancelled)
    assert matte[55:95, 40:60].mean() > 0.97
    assert matte[110:, 100:].mean() < 0.1
    assert matte[:20].mean() < 0.1


def test_the_same_twice() -> None:
    picture = over(disc(), (200, 60, 30), photograph("gravel"))
    assert np.array_equal(find_subject(picture, never_cancelled), find_subject(picture, never_cancelled))


def test_cancelled_between_steps() -> None:
    calls = 0

    def check() -> None:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        find_subject(over(disc(), (200, 60, 30), photograph("gravel")), check)


def test_what_stands_at_the_rim_of_a_plain_ground_is_not_kept() -> None:
    ground = white() - np.uint8(40)
    ground[:, 120:128] = ground[:, 140:148] = 60
    ground[60:70, 110:] = 60
    truth = disc(radius=0.25, middle=(0.55, 0.4))
    matte = find_subject(over(truth, (200, 60, 30), ground), never_cancelled)
    assert iou(matte, truth) > 0.9
