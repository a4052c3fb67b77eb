"""Words in a scene: on the sign that stands there, on what somebody holds or wears, in a speech bubble."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, parse, tone
from limner.drawing.geometry import Path, Point
from limner.engines.illustrator.atlas.facts import Board
from limner.engines.illustrator.reading.reading import Inscription, Reading
from limner.engines.illustrator.scene import Placed, Shape
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.cast import find
from limner.engines.illustrator.staging.draft import write
from limner.engines.illustrator.staging.easel import Easel
from limner.engines.illustrator.staging.posters.fields import field
from limner.engines.illustrator.typesetting.blocks import Block, Row
from limner.engines.illustrator.typesetting.contrast import LARGE, LEAST, contrast, legible
from limner.engines.illustrator.typesetting.lines import Hand

_HANDS = (Hand("black", 0.04), Hand("condensed", 0.06), Hand("humanist", 0.02), Hand("bold", 0.08))
_SPOKEN = (Hand("round", 0.0, capitals=False), Hand("humanist semibold", 0.0, capitals=False))
_CHALK = Hand("round", 0.02, capitals=False)
_DARK: RGB = (38, 34, 46)
_CREAM: RGB = (255, 250, 238)
_LEAST = 0.03
"""The height of a capital over the canvas's shorter side, which a sign is made larger for."""
_READ = 0.011
"""The height of a capital over the canvas's shorter side, below which nobody reads it."""
_BIG = 0.028
"""The height of a capital over the canvas's shorter side, from which letters are large."""
_SPRAYED: tuple[RGB, ...] = ((255, 236, 84), (120, 240, 226), (255, 150, 200), (255, 255, 255))
_LIVING = frozenset({"animal", "person", "creature", "monster", "robot", "doll", "ghost"})
_LARGEST = 1.9
"""How much larger than drawn a sign's board becomes for its words."""
_BLACK_LOOKS = frozenset({"chalkboard", "blueprint", "neon"})


@dataclass(frozen=True, slots=True)
class _Home:
    """Where words go: on a figure's face, or without one into a bubble beside the figure's head."""

    node: Placed | None
    face: Board | None = None

    def __hash__(self) -> int:
        return hash((id(self.node), self.face))


_BANNER = Board(2, -71, 100, 42, panel="cloth", grows=True)
"""A flag's that is called a banner."""


def paint(easel: Easel, reading: Reading) -> bool:
    """The quoted words each on what they are said to stand on, or in a bubble beside who says them.

    Those of which nothing is said go with the others, or on the first subject that words can stand on; all of them into
    a bubble where the prompt has one. Says whether there was a place for them.
    """
    texts = [" ".join(text.split()) for text in reading.quoted if text.strip()]
    stand = [n for n in easel.nodes() if isinstance(n, Placed) and n.importance > 0.5 and n.half != "back"]
    if not texts:
        return False
    told = {inscription.text: inscription for inscription in reading.inscriptions}
    homes: dict[_Home, list[str]] = {}
    loose = []
    for text in texts:
        home = _home(told.get(text, Inscription(text)), stand, reading, homes)
        if home is None:
            loose.append(text)
        else:
            homes.setdefault(home, []).append(text)
    if loose and not homes and _chalked(easel, reading, " ".join(loose)):
        return True
    if loose:
        first = next(iter(homes), None) or _usual(easel, stand, reading)
        if first is None:
            return False
        homes.setdefault(first, []).extend(loose)
    bubbles: list[Box] = []
    shown = [_write(easel, home, " ".join(words), bubbles, len(homes)) for home, words in homes.items()]
    return all(shown)


def _home(
    told: Inscription, stand: Sequence[Placed], reading: Reading, homes: Mapping[_Home, Sequence[str]]
) -> _Home | None:
    """What the words stand on, by the nouns before them: the nearest if it can, else one that is made to bear words."""
    near = [(node, first, noun) for noun in told.nouns for node, first in _named(noun, stand, reading)]
    speakers = [_Home(node) for node, first, _ in near if first and _alive(node)]
    if speakers and (reading.says("bubble") or (told.spoken and _alive(near[0][0]) and near[0][1])):
        return next((home for home in speakers if home not in homes), speakers[0])
    for place, (node, first, noun) in enumerate(near):
        face = (_BANNER if noun == "banner" else _face(node)) if first else _worn(node)
        if face is None and place == 0 and first:
            face = _plain(node, "shirt" if _alive(node) else "")
        if face is not None:
            return _Home(node, face)
    return speakers[0] if speakers and told.spoken else None


