"""Cloth that hangs over a thing, and cloth that somebody is wrapped in: its shape is that of what is under it."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.reading.reading import Relation
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.postures import upright
from limner.engines.illustrator.staging.ties.filling import inside
from limner.engines.illustrator.staging.ties.resting import crest
from limner.engines.illustrator.staging.ties.riding import on_or_riding
from limner.engines.illustrator.staging.ties.ringing import around
from limner.engines.illustrator.staging.ties.sizes import head_radius, span
from limner.engines.illustrator.staging.units import Member, Touch, Unit

CLOTH = frozenset({"textile", "clothing", "flag", "towel", "blanket", "rug", "curtain", "scarf"})
_LIVING = frozenset({"person", "animal", "robot", "creature", "toy"})
_GREY: RGB = (150, 142, 136)
_OVER, _HANGS = 0.5, 0.55
"""The width of what is draped over that of what it is draped over, and how far it hangs down over its height."""
_STEPS = 12
_STRIPES = 6
"""How many stripes or rows of dots are on a cloth."""
_FULL = 0.055
"""How thick a wrap is, over the height of who is in it."""
_ON_ALL_FOURS = 1.2
"""An animal so many times longer than tall stands up to be wrapped, if it can."""
_FLARE = 1.3
"""How fast a wrap grows wider downwards, on each side."""
_COLLAR = 0.9
"""How far below the middle of a head a wrap begins, in the head's radii."""


