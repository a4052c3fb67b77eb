"""What is put on feet: socks, shoes, flippers and skates, about a foot whose ankle, width and turn are known."""

from collections.abc import Callable, Mapping

from limner.drawing.geometry import CORNER, Landmark, joined
from limner.engines.illustrator.atlas.facts import Garment
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame

SOLE = 3.45
"""How far below the ankle a sole is, in the units of a foot, whose leg is nine wide."""


def _facing(toes: float, *landmarks: Landmark) -> list[Landmark]:
    """Outlines are written with the toes to the right; `toes` is -1 where they point left."""
    return [(toes * x, y, *rest) for x, y, *rest in landmarks]  # type: ignore[misc]


def _shoe(pen: Pen, foot: Frame, toes: float, tone: float, tall: float) -> None:
    upper = _facing(toes, (-5.6, SOLE, CORNER), (-5.8, -1.5), (-5, -4.5 * tall, CORNER), (4.6, -4.5 * tall, CORNER),
        (7, -1.5 * tall), (11, 0.4), (12, SOLE, CORNER))  # fmt: skip
    pen.part("worn_ends", foot.shape(*upper), tone=tone)
    lace = [foot.line(*_facing(toes, (x, y), (x + 2.6, y - 1.4))) for x, y in ((3.4, -2.6), (5.6, -1.0))]
    pen.mark("worn_trim", joined(*lace), width=0.9 * foot.scale, detail=1)
    sole = _facing(toes, (-6, SOLE - 1.6, CORNER), (12, SOLE - 1.8, CORNER), (12.2, SOLE), (10, SOLE + 0.7),
        (-5, SOLE + 0.7), (-6.2, SOLE))  # fmt: skip
    pen.part("worn_trim", foot.shape(*sole), tone=tone)


def _skate(pen: Pen, foot: Frame, toes: float, tone: float, tall: float) -> None:
    """A boot with a heel, four wheels under it."""
    boot = _facing(toes, (-5.8, SOLE, CORNER), (-5.4, -13 * tall, CORNER), (5.4, -13 * tall, CORNER),
        (5.6, -5 * tall), (9, -1.6), (12, 0.6), (12, SOLE, CORNER))  # fmt: skip
    pen.part("worn_ends", foot.shape(*boot), tone=tone)
    for y in (-10.6 * tall, -7.6 * tall, -4.8 * tall):
        pen.mark("worn_trim", foot.line(*_facing(toes, (2.4, y), (6.4, y + 0.6))), width=0.9 * foot.scale, detail=1)
    for x in (-3.6, 0.4, 5.4, 9.4):
        pen.part("worn_trim", foot.oval(toes * x, SOLE + 1.5, 2.5), tone=tone - 0.05)
        pen.mark("worn_ends", foot.oval(toes * x, SOLE + 1.5, 1.0), tone=tone)


def _flipper(pen: Pen, foot: Frame, toes: float, tone: float, tall: float) -> None:
    """A pocket for the foot and a blade that widens before it."""
    blade = _facing(toes, (3, -2.0, CORNER), (11, -1.4), (21, -0.8, CORNER), (24, SOLE + 1.4, CORNER),
        (14, SOLE + 0.6), (3, SOLE, CORNER))  # fmt: skip
    pen.part("worn_ends", foot.shape(*blade), tone=tone)
    for y in (0.0, 1.6):
        pen.mark(
            "worn_ends", foot.line(*_facing(toes, (7, y), (22, y + 1.2))), width=0.8 * foot.scale, tone=tone - 0.14
        )
    pocket = _facing(toes, (-5.6, SOLE, CORNER), (-5.6, -2.6), (3.6, -5, CORNER), (9, -2.2), (11, SOLE, CORNER))
    pen.part("worn_ends", foot.shape(*pocket), tone=tone - 0.1)


def _sock(pen: Pen, foot: Frame, toes: float, tone: float, tall: float) -> None:
    top = -17.4 * tall
    sock = _facing(toes, (-5.2, SOLE), (-5.4, -3), (-5.2, top + 1, CORNER), (5.2, top + 1, CORNER), (5.4, -4 * tall),
        (7, -1.6 * tall),
        (10, 0.6), (9.6, SOLE, CORNER))  # fmt: skip
    pen.part("worn_ends", foot.shape(*sock), tone=tone)
    for y in (top * 0.44, top * 0.62):
        pen.mark("worn_trim", foot.line((-7, y), (7, y)), width=1.3 * foot.scale, tone=tone)
    pen.part("worn_ends", foot.shape((-6, top + 3, CORNER), (-6, top, CORNER), (6, top, CORNER), (6, top + 3, CORNER)),
        tone=tone - 0.06)  # fmt: skip


def _boot(pen: Pen, foot: Frame, toes: float, tone: float, tall: float) -> None:
    boot = _facing(toes, (-5.8, SOLE, CORNER), (-5.6, -15 * tall, CORNER), (5.6, -15 * tall, CORNER),
        (5.8, -5 * tall), (9, -2 * tall), (12, 0.4), (12, SOLE, CORNER))  # fmt: skip
    pen.part("worn_ends", foot.shape(*boot), tone=tone)
    pen.mark("worn_ends", foot.line((-8, -14 * tall), (8, -14 * tall)), width=2.2 * foot.scale, tone=tone + 0.08)
    pen.mark("worn_ends", foot.line((-8, SOLE), (14, SOLE)), width=2.4 * foot.scale, tone=tone - 0.16)


FOOTWEAR: Mapping[Garment, Callable[[Pen, Frame, float, float, float], None]] = {
    "socks": _sock,
    "shoes": _shoe,
    "boots": _boot,
    "skates": _skate,
    "flippers": _flipper,
}
"""By its name what draws it on a foot: the ankle's frame, the side of the toes (1 is right), the tone, and how tall its
shaft is over the usual."""
