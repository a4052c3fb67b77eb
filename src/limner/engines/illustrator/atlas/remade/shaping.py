"""One thing in another's shape: a strawberry balloon, a cookie like a cat, a whale of cloud."""

from collections.abc import Iterator
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.geometry import Path
from limner.drawing.matrices import Affine, affine
from limner.engines.illustrator.atlas.figure import Part, Pen
from limner.engines.illustrator.atlas.remade.anatomy import Body, area, inset, middle, recast
from limner.engines.illustrator.atlas.symbol import Symbol

_BODY = 0.3
"""Parts with more of a figure's box than this are its body; the others are what is on it and about it."""
_GROWN = 1.12
"""The shape is so many times as large as the body that it takes the place of."""
_RIM = 0.035
_OWN_STUFF = frozenset({"food", "plant", "sky", "weather", "landscape", "shape"})
"""What is of a stuff of its own, which it keeps in every shape; other things take the shape's colours too."""
_WITHIN = 0.6
_REACH = 2.0
"""What is farther than this from the shape, in its units, is not fixed to it."""
_GAP = 5.0
"""What is nearer than this to what is fixed, such as a flame to its candle, goes with it."""
_BROAD = 0.15
"""Parts of the second colour that cover more than this of a thing's box go with its body: roofs do, cushions do not."""
_TOPPING = 0.05
"""What is larger than this on dough or icing, over the whole, is no topping."""
_SIDE = 0.88
"""What is as high as this over the body is a side of it."""
_OUTSIDE, _SUNK = 0.6, 0.3
"""How much of a handle is beside the body, over its width, and how much of it the shape hides."""
_HIGHEST, _LOWEST = 0.22, 0.4
"""Where it then is on the shape, from above."""
OTHERS = "shape_"
"""Before the names of the shape's colours."""


def keeps_its_stuff(symbol: Symbol) -> bool:
    """Whether it looks in every shape as it is: dough is dough, a balloon may be as red as a strawberry."""
    return not _OWN_STUFF.isdisjoint({symbol.id, *symbol.kinds})


def in_shape(pen: Pen, thing: Body, shape: Body) -> None:
    """The thing with the shape in place of its body; what is on its body and about it stays."""
    body, others = divided(thing)
    gone = [part for part in others if _goes(thing, part, body)]
    sides = [part for part in gone if _sticks_out(part, body) and _is_own(thing, part)]
    fitted = _fit(shape, body if keeps_its_stuff(thing.symbol) else [*body, *gone])
    outline = g.transformed(shape.outline, fitted)
    others = _attached([part for part in others if not any(part is had for had in gone)], outline)
    behind = [part for part in others if _is_before(thing, part, body)]
    for part in [*behind, *(_beside(part, body, outline) for part in sides)]:
        pen.add(part)
    if keeps_its_stuff(thing.symbol):
        _in_own_stuff(pen, thing, shape, body, fitted)
    else:
        _coloured(pen, shape, fitted)
    whole = g.union(*(part.path for part in body))
    for part in others:
        if any(part is had for had in behind):
            continue
        on_it = whole.contains(*middle(part.path))
        if not on_it:
            pen.add(part)
            continue
        whole_part = g.outline(part.path, part.width) if part.width else part.path
        path = g.intersection(whole_part, outline)
        if area(path) > (_WITHIN if not part.width else 0.0) * area(whole_part):
            pen.add(replace(part, path=path, width=0.0))


def divided(thing: Body) -> tuple[list[Part], list[Part]]:
    """The parts that are the thing's body, and the others."""
    whole = thing.figure.width * thing.figure.height
    large = [part for part in thing.figure.parts if not part.width and area(part.path) > _BODY * whole]
    if not large:
        large = [max((p for p in thing.figure.parts if not p.width), key=lambda part: area(part.path))]
    return large, [part for part in thing.figure.parts if not any(part is had for had in large)]


def _attached(others: list[Part], outline: Path) -> list[Part]:
    """Those that touch the shape, or another that does: no chimney is left in the air."""
    grown = g.union(outline, g.outline(outline, 2 * _REACH))
    kept = [part for part in others if not g.intersection(part.path, grown).isEmpty() or part.width]
    held = [part.path.getBounds().makeOutset(_GAP, _GAP) for part in kept]
    return [
        part
        for part in others
        if any(part is had for had in kept)
        or any(box.contains(*middle(part.path)) or _rests(part.path, box) for box in held)
    ]


def _rests(path: Path, box: g.Rect) -> bool:
    """Whether its foot is in the box."""
    own = path.getBounds()
    return bool(box.contains(own.centerX(), own.bottom()))


def _goes(thing: Body, part: Part, body: list[Part]) -> bool:
    """Whether the part goes with the body that the shape replaces: of what has a stuff of its own all but small things
    on it; else what is no small part of the same colours, such as arms and roofs.
    """
    large = area(part.path) > _TOPPING * thing.figure.width * thing.figure.height
    if keeps_its_stuff(thing.symbol):
        own, whole = part.path.getBounds(), g.joined(*(each.path for each in body)).getBounds()
        return large and bool(own.intersect(whole)) and bool(own.width() * own.height() > _WITHIN * area(part.path))
    role = thing.symbol.slots[part.slot].role
    broad = area(part.path) > _BROAD * thing.figure.width * thing.figure.height
    return not part.width and ((large and role in ("primary", "follow")) or (broad and role == "second"))


