"""Signs: a board with its words, hung before a wall or standing in a place, a shop's front, neon, a slate."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, parse, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import gathered, placed
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.halves import halves
from limner.engines.illustrator.staging.hours import Air
from limner.engines.illustrator.staging.posters.sheet import Sheet
from limner.engines.illustrator.staging.settings.index import setting
from limner.engines.illustrator.staging.units import Unit
from limner.engines.illustrator.typesetting.contrast import contrast

WALLS = tuple(parse(f"#{code}") for code in "e9dfd0 cfd9d6 e8cdbd bfcbd8 d9cfe0 3a4a5c".split())
BOARDS = tuple(parse(f"#{code}") for code in "b5382f 1f4d4a 22385c fbf4e2 7a4b2c e3a52f".split())
WOODS = tuple(parse(f"#{code}") for code in "8a5a34 6e4526 a5713f 5c4636".split())
_GASES = tuple((parse(a), parse(b)) for a, b in (
    ("#ff3d8f", "#39d5ff"), ("#2fe0c0", "#ff9a2e"), ("#5b7cff", "#ff5470"), ("#ff7a3c", "#ffd447"),
    ("#b26bff", "#4dff9f"),
))  # fmt: skip
"""The tube round a neon sign's words, and the words."""
_NIGHT: RGB = (18, 18, 42)
_SEEN = 1.5
"""The contrast of a board with its wall, at least."""


def paint(s: Sheet, easel: Easel, units: Sequence[Unit], wall: RGB, sky: Air) -> None:
    """The sign of the look or of the place under its sky, else a board of the seed's kind."""
    look = easel.brief.traits.look
    if look == "neon":
        _tubes(s, easel, units, wall)
    elif look == "chalkboard":
        _slate(s, easel, units, wall)
    elif not units and not setting(easel.brief.setting).bare:
        _standing(s, easel, sky)
    elif s.dice.turn("sign", ("hanging", "hanging", "front")) == "front" and not units:
        _front(s, easel, wall)
    else:
        _hanging(s, easel, units, wall)


def _hanging(s: Sheet, easel: Easel, units: Sequence[Unit], wall: RGB) -> None:
    """A board on two chains before a wall, the subjects beside its words."""
    _bricks(s, easel, wall)
    kind = s.dice.turn("page", tuple(_SHAPES))
    colour = s.dice.turn("field", [c for c in BOARDS if contrast(c, wall) > _SEEN])
    box = _board_box(s)
    _hangers(s, easel, box, wall)
    room = _lettered_board(s, easel, kind, box, colour, tone(wall, -0.16))
    if units:
        room = _with_subjects(s, easel, units, room)
    s.story(easel, room, colour, most=3)


def _board_box(s: Sheet) -> Box:
    wide = min(0.8 * s.width, 1.5 * s.height)
    tall = min(0.56 * s.height, 0.72 * wide)
    y = 0.54 * s.height
    return Box((s.width - wide) / 2, y - tall / 2, (s.width + wide) / 2, y + tall / 2)


def _lettered_board(s: Sheet, easel: Easel, kind: str, box: Box, colour: RGB, shade: RGB) -> Box:
    """A board with a line along its edge; returns the room for words."""
    board, tall, wide = _SHAPES[kind](box), box.height, box.width
    drop = 0.04 * tall
    easel.fill(g.moved(board, 0.5 * drop, drop), shade, "middle", "board's shadow", tinted=False)
    easel.fill(board, colour, "near", "board", role="panel", tinted=False)
    inner = g.scaled(board, 1 - 0.09 * tall / wide, 0.91, box.centre)
    easel.fill(inner, s.ink(colour), "near", "board's line", role="panel", tinted=False, width=0.016 * tall)
    room = box.grown(-0.12 * tall)
    if kind in ("oval", "plaque"):
        room = Box(room.left + 0.07 * wide, room.top + 0.1 * tall, room.right - 0.07 * wide, room.bottom - 0.1 * tall)
    return room


