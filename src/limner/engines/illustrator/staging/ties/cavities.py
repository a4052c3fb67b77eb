"""Inside what has a hollow of its own: on the floor and the shelves behind a door, over the edge of a mouth."""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.figure import HOLLOW
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.ties.sizes import span
from limner.engines.illustrator.staging.units import Member, Touch, Unit, beside, merged

_WIDE, _TALL = 0.9, 0.84
"""How much of an inside's width and height what is in it takes."""
_LEAST = 0.86
"""How large one in an inside is drawn at least, over the largest that has room: it is what is looked for."""
_FINE = 200.0
"""How large outlines are where they are cut: those of small things in metres would be cut wrongly."""
_RIM = 0.15
"""How deep the edge of a vessel is, over its height, where its width is looked up: edges of boxes slope."""
_LOOMING = 1.8
"""How much larger than the room below its edge one is who looks out of a cart."""
_HOLE = 0.12
"""A hole that is smaller over the thing is looked out of."""
_ROWS, _ROW, _LAPPED = 4, 0.7, -0.06
"""In how many rows things lie at most, how high each is over the one below, and the gap between two."""
_SWIM = frozenset({"fish", "sea animal"})
"""What is in mid-water."""
_EVENED = 0.6
"""How far several in one inside are evened out in height, as a power."""


def hollow(base: Member) -> Path | None:
    """Where things are put into it by its drawing, in the unit's measures."""
    paths = [part.path for part in base.figure.parts if part.name == HOLLOW]
    return base.outlined(g.union(*paths)) if paths else None


def contents(target: Unit, base: Member) -> list[Member]:
    """What is in the thing already."""
    return [m for m in target.members if m.borne and m is not base and base.z < m.z and base.box.overlaps(m.box)
            and (m.window is not None or base.over is not None)]  # fmt: skip


def gathered(subject: Unit, target: Unit, earlier: Sequence[Member]) -> tuple[Unit, Unit]:
    """The subject with what is in the thing already, to be laid out anew, and the target without that."""
    upright = [replace(m, window=None, z=0.0, tilt=0.0) for m in earlier]
    freed = [m.moved(0.0, -m.box.bottom) for m in upright]
    return Unit((*freed, *subject.members)), Unit(tuple(m for m in target.members if m not in earlier))


def poured(base: Member, mouth: Path, rgb: RGB, subject: int) -> Member:
    """The thing with a liquid in it, which shows that subject."""
    box = Box(*g.bounds(mouth))
    level = g.intersection(g.moved(g.scaled(mouth, 0.97, 0.97, box.centre), 0.0, 0.1 * box.height), mouth)
    return replace(base, touches=(*base.touches, Touch(level, rgb, 1.0, 0.2, "liquid")), shows=(*base.shows, subject))


def stored(subject: Unit, target: Unit, base: Member, inside: Path) -> Unit:
    """On its floor, or where it has shelves and they are several, on these too; clothes hang where it has a rod.

    What is in it is seen through its opening only, and behind its bars.
    """
    box = Box(*g.bounds(inside))
    rod = base.at("rod")
    if box.area < _HOLE * base.box.area and len(subject.members) == 1:
        put = _peeping(subject, box)
    elif rod is not None and all("clothing" in m.kinds and "shoe" not in m.kinds for m in subject.members):
        put = _hung(subject, box, rod[1])
    else:
        put = _shelved(subject, box, _floors(base, box), base)
    if barred(base):
        return _behind_bars(put, target, base, inside)
    seen = Unit(tuple(windowed(m, inside) for m in put.members)).lifted(base.z + 0.5)
    return merged(target, seen)


def barred(base: Member) -> bool:
    """Whether one looks at its inside through its front: a shopping cart, an aquarium."""
    return any(part.front for part in base.figure.parts)


def _behind_bars(put: Unit, target: Unit, base: Member, inside: Path) -> Unit:
    """Seen through its front; one alive in what is open above is larger, and looks out there."""
    lead, wide = put.lead, Box(*g.bounds(inside)).width
    front = target.swapped(base, replace(base, over=base.z + 1))
    if len(put.members) > 1:
        return merged(front, Unit(tuple(windowed(m, inside) for m in put.members)).lifted(base.z + 0.5))
    if base.at("opening") and lead.kinds & {"animal", "person"}:
        k = max(min(_LOOMING, _WIDE * wide / put.box.width), 1.0)
        foot = (put.box.centre[0], put.box.bottom)
        put = put.moved(-foot[0], -foot[1]).scaled(k).moved(*foot)
    return merged(front, Unit(tuple(replace(m, borne=True) for m in put.members)).lifted(base.z + 0.5))


def _peeping(subject: Unit, hole: Box) -> Unit:
    """The head of one who looks out of a hole, as large as that."""
    lead = subject.lead
    resting = subject.swapped(lead, lead.posed("sitting") if "animal" in lead.kinds else lead)
    own = resting.box
    small = resting.scaled(max(hole.width / own.width, hole.height / own.height))
    head = small.lead.at("head", "face", "eye") or (small.box.centre[0], small.box.top + 0.3 * small.box.height)
    low = max(head[1] - hole.centre[1], small.box.top - hole.top - 0.1 * hole.height)
    return small.moved(hole.centre[0] - head[0], -low)


def _floors(base: Member, box: Box) -> list[float]:
    """The heights on which things stand, the floor first, then its shelves from below."""
    shelves = [base.spot(point)[1] for name, point in base.figure.anchors.items() if name.startswith("shelf")]
    floor = base.at("floor") or (box.centre[0], box.bottom)
    return [floor[1], *sorted(shelves, reverse=True)]


