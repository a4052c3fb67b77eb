"""Colours moved to those of a palette."""

from dataclasses import replace

import numpy as np
import pytest

from limner.engines.illustrator.style_transfer.spaces import Labs, to_labs, to_rgbs
from limner.engines.illustrator.style_transfer.transport import Bounded, Chained, ColourMap, clusters, fitted, swatches
from limner.engines.learned import Swatch
from tests.engines.illustrator.style_transfer.styles import CLAY, NIGHT


def picture(seed: int = 1) -> Labs:
    return to_labs(np.random.default_rng(seed).integers(0, 256, (600, 3)).astype(np.uint8))


def fit(seen: Labs, *, balance: float = 1.0, strength: float = 1.0, whole: bool = False) -> ColourMap:
    sources, weights = clusters(seen, np.ones(len(seen)))
    targets, shares = swatches(CLAY)
    return fitted(sources, weights, targets, shares, balance=balance, strength=strength, modelling=0.0, whole=whole)


def test_colours_survive_the_way_to_oklab_and_back() -> None:
    codes = np.random.default_rng(3).integers(0, 256, (500, 3)).astype(np.uint8)
    assert (to_rgbs(to_labs(codes)) == codes).all()


def test_clusters_keep_mean_and_weight() -> None:
    seen = picture()
    means, weights = clusters(seen, np.ones(len(seen)))
    assert weights.sum() == pytest.approx(1)
    assert weights @ means == pytest.approx(seen.mean(axis=0))
    assert len(means) < len(seen)


def test_shares_come_out_where_they_count() -> None:
    seen = picture()
    moved = fit(seen)(seen)
    targets, shares = swatches(CLAY)
    nearest = np.linalg.norm(moved[:, None] - targets[None], axis=2).argmin(axis=1)
    assert np.bincount(nearest, minlength=len(targets)) / len(seen) == pytest.approx(shares, abs=0.06)


def test_lighter_stays_lighter() -> None:
    greys = to_labs([(v, v, v) for v in range(0, 256, 5)])
    moved = fit(greys)(greys)[:, 0]
    assert (np.diff(moved) > -0.02).all()
    assert moved[-1] - moved[0] > 0.5


def test_whole_areas_become_swatches_and_no_mixtures() -> None:
    seen = picture()
    sources, _ = clusters(seen, np.ones(len(seen)))
    moved = fit(seen, whole=True)(sources)
    targets, _ = swatches(CLAY)
    off = np.linalg.norm(moved[:, None] - targets[None], axis=2).min(axis=1)
    assert (off < 0.01).mean() > 0.9


def test_strength_is_how_far_colours_go() -> None:
    seen = picture()
    still, half, all_the_way = (fit(seen, strength=s)(seen) for s in (0.0, 0.5, 1.0))
    assert still == pytest.approx(seen)
    assert half == pytest.approx((seen + all_the_way) / 2)


def test_the_tones_of_a_style_are_reached_where_its_palette_is_too_narrow() -> None:
    narrow = replace(NIGHT, palette=(Swatch((90, 90, 90), 1.0),))
    targets, shares = swatches(narrow)
    assert targets[:, 0].min() == pytest.approx(narrow.tones[0])
    assert targets[:, 0].max() == pytest.approx(narrow.tones[-1])
    assert shares[0] > 0.95


def test_a_bounded_map_moves_nothing_farther() -> None:
    seen = picture()
    mapping = fit(seen)
    moves = np.linalg.norm(Bounded(mapping, 0.07)(seen) - seen, axis=1)
    assert moves.max() == pytest.approx(0.07)
    assert np.linalg.norm(mapping(seen) - seen, axis=1).max() > 0.2


def test_chained_maps_follow_each_other() -> None:
    seen = picture()
    mapping = fit(seen)
    assert Chained(mapping, mapping)(seen) == pytest.approx(mapping(mapping(seen)))
