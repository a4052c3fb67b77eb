import cv2
import numpy as np
import pytest

from limner.engines.base import never_cancelled
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.matte.belief import believe
from limner.engines.darkroom.matte.choice import Choice, choose
from limner.engines.darkroom.matte.evidence import gather

HEIGHT, WIDTH = 180, 240


def grass(seed: int) -> Pixels:
    """Blades of many greens and browns."""
    noise = np.random.default_rng(seed).normal(0, 1, (HEIGHT, WIDTH, 1))
    texture = cv2.GaussianBlur(noise, (0, 0), sigmaX=1.0, sigmaY=3.0)[..., None]
    return np.asarray(np.clip(np.array([92, 112, 50]) + 60 * texture, 0, 255), np.uint8)


def disc(radius: float, down: float, across: float) -> Mask:
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    inside: Mask = np.hypot(rows - down, columns - across) < radius
    return inside


def painted(ground: Pixels, mask: Mask, colour: tuple[int, int, int]) -> Pixels:
    return np.where(mask[..., None], np.array(colour, np.uint8), ground)


def chosen(picture: Pixels) -> tuple[Mask, Choice]:
    evidence = gather(picture, never_cancelled)
    choice = choose(picture, evidence, believe(evidence))
    return choice.inside[evidence.patches.labels], choice


def iou(found: Mask, truth: Mask) -> float:
    return float((found & truth).sum() / (found | truth).sum())


@pytest.mark.parametrize("across", [70, 120, 170], ids=["left", "middle", "right"])
def test_a_thing_is_found_wherever_it_lies(across: int) -> None:
    truth = disc(32, 110, across)
    assert iou(chosen(painted(grass(1), truth, (190, 60, 40)))[0], truth) > 0.9


def test_a_small_thing_before_something_larger_behind_it() -> None:
    """The light between dark trunks draws the eye; the coat in front of it is a thing."""
    picture = grass(2)
    picture[:, 130:] = picture[:, 130:] // 3
    coat = np.zeros((HEIGHT, WIDTH), bool)
    coat[70:, 70:112] = True
    assert iou(chosen(painted(picture, coat, (20, 24, 48)))[0], coat) > 0.9


def test_a_head_of_other_colours_belongs_to_the_shoulders() -> None:
    body = np.zeros((HEIGHT, WIDTH), bool)
    body[95:, 80:160] = True
    head = disc(18, 77, 120)
    picture = painted(painted(grass(3), body, (150, 20, 40)), head, (215, 165, 140))
    picture = painted(picture, disc(17, 66, 120) & ~disc(17, 80, 120), (60, 40, 25))
    found, _ = chosen(picture)
    assert found[body].mean() > 0.95
    assert found[head].mean() > 0.9
    assert found[~(head | body | disc(18, 66, 120))].mean() < 0.02


def scene() -> tuple[Pixels, Mask]:
    """Hills with woods and a field under a sky with a cloud, and the sky."""
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    sky = rows < 80 + 14 * np.sin(columns / 30)
    picture = grass(4)
    picture[120:, :90] = picture[120:, :90] // 2
    picture[130:, 140:] = np.minimum(picture[130:, 140:].astype(int) + np.array([70, 60, 20]), 255).astype(np.uint8)
    blue = np.broadcast_to((np.array([90, 140, 220]) + rows[..., None] * [0.7, 0.5, 0.2]), picture.shape)
    picture = np.where(sky[..., None], blue, picture).astype(np.uint8)
    return painted(picture, disc(14, 30, 150) | disc(10, 33, 130), (235, 238, 242)), sky


def test_of_a_scene_all_below_its_skyline_is_kept() -> None:
    picture, sky = scene()
    found, _ = chosen(picture)
    assert found[~sky].mean() > 0.97
    assert found[sky].mean() < 0.05


def test_a_thing_has_more_merit_than_a_scene() -> None:
    thing = chosen(painted(grass(5), disc(40, 95, 120), (230, 230, 235)))[1]
    assert thing.merit > chosen(scene()[0])[1].merit


def test_the_same_twice() -> None:
    picture, _ = scene()
    assert np.array_equal(chosen(picture)[0], chosen(picture)[0])


@pytest.mark.parametrize("shape", [(8, 8), (16, 60), (60, 16)], ids=str)
def test_a_tiny_picture_of_noise_has_a_region(shape: tuple[int, int]) -> None:
    noise = np.random.default_rng(6).integers(0, 256, (*shape, 3), np.uint8)
    assert chosen(noise)[0].shape == shape
