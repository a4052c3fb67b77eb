"""The few colours of a mark, each standing off from what it lies on."""

from collections.abc import Sequence
from dataclasses import dataclass

from limner.drawing.colour import RGB, distance, from_lch, lab, lch, mix, parse
from limner.engines.illustrator.typesetting.contrast import contrast, legible

BRANDS = tuple(parse(c) for c in ("#1f3f66", "#c94a38", "#2f7f78", "#e0a02c", "#5b4a8c", "#e0714f", "#3c6e47"))
"""Colours that a mark may take where neither the words nor the subject give one."""
PAPERS = tuple(parse(c) for c in ("#faf6ee", "#f3f1ec", "#ffffff", "#f7efe4"))
_GRAPHIC = 3.0
"""The contrast that a mark needs (WCAG 2.2, success criterion 1.4.11)."""


@dataclass(frozen=True, slots=True)
class Scheme:
    """`ground` is under everything. `ink` draws on it, `tint` is its pale second. `plate` lies on the ground and
    `light` draws on the plate, with `shade` as its second."""

    ground: RGB
    ink: RGB
    tint: RGB
    plate: RGB
    light: RGB
    shade: RGB


def scheme(brand: RGB, ground: RGB, second: RGB | None = None) -> Scheme:
    """The colours that follow from a main one, a ground and, where the words name it, a second one."""
    ink = legible(brand, [ground], _GRAPHIC)
    plate = brand if contrast(brand, ground) > 1.6 else legible(brand, [ground], 1.7)
    light = legible(second or _cream(plate), [plate], _GRAPHIC)
    tint = second if second is not None and second != ground else mix(ink, ground, 0.76)
    return Scheme(ground, ink, tint, plate, light, mix(plate, light, 0.45))


def _cream(plate: RGB) -> RGB:
    """Near-white in the plate's warmth; a deep tone of its hue where the plate is light."""
    lightness, chroma, hue = lch(plate)
    if lightness > 0.74:
        return from_lch(0.28, min(chroma, 0.08), hue)
    return mix((255, 252, 244), plate, 0.04)


def brands(own: RGB, asked: Sequence[RGB], named: RGB | None = None) -> list[RGB]:
    """The main colours to choose from: what was asked for alone, else the subject's own, then those far from it."""
    if asked:
        return [asked[0]]
    if named is not None:
        return [named]
    lightness, chroma, hue = lch(own)
    proper = [from_lch(min(max(lightness, 0.42), 0.66), min(max(chroma, 0.09), 0.17), hue)] if chroma > 0.045 else []
    others = sorted(BRANDS, key=lambda c: -distance(c, own))
    return [*proper, *others[: 5 - len(proper)]]


def standing_off(own: RGB) -> list[RGB]:
    """Plates from which a subject in its own colour stands off, the best first."""
    return sorted(BRANDS, key=lambda c: -abs(lab(c)[0] - lab(own)[0]) - distance(c, own))[:4]
