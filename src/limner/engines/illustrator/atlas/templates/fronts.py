"""The fronts of garments that are put on: collars, lapels, plackets, pockets, hoods, belts, drapes."""

from limner.drawing.geometry import CORNER, Path, difference, ellipse, joined, limb, rect, smooth
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.templates.posed import Draw, Posed

_OVER, _TOP, _LOW, _ENDS, _TRIM = "worn_over", "worn_top", "worn_low", "worn_ends", "worn_trim"


def _middle(at: Posed) -> float:
    """Where the middle of a front is: past the middle of the trunk on the side to which the body turns."""
    return 0.5 + 2.4 * at.stance.turn


def _drop(at: Posed) -> float:
    """How far below the hips a front goes."""
    return at.person.clothes.coat or at.person.clothes.hem


def _throat(at: Posed, low: float) -> Path:
    """The opening of a front from the neck down to a share of the trunk."""
    p, m, top = at.person.physique, _middle(at), -at.person.physique.torso
    w = p.neck * 1.16
    return at.body.path(smooth([(m - w * 1.1 - 0.4 * m, top - 3, CORNER), (m - w * 0.5, top * (1 - low * 0.6)),
        (m, top * (1 - low), CORNER), (m + w * 0.6, top * (1 - low * 0.6)), (m + w * 1.1 - 0.4 * m, top - 3, CORNER)],
        tension=0.2))  # fmt: skip


def _lapels(pen: Pen, at: Posed, slot: str, low: float) -> None:
    """Two lapels with their notches along the opening of a front."""
    p, m, top = at.person.physique, _middle(at), -at.person.physique.torso
    w = p.neck * 1.16
    end = top * (1 - low)
    wings = [
        smooth([(m * 0.6 + s * w * 1.05, top - 1.6, CORNER), (m * 0.6 + s * w * 1.9, top + 3.4, CORNER),
            (m + s * w * 1.2, top * (1 - low * 0.42), CORNER), (m + s * w * 1.55, top * (1 - low * 0.5), CORNER),
            (m, end, CORNER), (m + s * w * 0.5, top * (1 - low * 0.6))], tension=0.15)
        for s in (-1, 1)
    ]  # fmt: skip
    pen.mark(slot, at.body.path(joined(*wings)), tone=0.055)
    edges = joined(*(at.body.line((m * 0.6 + s * w * 1.9, top + 3.4), (m + s * w * 1.3, top * (1 - low * 0.5)),
        (m, end)) for s in (-1, 1)))  # fmt: skip
    pen.mark(slot, edges, width=0.6, tone=-0.13, detail=1)


def _closing(pen: Pen, at: Posed, slot: str, start: float, shares: tuple[float, ...], buttons: str) -> None:
    """The line where a front closes, down to the hem, and buttons beside it."""
    m, top = _middle(at), -at.person.physique.torso
    pen.mark(slot, at.body.line((m, top * (1 - start)), (m + 0.1, _drop(at) + 2)), width=0.7, tone=-0.15)
    if shares:
        dots = joined(*(at.body.oval(m + 1.5, top * share, 0.72) for share in shares))
        pen.mark(buttons, dots, tone=-0.06)


def _pockets(pen: Pen, at: Posed, slot: str, y: float) -> None:
    p, k, m = at.person.physique, at.narrow, _middle(at) * 0.5
    flaps = [limb([(m + s * p.hips * k * 0.34, y, 1.5), (m + s * p.hips * k * 0.84, y - 0.9, 1.5)], round_end=False)
        for s in (-1, 1)]  # fmt: skip
    pen.mark(slot, at.body.path(joined(*flaps)), tone=-0.1, detail=1)


def _shirt_collar(pen: Pen, at: Posed, slot: str) -> None:
    p, m, top = at.person.physique, _middle(at) * 0.5, -at.person.physique.torso
    n = p.neck
    wings = [at.body.path(smooth([(m + s * n * 1.0, top - 2.0, CORNER), (m, top + 2.4, CORNER),
        (m + s * n * 1.0, top + 4.0, CORNER), (m + s * n * 1.5, top + 0.6)], tension=0.15))
        for s in (-1, 1)]  # fmt: skip
    pen.part(slot, joined(*wings), tone=0.04)


