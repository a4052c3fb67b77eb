"""Cards: words in the middle of a plain page, the subjects small and many round them, or large above them."""

import math
from collections.abc import Callable, Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, mix, parse, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import gathered, placed
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.halves import halves
from limner.engines.illustrator.staging.patterns import fillers
from limner.engines.illustrator.staging.patterns.spots import UPRIGHT
from limner.engines.illustrator.staging.patterns.torus import Torus
from limner.engines.illustrator.staging.posters.sheet import Sheet
from limner.engines.illustrator.staging.units import Unit

GROUNDS = tuple(parse(f"#{code}") for code in "fdf3e3 f9dfd8 dcecf2 e3efd9 fbe9b9 eadff3 24405f 2f5d54".split())
_MOST_SPECKS = 80


def paint(s: Sheet, easel: Easel, units: Sequence[Unit], ground: RGB, *, asked: bool = False) -> None:
    """One of the arrangements, in turn with the seed.

    Of `units` that were `asked` for each is drawn once; what only decorates the card is repeated.
    """
    motifs = list(units) if asked else list({unit.lead.symbol.id: unit for unit in units}.values())
    offered = (_SCENES if asked else _KINDS) if motifs else _BARE
    kind = s.dice.turn("page", tuple(offered))
    torus = Torus(s.width, s.height)
    text = offered[kind](s, easel, torus, motifs, ground)
    if kind not in _QUIET:
        _strew(s, easel, torus, ground)
    s.story(easel, text, ground)


def _bordered(s: Sheet, easel: Easel, torus: Torus, motifs: Sequence[Unit], ground: RGB) -> Box:
    """Motifs along the edges, the words in the free middle."""
    size = 0.165 * min(s.width, s.height)
    inset = 0.6 * size
    across, down = s.width - 2 * inset, s.height - 2 * inset
    columns, rows = max(round(across / (1.18 * size)), 2), max(round(down / (1.18 * size)), 2)
    spots = [(inset + across * i / columns, y) for y in (inset, s.height - inset) for i in range(columns + 1)]
    spots += [(x, inset + down * i / rows) for x in (inset, s.width - inset) for i in range(1, rows)]
    spots.sort(key=lambda p: math.atan2(p[1] - s.height / 2, p[0] - s.width / 2))
    for number, (x, y) in enumerate(spots):
        _motif(
            easel, torus, motifs[number % len(motifs)], (x, y), size, easel.rng.uniform(-16, 16), mirror=number % 2 == 1
        )
    text = s.box.grown(-(inset + 0.86 * size))
    torus.take(g.rect(text.left, text.top, text.width, text.height))
    return text


def _crowned(s: Sheet, easel: Easel, torus: Torus, motifs: Sequence[Unit], ground: RGB) -> Box:
    """The subjects large above the words, or beside them on a wide page."""
    return _shown(s, easel, torus, motifs[:3], _above(s), _beneath(s))


def _scene(s: Sheet, easel: Easel, torus: Torus, units: Sequence[Unit], ground: RGB) -> Box:
    """All that was asked for, once, above the words, or beside them on a wide page."""
    return _shown(s, easel, torus, units, _above(s), _beneath(s))


def _rounded(s: Sheet, easel: Easel, torus: Torus, units: Sequence[Unit], ground: RGB) -> Box:
    """The same before a disc in a tone of the ground."""
    room = _above(s)
    radius = 0.54 * min(room.width, room.height)
    disc = g.ellipse(*room.centre, radius)
    easel.fill(disc, tone(ground, -0.08 if lab(ground)[0] > 0.6 else 0.08), "ground", "disc", tinted=False)
    torus.take(disc)
    return _shown(s, easel, torus, units, room, _beneath(s))


