"""Superpixels as a graph of regions: how plainly neighbours part, and the cut that agrees best with a prior."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray
from scipy.sparse import coo_matrix, csr_matrix
from scipy.sparse.csgraph import breadth_first_order, connected_components, maximum_flow
from scipy.spatial.distance import cdist

from limner.engines.darkroom.arrays import Mask, Pixels
from limner.engines.darkroom.matte.evidence import TEXTURE_WEIGHT
from limner.engines.darkroom.matte.superpixels import Floats, Superpixels, to_lab

ALIKE: Final = (7.0, 20.0)
"""Units of L*a*b* and texture within which two patches have one colour: strictly,"""
LOOSE: Final = 0.02
"""and loosely, which counts so much."""
NEAR: Final = 0.25
"""The distance, in units of the longer side, within which colours speak for each other,"""
ANYWHERE: Final = 0.15
"""and what they count for beyond."""
SURE: Final = 3.0
"""The most that colours say for or against a patch, in logits."""
ROUNDS: Final = 3
UNITS: Final = 1000
"""Steps of the flow's whole-numbered capacities in a unit of cost."""


@dataclass(frozen=True, slots=True)
class Regions:
    """The patches of a picture as a graph.

    `ends` is M×2, the pairs that touch; `lengths` M, the pixels of border that they share; `strengths` M, 0..1, how
    plain the edge there is; `links` M, what it costs to part them. `kinship` is N×N: how much the colour of each other
    patch says about a patch.
    """

    patches: Superpixels
    ends: NDArray[np.int64]
    lengths: Floats
    strengths: Floats
    links: Floats
    kinship: Floats
    network: "Network"

    def cut(self, prior: Floats, smoothness: float, colour: float) -> Mask:
        """N: the minimum cut by `prior` (N logits) and by colours that are learned again from each cut.

        GrabCut's scheme (Rother et al. 2004) on patches, with kernel densities in place of mixtures of Gaussians.
        """
        inside = prior > min(0.0, float(np.sort(prior)[-min(3, len(prior))]))
        scale = float((self.patches.labels.size / len(prior)) ** 0.5)
        for _ in range(ROUNDS):
            costs = np.asarray((prior + colour * self._colour_logits(inside)) * scale, np.float32)
            found = self._flow(costs, np.asarray(smoothness * self.links, np.float32))
            if not found.any() or found.all() or bool((found == inside).all()):
                break
            inside = found
        return inside

    def parts(self, inside: Mask) -> NDArray[np.int32]:
        """N: the number of the connected part that each patch is in, of those inside or of those outside."""
        first, second = self.ends.T
        same = inside[first] == inside[second]
        n = len(inside)
        graph = coo_matrix((np.ones(int(same.sum())), (first[same], second[same])), shape=(n, n))
        return np.asarray(connected_components(graph, directed=False)[1], np.int32)

    def whole(self, inside: Mask, worth: Floats, least: float) -> Mask:
        """With holes filled, and without parts that hold less than `least` of the worth of the worthiest."""
        parts = self.parts(inside)
        open_parts = np.unique(parts[~inside & (self.patches.rim > 0)])
        filled = inside | ~np.isin(parts, open_parts)
        parts = self.parts(filled)
        weights = np.bincount(parts, self.patches.sizes * worth * filled, int(parts.max()) + 1)
        return np.asarray(filled & (weights[parts] >= least * weights.max()))

    def own_colours(self, inside: Mask) -> Floats:
        """N, 0..1: how far the colour of each patch is that of its side of the cut rather than of the other."""
        front, back = self.kinship @ inside.astype(np.float32), self.kinship @ (~inside).astype(np.float32)
        return np.asarray(np.where(inside, front, back) / (front + back + 1e-9), np.float32)

    def _colour_logits(self, inside: Mask) -> Floats:
        """Kernel densities of the two sides, each over the root of its size: a large ground is not all colours."""
        share = float(self.patches.sizes @ inside)
        front, back = self.kinship @ inside.astype(np.float32), self.kinship @ (~inside).astype(np.float32)
        ratio = (front / max(share, 1e-3) ** 0.5 + 1e-5) / (back / max(1 - share, 1e-3) ** 0.5 + 1e-5)
        return np.asarray(np.clip(np.log(ratio), -SURE, SURE), np.float32)

    def _flow(self, costs: Floats, links: Floats) -> Mask:
        """The source's side of a minimum cut: the patches that the flow's rest reaches."""
        n = len(costs)
        zero = np.zeros(n)
        capacities = np.concatenate([links, links, np.maximum(costs, 0), zero, np.maximum(-costs, 0), zero]) * UNITS
        graph = self.network.filled(capacities)
        rest = graph - maximum_flow(graph, n, n + 1).flow
        rest.eliminate_zeros()
        reached = np.zeros(n + 2, bool)
        reached[breadth_first_order(rest, n, return_predecessors=False)] = True
        return reached[:n]


