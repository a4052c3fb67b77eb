"""What people wear for their calling: hats in the frame of the face, garments in the frame of the body."""

from limner.drawing.geometry import CORNER, Path, joined, rect, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame
from limner.engines.illustrator.atlas.templates.posed import Posed


def crown(pen: Pen, f: Frame, *, tall: float = 1.0) -> None:
    """A gold crown with jewels. Slots: gold, jewel."""
    band = f.path(smooth([(-9.6, -8.4, CORNER), (-11.4, -19 * tall, CORNER), (-6, -13.4, CORNER),
        (0, -21.5 * tall, CORNER), (6, -13.4, CORNER), (11.4, -19 * tall, CORNER), (9.6, -8.4, CORNER), (0, -6.8)],
        tension=0.15))  # fmt: skip
    pen.part("gold", band)
    pen.mark("gold", f.line((-10, -9.8), (0, -8.2), (10, -9.8)), width=2.4 * f.scale, tone=-0.09)
    pen.part("gold", joined(*(f.oval(x, y * tall, 1.7) for x, y in ((-11.4, -19.4), (0, -22), (11.4, -19.4)))))
    pen.part("jewel", joined(f.oval(0, -11.6, 1.7, 2.1), f.oval(-6, -12.0, 1.2, 1.5), f.oval(6, -12.0, 1.2, 1.5)),
        shade="flat")  # fmt: skip


def toque(pen: Pen, f: Frame) -> None:
    """A cook's tall white hat. Slot: hat."""
    puff = union(f.oval(-7, -19, 7), f.oval(0, -22, 8), f.oval(7, -19, 7), f.oval(0, -15, 9, 6))
    pen.part("hat", puff)
    pen.part("hat", f.path(smooth([(-10, -6.6, CORNER), (-9.6, -14), (9.6, -14), (10, -6.6, CORNER), (0, -5.4)])),
        tone=-0.02)  # fmt: skip
    pen.mark("hat", joined(*(f.line((x, -13.4), (x * 1.05, -7.4)) for x in (-5, 0, 5))), width=0.8 * f.scale,
        tone=-0.08, detail=1)  # fmt: skip


def pointed_hat(pen: Pen, f: Frame, *, stars: bool) -> None:
    """A wizard's or witch's hat. Slots: hat, band."""
    pen.part("hat", f.oval(0, -7.6, 19, 4.6, -3), tone=-0.05)
    cone = f.shape((-10.6, -8.4, CORNER), (-7.4, -20), (-4, -31), (-7.6, -41, CORNER), (2.4, -34), (7, -21),
        (10.6, -8.4, CORNER), (0, -5.6))  # fmt: skip
    pen.part("hat", cone)
    pen.mark("band", f.line((-11, -9.6), (0, -7), (11, -9.6)), width=3.4 * f.scale)
    if stars:
        pen.mark("band", joined(f.oval(2.4, -17.4, 1.9), f.oval(-3.4, -22.6, 1.4), f.oval(-0.4, -29.4, 1.3)))


def peaked_cap(pen: Pen, f: Frame, turn: float) -> None:
    """A police officer's or pilot's cap. Slots: hat, peak, badge."""
    pen.part("hat", f.shape((-10.4, -6.4, CORNER), (-13, -12), (-9, -17), (0, -19), (9, -17), (13, -12),
        (10.4, -6.4, CORNER), (0, -5)))  # fmt: skip
    pen.part("peak", f.shape((-9.8 + turn * 2, -6.4, CORNER), (0 + turn, -7.6), (10.4 + turn * 2, -6.4, CORNER),
        (9 + turn * 4, -3.4), (turn * 3, -2.6), (-8 + turn * 3, -3.6)), shade="flat")  # fmt: skip
    pen.part("badge", f.oval(turn * 2, -12.4, 2.2, 2.6))


def hard_hat(pen: Pen, f: Frame, turn: float) -> None:
    """A builder's or firefighter's helmet. Slots: hat, badge."""
    pen.part("hat", f.shape((-11, -5.6, CORNER), (-11.6, -11), (-7, -17.4), (0, -19.4), (7, -17.4), (11.6, -11),
        (11, -5.6, CORNER)))  # fmt: skip
    pen.mark("hat", joined(f.line((-3.4, -20), (-3, -8)), f.line((3.4, -20), (3, -8))), width=1.6 * f.scale, tone=-0.09)
    pen.part("hat", f.shape((-13, -6.2), (0, -8.2), (13 + turn * 2, -6.2), (14 + turn * 2, -4.4), (0, -5.6),
        (-13.6, -4.4)), tone=-0.05)  # fmt: skip
    pen.part("badge", f.oval(turn * 2.4, -11.4, 2.6, 3.0))


