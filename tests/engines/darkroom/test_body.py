import cv2
import numpy as np
import pytest

from limner.engines.darkroom.body import Lighting, lit_body
from limner.engines.darkroom.finish import FINISHES, MATT, finish_of
from tests.engines.darkroom.pictures import Pixels

GREY = (0.5, 0.5, 0.5)


def ball() -> Pixels:
    """A disc of one colour on nothing."""
    y, x = np.mgrid[-1:1:120j, -1:1:120j]
    inside = x * x + y * y < 0.9
    return np.dstack([np.full((120, 120, 3), 120, np.uint8), np.where(inside, 255, 0).astype(np.uint8)])


def two_parts() -> Pixels:
    """The disc, its upper half a part of its own."""
    parts = ball()
    parts[:60, :, :3] = (200, 40, 90)
    return parts


def lit(side: float, name: str = "", ground: tuple[float, float, float] | None = GREY) -> Pixels:
    return lit_body(ball(), ball(), Lighting(side, ground), FINISHES.get(name, MATT), 1)


def test_the_side_to_the_light_is_brighter() -> None:
    left, right = lit(-0.8).astype(float), lit(0.8).astype(float)
    assert left[45:70, 15:35, :3].mean() > left[45:70, 85:105, :3].mean() + 25
    assert right[45:70, 15:35, :3].mean() < right[45:70, 85:105, :3].mean() - 25


def test_the_underside_takes_the_colour_of_the_ground() -> None:
    made = lit(0.4, ground=(0.2, 0.8, 0.1)).astype(float)
    low, high = made[95:110, 50:70].mean((0, 1)), made[10:30, 50:70].mean((0, 1))
    assert low[1] - low[0] > high[1] - high[0] + 5


def test_what_is_glazed_has_a_highlight_and_what_is_matt_has_none() -> None:
    assert lit(-0.6, "glazed")[..., :3].max() > lit(-0.6)[..., :3].max() + 30


def test_light_is_gone_where_parts_meet() -> None:
    whole, parted = lit(-0.5), lit_body(ball(), two_parts(), Lighting(-0.5, GREY), MATT, 1)
    assert parted[62:66, 40:80, :3].astype(float).mean() != whole[62:66, 40:80, :3].astype(float).mean()
    assert parted[58:62, 40:80, :3].astype(float).mean() < whole[58:62, 40:80, :3].astype(float).mean() - 8


@pytest.mark.parametrize("name", sorted(FINISHES))
def test_every_finish_leaves_the_outline(name: str) -> None:
    made = lit(0.5, name)
    assert np.array_equal(made[..., 3], ball()[..., 3])
    assert np.array_equal(made, lit(0.5, name))


def test_a_large_figure_is_lit_as_a_small_one_is() -> None:
    large = cv2.resize(ball(), (1200, 1200), interpolation=cv2.INTER_LINEAR)
    made = lit_body(np.asarray(large), np.asarray(large), Lighting(-0.5, GREY), MATT, 1)
    small = cv2.resize(made, (120, 120), interpolation=cv2.INTER_AREA).astype(float)
    assert abs(small[30:90, 30:90, :3].mean() - lit(-0.5)[30:90, 30:90, :3].mean()) < 8


def test_what_is_nothing_stays_nothing() -> None:
    empty = np.zeros((20, 30, 4), np.uint8)
    assert np.array_equal(lit_body(empty, empty, Lighting(0.5), MATT, 1), empty)


@pytest.mark.parametrize(
    ("prompt", "name"), [("a leather bag", "leather"), ("two apples", "waxy"), ("a wooden cat", "wood")]
)
def test_a_material_or_a_thing_tells_the_finish(prompt: str, name: str) -> None:
    assert finish_of(prompt.split()) == FINISHES[name]


def test_other_words_are_matt() -> None:
    assert finish_of("a gizmo".split()) == MATT
