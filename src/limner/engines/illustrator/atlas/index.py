"""The whole atlas: imports every theme, so that all symbols are entered."""

import importlib
import pkgutil
from functools import lru_cache

from limner.engines.illustrator.atlas import symbols
from limner.engines.illustrator.atlas.bodies import attire, limbs
from limner.engines.illustrator.atlas.bodies.upright import build_of, upright
from limner.engines.illustrator.atlas.registry import ATLAS, Atlas
from limner.engines.illustrator.atlas.remade.index import remade


@lru_cache(maxsize=1)
def load() -> Atlas:
    """The atlas with the symbols of every module under `symbols/` and its folders, in their alphabetical order.

    Animals that can stand as people do are given upright bodies, things limbs, and whoever has joints the slots of
    clothes.
    """
    for module in sorted(m.name for m in pkgutil.walk_packages(symbols.__path__, f"{symbols.__name__}.")):
        importlib.import_module(module)
    for symbol in list(ATLAS):
        if build_of(symbol) is not None:
            ATLAS.change(symbol.id, upright=upright, slots={**symbol.slots, **attire.SLOTS})
        elif "person" in symbol.kinds:
            ATLAS.change(symbol.id, slots={**symbol.slots, **attire.SLOTS})
        elif limbs.can_have(symbol):
            ATLAS.change(symbol.id, limbs=limbs.drawn, slots={**symbol.slots, **limbs.SLOTS, **attire.SLOTS})
    ATLAS.remakes(remade)
    return ATLAS
