"""Readings, jobs and measurements that the staging's tests share."""

from typing import Any

from limner.engines.illustrator.atlas.names import own
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Reading, Subject
from limner.engines.illustrator.scene import Placed, Scene
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import find
from limner.engines.jobs import GenerateJob

SIZES = (
    (1024, 1024), (1536, 768), (768, 1536), (1280, 832), (832, 1280), (1216, 896), (896, 1216),
    (1152, 896), (896, 1152), (832, 1344), (1280, 896), (896, 1280), (1344, 768), (768, 1344),
)  # fmt: skip
"""The fourteen ratios of the 1K models."""


def job(seed: int = 1, *, size: tuple[int, int] = (1024, 1024), model: str = "svcv4_1", **more: Any) -> GenerateJob:
    """A raster job without a prompt of its own."""
    return GenerateJob(model, "", *size, vector=False, seed=seed, **more)


def reading(*subjects: str | Subject, prompt: str = "a prompt", negative: str = "", **more: Any) -> Reading:
    """A reading of subjects given by symbol id, or in full, with what the prompt remarks."""
    said = read(prompt, negative)
    full = tuple(s if isinstance(s, Subject) else Subject(s, s) for s in subjects)
    facts = {name: getattr(said, name) for name in ("sky", "land", "backdrop", "banned", "remarks", "made")}
    return Reading(prompt=prompt, subjects=full, **{**facts, **more})


def heroes(scene: Scene, symbol: str = "") -> list[Placed]:
    """The placed subjects, or those of one symbol or kind; one that comes in halves by its back one."""
    placed = [n for n in scene.nodes if isinstance(n, Placed) and n.importance > 0.5 and n.half != "front"]
    return [n for n in placed if not symbol or symbol in (own(n.symbol), *_kinds(n.symbol))]


def _kinds(symbol_id: str) -> tuple[str, ...]:
    """What a symbol is a kind of: a bearded man is a man."""
    symbol = find(symbol_id)
    return symbol.kinds if symbol else ()


def box(placed: Placed) -> Box:
    """The bounds on the canvas, without tilt."""
    symbol = find(placed.symbol)
    assert symbol is not None
    figure = symbol.figure(placed.pose)
    left, top, right, bottom = figure.bounds
    if placed.flip:
        left, right = -right, -left
    k = placed.height / figure.height
    return Box(placed.x + left * k, placed.y + top * k, placed.x + right * k, placed.y + bottom * k)
