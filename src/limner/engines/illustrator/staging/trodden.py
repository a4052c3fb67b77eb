"""What lies on the ground and has somebody in it: puddles under feet, heaps of leaves about legs."""

from collections.abc import Mapping, Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, parse, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.atlas.facts import ALIVE
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.scene import Layer
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.boxes import Box, around
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.settings.setting import Setting
from limner.engines.illustrator.staging.troupe import Troupe

_IN_IT = frozenset({"inside", "on", "through", "above"})
_DRY = tuple(parse(code) for code in ("#d9822b", "#c4502e", "#e3b341", "#a8642c"))
_WHITE: RGB = (255, 255, 255)
_HEAPED, _LOW = 0.3, 0.15
"""How high leaves lie about somebody in a heap of them, and about one who is only among them, over his height."""
_MOST = 6
"""Of more than so many each has no puddle of his own."""


def is_trodden(number: int, reading: Reading, everybody: Mapping[int, Symbol]) -> bool:
    """Whether a subject is the ground under somebody alive, and no figure beside him."""
    symbol = everybody[number]
    others = [i for i, other in everybody.items() if i != number and ALIVE & {*other.kinds}]
    if "leaf" in {symbol.id, *symbol.kinds} and reading.says("in leaves"):
        return bool(others)
    within = [r.subject for r in reading.relations if r.object == number and r.kind in _IN_IT]
    return "trodden" in symbol.traits and bool(within) and all(i in others for i in within)


def paint(easel: Easel, troupe: Troupe, place: Setting, reading: Reading) -> None:
    """The puddles and the leaves that the words put somebody in, on the ground of an open place."""
    feet = [m for unit in troupe.units for m in unit.members if m.box in troupe.aground and ALIVE & m.kinds]
    if place.footing != "land" or place.indoors or not easel.shown("leaf", "leaves", "puddle"):
        return
    boxes = [member.box for member in feet]
    if reading.says("in leaves"):
        _leaves(easel, boxes, heaped=any(s.heaped for s in reading.subjects))
    if boxes and len(boxes) <= _MOST and reading.says("puddles"):
        jump = reading.says("splashing") or any(act.verb == "jump" for act in reading.acts)
        for box in boxes:
            _puddle(easel, box, splashes=jump)


def _puddle(easel: Easel, box: Box, *, splashes: bool) -> None:
    """Still water under the feet with the sky in it, rings about them, and what is thrown up by who jumps in it."""
    unit, x, y = easel.unit, box.centre[0], box.bottom
    half = max(0.78 * box.width, 0.16 * unit)
    deep = 0.2 * half
    pool = g.smooth([(x - half, y), (x - 0.6 * half, y - 0.8 * deep), (x - 0.1 * half, y - 0.72 * deep),
                     (x + 0.5 * half, y - deep), (x + 1.02 * half, y - 0.1 * deep), (x + 0.6 * half, y + 0.72 * deep),
                     (x, y + 0.95 * deep), (x - 0.7 * half, y + 0.7 * deep)])  # fmt: skip
    sky = mix(easel.air.sky[-1], easel.air.sky[0], 0.4)
    rim = fade(easel.air.light.shadow, easel.air.light.shadow, y - deep, y + deep, (0.3, 0.4))
    easel.fill(g.moved(pool, 0, -0.006 * unit), rim, "ground", "wet edge", role="water", tinted=False, back=-9.2)
    easel.fill(pool, fade(mix(sky, _WHITE, 0.3), sky, y - deep, y + deep), "ground", "puddles", role="water",
               tinted=False, back=-9.3)  # fmt: skip
    rings = g.joined(*(g.difference(g.ellipse(x, y + 0.1 * deep, k * half, 0.9 * k * deep),
                                    g.ellipse(x, y + 0.1 * deep, 0.93 * k * half, 0.8 * k * deep))
                       for k in (0.4, 0.62, 0.82)))  # fmt: skip
    easel.fill(g.intersection(rings, pool), fade(_WHITE, _WHITE, y - deep, y + deep, (0.55, 0.7)), "ground", "rings",
               role="water", tinted=False, back=-9.4)  # fmt: skip
    if not splashes:
        return
    lit = mix(sky, _WHITE, 0.7)
    layers: tuple[tuple[Layer, float, float], ...] = (("middle", 0.42, -0.1), ("near", 0.2, 0.3))
    for layer, tall, drop in layers:
        for hand in (-1, 1):
            at = x + 0.5 * hand * half
            thrown = land.burst(easel.grain, at, y + drop * deep, 0.26 * half, tall * half)
            easel.fill(thrown, fade(lit, mix(lit, sky, 0.4), y - tall * half, y + deep, (0.95, 0.8)), layer, "splash",
                       role="water", tinted=False)  # fmt: skip