def _named(noun: str, stand: Sequence[Placed], reading: Reading) -> Iterator[tuple[Placed, bool]]:
    """The figures that draw the noun, and whether that is what they are, not what they wear."""
    for node in stand:
        for place, number in enumerate(node.draws):
            if number < len(reading.subjects) and reading.subjects[number].noun == noun:
                yield node, place == 0


def _usual(easel: Easel, stand: Sequence[Placed], reading: Reading) -> _Home | None:
    """Where words go of which the prompt does not say it."""
    if reading.says("bubble") and easel.heads:
        return _Home(next((node for node in stand if _alive(node)), None))
    return next((_Home(node, face) for node in stand if (face := _face(node)) is not None), None)


def _chalked(easel: Easel, reading: Reading, text: str) -> bool:
    """The words in chalk on the classroom's board."""
    shapes = [n for n in easel.nodes() if isinstance(n, Shape) and n.name == "blackboard"]
    if not shapes or not reading.says("chalkboard"):
        return False
    pane = shapes[-1]
    box = Box(*g.bounds(pane.path))
    easel.add(replace(pane, name="wiped board"))
    for row in _rows(_CHALK, text, box.width, box.height):
        write(easel, row.text, g.moved(row.path, *box.centre), _CREAM, pane.layer)
    return True


def _face(node: Placed) -> Board | None:
    """Where words stand on what is made to bear them."""
    symbol = find(node.symbol)
    return None if symbol is None else symbol.board


def _worn(node: Placed) -> Board | None:
    """The breast of somebody's own shirt."""
    return _plain(node, "shirt")


def _plain(node: Placed, slot: str) -> Board | None:
    found = field(node.symbol, node.pose, slot)
    return None if found is None else Board(found.x, found.y, found.wide, found.tall, ground=found.slot)


def _alive(node: Placed) -> bool:
    symbol = find(node.symbol)
    return symbol is not None and not _LIVING.isdisjoint({node.symbol, *symbol.kinds})


def _write(easel: Easel, home: _Home, text: str, bubbles: list[Box], number: int) -> bool:
    if home.face is None:
        return _speak(easel, home.node, text, bubbles, 1.0 if number == 1 else 0.8)
    if home.node is None:
        return False
    return _inscribe(easel, home.node, home.face, text)


def _inscribe(easel: Easel, node: Placed, face: Board, text: str) -> bool:
    """The words on the figure's face, which is a plain board where its own drawing would be in the way."""
    hand = _HANDS[easel.variant % len(_HANDS)]
    k = node.height / _height(node)
    wide, tall = face.wide * k, face.tall * k
    rows = _rows(hand, text, wide, tall)
    if not rows or (not face.grows and rows[0].high < _READ * min(easel.w, easel.h)):
        return False
    if face.grows:
        by = min(max(_LEAST * min(easel.w, easel.h) / rows[0].high, 1.0), _LARGEST)
        wide, tall = by * wide, by * tall
        rows = _rows(hand, text, wide, tall)
    middle = _spot(node, face.x, face.y)
    if face.grows:
        middle = _clear(easel, node, middle, wide, tall)
    elif not Box(0.3 * wide, 0.0, easel.w - 0.3 * wide, easel.h - 0.3 * tall).holds(*middle):
        return False
    ground = _ground(node, face, easel)
    tilt = node.tilt
    if face.panel:
        _board(easel, node, face, middle, (wide, tall), ground)
    least = LARGE if rows[0].high > _BIG * min(easel.w, easel.h) else LEAST
    ink = legible(_CREAM if contrast(_CREAM, ground) >= least else _DARK, [ground], least)
    paths = [g.rotated(g.moved(row.path, middle[0], middle[1]), tilt, middle) for row in rows]
    if face.sprayed:
        ink = _SPRAYED[easel.variant % len(_SPRAYED)]
        for row, path in zip(rows, paths, strict=True):
            edge = g.outline(path, 0.3 * row.high)
            easel.fill(g.union(edge, path), _DARK, "near", "graffiti", role="panel", tinted=False)
    for row, path in zip(rows, paths, strict=True):
        write(easel, row.text, path, ink, "near")
    return True


