"""Animals whose parts have colours of their own ("a white rabbit with black ears"), and the markings of coats."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random

from limner.drawing import geometry as g
from limner.drawing.colour import lab, parse, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.figure import Figure, Part, Pen, Slot
from limner.engines.illustrator.atlas.symbol import Symbol

JOIN = "+"
"""Between the parts and markings of an id."""
MARK, MARK2 = "mark", "mark2"
"""The slots of a marking's colours."""
EYES = "eyes"
"""The part that is coloured about the pupils of whoever has no irises."""

_UNTOUCHED = frozenset({"inner", "iris", "stripe", "spot", "collar", "tag"})
"""Slots that a coloured part leaves as they are."""
_HAIR = frozenset({"mane", "tuft"})
_OF_THE_COAT = frozenset({"face", "head", "muzzle", "chest", "belly", "paws", "legs"})
"""Areas that leave hair over them as it is."""
_BICOLOUR = ("chest", "paws", "muzzle", "belly")
_PUPIL = 0.5
"""Its radius over the eye's."""
_AN_EYE = 0.09
"""At most so large over the longer side of the figure is one."""

Draw = Callable[[Figure], Iterator[tuple[str, Path, float]]]
"""The areas of a marking, each with its slot and its alpha."""


def areas(figure: Figure) -> Mapping[str, Path]:
    """Where its parts lie: as it tells, and what is about the places that it names."""
    return {**_about(figure), **figure.areas}


def _about(figure: Figure) -> dict[str, Path]:
    """Head, muzzle and feet by the anchors and the box."""
    at, found = figure.anchors, dict[str, Path]()
    if "head" in at and "hat" in at:
        radius = 1.2 * math.dist(at["head"], at["hat"])
        found["head"] = found["face"] = g.ellipse(*at["head"], radius)
        if "mouth" in at:
            found["muzzle"] = g.ellipse(*at["mouth"], 0.62 * radius, 0.5 * radius)
    if "head" in figure.areas:
        found["face"] = figure.areas["head"]
    if "face" in figure.areas:
        found["head"] = figure.areas["face"]
    if "paws" in figure.areas:
        found["feet"] = figure.areas["paws"]
    return found


def marked(symbol: Symbol, said: str) -> Symbol:
    """The animal with the parts and the marking of the id, each in a slot of its name or those of markings."""
    names = said.split(JOIN)
    own = next((slot.rgb for slot in symbol.slots.values() if slot.role == "primary"), (150, 130, 110))
    slots = {name: Slot(own) for name in names if name not in _MARKINGS and name not in symbol.slots}
    for name in names:
        if name in _MARKINGS:
            first, second = (parse(code) for code in _COLOURS[name])
            near = abs(lab(first)[0] - lab(own)[0]) < 0.2 and name != "brindle"
            slots[MARK] = Slot(second if near else tone(own, -0.22) if name == "brindle" else first, "second")
            slots[MARK2] = Slot(second)
    if EYES in names:
        slots[EYES] = Slot((90, 130, 80))

    def draw(pen: Pen) -> None:
        figure = symbol.figure(f"{pen.pose}/{pen.mood}" if pen.mood else pen.pose)
        pen.anchor(**figure.anchors)
        pen.area(**figure.areas)
        for part in _in_colours(symbol, figure, names):
            pen.keep(_renamed(part) if part.name in names else part)

    return replace(symbol, slots={**symbol.slots, **slots}, draw=draw)


def _in_colours(symbol: Symbol, figure: Figure, names: list[str]) -> Iterator[Part]:
    where = areas(figure)
    laid = [spot for name in names if name in _MARKINGS for spot in _MARKINGS[name](figure)]
    laid += [(name, where[name], 1.0) for name in names if name in where]
    parts = figure.parts
    for number, part in enumerate(parts):
        shown = _painted(symbol, part, laid)
        if EYES in names and _is_eye(shown, figure):
            yield from _with_iris(shown)
        elif not (EYES in names and number and shown.slot == "eye" and shown.detail == 2 and not shown.width):
            yield shown


