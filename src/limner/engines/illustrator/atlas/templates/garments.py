"""What people wear every day: patterns and cuts on the trunk, and cloth about the head."""

from limner.drawing.geometry import CORNER, difference, joined, limb, rect, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.templates.posed import Posed

_CHECKS = (0.94, 0.78, 0.62, 0.46, 0.3, 0.14)
"""How high the lines of checks across a trunk are, over its height."""


def stripes(pen: Pen, at: Posed, slot: str, *, width: float = 2.2) -> None:
    """Stripes across the trunk; a mark on it."""
    p = at.person.physique
    pen.mark(slot, joined(*(at.body.line((-p.shoulders * 1.3, y), (0, y + 1.2), (p.shoulders * 1.3, y))
        for y in (-p.torso * k for k in (0.64, 0.46, 0.28, 0.1)))), width=width)  # fmt: skip


def checks(pen: Pen, at: Posed, slot: str) -> None:
    """A lumberjack's checks, faint across and down, under a collar and a row of buttons."""
    p = at.person.physique
    across = [at.body.line((-20, -p.torso * k), (0, -p.torso * k + 1.2), (20, -p.torso * k)) for k in _CHECKS]
    down = [at.body.line((x, -p.torso - 2), (x, 4)) for x in (-9.0, -5.6, -2.2, 2.8, 6.2, 9.6)]
    pen.mark(slot, joined(*across), width=1.3, alpha=0.3)
    pen.mark(slot, joined(*down), width=1.3, alpha=0.3)
    collar(pen, at, "shirt")


def collar(pen: Pen, at: Posed, slot: str, *, placket: bool = True) -> None:
    """A shirt's collar, and the strip with its buttons."""
    top, n = at.person.physique.torso, at.person.physique.neck
    if placket:
        pen.mark(slot, at.body.line((0.6, -top + 2), (0.8, 4)), width=0.9, tone=-0.12, detail=1)
        dots = (at.body.oval(0.7, -top * k, 0.55) for k in (0.72, 0.5, 0.28))
        pen.mark(slot, joined(*dots), tone=-0.3, detail=1)
    wings = joined(
        at.body.path(smooth([(-n * 1.1, -top - 1.6, CORNER), (0.5, -top + 3.4, CORNER), (-n * 1.2, -top + 4.4, CORNER),
            (-n * 1.7, -top + 0.4)], tension=0.2)),
        at.body.path(smooth([(n * 1.3, -top - 1.6, CORNER), (0.7, -top + 3.4, CORNER), (n * 1.5, -top + 4.4, CORNER),
            (n * 1.9, -top + 0.4)], tension=0.2)),
    )  # fmt: skip
    pen.part(slot, wings, tone=0.04)


def open_jacket(pen: Pen, at: Posed, inner: str, slot: str) -> None:
    """What is worn under an open jacket, between its two fronts; marks on the trunk."""
    p = at.person.physique
    top = p.torso
    pen.mark(inner, at.body.path(smooth([(-p.neck * 1.0, -top - 3, CORNER), (-2.4, -top * 0.5), (-2.0, 5, CORNER),
        (3.4, 5, CORNER), (3.6, -top * 0.5), (p.neck * 1.4, -top - 3, CORNER)], tension=0.2)))  # fmt: skip
    pen.mark(slot, joined(at.body.line((-p.neck * 1.0, -top), (-2.4, -top * 0.5), (-2.0, 4)),
        at.body.line((p.neck * 1.4, -top), (3.6, -top * 0.5), (3.4, 4))), width=1.2, tone=-0.13)  # fmt: skip


def cardigan(pen: Pen, at: Posed) -> None:
    """An open jacket of the shirt's colour. Slots: inner, shirt."""
    open_jacket(pen, at, "inner", "shirt")


def hood_down(pen: Pen, at: Posed, slot: str) -> None:
    """A hood that lies on the back, behind the neck; to be drawn behind everything."""
    top, n = at.person.physique.torso, at.person.physique.neck
    pen.part(slot, at.body.shape((-n * 2.6, -top + 3), (-n * 2.7, -top - 3.4), (0, -top - 5.6), (n * 2.7, -top - 3.4),
        (n * 2.6, -top + 3)), tone=-0.09)  # fmt: skip


def hoodie(pen: Pen, at: Posed, slot: str, cord: str) -> None:
    """The cords and the pocket of a hooded sweater."""
    p, k = at.person.physique, at.narrow
    top = p.torso
    pen.mark(slot, at.body.path(smooth([(-p.hips * 0.62 * k, 0, CORNER), (-p.hips * 0.42 * k, -top * 0.3, CORNER),
        (p.hips * 0.46 * k, -top * 0.3, CORNER), (p.hips * 0.66 * k, 0, CORNER)], tension=0.1)),
        tone=-0.06)  # fmt: skip
    pen.part(cord, joined(at.body.path(limb([(-1.9, -top + 2.2, 0.8), (-2.2, -top * 0.66, 0.7)])),
        at.body.path(limb([(2.9, -top + 2.2, 0.8), (3.2, -top * 0.7, 0.7)]))), shade="flat", detail=1)  # fmt: skip


def dungarees(pen: Pen, at: Posed, slot: str, button: str) -> None:
    """A bib with its straps, over a shirt."""
    p, k = at.person.physique, at.narrow
    top = p.torso
    w = p.waist * 0.72 * k
    pen.part(slot, at.body.path(smooth([(-w, -top * 0.6, CORNER), (w, -top * 0.6, CORNER), (p.hips * 0.98 * k, 0),
        (p.hips * 0.9 * k, 4, CORNER), (-p.hips * 0.9 * k, 4, CORNER), (-p.hips * 0.98 * k, 0)],
        tension=0.25)))  # fmt: skip
    pen.mark(slot, at.body.path(rect(-w * 0.5, -top * 0.46, w, top * 0.2, 1)), tone=-0.07, detail=1)
    straps = [
        limb([(side * w * 0.9, -top * 0.58, 2.3), (side * p.shoulders * 0.56 * k, -top + 1.4, 2.3)]) for side in (-1, 1)
    ]
    pen.part(slot, at.body.path(joined(*straps)), tone=-0.02)
    pen.part(
        button, joined(*(at.body.oval(side * w * 0.84, -top * 0.56, 1.0) for side in (-1, 1))), shade="flat", detail=1
    )


def headscarf(pen: Pen, at: Posed, slot: str) -> None:
    """A scarf about head, neck and shoulders that leaves the face free."""
    f, t = at.face, at.stance.turn
    x = 2.0 * t
    whole = f.path(smooth([(-11.4, 9), (-12.6, -1), (-9.6, -11), (-1, -15), (8, -12.6), (12, -4), (11.4, 7),
        (12.4, 17), (2, 21.5), (-10, 18)]))  # fmt: skip
    face = f.path(smooth([(x, -8.6), (x + 6, -6.6), (x + 7.8, 0), (x + 5.8, 7), (x, 10.6), (x - 5.8, 7), (x - 7.8, 0),
        (x - 6, -6.6)]))  # fmt: skip
    pen.part(slot, difference(whole, face))
    pen.mark(slot, joined(f.line((-10, 12), (0, 15.6), (9.6, 11)), f.line((-8, 17), (2, 18.6), (10, 14.6))), width=1.1,
        tone=-0.1, detail=1)  # fmt: skip
    pen.mark(slot, f.line((x - 9.4, 2), (x - 6.6, -7.6), (x, -10), (x + 6.8, -7.6), (x + 9.2, 2)), width=1.2, tone=0.06,
        detail=1)  # fmt: skip
