"""Hats, helmets and hoods in the frame of a face, which is 20 units wide and 23 high."""

import math

from limner.drawing.geometry import CORNER, difference, ellipse, joined, limb, mirrored, rect, smooth, union
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.flesh import Frame, both


def sailor_cap(pen: Pen, f: Frame) -> None:
    """A round white cap with a dark band. Slots: hat, band."""
    pen.part("hat", f.shape((-12.4, -13), (-9, -18), (0, -19.4), (9, -18), (12.4, -13), (8, -10.4), (-8, -10.4)))
    pen.part("band", f.path(smooth([(-9.8, -6.6, CORNER), (-10, -11.4), (0, -12.6), (10, -11.4), (9.8, -6.6, CORNER),
        (0, -7.8)])), shade="flat")  # fmt: skip
    pen.mark("hat", f.oval(2, -9.6, 1.2))


def captains_cap(pen: Pen, f: Frame, turn: float) -> None:
    """A white cap with a dark peak and a gold badge. Slots: hat, band, badge."""
    pen.part("hat", f.shape((-10, -9, CORNER), (-13.6, -13), (-9.4, -18.6), (0, -20), (9.4, -18.6), (13.6, -13),
        (10, -9, CORNER)))  # fmt: skip
    pen.part("band", f.path(smooth([(-10, -6.2, CORNER), (-10.2, -10.4), (0, -11.4), (10.2, -10.4), (10, -6.2, CORNER),
        (0, -7.4)])), shade="flat")  # fmt: skip
    pen.part("band", f.shape((-9.4 + turn * 2, -6.6, CORNER), (turn, -7.6), (10 + turn * 2, -6.6, CORNER),
        (8 + turn * 3, -3.6), (turn * 3, -2.9), (-7 + turn * 3, -3.8)), tone=-0.05, shade="flat")  # fmt: skip
    pen.part("badge", f.oval(turn * 2, -11.6, 2.3, 2.6))


def bowler(pen: Pen, f: Frame, *, brim: float = 14.0) -> None:
    """A round hat with a narrow brim. Slots: hat, band."""
    pen.part("hat", f.oval(0, -7.4, brim, 3.1), tone=-0.06)
    pen.part("hat", f.path(smooth([(-10.2, -7, CORNER), (-10.2, -14), (-5, -19.4), (5, -19.4), (10.2, -14),
        (10.2, -7, CORNER), (0, -5.6)])))  # fmt: skip
    pen.mark("band", f.line((-11, -9.2), (0, -7.8), (11, -9.2)), width=2.6 * f.scale)


def deerstalker(pen: Pen, f: Frame, turn: float) -> None:
    """A detective's cap with a peak before and behind and its flaps tied up. Slots: hat, band."""
    pen.part("hat", f.shape((-9, -6.6, CORNER), (-15, -5), (-16.4, -2.4, CORNER), (-10, -3.6), (10 + turn, -3.6),
        (16.4 + turn, -2.4, CORNER), (15 + turn, -5.4), (9, -6.6, CORNER)), tone=-0.08)  # fmt: skip
    pen.part("hat", f.path(smooth([(-10.6, -5.4, CORNER), (-11, -11), (-6, -17.4), (0, -19), (6, -17.4), (11, -11),
        (10.6, -5.4, CORNER), (0, -4.4)])))  # fmt: skip
    pen.mark("band", joined(*(f.line((x, -19), (x * 1.2, -4)) for x in (-5.4, 0, 5.4)),
        f.line((-12, -9.4), (0, -8.4), (12, -9.4)), f.line((-12, -13.6), (0, -12.6), (12, -13.6))),
        width=0.8 * f.scale, detail=1)  # fmt: skip
    pen.part("band", f.path(joined(ellipse(-1.8, -19.4, 2, 1.3), ellipse(1.8, -19.4, 2, 1.3))), shade="flat")


def horned_helmet(pen: Pen, f: Frame) -> None:
    """A viking's helmet as pictures have it. Slots: steel, horn, gold."""
    horn = limb([(10, -11, 5.4), (16.4, -12.4, 4.6), (19.4, -19, 3), (18.4, -25, 0.6)])
    pen.part("horn", f.path(joined(horn, mirrored(horn))))
    pen.part("steel", f.path(smooth([(-11, -4.4, CORNER), (-11.2, -10), (-6.6, -16.6), (0, -18.4), (6.6, -16.6),
        (11.2, -10), (11, -4.4, CORNER), (0, -6.4)])))  # fmt: skip
    pen.mark("gold", joined(f.line((0, -20), (0, -4)), f.line((-12, -6.4), (0, -8.4), (12, -6.4))), width=2.0 * f.scale)


