import numpy as np
import pytest

from limner.engines.base import never_cancelled
from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.matte.belief import Judge, believe, context, judges
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