def _footed(s: Sheet, easel: Easel, torus: Torus, units: Sequence[Unit], ground: RGB) -> Box:
    """The words above, all that was asked for below them; beside them on a wide page."""
    if s.wide:
        return _scene(s, easel, torus, units, ground)
    room = Box(2 * s.margin, 0.42 * s.height, s.width - 2 * s.margin, s.height - 1.5 * s.margin)
    text = Box(1.6 * s.margin, 1.8 * s.margin, s.width - 1.6 * s.margin, 0.36 * s.height)
    return _shown(s, easel, torus, units, room, text)


def _above(s: Sheet) -> Box:
    """Where the subjects are when the words are beneath them, or on a wide page to their right."""
    if s.wide:
        return Box(s.margin, 1.6 * s.margin, 0.46 * s.width, s.height - 1.6 * s.margin)
    return Box(2 * s.margin, 1.7 * s.margin, s.width - 2 * s.margin, 0.57 * s.height)


def _beneath(s: Sheet) -> Box:
    if s.wide:
        return Box(0.5 * s.width, 2 * s.margin, s.width - 1.5 * s.margin, s.height - 2 * s.margin)
    return Box(1.6 * s.margin, 0.63 * s.height, s.width - 1.6 * s.margin, s.height - 1.5 * s.margin)


def _shown(s: Sheet, easel: Easel, torus: Torus, units: Sequence[Unit], room: Box, text: Box) -> Box:
    for unit in gathered(units, room):
        _place(easel, torus, unit, 0.004 * min(s.width, s.height))
    torus.take(g.rect(text.left, text.top, text.width, text.height))
    return text


def _garlanded(s: Sheet, easel: Easel, torus: Torus, motifs: Sequence[Unit], ground: RGB) -> Box:
    """Pennants across the top, a row of motifs along the foot."""
    colours = _colours(ground)
    sag, count = 0.09 * s.height, max(round(9 * s.width / max(s.width, s.height)), 6)
    cord = Path()
    cord.moveTo(-4, 0.05 * s.height)
    cord.quadTo(s.width / 2, 0.05 * s.height + 2 * sag, s.width + 4, 0.05 * s.height)
    s.area(easel, cord, s.ink(ground), "cord", width=0.006 * min(s.width, s.height))
    flags: list[Path] = [Path() for _ in colours]
    wide = s.width / count
    for i in range(count):
        t = (i + 0.5) / count
        y = 0.05 * s.height + 4 * sag * t * (1 - t)
        lean = 2 * sag * (1 - 2 * t) / s.width * 2
        flag = g.polygon([(-0.38 * wide, 0), (0.38 * wide, 0), (0, 0.86 * wide)])
        flags[i % len(flags)].addPath(g.moved(g.rotated(flag, math.degrees(math.atan(lean))), t * s.width, y))
    for flag, colour in zip(flags, colours, strict=True):
        s.area(easel, flag, colour, "pennants")
        torus.take(flag)
    size = 0.24 * min(s.width, s.height)
    number = max(round(s.width / (1.15 * size)), 2)
    for i in range(number):
        spot = (s.width * (i + 0.5) / number, s.height - 0.72 * size)
        _motif(easel, torus, motifs[i % len(motifs)], spot, size, 0.0, mirror=i % 2 == 1)
    text = Box(2 * s.margin, 0.33 * s.height, s.width - 2 * s.margin, s.height - 1.45 * size)
    torus.take(g.rect(text.left, text.top, text.width, text.height))
    return text


def _confetti(s: Sheet, easel: Easel, torus: Torus, motifs: Sequence[Unit], ground: RGB) -> Box:
    """Words alone, confetti round them."""
    inset = 0.17 * min(s.width, s.height)
    text = s.box.grown(-inset)
    torus.take(g.rect(text.left, text.top, text.width, text.height))
    return text


def _lined(s: Sheet, easel: Easel, torus: Torus, motifs: Sequence[Unit], ground: RGB) -> Box:
    """Words alone in two lines of a border, its corners scooped out."""
    ink, unit = mix(s.ink(ground), ground, 0.35), min(s.width, s.height)
    for inset, width in ((0.05, 0.008), (0.072, 0.003)):
        frame = s.box.grown(-inset * unit)
        path, scoop = g.rect(frame.left, frame.top, frame.width, frame.height), 0.06 * unit
        for x in (frame.left, frame.right):
            for y in (frame.top, frame.bottom):
                path = g.difference(path, g.ellipse(x, y, scoop))
        s.area(easel, path, ink, "border", width=width * unit)
    return s.box.grown(-0.17 * unit)


