"""Heads of dogs in profile, about the skull's middle, facing right: outline, nose, mouth, pale and dark areas."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from limner.drawing.geometry import Landmark, Point

Muzzle = Literal["wedge", "square", "flat", "long"]
"""wedge: a wolf's, without a step at the brow. square: deep, with a stop and lips that hang. flat: hardly any, a round
head with jowls. long: narrow and drawn out."""


@dataclass(frozen=True, slots=True)
class Profile:
    """`pale` is light about cheeks and lips, `dark` a mask; `folds` are creases of the skin."""

    outline: list[Landmark]
    nose: Point
    mouth: list[Landmark]
    pale: list[Landmark]
    dark: list[Landmark]
    folds: tuple[tuple[Landmark, ...], ...] = ()


def profile(kind: Muzzle, m: float, c: float) -> Profile:
    """The head with a muzzle `m` times as long as usual and cheeks `c` wider."""
    return _PROFILES[kind](m, c)


def _wedge(m: float, c: float) -> Profile:
    return Profile(
        [(-9.5 - c * 0.4, 3), (-9, -6), (-2, -11), (5.5, -9.5), (10, -4.2), (10 + 8 * m, -0.6), (10 + 13.2 * m, 0.6),
            (10 + 14.6 * m, 3.4), (10 + 12.5 * m, 7.4), (10 + 5 * m, 9.6), (5, 11.5 + c), (-2 - c, 12 + c),
            (-8 - c * 0.6, 9 + c * 0.5)],
        (10 + 13.4 * m, 2.1),
        [(10 + 12.6 * m, 5.6), (10 + 9 * m, 6.8), (10 + 4 * m, 6.2), (10 + 2.4 * m, 5)],
        [(10 + 15 * m, 3.6), (10 + 4 * m, 2.2), (5, 4), (1 - c, 6.5), (-5 - c, 11 + c), (2, 20), (14, 14),
            (10 + 15 * m, 9)],
        [(10 + 15 * m, -2), (10 + 3 * m, -1), (7, 4), (10 + 3 * m, 11), (10 + 15 * m, 9)],
    )  # fmt: skip


def _square(m: float, c: float) -> Profile:
    tip = 11 + 13.5 * m
    return Profile(
        [(-10 - c * 0.4, 3), (-9.5, -6), (-2.5, -12), (5, -11.2), (9.6, -7), (11.4, -2.6), (12 + 5 * m, -1.8),
            (tip - 1.2, -1.6), (tip + 0.8, 1.6), (tip - 0.4, 7.4), (tip - 4 * m, 11.2), (11 + 3.4 * m, 11.8),
            (8, 11), (4, 12.4 + c), (-2 - c, 12.6 + c), (-8.6 - c * 0.6, 9 + c * 0.5)],
        (tip - 1, 0.6),
        [(tip - 1.2, 4.4), (tip - 3.4 * m, 7.6), (12 + 3 * m, 8.8), (12, 7.2)],
        [(tip + 2, 3.4), (12 + 4 * m, 3), (10, 6), (4 - c, 7.5), (-4 - c, 11.5 + c), (2, 21), (14, 15), (tip + 2, 13)],
        [(tip + 2, -4), (12 + m, -3), (8, 4), (11 + 2 * m, 13), (tip + 2, 13)],
    )  # fmt: skip


def _flat(m: float, c: float) -> Profile:
    tip = 13.5 + 5 * m
    return Profile(
        [(-11.5, 4), (-11.4, -6), (-5, -13.6), (4, -13.8), (10.6, -9.4), (12.6, -4), (tip - 0.6, -2.6), (tip + 0.6, 1),
            (tip + 0.8, 6), (tip + 1.4, 10), (tip - 1.6, 13.6), (7.4, 15 + 0.3 * c), (-1, 14.6 + 0.4 * c),
            (-9, 11 + 0.3 * c)],
        (tip - 0.6, 0.2),
        [(tip, 2.6), (tip - 1.4, 6.6), (tip - 4.4, 9.6), (8.4, 10.2), (6, 8.4)],
        [(tip + 2, 2.6), (11.6, 1.6), (7.4, 5.6), (5, 11), (2, 22), (14, 18), (tip + 3, 14)],
        [(tip + 2, -4), (11, -3.6), (7, 2.6), (6.4, 10), (10, 15), (tip + 3, 14)],
        (((9.6, -6.4), (12.4, -4.6), (14, -2.4)), ((8.6, -9.4), (11.4, -8), (13, -6)), ((5, 5.4), (4.4, 9), (6, 12.6))),
    )  # fmt: skip


def _long(m: float, c: float) -> Profile:
    tip = 10 + 18 * m
    return Profile(
        [(-9.4, 3), (-9, -5), (-3.4, -9), (4, -8.4), (9, -5.6), (10 + 6 * m, -3), (tip - 4, -1.2), (tip - 0.4, -0.4),
            (tip + 0.6, 2.4), (tip - 1.6, 5.4), (10 + 9 * m, 8), (7, 9.6), (1, 11), (-6, 10)],
        (tip - 0.8, 1.2),
        [(tip - 1.6, 4), (10 + 11 * m, 5.4), (10 + 5 * m, 4.6)],
        [(tip + 2, 3.4), (10 + 8 * m, 3.6), (8, 6), (2, 9), (0, 14), (10, 14), (tip + 2, 8)],
        [(tip + 2, -4), (10 + 8 * m, -3), (10 + 6 * m, 9), (tip + 2, 8)],
    )  # fmt: skip


_PROFILES: dict[str, Callable[[float, float], Profile]] = {
    "wedge": _wedge, "square": _square, "flat": _flat, "long": _long,
}  # fmt: skip