def _standing(s: Sheet, easel: Easel, sky: Air) -> None:
    """A board on two posts in the place that was asked for."""
    easel.air = sky
    easel.horizon = 0.54 * s.height
    box = _board_box(s).moved(0.0, -0.1 * s.height)
    easel.taken = [Box(box.left, box.top, box.right, 0.96 * s.height)]
    setting(easel.brief.setting).draw(easel)
    wood = s.dice.turn("field", WOODS)
    post, foot = 0.05 * box.width, min(0.93 * s.height, box.bottom + 0.75 * box.height)
    for x in (box.left + 0.16 * box.width, box.right - 0.16 * box.width - post):
        top = box.top - 0.07 * box.height
        shade = g.ellipse(x + post / 2, foot, 1.5 * post, 0.3 * post)
        easel.fill(shade, easel.air.light.shadow, "near", "post's shadow", tinted=False, back=1.0)
        easel.fill(g.rect(x, top, post, foot - top, 0.12 * post), tone(wood, -0.12), "near", "post", role="panel")
        easel.fill(g.rect(x + 0.6 * post, top, 0.4 * post, foot - top), tone(wood, -0.18), "near", "post", role="panel")
    kind = s.dice.turn("page", ("plank", "rounded", "plaque"))
    room = _lettered_board(s, easel, kind, box, wood, tone(wood, -0.22))
    grain = Path()
    for share in (0.2, 0.42, 0.6, 0.81):
        y = box.top + share * box.height
        grain.addPath(g.rect(box.left + 0.08 * box.width, y, 0.84 * box.width, 0.006 * box.height))
    easel.fill(grain, tone(wood, -0.05), "near", "grain", role="panel", tinted=False)
    s.story(easel, room, wood, most=3)


def _front(s: Sheet, easel: Easel, wall: RGB) -> None:
    """A shop's front: the words on its fascia, an awning, a window and a door."""
    _bricks(s, easel, wall)
    colour = s.dice.turn("field", [c for c in BOARDS if contrast(c, wall) > _SEEN])
    light = mix((255, 252, 244), colour, 0.05)
    left, right = 0.09 * s.width, 0.91 * s.width
    top, foot = 0.12 * s.height, 0.93 * s.height
    fascia = Box(left, top, right, top + 0.3 * s.height)
    wide = right - left
    glass = (150, 190, 204)
    body = g.rect(left + 0.02 * wide, fascia.bottom, 0.96 * wide, foot - fascia.bottom)
    easel.fill(body, tone(colour, -0.1), "middle", "shopfront", role="panel", tinted=False)
    sill = fascia.bottom + 0.16 * s.height
    door = Box(right - 0.3 * wide, sill, right - 0.08 * wide, foot)
    panes = (Box(left + 0.07 * wide, sill, door.left - 0.06 * wide, foot - 0.1 * s.height), door)
    for pane in panes:
        easel.fill(
            _plank(pane.grown(0.012 * s.height)), tone(colour, 0.06), "middle", "frame", role="panel", tinted=False
        )
        easel.fill(_plank(pane), glass, "middle", "glass", role="panel", tinted=False)
        shine = g.polygon([
            (pane.left + 0.1 * pane.width, pane.bottom), (pane.left + 0.45 * pane.width, pane.top),
            (pane.left + 0.68 * pane.width, pane.top), (pane.left + 0.33 * pane.width, pane.bottom),
        ])  # fmt: skip
        easel.fill(shine, mix(glass, light, 0.4), "middle", "shine", role="panel", tinted=False)
    pavement = g.rect(-2, foot, s.width + 4, s.height - foot + 4)
    easel.fill(pavement, mix(wall, (70, 66, 80), 0.45), "middle", "pavement", role="ground", tinted=False)
    _awning(s, easel, Box(left, fascia.bottom, right, fascia.bottom + 0.13 * s.height), colour, light)
    easel.fill(_plank(fascia), colour, "near", "board", role="panel", tinted=False)
    line = fascia.grown(-0.06 * fascia.height)
    easel.fill(
        _plank(line), s.ink(colour), "near", "board's line", role="panel", tinted=False, width=0.012 * fascia.height
    )
    s.story(easel, fascia.grown(-0.17 * fascia.height), colour, most=2)