def _is_own(thing: Body, part: Part) -> bool:
    return thing.symbol.slots[part.slot].role in ("primary", "follow")


def _sticks_out(part: Part, body: list[Part]) -> bool:
    """Whether most of it is left or right of the body: a handle, a spout, and not a side of it."""
    left, top, right, bottom = g.bounds(g.union(*(each.path for each in body)))
    own = part.path.getBounds()
    if own.height() > _SIDE * (bottom - top):
        return False
    inside = max(0.0, min(own.right(), right) - max(own.left(), left))
    return bool(inside < (1 - _OUTSIDE) * own.width())


def _beside(part: Part, body: list[Part], outline: Path) -> Part:
    """The part at the side of the outline on which it was on the body's, at the same height as near as can be."""
    left, top, right, bottom = g.bounds(g.union(*(each.path for each in body)))
    own = part.path.getBounds()
    _, high, _, low = g.bounds(outline)
    y = high + (low - high) * min(max((own.centerY() - top) / (bottom - top), _HIGHEST), _LOWEST)
    near, _, far, _ = g.bounds(g.intersection(outline, g.rect(left - 999, y - 1, right - left + 1998, 2)))
    on_left = own.centerX() < (left + right) / 2
    dx = near + _SUNK * own.width() - own.right() if on_left else far - _SUNK * own.width() - own.left()
    dy = y - own.centerY()
    return replace(
        part, path=g.moved(part.path, dx, dy),
        marks=tuple(replace(mark, path=g.moved(mark.path, dx, dy)) for mark in part.marks),
    )  # fmt: skip


def _is_before(thing: Body, part: Part, body: list[Part]) -> bool:
    """Whether the part is drawn before the body."""
    order = thing.figure.parts
    return order.index(part) < order.index(body[0])


def _fit(shape: Body, body: list[Part]) -> Affine:
    """What takes the shape to where the body is, standing on the same line."""
    left, top, right, bottom = g.bounds(g.union(*(part.path for part in body)))
    a, b, c, d = shape.box
    k = _GROWN * min((right - left) / (c - a), (bottom - top) / (d - b))
    k = max(k, 0.8 * max((right - left) / (c - a), (bottom - top) / (d - b)))
    return affine(k, 0, 0, k, (left + right) / 2 - k * (a + c) / 2, bottom - k * d)


def _coloured(pen: Pen, shape: Body, fitted: Affine) -> None:
    """The shape as it is, in the colours that are its own."""
    for part in shape.figure.parts:
        marks = tuple(_named(mark, fitted) for mark in part.marks)
        pen.add(replace(_named(part, fitted), marks=marks))


def _named(part: Part, fitted: Affine) -> Part:
    wide = part.width * float(fitted.getScaleX())
    return replace(part, path=g.transformed(part.path, fitted), slot=OTHERS + part.slot, width=wide, front=False)


def _in_own_stuff(pen: Pen, thing: Body, shape: Body, body: list[Part], fitted: Affine) -> None:
    """The shape's relief in the stuff of the thing's body, with a rim of what lies under it, and what is on it."""
    own = max(body, key=lambda part: _leads(thing.symbol, part))
    edge = body[0] if body[0].slot != own.slot else own
    whole = replace(shape.figure, parts=tuple(_moved(shape.figure.parts, fitted)))
    moved = Body(shape.symbol, whole)
    pen.part(edge.slot, moved.outline, tone=edge.tone if edge is not own else -0.1)
    inner = inset(moved.outline, _RIM * moved.size)
    for path, _ in recast(_Cut(pen, inner), moved, own.slot):  # type: ignore[arg-type]
        for mark in _toppings(own, path):
            pen.mark(mark.slot, mark.path, tone=mark.tone, alpha=mark.alpha)
    for feature in moved.features():
        pen.add(replace(feature, slot=OTHERS + feature.slot))


class _Cut:
    """A pen whose parts are cut to an outline."""

    def __init__(self, pen: Pen, within: Path) -> None:
        self._pen, self._within = pen, within

    def part(self, slot: str, path: Path, *, tone: float = 0.0, detail: int = 0) -> None:
        """Add what of a filled shape lies within."""
        self._pen.part(slot, g.intersection(path, self._within), tone=tone, detail=detail)

    def in_front(self) -> object:
        """As the pen's."""
        return self._pen.in_front()


def _leads(symbol: Symbol, part: Part) -> tuple[bool, float]:
    return symbol.slots[part.slot].role == "primary", area(part.path)


def _moved(parts: tuple[Part, ...], fitted: Affine) -> Iterator[Part]:
    for part in parts:
        marks = tuple(replace(mark, path=g.transformed(mark.path, fitted)) for mark in part.marks)
        wide = part.width * float(fitted.getScaleX())
        yield replace(part, path=g.transformed(part.path, fitted), width=wide, marks=marks)


def _toppings(own: Part, path: Path) -> Iterator[Part]:
    """What is strewn over the body: chips, seeds."""
    for mark in own.marks:
        if area(mark.path) < 0.5 * area(own.path) and path.getBounds().intersects(mark.path.getBounds()):
            yield mark
