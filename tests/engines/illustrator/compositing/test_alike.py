"""Pictures that are built like another one."""

from xml.etree import ElementTree

import numpy as np
import pytest

from limner.drawing.colour import RGB, lab
from limner.engines.base import Artwork, never_cancelled
from limner.engines.illustrator.compositing.alike import draw_alike
from limner.engines.illustrator.compositing.hints import Composition, Mass, Swatch
from limner.engines.illustrator.engine import Illustrator
from tests.engines.illustrator.compositing.jobs import job

ORANGE: RGB = (240, 110, 20)
COLD = Composition(palette=(Swatch((20, 40, 70), 0.7), Swatch((90, 130, 160), 0.3)), mean=(0.33, -0.02, -0.05))


def mean(artwork: Artwork) -> np.ndarray:
    assert artwork.pixels is not None
    points = artwork.pixels[::5, ::5].reshape(-1, 3)
    return np.mean([lab((int(r), int(g), int(b))) for r, g, b in points], axis=0)  # type: ignore[no-any-return]


def fox_at(artwork: Artwork) -> tuple[float, float, float]:
    """The middle and the height of what is orange, as shares of the canvas."""
    assert artwork.pixels is not None
    points = artwork.pixels.astype(int)
    orange = (points[:, :, 0] > points[:, :, 2] + 110) & (points[:, :, 0] > points[:, :, 1] + 55)
    ys, xs = np.nonzero(orange)
    return float(xs.mean()) / orange.shape[1], float(ys.mean()) / orange.shape[0], float(np.ptp(ys)) / orange.shape[0]


@pytest.mark.parametrize("x", [0.05, 0.6])
def test_the_subject_is_where_the_largest_mass_is(x: float) -> None:
    masses = (Mass(0.0, 0.0, 1.0, 0.5, (120, 160, 220)), Mass(x, 0.4, 0.35, 0.5, (90, 90, 90)))
    artwork = draw_alike(job("a fox in the snow at noon", (200, 200)), Composition(horizon=0.45, masses=masses))
    across, down, tall = fox_at(artwork)
    assert abs(across - (x + 0.175)) < 0.1
    assert 0.45 < down < 0.9
    assert tall > 0.2


def test_a_larger_mass_gives_a_larger_subject() -> None:
    sizes = []
    for size in (0.2, 0.6):
        masses = (Mass(0.5 - size / 2, 0.9 - size, size, size, (90, 90, 90)),)
        sizes.append(fox_at(draw_alike(job("a fox in the snow at noon", (200, 200)), Composition(masses=masses)))[2])
    assert sizes[1] > 1.5 * sizes[0]


@pytest.mark.parametrize("prompt", ["a cat in a meadow at noon", "a robot at noon", "a lighthouse at noon"])
def test_colours_come_nearer_to_those_of_the_composition(prompt: str) -> None:
    target = np.array(COLD.mean)
    alike = mean(draw_alike(job(prompt), COLD))
    own = mean(Illustrator().run(job(prompt), never_cancelled))
    assert np.linalg.norm(alike - target) < 0.6 * np.linalg.norm(own - target)


def test_all_subjects_are_drawn_where_masses_are_too_few() -> None:
    artwork = draw_alike(job("three cats", (240, 160)), Composition(masses=(Mass(0.2, 0.2, 0.5, 0.6, ORANGE),)))
    assert artwork.scene["drawn"] == ["cat"] * 3


def test_without_anything_known_it_is_a_picture_of_the_prompt() -> None:
    artwork = draw_alike(job("a boat on a lake", (128, 200)), Composition())
    assert artwork.pixels is not None
    assert artwork.pixels.shape == (200, 128, 3)
    assert len(artwork.scene["drawn"]) == 1


def test_a_vector_job_gives_the_same_in_svg() -> None:
    masses = (Mass(0.3, 0.3, 0.4, 0.5, ORANGE), Mass(0.8, 0.4, 0.15, 0.4, (60, 140, 60)))
    one, two = (draw_alike(job("a fox", vector=True), Composition(0.5, masses, COLD.palette)).svg for _ in range(2))
    assert one is not None
    assert one == two
    ElementTree.fromstring(one)
