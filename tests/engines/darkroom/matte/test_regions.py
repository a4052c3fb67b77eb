import numpy as np
import pytest

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.matte.regions import Regions, regions
from limner.engines.darkroom.matte.superpixels import Floats, superpixels

SIDE = 120


def square() -> Mask:
    mask = np.zeros((SIDE, SIDE), bool)
    mask[40:80, 40:80] = True
    return mask


def picture() -> Pixels:
    grain = np.random.default_rng(1).normal(0, 6, (SIDE, SIDE, 1))
    base = np.where(square()[..., None], np.array([190, 70, 50]), np.array([80, 120, 90]))
    return np.asarray(np.clip(base + grain, 0, 255), np.uint8)


@pytest.fixture(scope="module")
def graph() -> Regions:
    return regions(picture(), superpixels(picture(), 200))


def shares(graph: Regions, mask: Mask) -> Floats:
    return graph.patches.mean(mask.astype(np.float32))


def test_the_edge_of_a_thing_is_plainer_than_grain(graph: Regions) -> None:
    inside = shares(graph, square()) > 0.5
    outline = inside[graph.ends[:, 0]] != inside[graph.ends[:, 1]]
    assert graph.strengths[outline].min() > graph.strengths[~outline].mean() + 0.3
    assert 0 <= graph.strengths.min() <= graph.strengths.max() <= 1


def test_a_vague_prior_is_cut_along_the_edge(graph: Regions) -> None:
    middle = graph.patches.centres - 0.5
    prior = 4 * np.exp(-(middle**2).sum(1) / (2 * 0.2**2)) - 2.4
    found = graph.cut(prior.astype(np.float32), 0.5, 0.8)
    assert np.array_equal(found, shares(graph, square()) > 0.5)


@pytest.mark.parametrize("logit", [-3.0, 3.0])
def test_a_prior_that_is_alike_everywhere_says_all_or_nothing(graph: Regions, logit: float) -> None:
    found = graph.cut(np.full(len(graph.patches.sizes), logit, np.float32), 0.5, 0.0)
    assert found.mean() > 0.99 or found.mean() < 0.02


def test_holes_are_filled_and_crumbs_go(graph: Regions) -> None:
    ring = shares(graph, square()) > 0.5
    hole = ring & (np.abs(graph.patches.centres - 0.5).max(1) < 0.06)
    crumb = (graph.patches.centres < 0.1).all(1)
    assert hole.any()
    assert crumb.any()
    whole = graph.whole((ring & ~hole) | crumb, np.ones_like(graph.patches.sizes), 0.3)
    assert np.array_equal(whole, ring)


def test_patches_have_the_colours_of_their_side(graph: Regions) -> None:
    assert graph.own_colours(shares(graph, square()) > 0.5).mean() > 0.95
    wrong = shares(graph, np.roll(square(), 30, axis=1)) > 0.5
    assert graph.own_colours(wrong)[wrong].mean() < 0.7