def _clear(easel: Easel, node: Placed, middle: Point, wide: float, tall: float) -> Point:
    """The nearest place for a board inside of the canvas and off the heads, where it still hides what it is for."""
    x, y = min(max(middle[0], 0.52 * wide), easel.w - 0.52 * wide), max(middle[1], 0.52 * tall)
    steps = [(0.0, 0.0), *((0.12 * a * wide, 0.15 * b * tall) for b in range(-2, 4) for a in range(-2, 3))]

    # What is called the head of the thing itself is what the board hides.
    own = Box(node.x - 0.12 * node.height, node.y - 1.05 * node.height, node.x + 0.12 * node.height, node.y)
    living = [n for n in easel.nodes() if isinstance(n, Placed) and n is not node and _alive(n)]
    faces = [head for head in (_head(n) for n in living if n.importance > 0.5) if head is not None]
    faces = faces or [head for head in easel.heads if not own.overlaps(head) or head.area > own.area]

    def trouble(step: tuple[float, float]) -> float:
        left, top = x + step[0] - wide / 2, y + step[1] - tall / 2
        box = Box(left, top, left + wide, top + tall)
        outside = max(-left, 0.0) + max(left + wide - easel.w, 0.0) + max(-top, 0.0)
        heads = sum(box.shared(head) for head in faces)
        return heads / (wide * tall) + outside / wide + 0.02 * math.hypot(step[0] / wide, step[1] / tall)

    dx, dy = min(steps, key=trouble)
    return x + dx, y + dy


def _rows(hand: Hand, text: str, wide: float, tall: float) -> list[Row]:
    """The rows about (0, 0)."""
    block = Block(hand, 1.24, most=4)
    return block.rows(text, -0.43 * wide, -0.4 * tall, 0.86 * wide, 0.8 * tall)


def _board(easel: Easel, node: Placed, face: Board, middle: Point, size: tuple[float, float], ground: RGB) -> None:
    """The face's panel, in the light of the place where it is part of the figure."""
    wide, tall = size
    shape = g.rect(middle[0] - wide / 2, middle[1] - tall / 2, wide, tall, face.round * tall)
    shape = g.rotated(shape, node.tilt, middle)
    if not face.grows:
        lit = not face.panel.startswith("#") and ground != _DARK
        colour = _slot(node, face.panel) if lit else ground
        easel.fill(shape, colour, "near", face.name, role="panel", tinted=lit)
        return
    shade = g.moved(shape, 0.03 * tall, 0.05 * tall)
    easel.fill(shade, tone(ground, -0.2), "near", "board's edge", role="panel", tinted=False)
    easel.fill(shape, ground, "near", face.name, role="panel", tinted=False)
    line = g.scaled(shape, 1 - 0.12 * tall / wide, 0.88, middle)
    ink = legible(_CREAM, [ground])
    easel.fill(line, ink, "near", "board's line", role="panel", tinted=False, width=0.025 * tall)


def _height(node: Placed) -> float:
    symbol = find(node.symbol)
    return symbol.figure(node.pose).height if symbol is not None else 100.0


def _spot(node: Placed, x: float, y: float) -> Point:
    """A point of the figure on the canvas."""
    k = node.height / _height(node)
    x, y = (-x if node.flip else x) * k, y * k
    c, s = math.cos(math.radians(node.tilt)), math.sin(math.radians(node.tilt))
    return node.x + x * c - y * s, node.y + x * s + y * c


def _ground(node: Placed, face: Board, easel: Easel) -> RGB:
    """The colour under the words, at the hour's light; dark in looks whose letters are pale whatever is said."""
    named = face.panel or face.ground
    colour = parse(named) if named.startswith("#") else _slot(node, named)
    if face.grows:
        colour = mix(colour, _DARK, 0.3)
    if easel.brief.traits.look in _BLACK_LOOKS and face.panel:
        return _DARK
    return mix(colour, easel.air.light.shadow, 0.4 * easel.air.light.dark)


def _slot(node: Placed, name: str) -> RGB:
    """The slot's colour, or the primary's where there is none of that name."""
    symbol = find(node.symbol)
    slots = symbol.slots if symbol is not None else {}
    primary = [slot for slot, value in slots.items() if value.role == "primary"]
    for slot in (name, *primary, *slots):
        if slot in slots:
            return node.colours.get(slot, slots[slot].rgb)
    return _CREAM