def kabuto(pen: Pen, f: Frame) -> None:
    """A samurai's helmet with its crest and neck guard. Slots: steel, gold, cord."""
    pen.part("steel", f.path(smooth([(-11, -7, CORNER), (-15.4, -2), (-16.4, 5, CORNER), (-9.6, 3), (-9.6, -4, CORNER),
        (9.6, -4, CORNER), (9.6, 3), (16.4, 5, CORNER), (15.4, -2), (11, -7, CORNER)])), tone=-0.06)  # fmt: skip
    pen.mark("cord", joined(f.line((-17, 0.6), (-9, -1)), f.line((17, 0.6), (9, -1))), width=0.9 * f.scale)
    pen.part("steel", f.path(smooth([(-11.4, -4.4, CORNER), (-11.4, -11), (-6, -17), (0, -18.4), (6, -17), (11.4, -11),
        (11.4, -4.4, CORNER), (0, -7)])))  # fmt: skip
    crest = smooth([(0, -9.4), (5, -12), (9, -19, CORNER), (8.6, -25, CORNER), (5.6, -18), (0, -14.4)])
    pen.part("gold", f.path(union(crest, mirrored(crest))))
    pen.part("gold", f.oval(0, -11.4, 2.3))


def beret(pen: Pen, f: Frame) -> None:
    """A painter's cap, to one side. Slot: hat."""
    pen.part("hat", f.shape((-9.6, -8, CORNER), (-14.6, -11.6), (-11, -17), (0, -18.6), (9, -16), (11, -10.4),
        (9.4, -7.6, CORNER), (0, -9)))  # fmt: skip
    pen.stroke("hat", f.line((-1.6, -18.2), (-2.4, -21)), 1.4 * f.scale, tone=-0.08)


def nurse_cap(pen: Pen, f: Frame) -> None:
    """A folded white cap with a red cross. Slots: hat, cross."""
    pen.part("hat", f.path(smooth([(-8.6, -10.6, CORNER), (-10.4, -17.4, CORNER), (0, -18.8), (10.4, -17.4, CORNER),
        (8.6, -10.6, CORNER), (0, -12)])))  # fmt: skip
    pen.part("cross", f.path(union(rect(-1, -17.6, 2, 5), rect(-2.5, -16.1, 5, 2))), shade="flat")


def mortarboard(pen: Pen, f: Frame) -> None:
    """A graduate's square cap with its tassel. Slots: hat, gold."""
    pen.part(
        "hat",
        f.path(smooth([(-9.8, -6.4, CORNER), (-9.6, -13), (9.6, -13), (9.8, -6.4, CORNER), (0, -7.8)])),
        tone=-0.05,
    )
    pen.part("hat", f.shape((0, -20.4, CORNER), (17, -15.4, CORNER), (0, -10.4, CORNER), (-17, -15.4, CORNER)))
    pen.stroke("gold", f.line((0, -15.4), (11.4, -14), (12.6, -6.4)), 0.9 * f.scale)
    pen.part("gold", f.path(limb([(12.6, -7, 1.8), (12.8, -2.6, 3)])))


def clown_hair(pen: Pen, f: Frame) -> None:
    """Tufts at both sides, and a small hat. Slots: wig, hat, button."""
    tufts = union(*(ellipse(9.8 + dx, y, r) for dx, y, r in ((0, -5.4, 5.2), (4.6, -1.4, 4.8), (2.6, 4.2, 4.6))))
    pen.part("wig", f.path(both(tufts)))
    pen.part(
        "hat", f.path(smooth([(-6.4, -9.6, CORNER), (0.6, -25, CORNER), (6.4, -9.6, CORNER), (0, -8)], tension=0.15))
    )
    pen.mark("button", joined(f.oval(0.2, -19, 1.3), f.oval(-2, -13.4, 1.4), f.oval(2.8, -12.6, 1.3)))
    pen.part("button", f.oval(0.6, -25.4, 2.1))


