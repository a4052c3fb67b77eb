import numpy as np
import pytest

from limner.engines.darkroom.arrays import Mask
from limner.engines.darkroom.matte.segment import cut, cut_by_colour
from limner.engines.darkroom.matte.superpixels import Floats
from limner.engines.darkroom.matte.tidy import tidy

SIDE = 160
RED, GREEN, BLUE = (np.array(c, np.uint8) for c in ((200, 60, 30), (60, 120, 60), (40, 60, 190)))


def disc(radius: float, y: float = 0.5, x: float = 0.5) -> Mask:
    rows, columns = (np.mgrid[0:SIDE, 0:SIDE] + 0.5) / SIDE
    inside: Mask = np.hypot(rows - y, columns - x) < radius
    return inside


def belief_in(mask: Mask, much: float = 0.7) -> Floats:
    return np.where(mask, much, 0.1).astype(np.float32)


def test_outline_moves_to_the_edge() -> None:
    truth = disc(0.3)
    found = cut(np.where(truth[..., None], RED, GREEN), belief_in(disc(0.285)))
    assert (found ^ truth).mean() < 0.002


def test_a_part_of_the_grounds_colour_is_kept() -> None:
    body, head = disc(0.25, y=0.65), disc(0.13, y=0.3)
    picture = np.where((body & ~head)[..., None], RED, GREEN)
    found = cut(picture, belief_in(body | head))
    assert found[head].mean() > 0.6


def test_by_colour_the_gaps_of_a_wheel_are_seen() -> None:
    wheel = disc(0.35) & ~disc(0.27) | disc(0.08)
    found = cut_by_colour(np.where(wheel[..., None], RED, BLUE), belief_in(disc(0.36), 0.5) + 0.3 * disc(0.08))
    assert (found ^ wheel).mean() < 0.01


@pytest.mark.parametrize("method", [cut, cut_by_colour])
def test_little_belief_is_enough(method: object) -> None:
    assert callable(method)
    truth = disc(0.3)
    found = method(np.where(truth[..., None], RED, GREEN), np.where(truth, 0.2, 0.12).astype(np.float32))
    assert (found & truth).sum() > 0.9 * (found | truth).sum()


def test_a_further_part_goes_when_the_side_cuts_it() -> None:
    main, inner, cut_off = disc(0.25), disc(0.07, y=0.12, x=0.5), disc(0.1, y=0.5, x=0.98)
    kept = tidy(main | inner | cut_off, belief_in(main | inner | cut_off), 0.55)
    assert kept[main].all()
    assert kept[inner].any()
    assert not kept[cut_off].any()


@pytest.mark.parametrize(("hole", "filled"), [(0.35, True), (0.55, False)])
def test_holes_are_filled_by_belief(hole: float, filled: bool) -> None:
    ring = disc(0.3) & ~disc(0.1)
    belief = np.where(ring, 0.8, 0.45).astype(np.float32)
    assert bool(tidy(ring, belief, hole)[SIDE // 2, SIDE // 2]) is filled
