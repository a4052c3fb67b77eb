"""Those who are so many times as large as the others that they stand beyond them."""

from collections.abc import Sequence

from limner.engines.illustrator.staging import gradation, shots
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.brief import Brief
from limner.engines.illustrator.staging.formations import CROWD
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.ties.sizes import true_extent
from limner.engines.illustrator.staging.units import Unit, lone

_GIANT, _BEHIND = 2.2, 0.46
"""How many times as large as a crowd's members what is beyond them is, and its share of the canvas there."""
_STEP = 0.15
"""The share of what is beyond that more of it must be in sight for it to stand elsewhere than usual."""


def backed(low: list[Unit], place: Setting) -> tuple[list[Unit], list[Unit]]:
    """Those who stand in the picture, and the few that are so many times as large as they."""
    if len(low) >= CROWD:
        usual = sorted(true_extent(unit) for unit in low)[len(low) // 2]
        giants = [low[i] for i in lone(low) if true_extent(low[i]) > _GIANT * usual]
    else:
        giants = gradation.towering(low) if place.footing == "land" else []
    return [unit for unit in low if unit not in giants], giants


def placed(giants: Sequence[Unit], back: float, taken: shots.Shot, brief: Brief, before: Sequence[Box]) -> list[Unit]:
    """Large things that stand where the ground of the others ends, aside of those before them."""
    found = []
    for i, unit in enumerate(giants):
        tall = unit.scaled(_BEHIND * brief.height / unit.box.height)
        tall = tall.scaled(min(1.0, _BEHIND * brief.width / tall.box.width))
        x = (1.0 - taken.x if abs(taken.x - 0.5) > 0.06 else 0.3) + (i - (len(giants) - 1) / 2) * 0.36
        usual = min(max(x, 0.24), 0.76)
        options = (usual,) if len(giants) > 1 else (usual, 0.24, 0.76, 0.5)
        tried = [tall.moved(at * brief.width - tall.box.centre[0], back - tall.box.bottom) for at in options]
        found.append(min(tried, key=lambda one: _hidden(one.box, before)))
    return found


def _hidden(box: Box, before: Sequence[Box]) -> float:
    """How much of a box those before it hide, in steps: a little makes no difference."""
    return round(sum(box.shared(other) for other in before) / max(box.area, 1e-6) / _STEP)