@dataclass(frozen=True, slots=True)
class Network:
    """The form of a flow network over N patches, the source (N) and the sink (N + 1), every edge with its reverse."""

    starts: NDArray[np.int32]
    ends: NDArray[np.int32]
    order: NDArray[np.intp]

    @staticmethod
    def of(ends: NDArray[np.int64], n: int) -> "Network":
        """Its edges are the links each way, those from the source and to it, those to the sink and from it."""
        first, second = ends.T
        own, source, sink = np.arange(n), np.full(n, n), np.full(n, n + 1)
        rows = np.concatenate([first, second, source, own, own, sink])
        columns = np.concatenate([second, first, own, source, sink, own])
        order = np.lexsort((columns, rows))
        starts = np.concatenate([[0], np.cumsum(np.bincount(rows, minlength=n + 2))])
        return Network(starts.astype(np.int32), columns[order].astype(np.int32), order)

    def filled(self, capacities: NDArray[np.float64]) -> csr_matrix:
        """With capacities, in the order of the edges."""
        size = len(self.starts) - 1
        return csr_matrix((capacities[self.order].astype(np.int32), self.ends, self.starts), shape=(size, size))


def regions(pixels: Pixels, patches: Superpixels) -> Regions:
    """The graph of the patches of H×W×3 pixels."""
    ends, lengths, edges = _borders(patches, _relative_edges(pixels))
    features = np.concatenate([patches.lab, TEXTURE_WEIGHT * patches.texture], 1)
    steps = np.linalg.norm(features[ends[:, 0]] - features[ends[:, 1]], axis=1)
    strengths = 1 - np.exp(-0.5 * (edges**2 + (steps / 10) ** 2))
    links = lengths * np.exp(-1.25 * (edges**1.5 + steps / 12))
    return Regions(
        patches,
        ends,
        lengths,
        np.asarray(strengths, np.float32),
        np.asarray(links, np.float32),
        _kinship(patches, features),
        Network.of(ends, len(patches.sizes)),
    )


def _relative_edges(pixels: Pixels) -> Floats:
    """H×W: the gradient of colour over two scales, against what is usual round it: texture has no outlines."""
    lab = to_lab(pixels)
    edge = np.zeros(lab.shape[:2], np.float32)
    for sigma in (1.0, 2.0):
        calm = cv2.GaussianBlur(lab, (0, 0), sigma)
        across, down = cv2.Sobel(calm, cv2.CV_32F, 1, 0), cv2.Sobel(calm, cv2.CV_32F, 0, 1)
        edge = np.maximum(edge, np.sqrt((across**2 + down**2).sum(2)) * (sigma / 8))
    usual = cv2.blur(edge, (31, 31))
    return np.asarray(edge / (0.6 * usual + 0.4 * float(edge.mean()) + 0.6), np.float32)


def _borders(patches: Superpixels, edges: Floats) -> tuple[NDArray[np.int64], Floats, Floats]:
    """The pairs that touch, the pixels of border between them, and the mean edge along it."""
    labels, n = patches.labels, len(patches.sizes)
    codes, values = [], []
    for here, there in ((np.s_[:, :-1], np.s_[:, 1:]), (np.s_[:-1], np.s_[1:])):
        first, second = labels[here], labels[there]
        apart = first != second
        low, high = np.minimum(first, second)[apart].astype(np.int64), np.maximum(first, second)[apart]
        codes.append(low * n + high)
        values.append(np.maximum(edges[here], edges[there])[apart])
    pairs, index, count = np.unique(np.concatenate(codes), return_inverse=True, return_counts=True)
    mean = np.bincount(index, np.concatenate(values)) / count
    ends = np.stack([pairs // n, pairs % n], 1)
    return ends, count.astype(np.float32), mean.astype(np.float32)


def _kinship(patches: Superpixels, features: Floats) -> Floats:
    apart = cdist(features, features, "sqeuclidean")
    near = np.exp(-cdist(patches.centres, patches.centres, "sqeuclidean") / (2 * NEAR**2))
    strict, loose = (np.exp(-apart / (2 * sigma**2)) for sigma in ALIKE)
    kinship = (strict + LOOSE * loose) * (ANYWHERE + near) * patches.sizes
    np.fill_diagonal(kinship, 0)
    return np.asarray(kinship, np.float32)
