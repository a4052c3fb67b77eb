import cv2
import numpy as np

from limner.engines.darkroom.composite import inward, joined, over
from limner.engines.darkroom.harmony import grained, relit, toned
from limner.engines.darkroom.photograph import character
from limner.engines.darkroom.shadow import ground_shadow, shaded
from tests.engines.darkroom.pictures import Pixels, photograph


def flat(r: int, g: int, b: int) -> Pixels:
    return np.full((80, 120, 3), (r, g, b), np.uint8)


def test_grain_and_blur_are_measured() -> None:
    clean = cv2.GaussianBlur(photograph("astronaut", 400, 400), (0, 0), 1.0)
    noise = np.random.default_rng(1).normal(0, 6, clean.shape[:2])[..., None]
    rough = np.clip(clean + noise, 0, 255).astype(np.uint8)
    soft = cv2.GaussianBlur(clean, (0, 0), 2.0)
    assert character(rough).grain > character(np.asarray(clean, np.uint8)).grain + 2
    assert character(np.asarray(soft, np.uint8)).blur > character(np.asarray(clean, np.uint8)).blur


def test_the_side_of_the_light_is_found() -> None:
    ramp = np.repeat(np.linspace(20, 230, 120, dtype=np.uint8)[None, :, None].repeat(80, 0), 3, 2)
    assert character(ramp).side > 0.5
    assert character(ramp[:, ::-1]).side < -0.5


def test_a_figure_takes_the_range_and_the_light_of_the_picture() -> None:
    dim, red = character(flat(40, 40, 44)), character(flat(190, 120, 90))
    figure = photograph("astronaut")
    assert toned(figure, dim).mean() < figure.mean()
    warm = toned(flat(128, 128, 128), red).astype(float).mean((0, 1))
    assert warm[0] > warm[2] + 10


def test_a_subject_takes_the_light_of_its_new_place() -> None:
    subject = photograph("astronaut")
    dark = relit(subject, character(flat(20, 24, 60)), character(subject))
    assert dark.mean() < subject.mean()


def test_grain_stays_inside_of_the_matte() -> None:
    matte = np.zeros((80, 120), np.float32)
    matte[:, 60:] = 1
    made = grained(flat(128, 128, 128), matte, 5.0, 1)
    assert (made[:, :60] == 128).all()
    assert 2 < made[:, 60:].std() < 8


def test_over_keeps_what_the_matte_leaves() -> None:
    base, matte = photograph(), np.zeros((160, 240), np.float32)
    matte[40:80, 40:80] = 0.5
    made = over(base, np.full_like(base, 255), matte)
    assert np.array_equal(made[matte == 0], base[matte == 0])


def test_a_join_has_no_step_at_the_edge_and_its_own_colour_inside() -> None:
    mask = np.zeros((80, 120), np.bool_)
    mask[10:70, 20:100] = True
    made = joined(flat(100, 100, 100), flat(200, 160, 40), mask, 10.0).astype(int)
    assert np.array_equal(made[~mask], flat(100, 100, 100)[~mask])
    assert np.abs(made[40, 20] - made[40, 19]).max() < 30
    assert np.abs(made[40, 60] - (200, 160, 40)).max() < 6


def test_the_soft_edge_is_inside_of_the_mask_and_not_at_the_border_of_the_picture() -> None:
    mask = np.zeros((80, 120), np.bool_)
    mask[:, 60:] = True
    share = inward(mask, 4.0)
    assert (share[:, :60] == 0).all()
    assert (share[:, 70:] == 1).all()
    assert 0 < share[40, 62] < 1


def test_a_shadow_lies_at_the_foot() -> None:
    matte = np.zeros((200, 200), np.float32)
    matte[40:150, 80:120] = 1
    shadow = ground_shadow(matte, -0.8, 0.6)
    assert shadow.max() <= 0.6
    assert shadow[145:155, 80:120].mean() > 4 * shadow[20:40].mean()
    assert shadow[120:152, 122:170].mean() > shadow[120:152, 30:78].mean()
    assert (shaded(flat(200, 200, 200), shadow[:80, :120]) <= 200).all()
