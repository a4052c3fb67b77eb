"""Something that is cut open, and everybody in its rooms."""

from collections.abc import Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.scene import Placed
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.cutaway.rooms import Cell, cells, inset
from limner.engines.illustrator.staging.easel import Easel, fade, halo
from limner.engines.illustrator.staging.settings import ground as lay
from limner.engines.illustrator.staging.troupe import Troupe
from limner.engines.illustrator.staging.units import Member, Unit, beside

_WIDE, _HIGH, _FOOT = 0.9, 0.86, 0.955
"""What the thing takes of the canvas at most, and where it stands, as shares."""
_FEWEST, _BLOCK = 6, 14
"""How many rooms there are at least, and in a building of whose people none is named."""
_HULL = "hull"
_TALL, _BROAD = 0.74, 0.84
"""How much of a room somebody takes."""
_ELBOW = 0.1
"""How far apart those in one room are, over the widest of them."""
_SHADE, _ROOM = 0.1, 0.4
"""How much nearer than the thing the section and what furnishes the rooms are drawn."""
_PAPERS = lay.palette("e9d3b0 cfe0d8 e6c3b8 d5d2e6 f0e0a8 c2d8e6 e0cfc2")
_PROPS = "bed sofa bathtub bookshelf oven floor_lamp desk potted_plant armchair piano"
"""What stands in rooms."""
_CEILING, _HIGHEST = 2.2, 0.76
"""The height of a room in metres, and the share of it that furniture takes at most."""
_DWELLERS = ("woman", "grandfather", "boy", "man", "girl", "grandmother", "curly_haired_woman", "bearded_man")
_POSES = ("sitting", "standing", "waving", "walking", "dancing")


def host(units: Sequence[Unit]) -> Member | None:
    """What is cut open: the first building, or else the first other thing, that nobody wears or carries; None where all
    are alive.
    """
    found = [m for unit in units for m in unit.members if not _lives(m)]
    loose = [m for m in found if not m.borne] or found
    return min(loose, key=lambda m: ("building" not in m.kinds, m.subject), default=None)


def _lives(member: Member) -> bool:
    return member.human or bool(ALIVE & member.kinds)


def arranged(units: Sequence[Unit], size: tuple[int, int]) -> Troupe:
    """The thing in the middle of the canvas, everybody else in rooms of it, from its top to its foot."""
    base = host(units)
    troupe = Troupe(horizon=0.72, archetype="cut open")
    if base is None:
        return troupe
    shell = _shell(base, size)
    dwellers = _dwellers(units, base)
    found = cells(outline(shell), _number(shell, len(dwellers)))
    housed = zip(_spread(found, len(dwellers)), _shared_out(dwellers, len(found)), strict=True)
    troupe.units = [Unit((shell,)), *(_housed(unit, cell).lifted(4.0 * size[1]) for cell, unit in housed)]
    troupe.aground = [shell.box]
    return troupe


def _number(shell: Member, dwellers: int) -> int:
    """How many rooms there are to be."""
    return max(dwellers, _FEWEST if dwellers or "building" not in shell.kinds else _BLOCK)


def _shared_out(dwellers: Sequence[Unit], rooms: int) -> list[Unit]:
    """As many groups of them as there are rooms at most, those of one room side by side."""
    groups = [dwellers[k :: max(rooms, 1)] for k in range(min(rooms, len(dwellers)))]
    return [beside(group, _ELBOW * max(unit.box.width for unit in group)) for group in groups]


def outline(shell: Member) -> Path:
    """Its outline on the canvas: of a ship that of its hull."""
    hull = [part.path for part in shell.figure.parts if part.slot == _HULL and not part.width]
    return shell.outlined(g.union(*hull) if hull else shell.figure.silhouette)


def _shell(base: Member, size: tuple[int, int]) -> Member:
    w, h = size
    plain = replace(base, window=None, borne=False, hung=False, tilt=0.0, z=0.0, over=None, touches=(), cord=None)
    by = min(_WIDE * w / plain.box.width, _HIGH * h / plain.box.height)
    grown = plain.scaled(by)
    return grown.moved(0.5 * w - grown.box.centre[0], _FOOT * h - grown.box.bottom)


def _dwellers(units: Sequence[Unit], base: Member) -> list[Unit]:
    """All others as they belong together, each of several who merely are in it by himself."""
    found = []
    for unit in units:
        rest = [m for m in unit.members if m.subject != base.subject]
        tied = any(m.borne for m in rest) and len(rest) != len([m for m in rest if _lives(m)])
        found += [Unit(tuple(rest))] if rest and tied else [Unit((m,)) for m in rest]
    return found


def _spread(found: Sequence[Cell], number: int) -> list[Cell]:
    """So many of the cells, evenly from the first to the last."""
    if number >= len(found):
        return list(found)
    return [found[int((i + 0.5) * len(found) / number)] for i in range(number)]


def _housed(unit: Unit, cell: Cell) -> Unit:
    """A unit on the floor of a room."""
    free = Unit(tuple(replace(m, window=None, hung=False) for m in unit.members))
    box = free.box
    by = min(_TALL * cell.box.height / box.height, _BROAD * cell.box.width / box.width)
    grown = free.scaled(by)
    x, floor = cell.box.centre[0], cell.box.bottom - 0.02 * cell.box.height
    return grown.moved(x - grown.box.centre[0], floor - grown.box.bottom)


