"""The press's tools: screens, separations, steps, dots, cuts and sheets."""

import math
from itertools import pairwise

import numpy as np
import pytest

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, parse
from limner.drawing.contour import segments
from limner.drawing.display import Display, Fill, Group, Linear, Radial, Solid, Stop
from limner.drawing.raster import rasterise
from limner.engines.illustrator.looks.printed import photographs, riso
from limner.engines.illustrator.looks.printed.dots import dotted, spread
from limner.engines.illustrator.looks.printed.gouges import Tool, carved, rays
from limner.engines.illustrator.looks.printed.grain import noise
from limner.engines.illustrator.looks.printed.inks import gathered, weighed
from limner.engines.illustrator.looks.printed.posterise import posterised
from limner.engines.illustrator.looks.printed.screens import inked, screen, through
from limner.engines.illustrator.looks.printed.separation import looked_up, overprint, shares, stippled
from limner.engines.illustrator.looks.printed.sheets import sheet

RED, TEAL, INK, PAPER = (parse(code) for code in ("#e04030", "#208890", "#202028", "#f4ecd8"))


def flat(rgb: RGB, size: int = 96) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    return np.full((size, size, 3), rgb, np.uint8)


@pytest.mark.parametrize("tone", [40, 100, 180, 230])
def test_a_screen_covers_the_share_that_was_asked_for(tone: int) -> None:
    laid = through(np.full((160, 160), tone, np.uint8), screen(160, 160, 10.0, 30.0), 6.0)
    assert abs(float(laid.mean()) - tone) < 9


def test_noise_is_spread_evenly_and_moves_with_the_seed() -> None:
    one, other = noise((256, 200), 1.0, 3), noise((256, 200), 1.0, 4)
    assert abs(float(np.percentile(one, 25)) - 64) < 12
    assert abs(float(np.percentile(one, 75)) - 192) < 12
    assert (one != other).any()


def test_shares_of_an_ink_alone_are_that_ink() -> None:
    inks = riso.DRUMS[0]
    for number, ink in enumerate(inks):
        alone = np.zeros((1, len(inks)))
        alone[0, number] = 1.0
        printed = overprint(riso.PAPER, inks, alone)
        found = [int(plane[0, 0]) for plane in looked_up(printed[None], shares(riso.PAPER, inks, 4))]
        assert found[number] == 255, ink
        assert sum(found) == 255, ink


def test_an_ink_darkens_the_sheet_only_where_it_lies() -> None:
    laid = np.zeros((4, 4), np.uint8)
    laid[:2] = 255
    printed = inked(flat(PAPER, 4), laid, TEAL)
    assert (printed[2:] == PAPER).all()
    assert (printed[:2] < np.array(PAPER)).all()


def test_stippling_keeps_inks_clean_and_mixes_what_lies_between() -> None:
    inks, grain = (INK, PAPER), noise((96, 96), 0.7, 1)
    assert (stippled(flat(INK), inks, inks, grain) == INK).all()
    middle = tuple((a + b) // 2 for a, b in zip(INK, PAPER, strict=True))
    mixed = stippled(flat(middle), inks, inks, grain)  # type: ignore[arg-type]
    dark = (mixed == INK).all(axis=2)
    assert (dark | (mixed == PAPER).all(axis=2)).all()
    assert 0.2 < dark.mean() < 0.8


def test_gathered_inks_hold_the_small_bright_thing() -> None:
    pixels = flat(TEAL)
    pixels[40:52, 40:52] = RED
    pixels[:20] = PAPER
    found = [rgb for rgb, _ in gathered(*weighed(pixels), 3)]
    assert min(math.dist(rgb, RED) for rgb in found) < 12


def test_gradients_become_steps_of_the_inks() -> None:
    paint = Linear((0, 0), (0, 100), (Stop(0, INK), Stop(1, PAPER)))
    stepped = posterised(paint, lambda rgb: INK if sum(rgb) < 400 else PAPER)
    assert isinstance(stepped, Linear)
    assert {stop.rgb for stop in stepped.stops} == {INK, PAPER}
    assert len(stepped.stops) == 4
    assert all(one.offset < other.offset for one, other in pairwise(stepped.stops))


def test_what_fades_out_ends_sharply_and_what_is_faint_is_left_out() -> None:
    glow = Radial((0, 0), 50, (Stop(0, RED, 0.8), Stop(1, RED, 0.0)))
    cut = posterised(glow, lambda rgb: rgb)
    assert isinstance(cut, Radial)
    assert {stop.alpha for stop in cut.stops} == {0.0, 1.0}
    assert posterised(Solid(RED, 0.1), lambda rgb: rgb) is None


def test_dots_lie_inside_and_grow_with_the_tone() -> None:
    disc = g.ellipse(50, 50, 40)
    faint = [width for _, width in dotted(disc, 6, 45, lambda x, y: 0.1)]
    strong = list(dotted(disc, 6, 45, lambda x, y: 0.7))
    assert max(faint) < max(width for _, width in strong)
    for dots, _ in strong:
        assert all(math.dist(p, (50, 50)) < 44 for kind, points in segments(dots) for p in points if kind == "M")


def test_a_spread_screen_has_a_dot_in_every_second_square() -> None:
    dots = list(spread(np.full((6, 8), 0.5), 10.0, 1.0))
    assert sum(kind == "M" for path, _ in dots for kind, _ in segments(path)) == 24


def test_cuts_lie_in_the_shape_and_begin_at_its_lit_side() -> None:
    box = g.rect(0, 0, 100, 60)
    cuts = carved(box, Tool(6, 200), lambda x, y: 0.6, reach=0.4)
    left, top, right, bottom = g.bounds(cuts)
    assert left < 5
    assert 25 < right < 62
    assert top > -1
    assert bottom < 61
    assert g.bounds(carved(box, Tool(6, 200), lambda x, y: 0.6, reach=0.4, back=True))[2] > 95


def test_rays_point_away_from_the_light_and_leave_it_room() -> None:
    cuts = rays((50.0, 50.0), 20.0, 12.0, 8.0, (0.0, 0.0, 100.0, 100.0))
    assert len(cuts) > 30
    for start, _, end in cuts:
        assert 20 <= math.dist(start, (50, 50)) < math.dist(end, (50, 50))


def test_a_sheet_throws_its_shadow_away_from_the_light() -> None:
    items = tuple(sheet(g.rect(60, 60, 80, 80), RED, 8.0, (-0.7, -0.7), unit=200.0, steps=4))
    pixels = rasterise(Display(200, 200, (250, 250, 250), (Group(items),))).astype(int).mean(axis=2)
    behind, before = pixels[143:147, 90:110].mean(), pixels[53:57, 90:110].mean()
    assert behind < before - 25
    assert pixels[170:, :].min() > 248
    assert isinstance(items[-1], Group)
    assert isinstance(items[-1].items[0], Fill)


@pytest.mark.parametrize(
    "press",
    [
        photographs.halftoned,
        photographs.risographed,
        photographs.postered,
        photographs.screen_printed,
        photographs.blackened,
        photographs.cut,
        photographs.chalked,
    ],
)
def test_a_photograph_keeps_its_lights_and_darks(press: photographs.Press) -> None:
    y, x = np.mgrid[0:96, 0:128]
    scene = np.stack([60 + x, 90 + y, 200 - x], axis=-1).astype(np.uint8)
    scene[30:70, 40:90] = (24, 20, 30)
    made = press(scene, 5)
    assert made.shape == scene.shape
    assert made[34:66, 46:84].mean() < made[4:26, 40:90].mean() - 25
    assert (made == press(scene, 5)).all()
