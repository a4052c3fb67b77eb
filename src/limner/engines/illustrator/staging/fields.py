"""Who is in a field: large before its rows, the plants about the feet."""

from collections.abc import Sequence
from dataclasses import replace

from limner.engines.illustrator.atlas.facts import ANIMATE
from limner.engines.illustrator.staging.formations import CROWD
from limner.engines.illustrator.staging.layout import alone
from limner.engines.illustrator.staging.several import GOING
from limner.engines.illustrator.staging.shots import Shot
from limner.engines.illustrator.staging.units import Unit, beside

_GROWING, _TREES = frozenset({"plant", "flower"}), frozenset({"tree"})
_FEW = 4
"""More who are in a field are part of the crowd."""
_GAP = 0.12
"""Between two of them, over the height of the taller one."""
_TALL, _WIDE, _FEET = 0.56, 0.72, 0.9
"""The shares of the canvas that they take at most, and where their feet are."""
_SMALL, _BEFORE_ALL = 0.6, 0.2
"""How small one is, over the tallest, whom the plants would hide; how much nearer all are then, over the height."""
_LEFT, _RIGHT = 0.36, 0.64


def parted(units: Sequence[Unit]) -> tuple[list[Unit], list[Unit]]:
    """The plants of a field and the few living who are in it; no plants where it is otherwise."""
    plants = [u for u in units if u.lead.kinds & _GROWING and not u.lead.kinds & _TREES and len(u.members) == 1]
    folk = [u for u in units if all(u is not plant for plant in plants)]
    living = all(u.lead.human or u.lead.kinds & ANIMATE for u in folk)
    return (plants, folk) if len(plants) >= CROWD and living and 0 < len(folk) <= _FEW else ([], list(units))


def entered(folk: Sequence[Unit], taken: Shot, size: tuple[int, int]) -> Unit:
    """All of them side by side as one, in the shot of who is in a field; before its last row where one is small."""
    folk = [u.mirrored() if any(m.flip and m.human and m.stance in GOING for m in u.members) else u for u in folk]
    whole = folk[0] if len(folk) == 1 else beside(folk, _GAP * max(unit.box.height for unit in folk))
    shot = replace(taken, x=min(max(taken.x, _LEFT), _RIGHT), feet=_FEET, tall=_TALL, wide=_WIDE, head=0.0)
    tall = [m.box.height for m in whole.members if m.human or m.kinds & ANIMATE]
    hidden = bool(tall) and min(tall) < _SMALL * max(tall)
    placed = alone(whole, shot, size)
    return placed.lifted(_BEFORE_ALL * size[1]) if hidden else placed
