"""States that are seen about a thing: frozen into a block, half buried, on fire."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging.deeds.props import touched
from limner.engines.illustrator.staging.ties.resting import crest
from limner.engines.illustrator.staging.units import Member, Touch, Unit

_BLOCKS: Mapping[str, tuple[RGB, RGB]] = {
    "in ice": ((176, 220, 240), (240, 250, 255)),
    "in amber": ((236, 160, 44), (255, 226, 140)),
}
"""What somebody is frozen in: its colour and that of its lights."""
_MOUNDS: Mapping[str, RGB] = {
    "in sand": (222, 198, 148),
    "in snow": (240, 245, 250),
    "in earth": (124, 92, 64),
    "in leaves": (206, 128, 56),
}
"""What a thing is half buried in."""
_BURIED = 0.4
"""How much of a buried thing is under the ground, over its height."""
_COATS: Mapping[str, RGB] = {
    "flowers": (92, 142, 78),
    "chocolate": (84, 48, 32), "white chocolate": (250, 242, 226), "caramel": (204, 132, 48), "slime": (122, 196, 66),
    "mud": (106, 80, 56), "snow": (246, 250, 253), "moss": (88, 132, 62),
}  # fmt: skip
"""What a thing is dipped in, to a little over its middle, or covered in, from above."""
_GROWN: Mapping[str, tuple[RGB, ...]] = {
    "moss": ((78, 120, 58), (104, 148, 72), (132, 172, 88)),
    "ivy": ((48, 104, 58), (70, 134, 72), (98, 160, 88)),
    "flowers": ((74, 136, 74), (240, 150, 178), (252, 218, 110), (250, 246, 240)),
    "frost": ((214, 232, 244), (246, 251, 255)),
    "dust": ((196, 182, 160), (216, 204, 184)),
    "barnacles": ((150, 156, 150), (196, 196, 184), (96, 128, 98)),
}
"""What grows or settles all over a thing, in the colours of its pieces."""
_PIECES = 120
_LEAVES = frozenset({"ivy"})
"""What is of pointed leaves, all else of round pieces."""
_BLOSSOMS = frozenset({"flowers"})
"""What is of blossoms but for its first colour, that of the leaves."""
_VEIL = 0.42
"""How thick what is fine lies on it."""
_FINE = frozenset({"frost", "dust"})
_DIPPED, _COVERED, _SNOW, _DRIPS = 0.56, 0.5, 0.15, 14
_SPOTS, _FACE = 44, 0.1
"""How many spots are on who is covered in something, and the radius about the face that has none, over the height."""
_ROOM, _FACET = 0.09, 0.16
"""How far a block is beyond what is in it, and how deep its cut corners are, over the size of that."""
_FIRE: Sequence[tuple[RGB, float]] = (((226, 74, 34), 1.0), ((246, 148, 40), 0.72), ((252, 216, 92), 0.42))
"""The colours of a fire from without, and how high each goes."""
_TONGUES = 9
_ALIGHT = frozenset({"flame", "fire", "glow", "light", "ember"})
"""Slots of what burns by nature."""


def seen(units: Sequence[Unit], reading: Reading) -> list[Unit]:
    """The units with the states of their subjects."""
    return [_in_states(unit, reading) for unit in units]


def _in_states(unit: Unit, reading: Reading) -> Unit:
    for member in unit.members:
        known = 0 <= member.subject < len(reading.subjects)
        state = reading.subjects[member.subject].state if known else ""
        if state in _BLOCKS:
            unit = unit.swapped(member, _frozen(member, *_BLOCKS[state]))
        elif state in _MOUNDS:
            unit = unit.swapped(member, _buried(member, _MOUNDS[state]))
        elif (coat := state.removeprefix("dipped in ").removeprefix("covered in ")) in _GROWN:
            unit = unit.swapped(member, _overgrown(member, coat))
        elif coat in _COATS:
            splashed = state.startswith("covered") and coat != "snow" and not ALIVE.isdisjoint(member.kinds)
            below = state.startswith("dipped")
            unit = unit.swapped(member, _splashed(member, coat) if splashed else _coated(member, coat, below=below))
        elif state == "burning" and _ALIGHT.isdisjoint(member.symbol.slots):
            unit = unit.swapped(member, _burning(member))
    return unit


def _coated(member: Member, name: str, *, below: bool) -> Member:
    """Under a coat that ends in waves, or runs down in drips, and follows its outline; with a light along it."""
    box = member.box
    outline, rgb = member.outlined(member.figure.silhouette), _COATS[name]
    deep = _SNOW if name == "snow" else _COVERED
    ends = []
    for i in range(_DRIPS + 1):
        x = box.left - 0.02 * box.width + 1.04 * box.width * i / _DRIPS
        if below:
            y = box.bottom - (_DIPPED + 0.03 * (-1) ** i) * box.height
        else:
            top = min(crest(member, x - 0.03 * box.width, x + 0.03 * box.width), box.bottom - 0.3 * box.height)
            y = top + (deep * (0.4 + 0.6 * ((i * 5) % 4) / 3)) * box.height
        ends.append((x, y))
    far = box.bottom + 9 if below else box.top - box.height
    edge = g.polygon([*ends, (box.right + box.width, far), (box.left - box.width, far)])
    coat = g.intersection(outline, g.corners_rounded(edge, 0.05 * box.width))
    light = g.intersection(g.moved(g.outline(outline, 0.03 * box.height), 0.09 * box.width, 0.0), coat)
    pale = tone(rgb, 0.14)
    return touched(member, Touch(coat, rgb, 0.97, 1.2, "coat"), Touch(light, pale, 0.5, 1.22, "sheen"))


def _splashed(member: Member, name: str) -> Member:
    """Spots all over somebody alive, whose face stays free."""
    box, outline = member.box, member.outlined(member.figure.silhouette)
    spots = []
    for i in range(_SPOTS):
        along, up = (i * 0.618) % 1.0, (i + 0.5) / _SPOTS
        size = box.height * (0.016 + 0.03 * ((i * 7) % 5) / 4)
        spots.append(g.ellipse(box.left + along * box.width, box.top + up * box.height, size, 0.8 * size))
    mud = g.intersection(outline, g.union(*spots))
    if (face := member.at("face", "head")) is not None:
        mud = g.difference(mud, g.ellipse(*face, _FACE * box.height, _FACE * box.height))
    return touched(member, Touch(mud, _COATS[name], 0.95, 1.2, "splashes"))


def _overgrown(member: Member, name: str) -> Member:
    """Pieces in several colours all over it, more of them above; the face of somebody alive stays free."""
    outline = member.outlined(member.figure.silhouette)
    free = outline
    if (face := member.at("face", "head")) is not None and not ALIVE.isdisjoint(member.kinds):
        free = g.difference(outline, g.ellipse(*face, _FACE * member.box.height, _FACE * member.box.height))
    hues, touches = _GROWN[name], []
    for k, rgb in enumerate(hues):
        pieces = (_growth(member, name, i) for i in range(k, _PIECES, len(hues)))
        shown = g.joined(*(_kept(piece, free) for piece in pieces if _holds(free, piece)))
        if not shown.isEmpty():
            touches.append(Touch(shown, rgb, 0.8 if name in _FINE else 0.97, 1.3 + 0.02 * k, name))
    whole = _coated(member, name, below=False) if name in _COATS else member
    if name in _FINE:
        whole = touched(whole, Touch(free, hues[0], _VEIL, 1.28, name))
    return touched(whole, *touches)


def _kept(piece: Path, outline: Path) -> Path:
    """What of a piece is within the outline; all of it where the cut fails, which then gives the outline itself."""
    cut = g.intersection(piece, outline)
    left, _, right, _ = g.bounds(piece)
    fits = cut.isEmpty() or (g.bounds(cut)[0] >= left - 1e-3 and g.bounds(cut)[2] <= right + 1e-3)
    return cut if fits else piece


def _holds(outline: Path, piece: Path) -> bool:
    left, top, right, bottom = g.bounds(piece)
    return bool(outline.contains((left + right) / 2, (top + bottom) / 2))


def _growth(member: Member, name: str, i: int) -> Path:
    """The one piece of that number."""
    box = member.box
    along, down = (i * 0.618) % 1.0, ((i + 0.5) / _PIECES) ** 1.4
    size = (box.width * box.height) ** 0.5 * (0.022 + 0.022 * ((i * 7) % 5) / 4) * (0.3 if name in _FINE else 1.0)
    x, y = box.left + along * box.width, box.top + down * box.height
    if name in _LEAVES:
        half = ((1.1, -0.1), (0.7, 0.9))
        right = [(x + dx * size, y + dy * size) for dx, dy in half]
        left = [(x - dx * size, y + dy * size) for dx, dy in reversed(half)]
        leaf = g.smooth([(x, y - 1.7 * size, "c"), *right, (x, y + 0.5 * size, "c"), *left])
        return g.rotated(leaf, 47.0 * i, (x, y))
    if name in _BLOSSOMS and i % len(_GROWN[name]):
        turns = [math.radians(72 * k + 31 * i) for k in range(5)]
        return g.joined(
            *(g.ellipse(x + 0.8 * size * math.cos(a), y + 0.8 * size * math.sin(a), 0.62 * size) for a in turns)
        )
    return g.ellipse(x, y, 1.2 * size, 0.85 * size, 31.0 * i)


def _frozen(member: Member, rgb: RGB, light: RGB) -> Member:
    """In a clear block with cut corners, a bright edge and glints."""
    box = member.box
    room = _ROOM * max(box.width, box.height)
    left, top, right, bottom = box.left - room, box.top - room, box.right + room, box.bottom + 0.3 * room
    cut = _FACET * min(box.width, box.height)
    block = g.polygon([(left + cut, top), (right - 0.6 * cut, top), (right, top + cut), (right, bottom),
                       (left, bottom), (left, top + 0.7 * cut)])  # fmt: skip
    side = g.polygon([(right - 0.6 * cut, top), (right, top + cut), (right, bottom), (right - 0.7 * cut, bottom)])
    wide = right - left
    high, low, slant = top + 0.2 * room, bottom - 0.3 * room, 0.22 * wide
    bands = [(left + share * wide, broad * wide) for share, broad in ((0.36, 0.07), (0.5, 0.025), (0.84, 0.04))]
    streaks = g.joined(
        *(g.polygon([(x, high), (x + w, high), (x + w - slant, low), (x - slant, low)]) for x, w in bands)
    )
    glints = g.intersection(streaks, block)
    return touched(
        member,
        Touch(block, rgb, 0.55, -0.4, "ice"),
        Touch(block, rgb, 0.34, 1.5, "ice before"),
        Touch(side, light, 0.35, 1.52, "facet"),
        Touch(glints, light, 0.5, 1.54, "glint"),
        Touch(block, light, 0.9, 1.56, "edge", width=0.014 * max(box.width, box.height)),
    )


def _buried(member: Member, rgb: RGB) -> Member:
    """Its lower part is gone into the ground, which rises about it; it leans a little."""
    leaning = member if member.tilt or member.human else member.turned(7.0, (member.x, member.y))
    box = leaning.box
    line = box.bottom - _BURIED * box.height
    outline = leaning.outlined(leaning.figure.silhouette)
    above = g.intersection(outline, g.rect(box.left - 9, box.top - 9, box.width + 18, line - box.top + 9))
    sunk = replace(leaning, window=above).moved(0.0, box.bottom - line)
    near = sunk.box
    mound = g.smooth([
        (near.left - 0.28 * near.width, near.bottom + 0.05 * near.height, "c"),
        (near.left + 0.05 * near.width, near.bottom - 0.05 * near.height),
        (near.centre[0], near.bottom - 0.09 * near.height),
        (near.right - 0.02 * near.width, near.bottom - 0.04 * near.height),
        (near.right + 0.3 * near.width, near.bottom + 0.05 * near.height, "c"),
    ])  # fmt: skip
    return replace(touched(sunk, Touch(mound, rgb, 1.0, 1.4, "mound")), borne=True)


def _burning(member: Member) -> Member:
    """Flames over its upper edge, the hot ones before it."""
    box = member.box
    touches = []
    for k, (rgb, share) in enumerate(_FIRE):
        behind = Touch(_flames(member, share, 0.46), rgb, 0.95, -0.3 + 0.02 * k, "fire")
        low = g.intersection(
            _flames(member, 0.5 * share, 0.26), g.rect(box.left - box.width, box.top - box.height, 3 * box.width, 9e4)
        )
        touches += [behind, Touch(low, rgb, 0.9, 1.3 + 0.02 * k, "fire before")]
    return touched(member, *touches)


def _flames(member: Member, share: float, high: float) -> Path:
    """Tongues all along its upper edge."""
    box = member.box
    step = box.width / _TONGUES
    tongues = []
    for i in range(_TONGUES):
        x = box.left + (i + 0.5) * step
        foot = crest(member, x - 0.3 * step, x + 0.3 * step) if not member.tilt else box.top + 0.3 * box.height
        tall = share * high * box.height * (0.62 + 0.38 * ((i * 7) % 5) / 4)
        half = 0.72 * step * (0.5 + 0.5 * share)
        base = min(foot + 0.12 * box.height, box.bottom)
        tip = (x + 0.2 * half, foot - tall, "c")
        sides = (x - 0.7 * half, foot - 0.3 * tall), (x + 0.8 * half, foot - 0.34 * tall)
        tongues.append(g.smooth([(x - half, base), sides[0], tip, sides[1], (x + half, base)]))
    return g.union(*tongues)
