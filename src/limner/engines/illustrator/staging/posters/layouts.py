"""The layouts of a page: where the picture goes, and what is printed over and beside it."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.drawing.display import Radial, Stop
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.easel import Easel, fade
from limner.engines.illustrator.staging.marks.ornaments import ribbon, stars
from limner.engines.illustrator.staging.posters.sheet import Sheet
from limner.engines.illustrator.typesetting.blocks import Block


@dataclass(frozen=True, slots=True)
class Layout:
    """`window` is where the picture goes; `paint` prints the rest over it."""

    window: Callable[[Sheet], Box]
    paint: Callable[[Sheet, Easel], None]


def _framed_window(s: Sheet) -> Box:
    return Box(s.margin, s.margin, s.width - s.margin, s.height - _band(s))


def _framed(s: Sheet, easel: Easel) -> None:
    """The picture in a border of paper, the words below it."""
    hole = _path(_framed_window(s))
    _border(s, easel, hole, s.paper)
    s.area(easel, hole, s.deep, "border's line", width=0.08 * s.margin, back=-1.0)
    band = _band(s)
    box = Box(1.5 * s.margin, s.height - band + 0.5 * s.margin, s.width - 1.5 * s.margin, s.height - 0.62 * s.margin)
    s.story(easel, box, s.paper, most=2)


def _band(s: Sheet) -> float:
    """The height of the words' band."""
    more = min(0.05 * len(s.after) + 0.04 * bool(s.before), 0.4)
    return (0.2 + 0.035 * (len(s.headline) > 18) + more) * s.height if s.headline else s.margin


def _sky_window(s: Sheet) -> Box:
    return Box(0.0, (0.28 if s.wide else 0.25) * s.height, s.width, s.height)


def _sky(s: Sheet, easel: Easel) -> None:
    """The sky drawn out upward, the words in it."""
    top = _sky_window(s).top
    ground = easel.air.sky[0]
    s.area(easel, g.rect(-2, -2, s.width + 4, top + 4), ground, "upper sky")
    veil = g.rect(-2, top + 1, s.width + 4, 0.14 * s.height)
    easel.fill(
        veil, fade(ground, ground, top + 1, top + 0.14 * s.height, (1.0, 0.0)), "sky", "sky's passage",
        role="light", tinted=False, back=-5.0,
    )  # fmt: skip
    box = Box(1.4 * s.margin, 1.2 * s.margin, s.width - 1.4 * s.margin, top + 0.02 * s.height)
    s.story(easel, box, ground, most=3)


def _head_window(s: Sheet) -> Box:
    return Box(0.0, 0.36 * s.height, s.width, s.height)


def _head(s: Sheet, easel: Easel) -> None:
    """Giant letters on a field of colour above the picture, the field's lower edge slanting or curved."""
    edge = 0.4 * s.height
    colour = s.dice.turn("field", (s.deep, s.accent, s.paper))
    s.area(easel, _field(s, edge), colour, "field")
    box = Box(s.margin * 1.2, s.margin * 1.2, s.width - s.margin * 1.2, edge - 0.075 * s.height)
    s.story(easel, box, colour, justified=not s.before and not s.after and not s.wide, align=0.0 if s.wide else 0.5)


def _field(s: Sheet, edge: float) -> Path:
    """A field from the upper edge down to about this height."""
    drop, w = 0.045 * s.height, s.width
    shape = s.dice.turn("edge", ("straight", "slant", "arc", "wave"))
    path = Path()
    path.moveTo(-2, -2)
    path.lineTo(w + 2, -2)
    if shape == "slant":
        path.lineTo(w + 2, edge - drop)
        path.lineTo(-2, edge + 0.4 * drop)
    elif shape == "arc":
        path.lineTo(w + 2, edge - drop)
        path.quadTo(w / 2, edge + 1.2 * drop, -2, edge - drop)
    elif shape == "wave":
        path.lineTo(w + 2, edge - 0.5 * drop)
        path.cubicTo(0.66 * w, edge - 2 * drop, 0.4 * w, edge + 1.2 * drop, -2, edge - 0.4 * drop)
    else:
        path.lineTo(w + 2, edge - 0.4 * drop)
        path.lineTo(-2, edge - 0.4 * drop)
    path.close()
    return path


def _foot_window(s: Sheet) -> Box:
    return Box(0.0, 0.0, s.width, _foot_top(s) + 0.01 * s.height)


def _foot_top(s: Sheet) -> float:
    return (0.69 - 0.05 * (s.wide and bool(s.after))) * s.height