def _awning(s: Sheet, easel: Easel, box: Box, colour: RGB, light: RGB) -> None:
    """A striped awning with a scalloped edge."""
    number = 2 * max(round(4.5 * box.width / s.height), 3) + 1
    step, lip = box.width / number, 0.24 * box.height
    for start, rgb in ((0, colour), (1, light)):
        stripes = Path()
        for i in range(start, number, 2):
            x = box.left + i * step
            stripes.addPath(g.rect(x, box.top, step, box.height - lip))
            stripes.addPath(g.intersection(
                g.ellipse(x + step / 2, box.bottom - lip, step / 2, lip), g.rect(x, box.bottom - lip, step, lip)
            ))  # fmt: skip
        easel.fill(stripes, rgb, "middle", "awning", role="panel", tinted=False)


def _tubes(s: Sheet, easel: Easel, units: Sequence[Unit], wall: RGB) -> None:
    """Glowing words on a dark wall, with a tube round them, a line under them or an arrow to them."""
    easel.fill(easel.sheet(), wall, "sky", "sky", role="sky", tinted=False)
    warm, cool = s.dice.turn("field", _GASES)
    wide = min(0.78 * s.width, 1.7 * s.height)
    tall = min(0.5 * s.height, 0.62 * wide)
    box = Box((s.width - wide) / 2, (s.height - tall) / 2, (s.width + wide) / 2, (s.height + tall) / 2)
    width = 0.012 * min(s.width, s.height)
    kind = s.dice.turn("page", ("rounded", "underline", "oval", "double", "plaque"))
    room = box.grown(-0.17 * tall)
    if kind in _SHAPES:
        s.area(easel, _SHAPES[kind](box), warm, "tube", width=width)
    elif kind == "double":
        s.area(easel, _rounded(box), warm, "tube", width=width)
        s.area(easel, _rounded(box.grown(-0.07 * tall)), cool, "tube", width=0.7 * width)
    else:
        swing = Path()
        swing.moveTo(box.left + 0.06 * wide, box.bottom - 0.04 * tall)
        swing.quadTo(s.width / 2, box.bottom - 0.16 * tall, box.right - 0.06 * wide, box.bottom - 0.04 * tall)
        s.area(easel, swing, warm, "tube", width=width)
        room = Box(box.left, box.top, box.right, box.bottom - 0.22 * tall)
    if kind in ("oval", "plaque"):
        room = Box(room.left + 0.08 * wide, room.top + 0.06 * tall, room.right - 0.08 * wide, room.bottom - 0.06 * tall)
    if units:
        room = _with_subjects(s, easel, units, room)
    s.story(easel, room, _NIGHT, wanted=cool, most=3)


def _slate(s: Sheet, easel: Easel, units: Sequence[Unit], wall: RGB) -> None:
    """Chalk on the board itself: a border, and the words one under the other."""
    chalk: RGB = (250, 248, 240)
    edge = 0.05 * min(s.width, s.height)
    easel.fill(easel.sheet(), _NIGHT, "sky", "paper", role="background", tinted=False)
    for share, width in ((1.0, 0.1), (1.5, 0.04)):
        s.area(easel, _plaque(s.box.grown(-share * edge)), chalk, "border", width=width * edge)
    room = s.box.grown(-2.9 * edge)
    if units:
        high = 0.3 * room.height
        for unit in gathered(units, Box(room.left, room.top, room.right, room.top + high)):
            for member in unit.members:
                for z, node in halves(member, placed(member), 0.004 * s.height):
                    easel.add(replace(node, layer="near"), back=-z)
        room = Box(room.left, room.top + 1.08 * high, room.right, room.bottom)
    texts = [*s.before, s.headline, *s.after]
    if len(texts) > 2:
        _listed(s, easel, texts, room, chalk)
    else:
        s.story(easel, room, _NIGHT, wanted=chalk, most=4)