def _ruled(s: Sheet, easel: Easel, torus: Torus, motifs: Sequence[Unit], ground: RGB) -> Box:
    """Words alone between a band of colour above and one below."""
    unit = min(s.width, s.height)
    for number, colour in enumerate(_colours(ground)[:2]):
        high, off = (0.05 - 0.03 * number) * unit, 0.062 * number * unit
        for top in (off, s.height - off - high):
            s.area(easel, g.rect(-2, top, s.width + 4, high), colour, "band")
    return s.box.grown(-0.17 * unit)


_BARE: dict[str, Callable[[Sheet, Easel, Torus, Sequence[Unit], RGB], Box]] = {
    "lined": _lined,
    "confetti": _confetti,
    "ruled": _ruled,
}
"""What there is for words without things."""
_QUIET = frozenset({"lined", "ruled"})
"""Where nothing is strewn about."""
_KINDS: dict[str, Callable[[Sheet, Easel, Torus, Sequence[Unit], RGB], Box]] = {
    "bordered": _bordered,
    "crowned": _crowned,
    "garlanded": _garlanded,
}
_SCENES: dict[str, Callable[[Sheet, Easel, Torus, Sequence[Unit], RGB], Box]] = {
    "scene": _scene,
    "rounded": _rounded,
    "footed": _footed,
}
"""What there is for things that were asked for."""


def _motif(
    easel: Easel, torus: Torus, unit: Unit, at: tuple[float, float], size: float, turn: float, *, mirror: bool
) -> None:
    chosen = unit.mirrored() if mirror else unit
    box = chosen.box
    sized = chosen.scaled(size / (0.6 * max(box.width, box.height) + 0.4 * math.sqrt(box.area)))
    turned = sized.turned(turn if not chosen.lead.kinds & UPRIGHT else 0.3 * turn, sized.box.centre)
    x, y = turned.box.centre
    _place(easel, torus, turned.moved(at[0] - x, at[1] - y), 0.03 * size)


def _place(easel: Easel, torus: Torus, unit: Unit, line: float) -> None:
    for member in unit.members:
        for z, node in halves(member, placed(member), line):
            easel.add(node, back=-z)
    box = unit.box
    torus.take(g.ellipse(*box.centre, 0.54 * box.width, 0.54 * box.height))


def _colours(ground: RGB) -> list[RGB]:
    """Three festive colours in tones that stand off from the ground."""
    light = lab(ground)[0] > 0.6
    return [tone(parse(code), -0.02 if light else 0.08) for code in ("#e0604c", "#e3a83a", "#3f93a2")]


def _strew(s: Sheet, easel: Easel, torus: Torus, ground: RGB) -> None:
    """Small marks in what is left free."""
    marks = fillers.SETS[s.dice.turn("fillers", ("confetti", "hearts", "stars", "petals", "dots"))]
    colours = [mix(colour, ground, 0.25) for colour in _colours(ground)]
    paths = [Path() for _ in colours]
    unit = min(s.width, s.height)
    for number, (x, y, room) in enumerate(torus.discs(_MOST_SPECKS)):
        if room < 0.018 * unit:
            break
        radius = min(0.5 * room, (0.011 + 0.011 * easel.rng.random()) * unit)
        mark = fillers.chosen(marks, room, 0.05 * unit, easel.rng)
        paths[number % 3].addPath(mark(x, y, radius, easel.rng.uniform(0, 360)))
        torus.take(g.ellipse(x, y, max(1.2 * radius, 0.028 * unit)))
    for path, colour in zip(paths, colours, strict=True):
        if not path.isEmpty():
            easel.fill(path, colour, "ground", "confetti", tinted=False)