def _foot(s: Sheet, easel: Easel) -> None:
    """A block of colour at the foot with the words flush left, a rule over them."""
    top = _foot_top(s)
    colour = s.dice.turn("field", (s.paper, s.deep, s.accent))
    s.area(easel, g.rect(-2, top, s.width + 4, s.height - top + 4), colour, "field")
    rule = s.ink(colour, s.accent if colour != s.accent else None)
    s.area(easel, g.rect(1.2 * s.margin, top + 0.9 * s.margin, 2.4 * s.margin, 0.14 * s.margin), rule, "rule")
    box = Box(1.2 * s.margin, top + 1.5 * s.margin, s.width - 1.2 * s.margin, s.height - 0.9 * s.margin)
    s.story(easel, box, colour, align=0.0, most=3)


def _side_window(s: Sheet) -> Box:
    return Box(_side_share(s) * s.width, 0.0, s.width, s.height)


def _side_share(s: Sheet) -> float:
    return 0.42 if s.wide else 0.29


def _side(s: Sheet, easel: Easel) -> None:
    """A band of colour down the left side: words in rows on a wide page, else running upward."""
    right = _side_share(s) * s.width
    colour = s.dice.turn("field", (s.accent, s.paper, s.deep))
    s.area(easel, g.rect(-2, -2, right + 2, s.height + 4), colour, "field")
    if s.wide:
        box = Box(s.margin, 1.5 * s.margin, right - s.margin, s.height - 1.5 * s.margin)
        s.story(easel, box, colour, align=0.0)
        return
    box = Box(s.margin, 0.9 * s.margin, s.height - s.margin, right - 0.9 * s.margin)
    upright = Block(s.style.head, 1.2, 0.0, most=2)
    small = " · ".join([*s.before, *s.after])
    tall = box.height * (0.62 if small else 1.0)
    ink = s.ink(colour)
    for row in upright.rows(s.headline, box.left, box.top, box.width, tall):
        s.outline(easel, row.text, _upward(row.path, s.height), ink)
    if small:
        lines = Block(s.style.small, 1.4, 0.0, tallest=0.26 * box.height, most=2)
        for row in lines.rows(small, box.left, box.top + 0.7 * box.height, box.width, 0.3 * box.height):
            s.outline(easel, row.text, _upward(row.path, s.height), ink)


def _upward(path: Path, height: float) -> Path:
    """Turned to be read from below upward, its line's start at the page's foot."""
    return g.moved(g.rotated(path, -90.0), 0.0, height)


def _ribbon_window(s: Sheet) -> Box:
    return Box(0.0, 0.0, s.width, 0.82 * s.height)


def _ribbon(s: Sheet, easel: Easel) -> None:
    """A ribbon with the headline over the seam of picture and foot."""
    top = 0.8 * s.height
    colour = s.deep
    s.area(easel, g.rect(-2, top, s.width + 4, s.height - top + 4), colour, "field")
    light = s.paper if s.paper != colour else s.accent
    wide, high = 0.8 * s.width, min(0.15 * s.height, 0.2 * s.width)
    middle = (s.width / 2, top + 0.02 * s.height)
    band = ribbon(*middle, wide, high)
    s.area(easel, band.tails, tone(light, -0.12), "ribbon's tails")
    s.area(easel, band.folds, tone(light, -0.28), "ribbon's folds")
    s.area(easel, band.face, light, "ribbon")
    face = Box(s.width / 2 - 0.46 * wide, middle[1] - 0.36 * high, s.width / 2 + 0.46 * wide, middle[1] + 0.36 * high)
    s.line(easel, s.headline, face, light)
    more = " · ".join([*s.before, *s.after])
    if more:
        y = middle[1] + 0.7 * high
        s.line(
            easel,
            more,
            Box(0.12 * s.width, y, 0.88 * s.width, s.height - 0.5 * s.margin - 0.01 * s.height),
            colour,
            small=True,
        )
    else:
        y = (middle[1] + high / 2 + s.height) / 2 + 0.01 * s.height
        s.area(easel, stars(s.width / 2, y, 0.05 * s.width, 0.016 * s.width, 3), s.ink(colour), "stars")


def _arch_window(s: Sheet) -> Box:
    hole = _arch_box(s)
    return Box(hole.left, hole.top, hole.right, hole.bottom)


def _arch_box(s: Sheet) -> Box:
    if s.wide:
        return Box(0.5 * s.width, s.margin, s.width - s.margin, s.height - s.margin)
    half = min(0.38 * s.width, 0.34 * s.height)
    top = 0.33 * s.height
    return Box(s.width / 2 - half, top, s.width / 2 + half, s.height - (2.6 if s.after else 1.4) * s.margin)