def ribs(pen: Pen, at: Posed) -> None:
    """A knitted sweater: a rolled neck and a ribbed hem."""
    p, k, top = at.person.physique, at.narrow, -at.person.physique.torso
    hem = at.person.clothes.hem
    ticks = joined(*(at.body.line((x * p.hips * k, hem - 2.6), (x * p.hips * k, hem + 1.6))
        for x in (-0.9, -0.66, -0.42, -0.18, 0.06, 0.3, 0.54, 0.78)))  # fmt: skip
    pen.mark(_TOP, at.body.line((-p.hips * 1.4, hem - 2.4), (0, hem - 1.6), (p.hips * 1.4, hem - 2.4)), width=0.6,
        tone=-0.12, detail=1)  # fmt: skip
    pen.mark(_TOP, ticks, width=0.45, tone=-0.1, detail=2)
    n, m = p.neck, 0.4 * at.stance.turn
    roll = at.body.path(smooth([(m - n * 1.15, top - 2.6), (m - n * 1.5, top + 0.4), (m, top + 2.6),
        (m + n * 1.5, top + 0.4), (m + n * 1.15, top - 2.6), (m, top - 0.4)]))  # fmt: skip
    pen.part(_TOP, roll, tone=0.03, shade="soft")


def buttoned(pen: Pen, at: Posed) -> None:
    """A front with buttons from the collar to the hem: pyjamas."""
    _closing(pen, at, _TOP, 0.0, (0.76, 0.52, 0.28, 0.04), _TRIM)
    _shirt_collar(pen, at, _TOP)


def hoodie(pen: Pen, at: Posed) -> None:
    """A pouch, cords, and the hood's edge about the neck."""
    p, k, top = at.person.physique, at.narrow, -at.person.physique.torso
    m, w = _middle(at) * 0.6, p.hips * k
    pen.mark(_TOP, at.body.path(smooth([(m - w * 0.72, -1.0, CORNER), (m - w * 0.46, top * 0.3, CORNER),
        (m + w * 0.46, top * 0.3, CORNER), (m + w * 0.72, -1.0, CORNER)], tension=0.1)), tone=-0.07)  # fmt: skip
    n = p.neck
    edge = at.body.path(smooth([(m - n * 1.1, top - 2.8), (m - n * 1.9, top + 0.6), (m - n * 0.7, top + 3.4),
        (m, top + 4.6, CORNER), (m + n * 0.7, top + 3.4), (m + n * 1.9, top + 0.6), (m + n * 1.1, top - 2.8),
        (m + n * 0.7, top + 0.6), (m, top + 2.4), (m - n * 0.7, top + 0.6)]))  # fmt: skip
    pen.part(_TOP, edge, tone=-0.03, shade="soft")
    cords = joined(
        *(at.body.path(limb([(m + s * 1.5, top + 3.4, 0.7), (m + s * 1.9, top * 0.66, 0.7)])) for s in (-1, 1))
    )
    pen.part(_TRIM, cords, shade="flat", detail=1)


def hood_down(slot: str) -> Draw:
    """A hood that lies on the back, behind the neck."""

    def draw(pen: Pen, at: Posed) -> None:
        top, n = at.person.physique.torso, at.person.physique.neck
        pen.part(slot, at.body.shape((-n * 2.7, -top + 3), (-n * 2.8, -top - 3.6), (0, -top - 6.0),
            (n * 2.8, -top - 3.6), (n * 2.7, -top + 3)), tone=-0.09)  # fmt: skip

    return draw


def hood_up(slot: str) -> Draw:
    """A hood about the head that leaves the face free."""

    def draw(pen: Pen, at: Posed) -> None:
        f, x = at.face, 2.4 * at.stance.turn
        whole = f.path(smooth([(-12.2, 14.4, CORNER), (-13.8, 1), (-11.4, -11), (-1, -17.4), (9.6, -13), (13.6, -2),
            (12.2, 14.4, CORNER), (x, 17.4)]))  # fmt: skip
        face = f.path(ellipse(x, 1.4, 9.4 - 0.5 * x, 11.0))
        pen.part(slot, difference(whole, face))
        pen.mark(slot, f.path(ellipse(x, 1.4, 10.6 - 0.5 * x, 12.2)), tone=-0.1)

    return draw