def _leaves(easel: Easel, boxes: Sequence[Box], *, heaped: bool) -> None:
    """Leaves all over the ground, a heap of them about who is in it, and some in the air."""
    top = easel.horizon + 0.3 * (easel.h - easel.horizon)
    _strewn(easel, (0.0, top, easel.w, 0.99 * easel.h), 52, "ground", flat=0.5)
    if not boxes:
        return
    crowd = around(boxes)
    tall = (_HEAPED if heaped else _LOW) * max(box.height for box in boxes)
    half = 0.5 * crowd.width + (0.9 if heaped else 0.6) * tall + 0.06 * easel.unit
    foot = crowd.bottom + 0.35 * tall
    _mound(easel, crowd.centre[0], foot - 0.35 * tall, half, 1.1 * tall, "middle", many=9)
    _mound(easel, crowd.centre[0], foot, half, tall, "near", many=22)
    _strewn(easel, (crowd.left - 0.1 * easel.w, 0.1 * easel.h, crowd.right + 0.1 * easel.w, crowd.bottom), 12, "near",
            flat=0.9)  # fmt: skip


def _mound(easel: Easel, x: float, foot: float, half: float, tall: float, layer: Layer, *, many: int) -> None:
    """A heap with a ragged outline of leaves, the lower ones in shade."""
    rng, unit = easel.grain, easel.unit
    body = g.smooth([(x - half, foot, "c"), (x - 0.7 * half, foot - 0.55 * tall), (x - 0.2 * half, foot - 0.95 * tall),
                     (x + 0.3 * half, foot - 0.85 * tall), (x + 0.75 * half, foot - 0.5 * tall), (x + half, foot, "c"),
                     (x, foot + 0.12 * tall)])  # fmt: skip
    base = _DRY[3]
    easel.fill(body, fade(tone(base, 0.04), tone(base, -0.14), foot - tall, foot), layer, "leaves", depth=0.05,
               back=0.2)  # fmt: skip
    for k, hue in enumerate(_DRY):
        pieces = Path()
        for _ in range(max(round(many * half / (0.4 * unit)), many // 2)):
            t = rng.uniform(-1.0, 1.0)
            high = 0.95 * (1 - abs(t) ** 1.8)
            y = foot - tall * high * rng.random() ** 0.7
            size = unit * rng.uniform(0.03, 0.052)
            pieces.addPath(land.leaf(x + t * half, y, size, rng.uniform(0, 360), rng.uniform(0.3, 0.46)))
        shade = fade(tone(hue, 0.05), tone(hue, -0.1), foot - tall, foot)
        easel.fill(pieces, shade, layer, "leaf heap", depth=0.05, back=0.1 - 0.01 * k)


def _strewn(easel: Easel, area: tuple[float, float, float, float], number: int, layer: Layer, *, flat: float) -> None:
    """Leaves in an area, smaller toward its top where they lie flat on the ground; none is over a head."""
    rng, unit, hues = easel.grain, easel.unit, _DRY
    left, top, right, bottom = area
    for hue in hues:
        pieces = Path()
        for _ in range(number // len(hues)):
            near = rng.random()
            x, y = rng.uniform(left, right), top + (bottom - top) * near
            size = unit * (0.012 + 0.026 * near) * rng.uniform(0.8, 1.3)
            if flat > 0.8 and any(head.holds(x, y) for head in easel.heads):
                continue
            leaf = land.leaf(x, y, size, rng.uniform(0, 360), rng.uniform(0.3, 0.46))
            pieces.addPath(g.scaled(leaf, 1.0, flat, (x, y)))
        easel.fill(pieces, tone(hue, 0.02), layer, "leaves", depth=0.1, back=-9.0 if layer == "ground" else -1.0)