def _speak(easel: Easel, node: Placed | None, text: str, bubbles: list[Box], share: float) -> bool:
    """A bubble beside the speaker's head, or the first, where least is in its way, its tail toward it.

    `share` is how large it is where there are several; those that are there already are `bubbles`.
    """
    known = None if node is None else _head(node)
    head = known or (easel.heads[0] if easel.heads else None)
    if head is None:
        return False
    unit = min(easel.w, easel.h)
    living = [n for n in easel.nodes() if isinstance(n, Placed) and n.importance > 0.5 and _alive(n)]
    kept = [*(h.grown(0.02 * unit) for h in map(_head, living) if h is not None), *bubbles]
    rows, box, high = _balloon(easel, head, text, share, kept)
    for smaller in (0.84, 0.7):
        if not rows or not any(box.overlaps(other) for other in kept):
            break
        rows, box, high = _balloon(easel, head, text, smaller * share, kept)
    if not rows:
        return False
    bubbles.append(box)
    x, y = box.centre
    toward = (head.centre[0], head.top + 0.4 * head.height)
    if known is not None:
        off = math.dist(box.centre, known.centre) or 1.0
        step = 0.5 * known.width / off
        toward = (known.centre[0] + step * (x - known.centre[0]), known.centre[1] + step * (y - known.centre[1]))
    shape = bubble(box, toward, 0.9 * high)
    easel.fill(shape, (255, 255, 255), "air", "speech bubble", role="panel", tinted=False)
    easel.fill(shape, _DARK, "air", "bubble's line", role="panel", tinted=False, width=0.09 * high)
    middle = (rows[0].top + rows[-1].top + rows[-1].high) / 2
    for row in rows:
        write(easel, row.text, g.moved(row.path, x, y - middle), _DARK, "air")
    return True


def _balloon(easel: Easel, head: Box, text: str, share: float, kept: Sequence[Box]) -> tuple[list[Row], Box, float]:
    """The rows about x 0, the box of a bubble for them where least is in its way, the height of a capital."""
    hand = _SPOKEN[easel.variant % len(_SPOKEN)]
    tallest = share * min(easel.w, easel.h) * (0.062 if len(text) < 16 else 0.048)
    broad = 0.52 * share * easel.w
    rows = Block(hand, 1.5, tallest=tallest, most=6).rows(text, -broad / 2, 0.0, broad, 0.3 * easel.h)
    if not rows:
        return [], head, 0.0
    high = rows[0].high
    wide = max(row.width for row in rows) + 2.4 * high
    tall = rows[-1].top + rows[-1].high - rows[0].top + 2.6 * high
    box = min(_beside(easel, head, wide, tall), key=lambda b: _crowding(easel, b, kept))
    return rows, box, high


def _head(node: Placed) -> Box | None:
    """About the figure's head, where it is known."""
    symbol = find(node.symbol)
    anchors = {} if symbol is None else symbol.figure(node.pose).anchors
    spot, crown = next((anchors[a] for a in ("head", "face", "eye") if a in anchors), None), anchors.get("hat")
    if spot is None:
        return None
    (x, y), reach = _spot(node, *spot), 0.11 * node.height
    if crown is not None and crown != spot:
        reach = math.dist(spot, crown) * node.height / _height(node)
    return Box(x - reach, y - reach, x + reach, y + reach)


def _beside(easel: Easel, head: Box, wide: float, tall: float) -> Iterator[Box]:
    """Places for a bubble about a head, inside of the canvas."""
    unit = min(easel.w, easel.h)
    edge, reach = 0.03 * unit, max(0.35 * head.width, 0.05 * unit)
    for x in (head.left - reach - wide, head.right + reach, head.centre[0] - wide / 2):
        for y in (head.top - 0.6 * tall, head.top - 1.25 * tall, head.top):
            left = min(max(x, edge), easel.w - edge - wide)
            top = min(max(y, edge), easel.h - edge - tall)
            yield Box(left, top, left + wide, top + tall)


def _crowding(easel: Easel, box: Box, kept: Sequence[Box]) -> float:
    """How much a bubble hides: of whole figures, and more of the heads and bubbles that are to be kept."""
    heads = kept or easel.heads
    return 30 * sum(box.shared(head) for head in heads) + sum(box.shared(other) for other in easel.taken)


def bubble(box: Box, toward: Point, thick: float) -> Path:
    """A rounded balloon with a tail that points to somewhere outside of it."""
    x, y = box.centre
    body = g.rect(box.left, box.top, box.width, box.height, min(0.46 * box.height, 0.3 * box.width))
    dx, dy = toward[0] - x, toward[1] - y
    far = math.hypot(dx, dy) or 1.0
    out = min(1.0, (0.62 * math.hypot(box.width * dx / far, box.height * dy / far) + 1.1 * thick) / far)
    tip = (x + out * dx, y + out * dy)
    nx, ny = -dy / far * 0.6 * thick, dx / far * 0.6 * thick
    root = 0.25
    tail = g.polygon([(x + root * dx + nx, y + root * dy + ny), tip, (x + root * dx - nx, y + root * dy - ny)])
    return g.union(body, tail)
