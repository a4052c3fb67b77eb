"""What goes all the way about a thing: ropes, ribbons, chains and scarves, as bands before it."""

from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.ties.sizes import span
from limner.engines.illustrator.staging.units import Member, Touch, Unit, merged

_GREY: RGB = (150, 142, 136)
_TRUNK, _BELLY = 0.16, 0.48
"""How high above its foot a band is about a tree, and about anything else, over the height."""
_SAG, _THICK = 0.1, 0.055
"""How far a band hangs down in its middle, over its length, and how thick it is, over the height of what it is
about."""
_FINE, _PROUD = 200.0, 0.016
"""How large outlines are where they are cut, and how far bands stand out at the sides, over that."""
_TURNS = 3
"""How many times a rope or a chain goes about a thing."""
_BOW = 0.42
"""How wide a bow on a band is, over the width of what it is about."""


def wound(subject: Unit, target: Unit, base: Member) -> Unit:
    """The target with the subject about it: in turns what is long, as one band with its bow in front a ribbon."""
    cord = subject.lead
    bow = "clothing" in cord.kinds and cord.symbol.faces_viewer
    high = _TRUNK if "tree" in base.kinds else _BELLY
    level = base.box.bottom - high * base.box.height
    thick = _THICK * base.box.height * (0.6 if "tree" in base.kinds else 1.0)
    turns = 1 if bow or "clothing" in cord.kinds else _TURNS
    rgb = _colour(cord)
    touches: list[Touch] = []
    for k in range(turns):
        band = _band(base, level - 1.25 * thick * (k - (turns - 1) / 2))
        touches.append(Touch(_cut(band, 1.2 * thick, base), tone(rgb, -0.14), 1.0, 1.1, "band"))
        touches.append(Touch(_cut(band, thick, base), rgb, 1.0, 1.12, "band"))
    if bow:
        tied = replace(base, touches=(*base.touches, *touches))
        return merged(target.swapped(base, tied), _bow(subject, base, level))
    if "clothing" in cord.kinds:
        touches += _ends(base, level, thick, rgb)
    return target.swapped(base, replace(base, touches=(*base.touches, *touches), shows=(*base.shows, *cord.draws)))


def _band(base: Member, level: float) -> Path:
    """From side to side before it, hanging down a little, at the height of its ends."""
    left, right = span(base, level)
    path = Path()
    path.moveTo(left, level)
    path.quadTo((left + right) / 2, level + 2 * _SAG * (right - left), right, level)
    return path


def _cut(band: Path, width: float, base: Member) -> Path:
    """A band of that width, hardly wider than what it is about; outlines are cut large, where cuts are exact."""
    k = _FINE / max(base.box.width, base.box.height)
    about = g.outline(g.scaled(base.outlined(base.figure.silhouette), k), _PROUD * _FINE)
    whole = g.union(g.scaled(base.outlined(base.figure.silhouette), k), about)
    return g.scaled(g.intersection(g.outline(g.scaled(band, k), k * width), whole), 1.0 / k)


def _bow(subject: Unit, base: Member, level: float) -> Unit:
    left, right = span(base, level)
    small = subject.scaled(_BOW * (right - left) / subject.box.width)
    x, y = small.box.centre
    put = small.moved((left + right) / 2 - x, level + _SAG * (right - left) - y)
    return Unit(tuple(replace(m, borne=True) for m in put.members)).lifted(base.z + 1.5)


def _ends(base: Member, level: float, thick: float, rgb: RGB) -> list[Touch]:
    """The two ends of a scarf, which hang down from its knot."""
    left, right = span(base, level)
    x, y = left + 0.62 * (right - left), level + _SAG * (right - left)
    wide, long = 1.3 * thick, 4.5 * thick
    ends = [g.line([(x + side * 0.5 * wide, y), (x + side * 0.9 * wide, y + long * share)])
            for side, share in ((-1, 1.0), (1, 0.8))]  # fmt: skip
    knot = g.ellipse(x, y, 0.9 * wide, 0.8 * wide)
    return [*(Touch(end, tone(rgb, -0.06), 1.0, 1.14, "end", width=wide) for end in ends),
            Touch(knot, rgb, 1.0, 1.16, "knot")]  # fmt: skip


def _colour(cord: Member) -> RGB:
    slots = cord.symbol.slots.items()
    return next((cord.colours.get(name, slot.rgb) for name, slot in slots if slot.role == "primary"), _GREY)