def _listed(s: Sheet, easel: Easel, texts: Sequence[str], room: Box, chalk: RGB) -> None:
    """Lines of one size, a short rule between each two."""
    step = room.height / len(texts)
    hand = s.style.head
    high = min(0.42 * step, *(room.width / max(hand.length(text), 0.1) for text in texts))
    for number, text in enumerate(texts):
        y = room.top + number * step
        box = Box(room.left, y + 0.12 * step, room.right, y + 0.82 * step)
        s.line(easel, text, box, _NIGHT, tallest=max(high, 0.24 * step))
        if number:
            s.area(easel, g.rect(room.centre[0] - 0.08 * room.width, y, 0.16 * room.width, 0.012 * step), chalk, "rule")


def _with_subjects(s: Sheet, easel: Easel, units: Sequence[Unit], room: Box) -> Box:
    """The subjects in the left third of the board; returns what is left for the words."""
    split = room.left + 0.3 * room.width
    for unit in gathered(units, Box(room.left, room.top, split - 0.03 * room.width, room.bottom)):
        for member in unit.members:
            for z, node in halves(member, placed(member), 0.004 * s.height):
                easel.add(replace(node, layer="near"), back=-z)
    return Box(split + 0.03 * room.width, room.top, room.right, room.bottom)


def _hangers(s: Sheet, easel: Easel, box: Box, wall: RGB) -> None:
    """Two chains from a bar."""
    iron = (52, 48, 56) if contrast((52, 48, 56), wall) > 1.8 else (198, 190, 176)
    y, thick = 0.1 * s.height, 0.016 * s.height
    bar = g.rect(box.left + 0.04 * box.width, y, 0.92 * box.width, thick, thick / 2)
    chains = Path()
    for x in (box.left + 0.18 * box.width, box.right - 0.18 * box.width):
        chains.moveTo(x, y)
        chains.lineTo(x, box.top + 0.12 * box.height)
    easel.fill(chains, iron, "middle", "chains", tinted=False, width=0.4 * thick)
    knobs = g.joined(
        g.ellipse(box.left + 0.04 * box.width, y + thick / 2, thick),
        g.ellipse(box.right - 0.04 * box.width, y + thick / 2, thick),
    )
    easel.fill(g.joined(bar, knobs), iron, "middle", "bar", tinted=False)


def _bricks(s: Sheet, easel: Easel, wall: RGB) -> None:
    """A wall that is lit from above, a few bricks showing."""
    easel.fill(
        easel.sheet(), fade(tone(wall, 0.03), tone(wall, -0.05), 0, s.height), "sky", "wall", role="sky", tinted=False
    )
    tall = 0.05 * s.height
    bricks = Path()
    for _ in range(14):
        row = easel.rng.randrange(20)
        column = easel.rng.randrange(max(round(s.width / (2.4 * tall)), 2))
        x = (column + 0.5 * (row % 2)) * 2.4 * tall
        bricks.addPath(g.rect(x + 3, row * tall + 3, 2.4 * tall - 6, tall - 6, 0.1 * tall))
    easel.fill(bricks, mix(wall, tone(wall, -0.1), 0.5), "far", "bricks", tinted=False)


def _rounded(box: Box) -> Path:
    return g.rect(box.left, box.top, box.width, box.height, 0.1 * box.height)


def _oval(box: Box) -> Path:
    return g.ellipse(*box.centre, box.width / 2, box.height / 2)


def _plaque(box: Box) -> Path:
    """A board whose corners are scooped out."""
    radius = 0.16 * box.height
    whole = g.rect(box.left, box.top, box.width, box.height)
    for x in (box.left, box.right):
        for y in (box.top, box.bottom):
            whole = g.difference(whole, g.ellipse(x, y, radius))
    return whole


def _plank(box: Box) -> Path:
    return g.rect(box.left, box.top, box.width, box.height, 0.02 * box.height)


_SHAPES: dict[str, Callable[[Box], Path]] = {"rounded": _rounded, "oval": _oval, "plaque": _plaque, "plank": _plank}
