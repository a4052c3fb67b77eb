import numpy as np
import pytest

from limner.engines.illustrator.compositing.cutout import draw_subjects
from limner.engines.illustrator.looks.bodies import Parts, Surfaces
from limner.engines.illustrator.looks.look import Look
from tests.engines.illustrator.compositing.jobs import job


def drawn(prompt: str, look: Look) -> np.ndarray:
    cutout = draw_subjects(job(prompt, (160, 160)), look=look)
    assert cutout is not None
    assert cutout.pixels is not None
    return cutout.pixels


def colours(pixels: np.ndarray) -> int:
    """How many colours at least one of a hundred of the figure's pixels have."""
    inside = pixels[pixels[..., 3] == 255][:, :3]
    _, counts = np.unique(inside, axis=0, return_counts=True)
    return int((counts > len(inside) / 100).sum())


@pytest.mark.parametrize("prompt", ["a red apple", "a wooden chair", "a football", "a suitcase"])
def test_surfaces_have_no_light_on_them(prompt: str) -> None:
    plain = drawn(prompt, Surfaces())
    inside = plain[plain[..., 3] == 255][:, :3]
    _, counts = np.unique(inside, axis=0, return_counts=True)
    assert counts[counts > len(inside) / 200].sum() > 0.8 * len(inside)


def test_parts_are_told_apart_and_lie_where_the_surfaces_do() -> None:
    parts, surfaces = drawn("a wooden chair", Parts()), drawn("a wooden chair", Surfaces())
    assert colours(parts) >= 6
    assert ((parts[..., 3] > 127) == (surfaces[..., 3] > 127)).mean() > 0.98


def test_marks_are_no_parts() -> None:
    assert colours(drawn("a football", Parts())) == 1
    assert colours(drawn("a football", Surfaces())) >= 2


def test_a_ball_of_a_colour_is_of_that_colour_alone() -> None:
    assert colours(drawn("a red ball", Surfaces())) == 1
    assert colours(drawn("a beach ball", Surfaces())) > 2


def test_a_pattern_is_on_the_surface() -> None:
    assert colours(drawn("a striped mug", Surfaces())) > colours(drawn("a mug", Surfaces()))


def test_glass_is_seen_through() -> None:
    shown = drawn("a glass bottle", Surfaces())[..., 3]
    assert ((shown > 20) & (shown < 240)).sum() > 0.1 * (shown > 20).sum()