def clown_face(pen: Pen, f: Frame, turn: float) -> None:
    """A red nose and a white mouth. Slots: nose, glint."""
    x = 2.8 * turn
    pen.part("nose", f.oval(x + 0.6, 3.0, 2.4), shade="form")
    pen.part("glint", f.oval(x + 1.3, 2.2, 0.6), shade="flat", detail=1)


def diving_mask(pen: Pen, f: Frame, turn: float) -> None:
    """A mask over eyes and nose, and a snorkel. Slots: rubber, glass."""
    x = 2.4 * turn
    pen.stroke("rubber", f.line((-10.6, -1), (x - 7.6, -1)), 1.8 * f.scale)
    pen.part("rubber", f.path(rect(x - 8.2, -5.4, 16.4, 10, 4.2)))
    pen.part("glass", f.path(rect(x - 6.8, -4, 13.6, 6.8, 3)), shade="flat", alpha=0.45)
    pen.part("rubber", f.path(limb([(-11.6, 6, 2.2), (-12.6, -6, 2.2), (-12.2, -18, 2.2)])))


def veil(pen: Pen, f: Frame, *, length: float) -> None:
    """A bride's veil, behind the head. Slot: veil."""
    pen.part("veil", f.shape((0, -16), (-10, -12), (-15, 2), (-18, length * 0.6), (-20, length, CORNER),
        (0, length + 3), (20, length, CORNER), (18, length * 0.6), (15, 2), (10, -12)), alpha=0.75)  # fmt: skip


def flowers(pen: Pen, f: Frame) -> None:
    """A wreath of blossoms. Slots: blossom, button."""
    places = [(10.4 * math.sin(math.radians(a)), -9.6 - 3.4 * math.cos(math.radians(a))) for a in range(-75, 76, 25)]
    for x, y in places:
        pen.part("blossom", f.path(union(*(ellipse(x + 1.5 * math.cos(t), y + 1.5 * math.sin(t), 1.3)
            for t in (math.radians(d) for d in range(0, 360, 72))))), shade="flat")  # fmt: skip
    pen.part("button", joined(*(f.oval(x, y, 0.9) for x, y in places)), shade="flat", detail=1)


def hood_up(pen: Pen, f: Frame, turn: float, slot: str) -> None:
    """A hood that leaves the face free."""
    x = 2.2 * turn
    whole = f.path(smooth([(-12.4, 13, CORNER), (-13.4, 0), (-10.4, -11), (-1, -17.4), (9, -12.6), (13, -2),
        (12.4, 13, CORNER), (0, 16.4)]))  # fmt: skip
    face = f.path(ellipse(x, 1.2, 8.6, 10.4))
    pen.part(slot, difference(whole, face))


def halo(pen: Pen, f: Frame) -> None:
    """A ring of light over the head. Slot: light."""
    pen.part("light", f.path(difference(ellipse(0, -16.2, 11, 3.2), ellipse(0, -16.6, 8.2, 1.6))), shade="glow")


def small_horns(pen: Pen, f: Frame) -> None:
    """Two red horns. Slot: horn."""
    horn = limb([(5.4, -11, 4.4), (8.4, -15.4, 3.4), (8.6, -20.4, 0.6)])
    pen.part("horn", f.path(joined(horn, mirrored(horn))))


def sweatband(pen: Pen, f: Frame) -> None:
    """A band round the forehead. Slot: band."""
    pen.part("band", f.path(smooth([(-10.6, -4.4, CORNER), (-10.8, -7.6), (0, -9.4), (10.8, -7.6), (10.6, -4.4, CORNER),
        (0, -6)])), shade="flat")  # fmt: skip


def swimming_cap(pen: Pen, f: Frame, turn: float) -> None:
    """A tight cap with goggles. Slots: hat, band."""
    pen.part("hat", f.path(smooth([(-10.6, -1.6, CORNER), (-11.4, -6), (-7.6, -13), (0, -14.8), (7.6, -13), (11.4, -6),
        (10.6, -1.6, CORNER), (5, -5), (-5, -5)])))  # fmt: skip
    x = 2.4 * turn
    pen.part("band", f.path(joined(ellipse(x - 3.9, -7.4, 3, 2), ellipse(x + 3.9, -7.4, 3, 2))), shade="flat")
