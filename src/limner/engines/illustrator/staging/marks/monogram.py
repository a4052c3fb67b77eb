"""Where a mark has no subject: the initials of its words, or a sign of no thing."""

import math
from collections.abc import Callable

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import Draft
from limner.engines.illustrator.staging.marks import faces
from limner.engines.illustrator.typesetting.lines import Hand

_FACES = ("black", "humanist", "condensed", "italic", "round", "wide")


def fill(draft: Draft, box: Box, ink: RGB, tint: RGB, ground: RGB) -> None:
    """The subjects in the box; where there are none, what `draw` has."""
    if draft.units:
        draft.stand(box, ink, tint, ground)
        faces.paint(draft)
    else:
        draw(draft, box, ink, tint)


def draw(draft: Draft, box: Box, ink: RGB, tint: RGB) -> None:
    """Letters or a sign in the box."""
    spelt = draft.texts and (draft.spelt or draft.dice.turn("signed", (True, False)))
    letters = initials(draft.texts[0]) if spelt else ""
    if letters and _lettered(draft, box, letters, ink):
        return
    sign = draft.reading.made.sign or draft.dice.turn("sign", tuple(_SIGNS))
    first, second = _SIGNS[sign](*box.centre, min(box.width, box.height) / 2)
    draft.area(second, tint, "sign's second", layer="hero")
    draft.area(first, ink, "sign", layer="hero")


def initials(text: str) -> str:
    """Up to three letters: of a short word all, else the first of each of its words of weight."""
    words = [w for w in text.split() if any(c.isalnum() for c in w)]
    if len(words) == 1 and len(words[0]) <= 3:
        return words[0].upper()
    heavy = [w for w in words if w.lower() not in ("the", "of", "and", "a", "an", "for")] or words
    return "".join(next(c for c in w if c.isalnum()) for w in heavy[:3]).upper()


def _lettered(draft: Draft, box: Box, letters: str, ink: RGB) -> bool:
    hand = Hand(draft.dice.turn("monogram", _FACES), 0.02)
    length = hand.length(letters)
    if not length:
        return False
    high = min(0.94 * box.width / length, 0.8 * box.height)
    path = hand.line(letters, high)
    left, top, right, bottom = g.bounds(path)
    x, y = box.centre
    draft.write(letters, g.moved(path, x - (left + right) / 2, y - (top + bottom) / 2), ink, "hero")
    return True


def _petals(x: float, y: float, r: float) -> tuple[Path, Path]:
    def ring(number: int, reach: float, wide: float, turn: float) -> Path:
        one = g.ellipse(x, y - reach, wide, reach * 0.96)
        return g.joined(*(g.rotated(one, turn + 360 * i / number, (x, y)) for i in range(number)))

    return ring(6, 0.36 * r, 0.16 * r, 0.0), ring(6, 0.48 * r, 0.24 * r, 30.0)


def _orbits(x: float, y: float, r: float) -> tuple[Path, Path]:
    rings = [g.outline(g.ellipse(x, y, r * 0.96, r * 0.38, turn), 0.085 * r) for turn in (0.0, 60.0, 120.0)]
    return g.union(g.ellipse(x, y, 0.17 * r), rings[0]), g.union(*rings[1:])


def _sails(x: float, y: float, r: float) -> tuple[Path, Path]:
    big = g.smooth([(x + 0.06 * r, y - 0.95 * r, "c"), (x + 0.72 * r, y + 0.1 * r), (x + 0.78 * r, y + 0.6 * r, "c"),
                    (x + 0.06 * r, y + 0.6 * r, "c")])  # fmt: skip
    small = g.smooth([(x - 0.06 * r, y - 0.45 * r, "c"), (x - 0.46 * r, y + 0.2 * r), (x - 0.72 * r, y + 0.6 * r, "c"),
                      (x - 0.06 * r, y + 0.6 * r, "c")])  # fmt: skip
    return big, g.union(small, g.rect(x - 0.72 * r, y + 0.72 * r, 1.5 * r, 0.13 * r, 0.065 * r))


def _peaks(x: float, y: float, r: float) -> tuple[Path, Path]:
    front = g.polygon([(x - 0.95 * r, y + 0.62 * r), (x - 0.2 * r, y - 0.5 * r), (x + 0.5 * r, y + 0.62 * r)])
    back = g.polygon([(x - 0.1 * r, y + 0.62 * r), (x + 0.4 * r, y - 0.12 * r), (x + 0.95 * r, y + 0.62 * r)])
    return front, g.union(g.difference(back, g.outline(front, 0.1 * r)), g.ellipse(x + 0.5 * r, y - 0.52 * r, 0.2 * r))


def _quarters(x: float, y: float, r: float) -> tuple[Path, Path]:
    def quarter(turn: int) -> Path:
        path = Path()
        path.moveTo(x + 0.05 * r, y - 0.05 * r)
        path.lineTo(x + 0.85 * r, y - 0.05 * r)
        k = 0.85 - 0.8 * (1 - 0.5523)
        path.cubicTo(x + 0.85 * r, y - k * r, x + k * r, y - 0.85 * r, x + 0.05 * r, y - 0.85 * r)
        path.close()
        return g.rotated(path, 90 * turn, (x, y))

    first = g.joined(quarter(0), quarter(2))
    return first, g.joined(quarter(1), quarter(3))


def _wave(x: float, y: float, r: float) -> tuple[Path, Path]:
    def band(level: float) -> Path:
        line = Path()
        line.moveTo(x - 0.86 * r, y + level * r)
        for i in range(4):
            a = x + (-0.86 + 0.43 * i) * r
            lift = 0.24 * r * (-1 if i % 2 == 0 else 1)
            line.quadTo(a + 0.215 * r, y + level * r + lift, a + 0.43 * r, y + level * r)
        return g.outline(line, 0.17 * r)

    sun = g.intersection(g.ellipse(x, y - 0.02 * r, 0.62 * r), g.rect(x - r, y - r, 2 * r, 0.86 * r))
    return g.union(band(0.12), band(0.72)), g.union(sun, band(0.42))


def _sparks(x: float, y: float, r: float) -> tuple[Path, Path]:
    def spark(cx: float, cy: float, size: float) -> Path:
        points: list[tuple[float, float] | tuple[float, float, str]] = []
        for i in range(8):
            angle, reach = math.pi / 4 * i, size if i % 2 == 0 else 0.3 * size
            point = (cx + reach * math.sin(angle), cy - reach * math.cos(angle))
            points.append((*point, "c") if i % 2 == 0 else point)
        return g.smooth(points)

    return spark(x - 0.1 * r, y + 0.08 * r, 0.88 * r), g.joined(
        spark(x + 0.62 * r, y - 0.6 * r, 0.34 * r), g.ellipse(x + 0.66 * r, y + 0.66 * r, 0.13 * r)
    )


_SIGNS: dict[str, Callable[[float, float, float], tuple[Path, Path]]] = {
    "petals": _petals,
    "orbits": _orbits,
    "sails": _sails,
    "peaks": _peaks,
    "quarters": _quarters,
    "wave": _wave,
    "sparks": _sparks,
}
