"""A symbol in the colours that the words ask for."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import numpy as np

from limner.drawing.colour import RGB, lab, rgb
from limner.drawing.coverage import Numbers
from limner.drawing.matrices import affine
from limner.engines.illustrator.atlas.figure import Part
from limner.engines.illustrator.atlas.symbol import Symbol

_SEEN = 64
"""Pixels of the longer side at which the shares of a symbol's colours are counted."""


def dressed(symbol: Symbol, colours: Sequence[RGB]) -> Mapping[str, RGB]:
    """The slots to override: the first colour on the primary slots, the second on the second ones.

    Slots that follow keep their offset to the primary in lightness, and take its hue. So do second ones where a
    single colour is named for a thing of which they cover the most: a red stool has a red seat, too.
    """
    if not colours:
        return {}
    if len(colours) > 1 and PATCH in symbol.slots:
        return _pied(symbol, colours)
    result: dict[str, RGB] = {}
    old = main_colour(symbol)
    for name, slot in symbol.slots.items():
        if slot.role == "primary":
            result[name] = colours[0]
        elif slot.role == "follow" and old is not None:
            result[name] = following(slot.rgb, old, colours[0])
        elif slot.role == "second" and len(colours) > 1:
            result[name] = colours[1]
        elif slot.role == "second" and old is not None and _led_by_second(symbol):
            result[name] = following(slot.rgb, old, colours[0], 0.4)
    return result


_MARKINGS = {"stripes": ("stripe",), "spots": ("spot", "patch")}


def marking(symbol: Symbol, pattern: str) -> str:
    """The slot of an animal's own stripes or spots, which take the colour that is said of them: a zebra "with blue
    stripes"; "" where it has none.
    """
    named = _MARKINGS.get(pattern, ()) if "animal" in symbol.kinds else ()
    return next((slot for slot in named if slot in symbol.slots), "")


def main_colour(symbol: Symbol) -> RGB | None:
    """Its first primary colour; None for things that take no colour."""
    return next((slot.rgb for slot in symbol.slots.values() if slot.role == "primary"), None)


PATCH = "patch"
"""The slot of a coat's patches."""


def _pied(symbol: Symbol, colours: Sequence[RGB]) -> Mapping[str, RGB]:
    """A pied animal: the colour that is nearer to its coat's in lightness is the coat's, the other that of the patches
    and of all that has their colour.
    """
    patch = symbol.slots[PATCH].rgb
    own = next((slot.rgb for slot in symbol.slots.values() if slot.role == "primary"), patch)
    coat, other = sorted(colours[:2], key=lambda rgb: abs(lab(rgb)[0] - lab(own)[0]))
    result = {name: other for name, slot in symbol.slots.items() if slot.rgb == patch}
    for name, slot in symbol.slots.items():
        if slot.role == "primary":
            result[name] = coat
        elif slot.role == "follow":
            result[name] = following(slot.rgb, own, coat)
    return result


def in_patches(symbol: Symbol, colours: Sequence[RGB]) -> bool:
    """Whether an animal of two colours has nothing that takes the second one: it is put on it in patches."""
    slots = symbol.slots
    takes = PATCH in slots or any(slot.role == "second" for slot in slots.values())
    return len(colours) > 1 and "animal" in symbol.kinds and not takes


@lru_cache(maxsize=1024)
def _led_by_second(symbol: Symbol) -> bool:
    """Whether its second colour covers more of it than its first.

    People are known by what they wear above, and leaves stay green whatever the pot or the petals are.
    """
    if {"person", "plant"} & set(symbol.kinds):
        return False
    figure = symbol.figure()
    left, top, right, bottom = figure.bounds
    slots = list(symbol.slots)
    k = _SEEN / max(right - left, bottom - top)
    picture = Numbers(_SEEN, _SEEN, affine(k, 0, 0, k, -k * left, -k * top))
    for part in _visible(figure.parts):
        picture.draw(part.path, slots.index(part.slot) + 1, width=part.width)
    seen = picture.seen()
    covered: Counter[str] = Counter()
    for name, slot in symbol.slots.items():
        covered[slot.role] += int(np.count_nonzero(seen == slots.index(name) + 1))
    return covered["second"] > covered["primary"] + covered["follow"]


def _visible(parts: Sequence[Part]) -> Iterator[Part]:
    """The opaque parts, each before its marks."""
    for part in parts:
        if part.alpha > 0.5:
            yield part
            yield from _visible(part.marks)


def following(follower: RGB, old: RGB, new: RGB, share: float = 1.0) -> RGB:
    """The new colour, as much lighter or darker as the follower was to the old one, or a share of that."""
    was, base, target = lab(follower), lab(old), lab(new)
    lightness = min(max(target[0] + share * (was[0] - base[0]), 0.12), 0.97)
    room = 1.0 if target[0] < 1e-3 else min(lightness / target[0], 1.15)
    return rgb((lightness, target[1] * room, target[2] * room))
