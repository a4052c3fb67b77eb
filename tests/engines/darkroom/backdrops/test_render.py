import cv2
import numpy as np
import pytest

from limner.engines.darkroom.backdrops.canvas import View
from limner.engines.darkroom.backdrops.index import KINDS
from limner.engines.darkroom.backdrops.render import Figure, Lens, render
from limner.engines.darkroom.backdrops.wish import Wish, wish
from limner.engines.jobs import GenerateJob
from tests.engines.darkroom.pictures import Pixels, apart

SIZE = (120, 90)
STANDING = View(horizon=0.5, foot=0.85, middle=0.66, wide=0.4)


def made(prompt: str, seed: int = 1, view: View | None = None) -> Pixels:
    asked = wish(GenerateJob("svcv3", prompt, *SIZE, False, seed, look="raw"))
    return render(asked, View() if view is None else view, Lens(), SIZE, seed)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_fills_the_picture_by_its_seed(kind: str) -> None:
    for view in (View(), STANDING):
        one = render(Wish(kind), view, Lens(), SIZE, 1)
        assert one.shape == (90, 120, 3)
        assert np.array_equal(one, render(Wish(kind), view, Lens(), SIZE, 1))
        assert apart(one, render(Wish(kind), view, Lens(), SIZE, 2)) > 0.5


@pytest.mark.parametrize(
    ("prompt", "rgb"),
    [("plain white background", (244, 243, 239)), ("black background", (38, 37, 43)), ("pink backdrop", None)],
)
def test_paper_has_the_colour_that_is_named(prompt: str, rgb: tuple[int, int, int] | None) -> None:
    mean = made(prompt).reshape(-1, 3).mean(0)
    if rgb is None:
        assert mean[0] > mean[1] + 20
        assert mean[2] > mean[1]
    else:
        assert np.abs(mean - rgb).max() < 14


@pytest.mark.parametrize(
    ("prompt", "strongest"), [("a green forest", 1), ("an autumn forest", 0), ("underwater", 2), ("a blue wall", 2)]
)
def test_places_have_their_colours(prompt: str, strongest: int) -> None:
    assert int(made(prompt).reshape(-1, 3).mean(0).argmax()) == strongest


def test_a_gradient_goes_from_the_first_colour_to_the_last() -> None:
    picture = made("a gradient from red to blue").astype(float)
    assert picture[:15, :, 0].mean() > picture[:15, :, 2].mean() + 40
    assert picture[-15:, :, 2].mean() > picture[-15:, :, 0].mean() + 40


def test_night_is_darker_than_noon_and_fog_is_paler() -> None:
    assert made("a meadow at night").mean() < 0.6 * made("a meadow at noon").mean()
    assert made("a meadow in fog").std() < 0.7 * made("a meadow").std()


def sharpness(picture: Pixels, rows: slice) -> float:
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY).astype(np.float32)[rows]
    return float(np.abs(cv2.Laplacian(grey, -1)).mean())


def test_what_is_far_off_is_softer_than_the_ground_under_the_feet() -> None:
    picture = render(Wish("meadow"), STANDING, Lens(), (480, 360), 1)
    assert sharpness(picture, slice(280, 330)) > 3 * sharpness(picture, slice(120, 180))


def test_lights_become_discs_as_large_as_the_lens_makes_them() -> None:
    small, large = (render(Wish("bokeh"), View(), Lens(radius), SIZE, 3) for radius in (0.01, 0.06))
    assert sharpness(small, slice(0, 90)) > 1.5 * sharpness(large, slice(0, 90))


def test_a_figure_stands_on_the_side_that_is_free() -> None:
    red = np.zeros((60, 40, 4), np.uint8)
    red[...] = (230, 10, 10, 255)
    view = View(horizon=0.5, foot=0.9, middle=0.3, wide=0.4)
    bare = render(Wish("meadow"), view, Lens(), SIZE, 1)
    found = np.abs(render(Wish("meadow"), view, Lens(), SIZE, 1, Figure(red, True)).astype(int) - bare).sum(-1)
    assert found[:, 60:].sum() > 20 * max(found[:, :20].sum(), 1)


@pytest.mark.parametrize("size", [(1, 1), (3, 200), (200, 3), (17, 31)])
def test_any_size_is_filled(size: tuple[int, int]) -> None:
    for kind in ("meadow", "table", "night", "wall", "room"):
        assert render(Wish(kind), STANDING, Lens(), size, 1).shape == (size[1], size[0], 3)


def test_the_moon_is_painted_on_the_side_that_the_subject_leaves_free() -> None:
    right = View(horizon=0.5, foot=0.85, middle=1.0, wide=0.4)
    sky = made("full moon over the sea", view=right).max(-1)[:45].astype(int)
    assert sky[:, :60].max() > sky[:, 60:].max() + 60


def test_the_light_of_a_window_falls_on_a_wall_where_it_is_named() -> None:
    bare, lit = (
        made(prompt, view=STANDING)[:60].mean(-1) for prompt in ("a grey wall", "a grey wall with window light")
    )
    assert lit.std() > 2 * bare.std()


def test_a_podium_ends_where_the_subject_stands() -> None:
    podium = made("a white podium", view=STANDING).mean(-1)
    front = podium[round(0.95 * 90), 50:110]
    assert front.max() - front.min() > 25
    assert np.ptp(podium[20, 50:110]) < 20


def test_a_place_that_is_dark_is_darker() -> None:
    assert made("a dark moody forest").mean() < 0.8 * made("a forest").mean()


def test_a_road_lies_under_who_stands_and_runs_off_behind_who_is_cut() -> None:
    for view in (STANDING, View(middle=0.9)):
        road, bare = (made(prompt, view=view).astype(int) for prompt in ("a desert road", "a desert"))
        changed = np.abs(road - bare).sum(-1) > 40
        assert changed[-1].mean() > 0.2
        assert not changed[:30].any()


def test_what_is_seen_from_above_lies_on_a_plain_table() -> None:
    above = View(horizon=0.5, foot=0.9, middle=0.66, wide=0.8, above=True)
    picture = made("a wooden table", view=above).astype(float)
    assert abs(picture[:30].mean() - picture[60:].mean()) < 25
    seen = made("a wooden table", view=STANDING).astype(float)
    assert abs(seen[:30].mean() - seen[70:].mean()) > 40
