import numpy as np
import pytest

from limner.engines.base import never_cancelled
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.matte.belief import Judge, believe, context, judges, open_ground
from limner.engines.darkroom.matte.evidence import Evidence, gather

SIDE = 160


def disc() -> Mask:
    y, x = (np.mgrid[0:SIDE, 0:SIDE] + 0.5) / SIDE - 0.5
    inside: Mask = np.hypot(y, x) < 0.3
    return inside


def busy(seed: int) -> Pixels:
    blocks = np.random.default_rng(seed).integers(40, 200, (SIDE // 8, SIDE // 8, 3), np.uint8)
    return np.kron(blocks, np.ones((8, 8, 1), np.uint8))


@pytest.fixture(scope="module")
def evidence() -> Evidence:
    return gather(np.where(disc()[..., None], np.array((240, 90, 20), np.uint8), busy(1)), never_cancelled)


def test_the_subject_is_believed_in(evidence: Evidence) -> None:
    belief = evidence.patches.paint(believe(evidence))
    assert belief[disc()].mean() > belief[~disc()].mean() + 0.4
    assert belief.min() >= 0
    assert belief.max() <= 1


def dusk() -> Pixels:
    """A sky that turns from dark blue to a light grey, and a mast in it."""
    share = np.linspace(0, 1, SIDE)[:, None, None]
    sky = (1 - share) * np.array([10.0, 14.0, 60.0]) + share * np.array([170.0, 150.0, 140.0])
    picture = np.broadcast_to(sky, (SIDE, SIDE, 3)).copy()
    picture[40:, 72:88] = (250, 240, 200)
    return np.asarray(np.rint(picture), np.uint8)


def test_a_sky_that_drifts_is_open_ground_and_what_stands_in_it_is_not() -> None:
    patches = gather(dusk(), never_cancelled).patches
    ground = patches.paint(open_ground(patches).astype(np.float32))
    assert ground[:, :64].mean() > 0.9
    assert ground[:, 96:].mean() > 0.9
    assert ground[48:, 76:84].mean() < 0.1


def test_a_busy_ground_is_not_open() -> None:
    assert not open_ground(gather(busy(2), never_cancelled).patches).any()


def test_fitted_numbers_match_the_evidence(evidence: Evidence) -> None:
    first, second = judges()
    extra = context(evidence.patches, first.judge(evidence.rows))
    assert len(first.mean) == evidence.rows.shape[1]
    assert len(second.mean) == evidence.rows.shape[1] + extra.shape[1]


def test_evidence_is_finite_on_noise() -> None:
    noise = np.random.default_rng(4).integers(0, 256, (33, 90, 3), np.uint8)
    assert np.isfinite(gather(noise, never_cancelled).rows).all()


def test_a_judge_is_its_layers() -> None:
    layers = (
        (np.array([[1.0, -1.0]], np.float32), np.zeros(2, np.float32)),
        (np.ones((2, 1), np.float32), np.zeros(1, np.float32)),
    )
    judge = Judge(np.zeros(1, np.float32), np.ones(1, np.float32), layers)
    rows = np.array([[0.0], [2.0], [-2.0]], np.float32)
    assert judge.judge(rows) == pytest.approx([0.5, 1 / (1 + np.exp(-2)), 1 / (1 + np.exp(-2))])
