import numpy as np
import pytest

from limner.engines.illustrator.looks.noise import TILE, covered, even, rough, smooth, unit


def test_a_piece_repeats_from_any_start() -> None:
    piece = np.arange(12).reshape(2, 6)[:, :2]
    whole = covered(piece, (3, 5, 3), (1, -1))
    assert whole.tolist() == [[7, 6, 7, 6, 7], [1, 0, 1, 0, 1], [7, 6, 7, 6, 7]]


@pytest.mark.parametrize(("across", "down"), [(2.0, None), (9.0, 1.0)])
def test_smooth_noise_has_no_seam(across: float, down: float | None) -> None:
    moved = smooth(np.roll(rough(1), (100, 200), (0, 1)), across, down)
    assert np.allclose(moved, np.roll(smooth(rough(1), across, down), (100, 200), (0, 1)), atol=1e-5)


def test_noise_is_even_and_differs_by_its_seed() -> None:
    made = even(smooth(rough(1), 3.0))
    assert (float(made.mean()), float(made.std())) == pytest.approx((0, 1), abs=1e-4)
    assert made.shape == (TILE, TILE)
    assert abs(float((rough(1) * rough(2)).mean())) < 0.02


def test_noise_that_others_hold_cannot_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        rough(1)[0, 0] = 0


def test_the_unit_is_of_the_shorter_side() -> None:
    assert unit((2048, 4096, 3)) == 2.0