def brimmed_hat(pen: Pen, f: Frame, *, curl: float = 3.0) -> None:
    """A wide hat with a dent: farmers, cowboys, explorers. Slots: hat, band."""
    pen.part("hat", f.shape((-19, -8 - curl), (-9, -6.4), (0, -5), (9, -6.4), (19, -8 - curl), (14, -5.4), (0, -2.8),
        (-14, -5.4)), tone=-0.06)  # fmt: skip
    pen.part("hat", f.shape((-10, -6.6, CORNER), (-9.4, -15), (-5, -18.6), (0, -17), (5, -18.6), (9.4, -15),
        (10, -6.6, CORNER), (0, -5)))  # fmt: skip
    pen.mark("band", f.line((-10.6, -8.6), (0, -7), (10.6, -8.6)), width=2.6 * f.scale)


def buttons(pen: Pen, at: Posed, slot: str, count: int, *, double: bool = False) -> None:
    """Buttons down the chest, in one row or two."""
    top = at.person.physique.torso
    xs = (-2.6, 2.6) if double else (0.6,)
    dots = [at.body.oval(x, -top * (0.78 - 0.2 * i), 0.85) for i in range(count) for x in xs]
    pen.part(slot, joined(*dots), shade="flat", detail=1)


def lapels(pen: Pen, at: Posed, slot: str, inner: str) -> None:
    """An open coat over a shirt; a mark on the trunk."""
    top = at.person.physique.torso
    pen.mark(inner, at.body.shape((-3.4, -top - 2, CORNER), (0.6, -top * 0.55, CORNER), (4.4, -top - 2, CORNER)))
    pen.mark(slot, joined(at.body.line((-3.4, -top), (0.6, -top * 0.55)),
        at.body.line((4.4, -top), (0.6, -top * 0.55))), width=1.3, tone=-0.1)  # fmt: skip
    pen.mark(slot, at.body.line((0.6, -top * 0.55), (0.8, 4)), width=0.8, tone=-0.12)


def tie(pen: Pen, at: Posed, slot: str) -> None:
    """A necktie."""
    top = at.person.physique.torso
    pen.part(slot, at.body.path(smooth([(-1.2, -top + 0.8, CORNER), (2.2, -top + 0.8, CORNER),
        (1.4, -top + 3.4, CORNER), (2.6, -top * 0.46, CORNER), (0.6, -top * 0.38, CORNER),
        (-1.4, -top * 0.46, CORNER), (-0.4, -top + 3.4, CORNER)], tension=0.1)), shade="flat")  # fmt: skip


def cape(pen: Pen, at: Posed, slot: str, length: float) -> None:
    """A cloak behind the body, `length` units long or down to the ground."""
    p = at.person.physique
    s = p.shoulders * 0.9
    hem = min(-p.torso + length, -at.body.y - 1)
    pen.part(slot, at.body.shape((-s * 0.7, -p.torso, CORNER), (-s * 1.1, -p.torso * 0.6), (-s * 1.5, hem * 0.5),
        (-s * 1.8, hem, CORNER), (0, hem + 2), (s * 1.8, hem, CORNER), (s * 1.5, hem * 0.5),
        (s * 1.1, -p.torso * 0.6), (s * 0.7, -p.torso, CORNER)), tone=-0.05)  # fmt: skip


def belt(pen: Pen, at: Posed, slot: str, buckle: str = "") -> None:
    """A belt at the waist."""
    p, k = at.person.physique, at.narrow
    y, w = -p.torso * 0.2, p.hips * 0.97 * k
    pen.part(slot, at.body.path(smooth([(-w, y, CORNER), (0, y + 0.9), (w, y, CORNER), (w, y + 3.4, CORNER),
        (0, y + 4.4), (-w, y + 3.4, CORNER)])), shade="flat")  # fmt: skip
    if buckle:
        pen.part(buckle, at.body.path(rect(-2.2, y + 0.3, 4.6, 4.2, 0.8)), shade="flat")


def star_badge(pen: Pen, at: Posed, slot: str) -> None:
    """A badge on the breast."""
    p = at.person.physique
    pen.part(slot, at.body.oval(p.shoulders * 0.42 * at.narrow, -p.torso * 0.68, 1.7), shade="flat", detail=1)


def staff(hand: tuple[float, float], reach: float = 44.0) -> Path:
    """A tall stick through a hand, from the ground up to `reach` above it."""
    x, y = hand
    return smooth([(x - 1.1, 0, CORNER), (x - 1.0, y), (x - 1.4, y - reach, CORNER), (x + 1.2, y - reach, CORNER),
        (x + 1.2, y), (x + 1.3, 0, CORNER)])  # fmt: skip