def _shelved(subject: Unit, box: Box, floors: Sequence[float], base: Member) -> Unit:
    """One on the floor, as tall as there is room; several shared out among the floors."""
    members = list(subject.members)
    if len(members) == 1 or len(floors) == 1:
        return _on_floor(members, box, floors[0], floors[0] - box.top, base)
    share, left = divmod(len(members), len(floors))
    rows = []
    for k, floor in enumerate(floors):
        number = share + (k < left)
        ceiling = floors[k + 1] if k + 1 < len(floors) else box.top
        if number:
            rows.append(_on_floor(members[:number], box, floor, floor - ceiling, base))
            members = members[number:]
    return merged(*rows)


def _on_floor(members: Sequence[Member], box: Box, floor: float, room: float, base: Member) -> Unit:
    """In as many rows as let them be largest; what is far smaller in truth a little smaller."""
    resting = [Unit((m.posed("sitting") if "animal" in m.kinds and not m.at_rest else m,)) for m in members]
    tallest = max(unit.box.height for unit in resting)
    level = [unit.scaled((tallest / unit.box.height) ** _EVENED) for unit in resting]
    piles = [_piled(level, rows) for rows in range(1, min(len(level), _ROWS) + 1)]

    def largest(pile: Unit) -> float:
        return min(_WIDE * box.width / pile.box.width, _TALL * room / pile.box.height)

    pile = max(piles, key=largest)
    k = largest(pile)
    if len(members) == 1:
        k = min(k, max(base.metre / pile.metre, _LEAST * k))
    small = pile.scaled(k)
    low = floor - (0.5 * (room - small.box.height) if _SWIM & members[0].kinds else 0.0)
    return small.moved(box.centre[0] - small.box.centre[0], low - small.box.bottom)


def _piled(units: Sequence[Unit], rows: int) -> Unit:
    """So many rows on one another, the lowest before the others and with the most."""
    left, placed, level = list(units), [], 0.0
    for k in range(rows):
        number = -(-len(left) // (rows - k))
        row = beside([left.pop(0) for _ in range(number)], _LAPPED * min(unit.box.width for unit in units))
        placed.append(row.moved(0.0, level).lifted(-0.02 * k))
        level -= _ROW * row.box.height
    return merged(*placed)


def _hung(subject: Unit, box: Box, rod: float) -> Unit:
    """Side by side from the rod, close together."""
    tall = 0.52 * box.height
    sized = [Unit((m.scaled(tall / m.box.height),)) for m in subject.members]
    row = beside(sized, -0.2 * min(unit.box.width for unit in sized))
    small = row.scaled(min(1.0, _WIDE * box.width / row.box.width))
    return small.moved(box.centre[0] - small.box.centre[0], rod - small.box.top)


def risen(put: Unit, target: Unit, base: Member, mouth: Path) -> Unit:
    """What is in a mouth at the top, cut off at the near edge of it."""
    box = Box(*g.bounds(mouth))
    seen = g.union(_above(put, box.centre[1]), mouth)
    return merged(target, Unit(tuple(windowed(m, seen) for m in put.members)).lifted(base.z + 0.5))


def sunken(put: Unit, base: Member, mouth: tuple[float, float]) -> Unit:
    """What is between the back and the front of a thing, nothing of it seen beside or under that."""
    k = _FINE / max(base.box.width, base.box.height)
    whole = g.scaled(base.outlined(base.figure.silhouette), k)
    seen = g.scaled(g.union(g.scaled(_above(put, mouth[1]), k), whole), 1.0 / k)
    return Unit(tuple(windowed(m, seen) for m in put.members))


def front_span(base: Member, y: float) -> tuple[float, float]:
    """Left and right end, at a height, of what is before its contents: a can without its spout."""
    fronts = [part.path for part in base.figure.parts if part.front and not part.width]
    if not fronts:
        return span(base, y)
    level = base.local((base.x, y))[1]
    left, _, right, _ = base.figure.bounds
    band = g.rect(left, level, right - left, _RIM * base.figure.height)
    cut = g.intersection(g.union(*fronts), band)
    if cut.isEmpty():
        return span(base, y)
    ends = [base.spot((x, level))[0] for x in (g.bounds(cut)[0], g.bounds(cut)[2])]
    return min((min(ends), max(ends)), span(base, y), key=lambda pair: pair[1] - pair[0])


def bulges(put: Unit, base: Member) -> bool:
    """Whether what is in it would be seen beside it or below it."""
    left, right = front_span(base, min(put.box.bottom, base.y) - 0.04 * base.box.height)
    return put.box.left < left or put.box.right > right or put.box.bottom > base.y


def _above(put: Unit, level: float) -> Path:
    box = put.box
    return g.rect(box.left - 1.0, box.top - 1.0, box.width + 2.0, max(level - box.top + 1.0, 1.0))


def windowed(member: Member, opening: Path) -> Member:
    """The member, seen through the opening only."""
    k = _FINE / max(member.box.width, member.box.height)
    outline = g.scaled(member.outlined(member.figure.silhouette), k)
    if member.window is not None:
        outline = g.intersection(outline, g.scaled(member.window, k))
    seen = g.intersection(outline, g.scaled(opening, k))
    return replace(member, window=g.scaled(seen, 1.0 / k), borne=True) if not seen.isEmpty() else member
