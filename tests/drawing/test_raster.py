"""Display lists to pixels."""

import numpy as np
import pytest
import skia
from numpy.typing import NDArray

from limner.drawing import geometry as g
from limner.drawing.display import Display, Fill, Group, Item, Linear, Radial, Solid, Stop, Stroke
from limner.drawing.raster import BLENDS, rasterise

WHITE, BLACK, RED = (255, 255, 255), (0, 0, 0), (200, 30, 20)
BOX = g.rect(20, 20, 40, 40)


def _draw(*items: Item, ground: tuple[int, int, int] = WHITE) -> NDArray[np.uint8]:
    return rasterise(Display(80, 80, ground, items))


def test_an_empty_picture_is_its_ground() -> None:
    pixels = rasterise(Display(30, 20, RED, ()))
    assert pixels.shape == (20, 30, 3)
    assert pixels.dtype == np.uint8
    assert (pixels == RED).all()


def test_a_fill_covers_its_shape_and_nothing_else() -> None:
    pixels = _draw(Fill(BOX, Solid(RED)))
    assert (pixels[20:60, 20:60] == RED).all()
    pixels[20:60, 20:60] = 255
    assert (pixels == 255).all()


def test_alpha_mixes_with_what_is_behind() -> None:
    assert _draw(Fill(BOX, Solid(BLACK, 0.5)))[40, 40] == pytest.approx(127, abs=2)


def test_a_stroke_has_its_width_and_round_ends() -> None:
    pixels = _draw(Stroke(g.line([(20, 40), (60, 40)]), Solid(BLACK), 10))
    dark = np.argwhere(pixels[..., 0] < 128)
    assert dark.min(axis=0) == pytest.approx((35, 15), abs=1)
    assert dark.max(axis=0) == pytest.approx((44, 64), abs=1)
    assert pixels[35, 15, 0] == 255


@pytest.mark.parametrize("horizontal", [False, True], ids=["down", "across"])
def test_a_gradient_over_the_whole_canvas(horizontal: bool) -> None:
    end = (80.0, 0.0) if horizontal else (0.0, 80.0)
    pixels = _draw(Fill(g.rect(-2, -2, 90, 90), Linear((0, 0), end, (Stop(0, BLACK), Stop(1, WHITE)))))
    line = pixels[0, :, 0] if horizontal else pixels[:, 0, 0]
    assert np.abs(line.astype(int) - (np.arange(80) + 0.5) / 80 * 255).max() <= 2
    assert (pixels == (line[None, :, None] if horizontal else line[:, None, None])).all()


def test_a_gradient_over_the_canvas_minds_what_lies_round_it() -> None:
    fill = Fill(g.rect(0, 0, 80, 80), Linear((0, 0), (0, 80), (Stop(0, BLACK), Stop(1, BLACK))))
    pixels = _draw(Group((fill,), clip=BOX))
    assert (pixels[20:60, 20:60] == 0).all()
    assert (pixels[:19] == 255).all()


def test_a_radial_gradient_is_stretched_about_its_centre() -> None:
    paint = Radial((40, 40), 20, (Stop(0, BLACK), Stop(1, BLACK, 0.0)), (1.0, 0.5))
    pixels = _draw(Fill(g.rect(0, 0, 80, 80), paint))
    assert pixels[40, 40, 0] < 20
    assert pixels[40, 55, 0] < 250
    assert (pixels[29] == 255).all()


def test_a_group_is_moved_scaled_and_flipped_by_its_matrix() -> None:
    pixels = _draw(Group((Fill(g.rect(0, 0, 5, 10), Solid(RED)),), matrix=(-2, 0, 0, 2, 40, 30)))
    assert (pixels[30:50, 30:40] == RED).all()
    assert (pixels[:, 41:] == 255).all()


def test_opacity_is_of_the_group_as_a_whole() -> None:
    pixels = _draw(Group((Fill(BOX, Solid(BLACK)), Fill(BOX, Solid(BLACK))), opacity=0.5))
    assert int(pixels[40, 40, 0]) == pytest.approx(127, abs=2)


def test_what_is_for_the_svg_alone_is_left_out() -> None:
    assert (_draw(Group((Fill(BOX, Solid(RED)),), vector_only=True)) == 255).all()
    assert not (_draw(Group((Fill(BOX, Solid(RED)),), raster_only=True)) == 255).all()


@pytest.mark.parametrize(
    "items",
    [
        (Fill(BOX, Solid(BLACK)),),
        (Fill(g.rect(20, 20, 20, 40), Solid(BLACK)), Fill(g.rect(40, 20, 20, 40), Solid(BLACK))),
        (Group((Fill(BOX, Solid(BLACK)),)),),
    ],
    ids=["one shape", "several shapes", "a group"],
)
@pytest.mark.parametrize("sigma", [1.0, 4.0, 12.0])
def test_a_blur_is_a_gaussian_and_keeps_the_amount_of_ink(items: tuple[Item, ...], sigma: float) -> None:
    pixels = rasterise(Display(200, 200, WHITE, (Group(items, matrix=(1, 0, 0, 1, 60, 60), blur=sigma),)))
    ink = (255 - pixels[..., 0].astype(float)) / 255
    assert ink.sum() == pytest.approx(1600, rel=0.04)
    assert ink[100, 79:81].mean() == pytest.approx(0.5, abs=0.06)
    xs = np.arange(200) + 0.5
    spread = (((xs - 100) ** 2) * ink).sum() / ink.sum()
    assert spread == pytest.approx(40**2 / 12 + sigma**2, rel=0.06)


def test_the_size_of_a_blur_is_in_pixels_of_the_canvas() -> None:
    small = Group((Fill(g.rect(1, 1, 2, 2), Solid(BLACK)),), matrix=(20, 0, 0, 20, 0, 0), blur=3)
    pixels = _draw(small)
    assert np.abs(pixels.astype(int) - _draw(Group((Fill(BOX, Solid(BLACK)),), blur=3))).max() <= 2


@pytest.mark.parametrize("blend", sorted(BLENDS))
def test_every_blend_draws(blend: str) -> None:
    pixels = _draw(Group((Fill(BOX, Solid((150, 90, 200))),), blend=blend), ground=(120, 120, 40))
    assert not (pixels == (120, 120, 40)).all()
    assert (pixels[:19] == (120, 120, 40)).all()


def test_multiply_darkens_and_screen_lightens() -> None:
    ground, ink = (120, 120, 120), Solid((128, 128, 128))
    values = {blend: int(_draw(Group((Fill(BOX, ink),), blend=blend), ground=ground)[40, 40, 0]) for blend in BLENDS}
    assert values["multiply"] == pytest.approx(60, abs=2)
    assert values["screen"] == pytest.approx(188, abs=2)
    assert values["add"] == pytest.approx(248, abs=2)


@pytest.mark.parametrize("path", [skia.Path(), g.rect(500, 500, 9, 9), g.line([(0, 0)])], ids=["empty", "far", "point"])
def test_shapes_that_do_not_show_do_no_harm(path: skia.Path) -> None:
    assert (_draw(Fill(path, Solid(RED)), Group((Fill(path, Solid(RED)),), blur=5)) == 255).all()
    assert (_draw(Group((Fill(path, Solid(RED)), Fill(path, Solid(RED))), blur=5), Group((), blur=5)) == 255).all()
