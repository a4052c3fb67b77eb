"""Several styles as one, by weights."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import fsum
from typing import TypeAlias, TypeVar

import numpy as np

from limner.drawing.colour import RGB, distance, lab
from limner.engines.illustrator.style.pool import pooled, to_rgb
from limner.engines.learned import LearnedStyle, MixPolicy, Swatch

Word = TypeVar("Word", bound=str)
Part: TypeAlias = tuple[LearnedStyle, float]
"""A style and its share; the shares of all parts add up to 1."""

_MEANS = ("contrast", "chroma", "temperature", "edge_softness", "line_share", "texture", "grain", "roundness", "detail")
_NEAR = 0.1
"""OKLab distance within which grounds are one ground: papers are, a sky and a paper are not."""
_SAME = 1e-9
"""Weights that differ by less are equal."""
_LONGEST = 1_000
"""Characters of joined words at most, as many as a style's prompt may have: a mix of mixes would grow for ever."""


def mix(styles: Sequence[LearnedStyle], weights: Sequence[float], policy: MixPolicy) -> LearnedStyle:
    """One style of one or more: numbers are weighted means, kinds go by the greater weight, words are joined.

    Of the weights only the proportions matter; a style of weight 0 or less takes no part, and where all have none,
    all have the same. The order of the styles does not matter. Under `PaletteMatch` the palette is the average of
    all; under `MaxWeight` it is, with its ground, that of the heaviest (the average of those, where several are).
    """
    parts = _parts(styles, weights)
    if len(parts) == 1:
        return parts[0][0]
    leaders = parts if policy == "PaletteMatch" else [part for part in parts if part[1] >= parts[0][1] - _SAME]
    # Where half of the pictures have outlines, these are no thinner for it.
    lined = [(style, share * style.line_share) for style, share in parts if style.line_share > 0]
    means = {name: _mean([(getattr(style, name), share) for style, share in parts]) for name in _MEANS}
    return replace(
        parts[0][0],
        **means,
        base=_heaviest((style.base, share) for style, share in parts),
        palette=_palette(leaders),
        ground=_ground(leaders),
        tones=tuple(_mean([(style.tones[i], share) for style, share in parts]) for i in range(11)),
        line_weight=_mean([(style.line_weight, share) for style, share in lined]),
        line_rgb=_colour([(style.line_rgb, share) for style, share in lined]),
        shading=_heaviest((style.shading, share) for style, share in parts),
        words=joined(style.words for style, _ in parts),
    )


def joined(words: Iterable[str]) -> str:
    """Phrases in one, commas between, each once; those that would make it longer than 1,000 characters are left out.

    What comes first stays. Of a first phrase longer than that its beginning stays, up to a space where it has one.
    """
    kept: dict[str, str] = {}
    for phrase in (phrase.strip() for text in words for phrase in text.split(",")):
        kept.setdefault(phrase.casefold(), phrase)
    text = ", ".join(phrase for phrase in kept.values() if phrase)
    if len(text) <= _LONGEST:
        return text
    end = max(text.rfind(", ", 0, _LONGEST + 2), 0) or max(text.rfind(" ", 0, _LONGEST + 1), 0) or _LONGEST
    return text[:end].rstrip(", ")


def _parts(styles: Sequence[LearnedStyle], weights: Sequence[float]) -> list[Part]:
    """Those that take part, the heaviest first; equals in an order of their own."""
    counted = [max(weight, 0.0) for weight in weights]
    total = fsum(counted)
    shares = [weight / total for weight in counted] if total > 0 else [1 / len(styles)] * len(styles)
    parts = [(style, share) for style, share in zip(styles, shares, strict=True) if share > 0]
    return sorted(parts, key=lambda part: (-round(part[1], 9), repr(part[0])))


def _mean(values: Sequence[tuple[float, float]]) -> float:
    total = sum(share for _, share in values)
    return sum(value * share for value, share in values) / total if total else 0.0


def _heaviest(votes: Iterable[tuple[Word, float]]) -> Word:
    counted: dict[Word, float] = {}
    for word, share in votes:
        counted[word] = counted.get(word, 0.0) + share
    return min(counted, key=lambda word: (-round(counted[word], 9), word))


def _palette(leaders: Sequence[Part]) -> tuple[Swatch, ...]:
    if len(leaders) == 1:
        return leaders[0][0].palette
    return pooled([style.palette for style, _ in leaders], [share for _, share in leaders])


def _ground(parts: Sequence[Part]) -> RGB:
    """The average of the grounds that most of the weight has nearly in common: paper and sky make no third thing."""
    groups = [[part for part in parts if distance(part[0].ground, centre.ground) < _NEAR] for centre, _ in parts]
    most = max(groups, key=lambda group: round(sum(share for _, share in group), 9))
    return _colour([(style.ground, share) for style, share in most])


def _colour(colours: Sequence[tuple[RGB, float]]) -> RGB:
    """The average in OKLab; black where there are none."""
    if not colours:
        return (0, 0, 0)
    levels = np.array([lab(rgb) for rgb, _ in colours])
    return to_rgb(np.average(levels, axis=0, weights=[share for _, share in colours]))
