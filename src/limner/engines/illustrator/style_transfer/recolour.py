"""A display list in the colours of a learned style, before anything is written or drawn."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from limner.drawing.colour import RGB, lab
from limner.drawing.display import Display, Group, Item, Solid, in_colour
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.light.build import Dress
from limner.engines.illustrator.light.hue import lit
from limner.engines.illustrator.style_transfer.spaces import Labs, to_labs, to_rgbs
from limner.engines.illustrator.style_transfer.strengths import Strength
from limner.engines.illustrator.style_transfer.transport import Bounded, Chained, Mapped, clusters, fitted, swatches
from limner.engines.illustrator.style_transfer.views import Views, views
from limner.engines.learned import LearnedStyle

_APART = 0.11
"""Subjects differ from what surrounds them by so much OKLab lightness and colour at least."""
_COARSE = 2.0
"""Where areas become one swatch each, so do an area's shades: cells of colours are so much larger."""
_LEAST = 0.15
"""This share of a subject, and of its surroundings, may be nearer than that."""
_FARTHEST = 0.4
"""Subjects are made lighter or darker by so much at most."""
_MODELLING = 0.45
"""How much of the shades within a colour is kept."""
_KEPT, _SHORT = 0.9, 0.07
"""How much of them the second step keeps, and how far it moves a colour, in OKLab: subjects stay apart."""
_DEEPEST, _PALEST = (0.04, -1.0, -1.0), (0.985, 1.0, 1.0)
_OFFSETS = (-0.16, -0.05, 0.08)
"""Tones at which a slot's colour is looked for among a figure's paints."""

Colouring = Callable[[RGB], RGB]


def recoloured(
    display: Display,
    style: LearnedStyle,
    strength: Strength,
    *,
    kept: Collection[RGB],
    named: Collection[RGB],
    whole: bool,
) -> Display:
    """The display in the style's palette. Colours in `kept` (inks and papers) stay, and figures' that are `named`.

    `whole` is for pictures of flat areas: each becomes one swatch.
    """
    seen = views(display)
    mapping = _mapping(seen.whole, style, strength, whole=whole)
    colours = sorted({display.ground, *_colours(display.items)})
    moved, parting = mapping(to_labs(colours)), _parting(seen, mapping)
    others = _Recolouring(_table(colours, moved), frozenset(kept), frozenset(), 0.0)
    apart = np.clip(moved + np.array([parting, 0.0, 0.0]), _DEEPEST, _PALEST)
    hero = _Recolouring(_table(colours, apart), frozenset(kept), frozenset(named), parting)
    items = tuple((hero if isinstance(i, Group) and i.name == "hero" else others).item(i) for i in display.items)
    return replace(display, ground=others.colour(display.ground), items=items)


def _mapping(seen: Labs, style: LearnedStyle, strength: Strength, *, whole: bool) -> Mapped:
    """The map to the palette, and where the style is followed closely a second, short step to its shares."""
    targets, shares = swatches(style)
    sources, weights = clusters(seen, np.ones(len(seen)), _COARSE if whole else 1.0)
    first = fitted(
        sources,
        weights,
        targets,
        shares,
        balance=strength.shares,
        strength=strength.colour,
        modelling=_MODELLING,
        whole=whole,
    )
    if not strength.refine:
        return first
    sources = first(sources)
    second = fitted(sources, weights, targets, shares, balance=1.0, strength=strength.refine, modelling=_KEPT)
    return Chained(first, Bounded(second, _SHORT))


def _table(colours: Sequence[RGB], labs: Labs) -> dict[RGB, RGB]:
    return {before: (int(r), int(g), int(b)) for before, (r, g, b) in zip(colours, to_rgbs(labs), strict=True)}


def _colours(items: Iterable[Item]) -> Iterator[RGB]:
    for item in items:
        if isinstance(item, Group):
            yield from _colours(item.items)
        elif isinstance(item.paint, Solid):
            yield item.paint.rgb
        else:
            yield from (stop.rgb for stop in item.paint.stops)


def _parting(seen: Views, mapping: Mapped) -> float:
    """How much lighter or darker subjects have to be for standing out from what is around them: as little as will do,
    or what comes nearest to that."""
    if not len(seen.hero) or not len(seen.around):
        return 0.0
    hero, around = mapping(_few(seen.hero)), mapping(_few(seen.around))
    best, gap = 0.0, 0.0
    for shift in sorted(np.arange(-_FARTHEST, _FARTHEST + 0.01, 0.04).round(2).tolist(), key=abs):
        found = _apart(np.clip(hero + np.array([shift, 0.0, 0.0]), _DEEPEST, _PALEST), around)
        if found >= _APART:
            return float(shift)
        if found > gap + 0.01:
            best, gap = float(shift), found
    return best


def _apart(hero: Labs, around: Labs) -> float:
    """How far all but the nearest of the subject's colours are from all but the nearest ones of its surroundings."""
    gaps = np.linalg.norm(hero[:, None] - around[None], axis=2)
    return float(np.quantile(np.quantile(gaps, _LEAST, axis=1), _LEAST))


def _few(labs: Labs) -> Labs:
    return labs[:: max(len(labs) // 60, 1)]


class _Recolouring:
    """A change of colours, by a table of all that there are."""

    def __init__(self, known: Mapping[RGB, RGB], kept: frozenset[RGB], named: frozenset[RGB], parting: float) -> None:
        self._known, self._kept, self._named, self._parting = known, kept, named, parting

    def colour(self, before: RGB) -> RGB:
        """The colour in the style's palette."""
        return before if before in self._kept else self._known[before]

    def item(self, item: Item, colour: Colouring | None = None) -> Item:
        """The item and all in it; figures that words coloured keep those colours."""
        colour = colour or self.colour
        if isinstance(item, Group):
            key = None
            if isinstance(item.key, tuple) and len(item.key) == 3:
                key, colour = (item.key, self._parting), self._within(item.key) or colour
            return replace(item, items=tuple(self.item(inner, colour) for inner in item.items), key=key)
        return replace(item, paint=in_colour(item.paint, colour))

    def _within(self, key: tuple[object, ...]) -> Colouring | None:
        """The colours inside a figure: those of slots that words coloured stay."""
        symbol, _, dress = key
        if not isinstance(dress, Dress) or not self._named:
            return None
        given = dict(dress.colours) if self._named & {rgb for _, rgb in dress.colours} else {}
        slots = {name: slot.rgb for name, slot in load()[str(symbol)].slots.items()} | dict(dress.colours)
        named = {name for name, rgb in slots.items() if name in given or rgb in self._named}
        if not named:
            return None
        tones = {
            name: to_labs([lit(rgb, dress.light, dress.depth, t) for t in _OFFSETS]) for name, rgb in slots.items()
        }

        def colour(before: RGB) -> RGB:
            return before if _nearest(before, tones) in named else self.colour(before)

        return colour


def _nearest(colour: RGB, tones: Mapping[str, Labs]) -> str:
    """The slot whose tones come nearest to the colour; lightness counts half."""
    own = np.array(lab(colour))
    scale = np.array([0.5, 1.0, 1.0])
    return min(tones, key=lambda name: float((((tones[name] - own) * scale) ** 2).sum(axis=1).min()))
