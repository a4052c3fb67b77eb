"""A pyramid among cubes and spheres is one of geometry, and none of stone."""

from dataclasses import replace

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading.reading import Reading

_OF_STONE, _OF_GEOMETRY = "pyramid", "square_pyramid"


def among(reading: Reading) -> Reading:
    """The reading with its pyramids as solids, where other solids are named and no place."""
    solid = any("solid" in ATLAS[s.symbol].kinds for s in reading.subjects if ATLAS.find(s.noun))
    clear = any(s.symbol == _OF_STONE and s.material == "glass" for s in reading.subjects)
    if reading.setting is not None or not (solid or clear):
        return reading
    changed = (replace(s, symbol=_OF_GEOMETRY) if s.symbol == _OF_STONE else s for s in reading.subjects)
    return replace(reading, subjects=tuple(changed))
