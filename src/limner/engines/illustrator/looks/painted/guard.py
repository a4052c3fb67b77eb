"""What a brush leaves alone: letters, and the faces of those whom the picture is about."""

import math
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.scene import Placed, Scene, Words

_SMALL = 0.34
"""Of subjects lower than this, over the shorter side, a broad brush would leave nothing to know them by."""
_LEAST = 0.02
"""Faces smaller than this, over the shorter side, have nothing to lose."""


def guarded(scene: Scene, shape: tuple[int, ...], faces: float = 1.0, small: float = 0.0) -> NDArray[Any] | None:
    """H×W: 1 on letters, `faces` on faces, `small` on subjects that are small, falling softly to 0; None where there
    is nothing to guard.
    """
    height, width = shape[:2]
    scale = 8 if min(height, width) >= 256 else 1
    mask = np.zeros((max(height // scale, 1), max(width // scale, 1)), np.uint8)
    ratio = mask.shape[1] / scene.width
    for node in scene.nodes if small else ():
        if isinstance(node, Placed) and node.importance > 0 and node.height < _SMALL * min(scene.width, scene.height):
            cv2.fillPoly(mask, [np.rint(_body(node) * ratio).astype(np.int32)], 255 * small)
    for node in scene.nodes:
        if isinstance(node, Words):
            quad = np.rint(np.array(node.corners) * ratio).astype(np.int32)
            cv2.fillConvexPoly(mask, cv2.convexHull(quad), 255)
            cv2.polylines(mask, [quad], True, 255, 2)
        elif isinstance(node, Placed) and node.importance > 0 and faces > 0:
            for x, y, radius in _face(node, min(scene.width, scene.height)):
                cv2.circle(mask, (round(x * ratio), round(y * ratio)), max(round(radius * ratio), 1), 255 * faces, -1)
    if not mask.any():
        return None
    soft = cv2.GaussianBlur(mask, (0, 0), 1.2 if scale > 1 else 2.0)
    return cv2.resize(soft, (width, height)).astype(np.float32) * np.float32(1 / 255)


def _body(node: Placed) -> NDArray[Any]:
    """The corners of an ellipse about the body, on the canvas."""
    figure = load()[node.symbol].figure(node.pose)
    scale, turn = node.height / figure.height, math.radians(node.tilt)
    left, top, right, bottom = (scale * side for side in figure.bounds)
    hand = -1 if node.flip else 1
    angles = np.linspace(0, 2 * math.pi, 24, endpoint=False)
    x = hand * ((left + right) / 2 + 0.5 * (right - left) * np.cos(angles))
    y = (top + bottom) / 2 + 0.5 * (bottom - top) * np.sin(angles)
    turned = np.stack([x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)], axis=1)
    return np.asarray(turned + np.array((node.x, node.y)))


def _face(node: Placed, side: float) -> list[tuple[float, float, float]]:
    """Where the face is on the canvas, and its radius: from the head's middle to its crown, or round the eye."""
    figure = load()[node.symbol].figure(node.pose)
    anchors = figure.anchors
    scale = node.height / figure.height
    if "face" in anchors and "head" in anchors and "hat" in anchors:
        spot, radius = anchors["face"], 0.8 * math.dist(anchors["head"], anchors["hat"])
    elif "eye" in anchors:
        spot, radius = anchors["eye"], 0.045 * figure.height
    else:
        return []
    if radius * scale < _LEAST * side:
        return []
    turn = math.radians(node.tilt)
    x, y = spot[0] * scale * (-1 if node.flip else 1), spot[1] * scale
    return [(node.x + x * math.cos(turn) - y * math.sin(turn), node.y + x * math.sin(turn) + y * math.cos(turn),
             radius * scale)]  # fmt: skip
