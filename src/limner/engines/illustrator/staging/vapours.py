"""What hangs in the air of a place, indoors and out, where the words say so: steam, smoke, dust, beams of light."""

from collections.abc import Sequence

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix
from limner.drawing.display import Linear, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.staging import land
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, halo
from limner.engines.illustrator.staging.units import Member

_WHITE: RGB = (255, 255, 255)
_FLOUR: RGB = (250, 246, 238)
_DUST: RGB = (216, 188, 144)
_SMOKE: RGB = (150, 150, 160)
_SUN: RGB = (255, 240, 196)
_MOON: RGB = (198, 216, 255)
_HOT_KINDS = frozenset({"soup", "noodle", "dish"})
_FLOURS = frozenset({"flour", "powder", "sugar"})
_STORMS = frozenset({"sandstorm", "sandstorms", "storm", "storms"})
_MOST = 5
"""Things that steam at once."""


def paint(easel: Easel, reading: Reading, members: Sequence[Member]) -> None:
    """All that is said to be in the air. Steam rises from what is hot among the members, else from the ground."""
    if reading.says("steam"):
        _steam(easel, [member.box for member in members if _is_hot(member)][:_MOST])
    if reading.says("smoke") and not reading.says("smoking chimney"):
        _veils(easel, mix(_SMOKE, easel.air.light.fog, 0.4), "smoke", low=0.2)
    if reading.says("dust"):
        _dust(easel, reading)
    if reading.says("beams"):
        _beams(easel)


def _is_hot(member: Member) -> bool:
    return "hot" in member.symbol.traits or not _HOT_KINDS.isdisjoint(member.kinds)


def _steam(easel: Easel, sources: Sequence[Box]) -> None:
    """Wisps over each that is hot; where nothing is, a soft cloud from the ground."""
    white = mix(easel.air.light.fog, _WHITE, 0.75)
    for box in sources:
        high = min(max(0.9 * box.width, 0.12 * easel.unit), box.top - 0.02 * easel.h, 0.34 * easel.unit)
        if high > 0.03 * easel.unit:
            _wisps(easel, box, high, white)
    if not sources:
        _veils(easel, white, "steam", low=0.5)


def _wisps(easel: Easel, box: Box, high: float, white: RGB) -> None:
    """Three waving strands that thin out upward, in a soft cloud."""
    x, top = box.centre[0], box.top + 0.06 * box.height
    easel.glow(halo(x, top - 0.45 * high, 0.62 * high, white, 0.42, (0.8, 1.0)), "near", "steam", role="sky")
    step, wide = 0.2 * min(box.width, high), 0.05 * high
    for k, share in ((-1, 0.82), (0, 1.0), (1, 0.7)):
        foot, tall = x + k * step, share * high
        bends = [(foot + side * 0.1 * high, top - up * tall) for up, side in
                 ((0.0, 0.0), (0.25, 0.9), (0.5, -0.5), (0.75, 0.8), (1.0, -0.1))]  # fmt: skip
        strand = g.limb([(bx, by, wide * (1.0 - 0.8 * i / 4)) for i, (bx, by) in enumerate(bends)])
        rise = Linear((0, top), (0, top - tall), (Stop(0, white, 0.2), Stop(0.3, white, 0.85), Stop(1, white, 0.0)))
        easel.fill(strand, rise, "near", "steam", role="sky", tinted=False, blur=0.006 * easel.unit)


def _veils(easel: Easel, rgb: RGB, name: str, *, low: float) -> None:
    """Long soft clouds from that share of the height down, thinner where heads are."""
    rng = easel.rng
    for i in range(6):
        x, y = easel.w * (0.04 + 0.19 * i), easel.h * rng.uniform(low, 0.94)
        over = any(head.holds(x, y) for head in easel.heads)
        veil = halo(x, y, easel.unit * rng.uniform(0.2, 0.3), rgb, 0.2 if over else 0.62, (1.5, 0.55))
        easel.glow(veil, "near", name, role="sky")


def _dust(easel: Easel, reading: Reading) -> None:
    """Clouds about the feet and grains in all the air, white where it is flour."""
    said = {word for remark in reading.remarks if remark.kind == "dust" for word in remark.words.split()}
    rgb = _FLOUR if said & _FLOURS else _DUST
    _veils(easel, rgb, "dust", low=0.05 if said & _STORMS else 0.6)
    sizes = ((150, 1.2, 2.8, 0.85), (40, 2.6, 5.2, 0.7))
    for count, least, most, alpha in sizes:
        span = (least * easel.unit / 1000, most * easel.unit / 1000)
        grains = land.dots(easel.rng, (0, 0.12 * easel.h, easel.w, 0.94 * easel.h), count, span)
        even = Linear((0, 0), (0, easel.h), (Stop(0, rgb, alpha), Stop(1, rgb, alpha)))
        easel.fill(grains, even, "air", "dust", tinted=False)


def _beams(easel: Easel) -> None:
    """Slanting shafts of light from above, the moon's by night."""
    rgb = _MOON if easel.brief.time in ("night", "blue hour") else _SUN
    side = -1.0 if easel.air.light.side < 0 else 1.0
    w, h = easel.w, easel.h
    for start, wide, alpha in ((0.18, 0.1, 0.3), (0.4, 0.16, 0.36), (0.66, 0.08, 0.26)):
        x = w * (0.5 + side * (0.5 - start))
        end = x - side * 0.42 * h
        shaft: Path = g.polygon(
            [(x, -2), (x + wide * w, -2), (end + 1.5 * wide * w, 0.92 * h), (end - 0.4 * wide * w, 0.92 * h)]
        )
        fall = Linear((0, 0), (0, 0.92 * h), (Stop(0, rgb, alpha), Stop(0.6, rgb, 0.55 * alpha), Stop(1, rgb, 0.0)))
        easel.fill(shaft, fall, "near", "beam", role="light", tinted=False, blur=0.012 * easel.unit)