def jacket(inner: str) -> Draw:
    """A short jacket, open over what is worn beneath, with a collar and pockets."""

    def draw(pen: Pen, at: Posed) -> None:
        p, m, top = at.person.physique, _middle(at), -at.person.physique.torso
        n, hem = p.neck, _drop(at)
        opening = smooth([(m - n * 1.2, top - 3, CORNER), (m - 2.2, top * 0.5), (m - 2.6, hem + 2, CORNER),
            (m + 2.6, hem + 2, CORNER), (m + 2.4, top * 0.5), (m + n * 1.0, top - 3, CORNER)], tension=0.2)  # fmt: skip
        pen.mark(inner, at.body.path(opening))
        edges = joined(at.body.line((m - n * 1.2, top - 1), (m - 2.2, top * 0.5), (m - 2.6, hem + 1)),
            at.body.line((m + n * 1.0, top - 1), (m + 2.4, top * 0.5), (m + 2.6, hem + 1)))  # fmt: skip
        pen.mark(_OVER, edges, width=1.1, tone=-0.13)
        _pockets(pen, at, _OVER, top * 0.12)
        wings = [at.body.path(smooth([(m * 0.7 + s * n * 1.0, top - 2.2, CORNER), (m + s * n * 0.9, top + 3.2, CORNER),
            (m * 0.8 + s * n * 1.9, top + 4.6, CORNER), (m * 0.7 + s * n * 1.7, top + 0.4)], tension=0.15))
            for s in (-1, 1)]  # fmt: skip
        pen.part(_OVER, joined(*wings), tone=0.05)

    return draw


def coat(inner: str) -> Draw:
    """A long coat: wide lapels over what is worn beneath, buttons, pockets."""

    def draw(pen: Pen, at: Posed) -> None:
        pen.mark(inner, _throat(at, 0.34))
        _closing(pen, at, _OVER, 0.34, (0.52, 0.26, 0.0), _TRIM)
        _pockets(pen, at, _OVER, 1.0)
        _lapels(pen, at, _OVER, 0.34)

    return draw


def raincoat(pen: Pen, at: Posed) -> None:
    """Closed from the throat down, with a flap over the buttons and pockets."""
    m, top = _middle(at), -at.person.physique.torso
    _closing(pen, at, _OVER, 0.0, (0.7, 0.42, 0.14, -0.14), _TRIM)
    pen.mark(_OVER, at.body.line((m + 3.2, top), (m + 3.4, _drop(at) + 2)), width=0.5, tone=-0.1, detail=1)
    _pockets(pen, at, _OVER, 2.0)


def suit(pen: Pen, at: Posed) -> None:
    """A jacket with lapels over a light shirt."""
    pen.mark(_TRIM, _throat(at, 0.54))
    _closing(pen, at, _OVER, 0.54, (0.36, 0.16), _OVER)
    _pockets(pen, at, _OVER, 0.2)
    _lapels(pen, at, _OVER, 0.54)


def suit_and_tie(pen: Pen, at: Posed) -> None:
    """A suit with a tie."""
    m, top = _middle(at), -at.person.physique.torso
    pen.mark(_TRIM, _throat(at, 0.54))
    blade = smooth([(m * 0.9 - 0.9, top + 2.2, CORNER), (m * 0.9 + 0.9, top + 2.2, CORNER), (m + 1.7, top * 0.56),
        (m, top * 0.46, CORNER), (m - 1.7, top * 0.56)], tension=0.2)  # fmt: skip
    knot = smooth([(m * 0.8 - 1.5, top - 0.2, CORNER), (m * 0.8 + 1.5, top - 0.2, CORNER),
        (m * 0.9 + 0.9, top + 2.6, CORNER), (m * 0.9 - 0.9, top + 2.6, CORNER)], tension=0.1)  # fmt: skip
    pen.mark(_ENDS, at.body.path(joined(blade, knot)))
    _closing(pen, at, _OVER, 0.54, (0.36, 0.16), _OVER)
    _pockets(pen, at, _OVER, 0.2)
    _lapels(pen, at, _OVER, 0.54)
    _shirt_collar(pen, at, _TRIM)


def uniform(pen: Pen, at: Posed) -> None:
    """A closed tunic with brass buttons, shoulder pieces, breast pockets and a belt."""
    p, k, m, top = at.person.physique, at.narrow, _middle(at), -at.person.physique.torso
    _closing(pen, at, _OVER, 0.0, (0.76, 0.56, 0.36, 0.02), _TRIM)
    chest = [limb([(m * 0.6 + s * p.shoulders * k * 0.26, top * 0.66, 1.4), (m * 0.6 + s * p.shoulders * k * 0.66,
        top * 0.67, 1.4)], round_end=False) for s in (-1, 1)]  # fmt: skip
    pen.mark(_OVER, at.body.path(joined(*chest)), tone=-0.1, detail=1)
    belt = at.body.line((-p.hips * 1.4, top * 0.2), (0, top * 0.17), (p.hips * 1.4, top * 0.2))
    pen.mark(_OVER, belt, width=2.6, tone=-0.2)
    pen.mark(_TRIM, at.body.path(rect(m - 1.5, top * 0.17 - 1.5, 3.0, 3.0, 0.5)), tone=-0.14)
    straps = [at.body.path(limb([(s * p.neck * 1.6, top + 0.8, 1.8), (s * p.shoulders * k * 0.86, top + 2.6, 2.0)]))
        for s in (-1, 1)]  # fmt: skip
    pen.mark(_TRIM, joined(*straps), tone=-0.12)
    _shirt_collar(pen, at, _OVER)