def _renamed(part: Part) -> Part:
    """A part that is drawn by itself, with what of its colour is on it, in the slot of its name."""
    marks = tuple(replace(mark, slot=part.name) if mark.slot == part.slot else mark for mark in part.marks)
    return replace(part, slot=part.name, marks=marks)


def parts(symbol: Symbol) -> frozenset[str]:
    """What of it can have a colour of its own: its slots and the parts that are drawn by themselves."""
    return frozenset({*symbol.slots, *(part.name for part in symbol.figure().parts if part.name)})


def _painted(symbol: Symbol, part: Part, laid: list[tuple[str, Path, float]]) -> Part:
    """The part with those areas on it, under what is fixed on it."""
    slot = symbol.slots[part.slot]
    if part.width or part.shade not in ("form", "soft") or slot.role not in ("primary", "follow", "second"):
        return part
    if part.slot in _UNTOUCHED:
        return part
    over = [mark for mark in part.marks if symbol.slots[mark.slot].role == "fixed" or mark.slot in _UNTOUCHED]
    under = [mark for mark in part.marks if mark not in over]
    box, found = part.path.getBounds(), list[Part]()
    for name, path, alpha in laid:
        if (part.slot in _HAIR and name in _OF_THE_COAT) or not path.getBounds().intersects(box):
            continue
        cut = g.intersection(path, part.path)
        if not cut.isEmpty():
            found.append(Part(cut, name, part.tone, "soft", 0, alpha))
    return replace(part, marks=(*under, *found, *over)) if found else part


def _is_eye(part: Part, figure: Figure) -> bool:
    box = part.path.getBounds()
    wide, tall = box.width(), box.height()
    small = 0.0 < max(wide, tall) < _AN_EYE * max(figure.width, figure.height)
    round_ = 0.75 < wide / max(tall, 1e-6) < 1.3
    return part.slot == "eye" and not part.width and part.detail == 0 and part.alpha == 1.0 and small and round_