def _arch(s: Sheet, easel: Easel) -> None:
    """A cover: the picture in an arched or a round window, headline above, the other lines below."""
    hole = _arch_box(s)
    colour = s.dice.turn("field", (s.deep, s.paper, s.accent))
    shape = _opening(hole, round_=s.dice.turn("opening", (True, False)))
    _border(s, easel, shape, colour)
    s.area(
        easel,
        shape,
        s.ink(colour, s.accent if colour != s.accent else None),
        "window's line",
        width=0.12 * s.margin,
        back=-1.0,
    )
    if s.wide:
        s.story(
            easel,
            Box(s.margin * 1.3, 1.6 * s.margin, hole.left - 1.1 * s.margin, s.height - 1.6 * s.margin),
            colour,
            align=0.0,
        )
        return
    s.story(
        easel,
        Box(1.6 * s.margin, 1.3 * s.margin, s.width - 1.6 * s.margin, hole.top - 0.8 * s.margin),
        colour,
        after=False,
        most=3,
    )
    if s.after:
        foot = Box(2 * s.margin, hole.bottom + 0.75 * s.margin, s.width - 2 * s.margin, s.height - 0.7 * s.margin)
        s.line(easel, " · ".join(s.after), foot, colour, small=True, most=1)


def _opening(box: Box, *, round_: bool) -> Path:
    if round_:
        rise = min(box.width / 2, 0.6 * box.height)
        cap = g.ellipse(box.centre[0], box.top + rise, box.width / 2, rise)
        upper = g.intersection(cap, g.rect(box.left, box.top, box.width, rise + 0.5))
        return g.union(upper, g.rect(box.left, box.top + rise, box.width, box.height - rise))
    return g.rect(box.left, box.top, box.width, box.height, 0.06 * box.width)


def _panel_window(s: Sheet) -> Box:
    return s.box


def _panel(s: Sheet, easel: Easel) -> None:
    """A calm panel in the middle of a picture without subjects."""
    wide, tall = (0.62 if s.wide else 0.76) * s.width, (0.52 if s.wide else 0.42) * s.height
    box = Box((s.width - wide) / 2, (s.height - tall) / 2, (s.width + wide) / 2, (s.height + tall) / 2)
    colour = s.paper
    shape = g.rect(box.left, box.top, wide, tall, 0.05 * min(wide, tall))
    easel.fill(
        g.moved(shape, 0, 0.012 * s.height), (24, 22, 40), "air", "panel's shadow", tinted=False,
        blur=0.012 * s.height, raster_only=True,
    )  # fmt: skip
    s.area(easel, shape, colour, "panel")
    line = g.rect(box.left + 0.5 * s.margin, box.top + 0.5 * s.margin, wide - s.margin, tall - s.margin, 0.03 * wide)
    s.area(easel, line, s.accent, "panel's line", width=0.07 * s.margin)
    s.story(easel, box.grown(-1.15 * s.margin), colour)


def _border(s: Sheet, easel: Easel, hole: Path, colour: RGB) -> None:
    """Everything outside of the hole."""
    border = g.joined(g.rect(-2, -2, s.width + 4, s.height + 4), hole)
    border.setFillType(g.EVEN_ODD)
    s.area(easel, border, colour, "border")


def _path(box: Box) -> Path:
    return g.rect(box.left, box.top, box.width, box.height)


def rays(easel: Easel) -> None:
    """Pale rays from behind the subjects, over the sky."""
    x = sum(box.centre[0] for box in easel.taken) / len(easel.taken) if easel.taken else easel.w / 2
    y = min((box.centre[1] for box in easel.taken), default=0.5 * easel.h)
    reach, number = 1.2 * max(easel.w, easel.h), 16
    fan = Path()
    for i in range(number):
        edge = [
            (x + reach * math.cos(t), y + reach * math.sin(t))
            for t in (math.tau * (i + k) / number for k in (0.0, 0.5))
        ]
        fan.addPath(g.polygon([(x, y), *edge]))
    pale = mix(easel.air.glow, (255, 255, 255), 0.4)
    stops = (Stop(0.0, pale, 0.5), Stop(0.6, pale, 0.3), Stop(1.0, pale, 0.12))
    easel.fill(fan, Radial((x, y), reach, stops), "sky", "rays", role="light", tinted=False)


LAYOUTS: dict[str, Layout] = {
    "framed": Layout(_framed_window, _framed),
    "sky": Layout(_sky_window, _sky),
    "head": Layout(_head_window, _head),
    "foot": Layout(_foot_window, _foot),
    "side": Layout(_side_window, _side),
    "ribbon": Layout(_ribbon_window, _ribbon),
    "arch": Layout(_arch_window, _arch),
    "panel": Layout(_panel_window, _panel),
}
