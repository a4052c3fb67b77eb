"""A symbol in the colours that the words ask for."""

from collections.abc import Mapping, Sequence

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.colour import RGB, lab, rgb


def dressed(symbol: Symbol, colours: Sequence[RGB]) -> Mapping[str, RGB]:
    """The slots to override: the first colour on the primary slots, the second on the second ones.

    Slots that follow keep their offset to the primary in lightness, and take its hue.
    """
    if not colours:
        return {}
    result: dict[str, RGB] = {}
    old = next((slot.rgb for slot in symbol.slots.values() if slot.role == "primary"), None)
    for name, slot in symbol.slots.items():
        if slot.role == "primary":
            result[name] = colours[0]
        elif slot.role == "follow" and old is not None:
            result[name] = _following(slot.rgb, old, colours[0])
        elif slot.role == "second" and len(colours) > 1:
            result[name] = colours[1]
    return result


def _following(follower: RGB, old: RGB, new: RGB) -> RGB:
    """The new colour, as much lighter or darker as the follower was to the old one."""
    was, base, target = lab(follower), lab(old), lab(new)
    lightness = min(max(target[0] + (was[0] - base[0]), 0.12), 0.97)
    room = 1.0 if target[0] < 1e-3 else min(lightness / target[0], 1.15)
    return rgb((lightness, target[1] * room, target[2] * room))