def paint(easel: Easel, troupe: Troupe) -> None:
    """The section through the thing: its wall, its rooms with their paper, floors, lamps and furniture."""
    if not troupe.units:
        return
    shell = troupe.units[0].lead
    inside = [m for unit in troupe.units[1:] for m in unit.members]
    whole = outline(shell)
    section = inset(whole)
    colour = next((rgb for name, rgb in shell.colours.items() if name), None) or _main(shell)
    easel.fill(
        section, tone(mix(colour, (70, 58, 60), 0.5), -0.06), "hero", "cutaway section", back=_back(shell, _SHADE)
    )
    found = cells(whole, _number(shell, len(troupe.units) - 1))
    peopled = any(_lives(m) for m in inside)
    for i, cell in enumerate(found):
        taken = [m for m in inside if cell.box.holds(m.box.centre[0], m.box.bottom)]
        _room(easel, shell, cell, i)
        _furnished(easel, shell, cell, i, free=not taken and not peopled)


def _back(shell: Member, z: float) -> float:
    return -(shell.foot + z)


def _main(shell: Member) -> RGB:
    slots = shell.symbol.slots.values()
    return next((slot.rgb for slot in slots if slot.role == "primary"), (150, 120, 96))


def _room(easel: Easel, shell: Member, cell: Cell, number: int) -> None:
    """Paper on the wall, the floor, a lamp and its light."""
    paper = _PAPERS[(number * 3 + easel.variant) % len(_PAPERS)]
    box, back = cell.box, _back(shell, _SHADE + 0.02)
    easel.fill(cell.path, fade(tone(paper, 0.02), tone(paper, -0.06), box.top, box.bottom), "hero", "room", back=back)
    floor = g.intersection(cell.path, g.rect(box.left, box.bottom - 0.09 * box.height, box.width, box.height))
    easel.fill(floor, (168, 122, 86), "hero", "room's floor", back=back - 0.001)
    x, cord = box.centre[0], box.top + 0.13 * box.height
    if not _holds(cell, Box(x - 0.08 * box.height, box.top + 0.02 * box.height, x + 0.08 * box.height, cord)):
        return
    easel.fill(g.rect(x - 0.006 * box.height, box.top, 0.012 * box.height, 0.1 * box.height), (70, 60, 58), "hero",
               "lamp's cord", back=back - 0.002)  # fmt: skip
    easel.glow(halo(x, cord, 0.5 * box.height, (255, 232, 170), 0.4), "hero", "lamp light", back=back - 0.002)
    shade = g.polygon([(x - 0.08 * box.height, cord), (x + 0.08 * box.height, cord), (x + 0.03 * box.height, box.top +
                       0.07 * box.height), (x - 0.03 * box.height, box.top + 0.07 * box.height)])  # fmt: skip
    easel.fill(shade, tone(paper, -0.28), "hero", "lamp", back=back - 0.003)


def _furnished(easel: Easel, shell: Member, cell: Cell, number: int, *, free: bool) -> None:
    """A piece of furniture at a side, and in a house that nobody else lives in somebody who is at home."""
    names = [name for name in _PROPS.split() if easel.shown(name, name.replace("_", " "))]
    box, hand = cell.box, -1 if number % 2 else 1
    if names and box.width > 0.8 * box.height:
        name = names[(number * 3 + easel.variant) % len(names)]
        thing = find(name)
        tall = min(thing.height_m / _CEILING, _HIGHEST) if thing else 0.0
        _stand(easel, shell, name, cell, 0.5 + 0.3 * hand, tall, "", number)
    lived_in = {"building"} & shell.kinds and easel.shown("person", "people")
    if lived_in and free:
        who = _DWELLERS[(number + easel.variant) % len(_DWELLERS)]
        symbol = find(who)
        if symbol is None or not easel.shown(who, *symbol.words, *symbol.kinds):
            return
        _stand(easel, shell, who, cell, 0.5 - 0.16 * hand, 0.62, _POSES[number % len(_POSES)], number)


def _holds(cell: Cell, box: Box) -> bool:
    """Whether nothing of the box sticks out of the room."""
    return bool(g.difference(g.rect(box.left, box.top, box.width, box.height), cell.path).isEmpty())


def _stand(easel: Easel, shell: Member, name: str, cell: Cell, x: float, tall: float, pose: str, number: int) -> None:
    symbol, box = find(name), cell.box
    if symbol is None:
        return
    figure = symbol.figure(pose)
    height = tall * box.height * (figure.height / symbol.figure().height if pose else 1.0)
    height = min(height, 0.55 * box.width * figure.height / figure.width)
    half = 0.5 * height * figure.width / figure.height
    at = min(max(box.left + x * box.width, box.left + half), box.right - half)
    stands = Box(at - half, box.bottom - 0.04 * box.height - height, at + half, box.bottom - 0.06 * box.height)
    if not _holds(cell, stands):
        return
    node = Placed(
        symbol.id, at, box.bottom - 0.03 * box.height, height, "hero", pose=pose, flip=bool(number % 2), shadow=False,
        title=symbol.words[0],
    )  # fmt: skip
    easel.add(node, back=_back(shell, _ROOM))