def _with_iris(part: Part) -> Iterator[Part]:
    """The eye with a coloured ring about its pupil."""
    left, top, right, bottom = g.bounds(part.path)
    x, y, rx, ry = (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2
    yield part
    yield replace(part, path=g.ellipse(x, y, 0.86 * rx, 0.86 * ry), slot=EYES, marks=())
    yield replace(part, path=g.ellipse(x, y, _PUPIL * rx, _PUPIL * ry), marks=())


def _blob(rng: Random, at: Point, rx: float, ry: float) -> Path:
    """An uneven patch with soft edges."""
    turns = [2 * math.pi * k / 9 for k in range(9)]
    return g.smooth([
        (at[0] + rx * rng.uniform(0.74, 1.16) * math.cos(t), at[1] + ry * rng.uniform(0.74, 1.16) * math.sin(t))
        for t in turns
    ])  # fmt: skip


def _bicolour(figure: Figure) -> Iterator[tuple[str, Path, float]]:
    """White chest, feet, muzzle and belly."""
    where = areas(figure)
    for name in _BICOLOUR:
        if name in where:
            yield MARK, where[name], 1.0


def _patches(figure: Figure) -> Iterator[tuple[str, Path, float]]:
    """Large ones on rump, saddle and shoulder, and one on the head."""
    for path in _places(figure)[:4]:
        yield MARK, path, 1.0


def _calico(figure: Figure) -> Iterator[tuple[str, Path, float]]:
    """Patches of two colours by turns, one over each eye."""
    for number, path in enumerate(_places(figure)):
        yield (MARK, MARK2)[number % 2], path, 1.0


def _places(figure: Figure) -> list[Path]:
    """Patches from the head back, with one for the tail's tip at the end."""
    left, top, right, bottom = figure.bounds
    wide, tall, rng = right - left, bottom - top, Random(17)
    at = figure.anchors
    hx, hy = at.get("head", (right - 0.2 * wide, top + 0.2 * tall))
    bx, by = at.get("back", (left + 0.5 * wide, top + 0.4 * tall))
    span = math.dist((hx, hy), (bx, by))
    r = math.dist((hx, hy), at.get("hat", (hx, hy - 0.12 * tall)))
    found = [
        _blob(rng, (bx + 0.06 * span, by + 0.16 * span), 0.4 * span, 0.34 * span),
        _blob(rng, (hx - 0.8 * r, hy - 0.9 * r), 0.95 * r, 1.05 * r),
        _blob(rng, (bx - 0.62 * span, by + 0.3 * span), 0.34 * span, 0.36 * span),
        _blob(rng, (bx + 0.52 * span, by + 0.62 * span), 0.2 * span, 0.24 * span),
        _blob(rng, (bx - 0.34 * span, by + 0.74 * span), 0.17 * span, 0.2 * span),
        _blob(rng, (hx + 1.0 * r, hy - 0.9 * r), 0.72 * r, 0.95 * r),
    ]
    return [*found, figure.areas["tip"]] if "tip" in figure.areas else found


def _tortoiseshell(figure: Figure) -> Iterator[tuple[str, Path, float]]:
    """Small flecks that run into one another."""
    left, top, right, bottom = figure.bounds
    size, rng = min(right - left, bottom - top), Random(29)
    for row in range(9):
        for column in range(9):
            x, y = left + (column + rng.random()) / 9 * (right - left), top + (row + rng.random()) / 9 * (bottom - top)
            if rng.random() < 0.62:
                yield MARK, _blob(rng, (x, y), rng.uniform(0.03, 0.075) * size, rng.uniform(0.025, 0.05) * size), 0.92


def _brindle(figure: Figure) -> Iterator[tuple[str, Path, float]]:
    """Thin uneven stripes across the coat."""
    left, top, right, bottom = figure.bounds
    tall, rng = bottom - top, Random(41)
    bars = []
    for k in range(34):
        x = left + (k + 0.5 * rng.random()) / 34 * (right - left)
        for _ in range(2):
            y, long = top + rng.random() * tall, rng.uniform(0.1, 0.2) * tall
            bars.append(
                g.limb([(x, y, 0.3), (x + 1.6, y + 0.5 * long, rng.uniform(1.4, 2.4)), (x + 0.4, y + long, 0.3)])
            )
    yield MARK, g.joined(*bars), 0.7


def _dapples(figure: Figure) -> Iterator[tuple[str, Path, float]]:
    """Pale rings of light over flank, haunch and shoulder."""
    left, top, right, bottom = figure.bounds
    span, rng = bottom - top, Random(53)
    bx, by = figure.anchors.get("back", ((left + right) / 2, top + 0.4 * span))
    spots = []
    for row in range(4):
        for column in range(-6, 7):
            middle = abs(column + 1.5) < 1.6
            if rng.random() < (0.75 if middle else 0.18):
                continue
            x = bx + (column + 0.5 * (row % 2) + rng.uniform(-0.3, 0.3)) * 0.06 * span
            y = by + (0.04 + 0.055 * row + rng.uniform(-0.02, 0.02)) * span
            wide = rng.uniform(0.01, 0.025) * span
            spots.append(g.ellipse(x, y, wide, 0.84 * wide))
    yield MARK, g.joined(*spots), 0.38


_MARKINGS: Mapping[str, Draw] = {
    "bicolour": _bicolour, "patches": _patches, "calico": _calico, "tortoiseshell": _tortoiseshell,
    "brindle": _brindle, "dapples": _dapples,
}  # fmt: skip
_COLOURS: Mapping[str, tuple[str, str]] = {
    "bicolour": ("#fbf7f0", "#3a302c"), "patches": ("#fbf7f0", "#4a342a"), "calico": ("#e08a3c", "#332c2e"),
    "tortoiseshell": ("#d98a3f", "#3a2a24"), "brindle": ("#3a2c24", "#3a2c24"), "dapples": ("#f4f3f2", "#6a6468"),
}  # fmt: skip
"""By marking its colours where the words name none; the second one where the coat is as light as the first."""
MARKINGS = frozenset(_MARKINGS)
"""The markings that coats have by this."""