def draped(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """Cloth over the upper edge of the target, hanging down before it; the living lie across it."""
    cloth = subject.of(relation.subject)[0]
    if not CLOTH & cloth.kinds:
        lying = Unit(tuple(m.posed("sleeping", "lying") if m.kinds & _LIVING else m for m in subject.members))
        return on_or_riding(lying, target, relation)
    base = target.of(relation.object)[0]
    hung = _over_the_edge(base.box, _upper(base))
    return target.swapped(base, _covered(base, cloth, hung, _bands(hung, _turns(hung), cloth.pattern)))


def _upper(base: Member) -> Sequence[Point]:
    """Points of the edge that it lies over, from left to right."""
    box = base.box
    half = 0.5 * _OVER * box.width
    spots = [box.centre[0] - half + 2 * half * i / _STEPS for i in range(_STEPS + 1)]
    edge = [crest(base, x - 0.5 * half / _STEPS, x + 0.5 * half / _STEPS) for x in spots]
    highest = min(edge)
    return [(x, min(y, highest + 0.1 * box.height)) for x, y in zip(spots, edge, strict=True)]


def _over_the_edge(box: Box, upper: Sequence[Point]) -> Path:
    """From a little above that edge down to a hem in waves."""
    thick, long = 0.025 * box.height, _HANGS * box.height
    left, right = upper[0][0], upper[-1][0]
    over = [(x, y - thick) for x, y in upper]
    low = min(y for _, y in upper) + long
    hem = [
        (right + 0.02 * box.width - (right - left) * i / _STEPS, low + 0.025 * box.height * math.cos(1.57 * i))
        for i in range(_STEPS + 1)
    ]
    return g.corners_rounded(g.polygon([*over, *hem]), 0.02 * box.height)


def wrapped(subject: Unit, target: Unit, relation: Relation) -> Unit:
    """In cloth from the neck down; of what is no cloth, inside of it, or amid several."""
    cloth = target.of(relation.object)[0]
    if not CLOTH & cloth.kinds:
        several = len(target.of(relation.object)) > 1 or cloth.kinds & {"plant", "light", "rope"}
        swapped = Relation("around", relation.object, relation.subject)
        return around(target, subject, swapped) if several else inside(subject, target, relation)
    for own in subject.of(relation.subject):
        body = own.posed("sitting") if "animal" in own.kinds else own
        body = upright(body) if body.box.width > _ON_ALL_FOURS * body.box.height else body
        subject = subject.swapped(own, _bundled(body, cloth))
    return subject


def _bundled(body: Member, cloth: Member) -> Member:
    wrap = _cloak(body)
    at = Box(*g.bounds(wrap))
    across = _line((at.left, at.bottom), (at.left + 0.3 * at.width, at.top + 0.5 * at.height),
                   (at.right - 0.28 * at.width, at.top))  # fmt: skip
    tucked = _line((at.right, at.top + 0.5 * at.height), (at.centre[0], at.top + 0.6 * at.height),
                   (at.left + 0.4 * at.width, at.bottom))  # fmt: skip
    return _covered(body, cloth, wrap, _bands(wrap, [across, tucked], cloth.pattern))


def _cloak(body: Member) -> Path:
    """From the neck to the ground, ever wider, about all that is below the head."""
    box = body.box
    head = body.at("head", "face") if body.kinds & _LIVING else None
    radius = head_radius(body)
    top = head[1] + _COLLAR * radius if head else box.top + 0.34 * box.height
    x = head[0] if head else box.centre[0]
    half = radius if head else 0.4 * box.width
    left, right, step = x - half, x + half, (box.bottom - top) / _STEPS
    sides = [(left, right, top)]
    for k in range(1, _STEPS + 1):
        y = top + k * step
        ends = span(body, min(y, box.bottom - 0.02 * box.height))
        left = max(min(left, ends[0] - _FULL * box.height), left - _FLARE * step)
        right = min(max(right, ends[1] + _FULL * box.height), right + _FLARE * step)
        sides.append((left, right, y))
    points = [(end, y) for _, end, y in sides] + [(end, y) for end, _, y in reversed(sides)]
    return g.corners_rounded(g.polygon(points), 0.05 * box.height)


def _turns(hung: Path) -> list[Path]:
    """The folds of what hangs: lines from its edge to its hem."""
    at = Box(*g.bounds(hung))
    return [
        _line((at.left + s * at.width, at.top + 0.2 * at.height), (at.left + (s + 0.03) * at.width, at.centre[1]),
              (at.left + (s - 0.02) * at.width, at.bottom))
        for s in (0.26, 0.52, 0.77)
    ]  # fmt: skip


def _line(start: Point, middle: Point, end: Point) -> Path:
    path = Path()
    path.moveTo(*start)
    path.quadTo(*middle, *end)
    return path


def _bands(shape: Path, folds: Sequence[Path], pattern: str = "") -> Iterator[tuple[Path, str]]:
    """The parts of a cloth: itself, its pattern or two bands along its hem, its folds."""
    at = Box(*g.bounds(shape))
    yield shape, "cloth"
    for piece in _pattern(at, pattern):
        yield g.intersection(shape, piece), "band"
    for share in () if pattern else (0.8, 0.9):
        yield g.intersection(shape, g.rect(at.left, at.top + share * at.height, at.width, 0.045 * at.height)), "band"
    for fold in folds:
        yield g.intersection(shape, g.outline(fold, 0.018 * at.height)), "fold"


def _pattern(at: Box, pattern: str) -> Iterator[Path]:
    """Stripes from the edge to the hem, the same and others across them, or dots."""
    step = at.width / _STRIPES
    if pattern in ("dots", "spots", "flowers"):
        for k in range(_STRIPES * _STRIPES):
            row, column = divmod(k, _STRIPES)
            x = at.left + (column + 0.25 + 0.5 * (row % 2)) * step
            yield g.ellipse(x, at.top + (row + 0.5) * at.height / _STRIPES, 0.2 * step, 0.2 * step)
        return
    for k in range(_STRIPES if pattern else 0):
        yield g.rect(at.left + (k + 0.25) * step, at.top, 0.4 * step, at.height)
    for k in range(_STRIPES if pattern in ("checks", "plaid") else 0):
        yield g.rect(at.left, at.top + (k + 0.3) * at.height / _STRIPES, at.width, 0.08 * at.height)


def _covered(base: Member, cloth: Member, shape: Path, parts: Iterator[tuple[Path, str]]) -> Member:
    """The member with the cloth on it, which it then shows."""
    main, second = _colours(cloth)
    colours = {"cloth": main, "band": second, "fold": tone(main, -0.12)}
    above = 1.0 if base.over is None else max(base.over - base.z, 1.0)
    touches = tuple(
        Touch(path, colours[name], 1.0, above + 0.1 + 0.01 * i, name)
        for i, (path, name) in enumerate(parts)
        if not path.isEmpty()
    )
    edge = Touch(shape, tone(main, -0.2), 0.9, above + 0.2, "hem", width=0.006 * base.box.height)
    return replace(base, touches=(*base.touches, *touches, edge), shows=(*base.shows, *cloth.draws))


def _colours(cloth: Member) -> tuple[RGB, RGB]:
    """Its own first colour and its second one, or that much lighter."""
    slots = cloth.symbol.slots.items()
    found = {slot.role: cloth.colours.get(name, slot.rgb) for name, slot in reversed(list(slots))}
    main = found.get("primary", _GREY)
    return main, found.get("second", tone(main, 0.16))