def dungarees(pen: Pen, at: Posed) -> None:
    """A bib with its straps and pocket, over what is worn beneath."""
    p, k, top = at.person.physique, at.narrow, -at.person.physique.torso
    m, w = _middle(at) * 0.4, p.waist * 0.74 * k
    straps = [limb([(m + s * w * 0.9, top * 0.6, 2.2), (s * p.shoulders * 0.5 * k, top + 0.8, 2.2)]) for s in (-1, 1)]
    pen.part(_LOW, at.body.path(joined(*straps)), tone=-0.03, shade="soft")
    bib = at.body.path(smooth([(m - w, top * 0.62, CORNER), (m + w, top * 0.62, CORNER), (m + w * 1.04, top * 0.3),
        (p.hips * 1.01 * k, -1.5), (p.hips * 0.98 * k, 4.4, CORNER), (-p.hips * 0.98 * k, 4.4, CORNER),
        (-p.hips * 1.01 * k, -1.5), (m - w * 1.04, top * 0.3)], tension=0.25))  # fmt: skip
    pen.part(_LOW, bib)
    pen.mark(_LOW, at.body.path(rect(m - w * 0.5, top * 0.5, w, -top * 0.2, 0.8)), tone=-0.07, detail=1)
    pen.mark(_TRIM, joined(*(at.body.oval(m + s * w * 0.84, top * 0.56, 0.9) for s in (-1, 1))), tone=-0.1)


def kimono(pen: Pen, at: Posed) -> None:
    """Two fronts that cross, a light collar beneath, and a broad sash."""
    p, k, m, top = at.person.physique, at.narrow, _middle(at) * 0.5, -at.person.physique.torso
    n, w = p.neck, p.waist * k
    pen.mark(_TRIM, at.body.path(smooth([(m - n * 1.1, top - 3, CORNER), (m + 0.4, top * 0.66, CORNER),
        (m + n * 1.1, top - 3, CORNER)], tension=0.1)))  # fmt: skip
    edge = joined(at.body.line((m + n * 1.2, top - 2), (m + 0.2, top * 0.64), (-w * 0.7, top * 0.4)),
        at.body.line((m - n * 1.2, top - 2), (m + 0.4, top * 0.66)))  # fmt: skip
    pen.mark(_OVER, edge, width=1.5, tone=0.1)
    sash = at.body.path(smooth([(-w * 1.1, top * 0.5, CORNER), (0, top * 0.48), (w * 1.12, top * 0.5, CORNER),
        (w * 1.14, top * 0.2, CORNER), (0, top * 0.17), (-w * 1.12, top * 0.2, CORNER)]))  # fmt: skip
    pen.part(_ENDS, sash)
    pen.mark(_TRIM, at.body.line((-w * 1.4, top * 0.35), (0, top * 0.325), (w * 1.4, top * 0.35)), width=0.9)


def sari(pen: Pen, at: Posed) -> None:
    """A bare waist's edge, pleats, and the free end of the cloth over a shoulder."""
    p, k, top = at.person.physique, at.narrow, -at.person.physique.torso
    s, w, h = p.shoulders * k, p.waist * k, p.hips * k
    pen.mark("skin", at.body.path(smooth([(-w * 1.4, top * 0.46), (0, top * 0.42), (w * 1.4, top * 0.46),
        (w * 1.4, top * 0.32), (0, top * 0.28), (-w * 1.4, top * 0.32)])))  # fmt: skip
    cloth = at.body.path(smooth([(-s * 0.98, top + 3.4), (-s * 0.3, top + 0.4, CORNER), (w * 0.4, top * 0.55),
        (h * 1.06, top * 0.2, CORNER), (h * 1.12, 6, CORNER), (w * 0.1, top * 0.12),
        (-s * 0.86, top * 0.6)]))  # fmt: skip
    pen.part(_OVER, cloth, tone=0.03)
    pen.mark(_TRIM, at.body.line((-s * 0.3, top + 0.4), (w * 0.4, top * 0.55), (h * 1.06, top * 0.2)), width=1.8,
        tone=-0.08)  # fmt: skip
    folds = joined(
        *(at.body.line((-s * a, top + 2.6), (w * (0.4 - a), top * 0.4), (h * 0.9, 2 - 8 * a)) for a in (0.5, 0.72))
    )
    pen.mark(_OVER, folds, width=0.6, tone=-0.1, detail=1)
