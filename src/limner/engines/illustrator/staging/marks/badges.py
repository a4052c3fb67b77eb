"""Badges, emblems and crests: a mark in a frame, with words on the ring, on a ribbon or in rows."""

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, lab, mix, tone
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import Draft
from limner.engines.illustrator.staging.marks import faces, monogram
from limner.engines.illustrator.staging.marks.ornaments import dots, laurel, ribbon, stars, sunburst
from limner.engines.illustrator.staging.marks.plates import PLATES
from limner.engines.illustrator.staging.marks.schemes import PAPERS, Scheme, scheme, standing_off
from limner.engines.illustrator.typesetting.blocks import Block
from limner.engines.illustrator.typesetting.contrast import contrast, legible
from limner.engines.illustrator.typesetting.lines import Hand

_HANDS = (Hand("bold", 0.14), Hand("condensed", 0.16), Hand("humanist", 0.12), Hand("wide", 0.1), Hand("black", 0.08))
_WIDEST, _NARROWEST = math.radians(206), math.radians(112)
"""The most of a ring that one line takes; shorter lines than the other are spaced out toward it."""
_DATED = re.compile(r"(?P<lead>[^\d]{2,14}?)\s*(?P<year>\d{2,4})")
"""A year with what leads to it: "EST 1987"."""
_PALE = 0.7
"""OKLab lightness from which words are light: the ring behind them is then as dark as they need."""
_SEEN = 1.3
"""The contrast with the ground from which a ribbon's edge is seen."""


def draw(draft: Draft) -> None:
    """One of the frames, in turn with the seed; a crest has others than a badge."""
    frames = _HERALDIC if "emblem" in draft.words else _FRAMES
    if draft.reading.says("arms"):
        frames = (_shield, _crest, _wreathed)
    frame = draft.dice.turn("plate", frames)
    draft.own = draft.own or faces.faceless(draft)
    draft.hand(draft.dice.turn("manner", ("icon", "stencil", "icon")))
    own = draft.look == "icon" and not draft.asked
    brand = draft.asked[0] if draft.asked else draft.dice.turn("ground", standing_off(draft.main))
    second = draft.asked[1] if len(draft.asked) > 1 else None
    paper = draft.background or draft.dice.turn("paper", PAPERS)
    colours = scheme(brand, paper, second if not own else None)
    if not draft.units and draft.texts and not draft.spelt:
        draft.central, draft.texts = draft.texts[0], draft.texts[1:]
    frame(draft, colours)


def seal(draft: Draft, colours: Scheme) -> None:
    """A disc with words on its ring."""
    _round(draft, colours, "disc")


def _scalloped(draft: Draft, colours: Scheme) -> None:
    _round(draft, colours, "seal")


def _cap(draft: Draft, colours: Scheme) -> None:
    _round(draft, colours, "cog")


def _round(draft: Draft, colours: Scheme, edge: str) -> None:
    """A plate, a ring of words in its own tone, a field for the mark."""
    draft.paper(colours.ground)
    (x, y), radius = draft.centre, 0.43 * draft.size
    inner = 0.66 * radius
    band = tone(colours.plate, -0.07)
    if lab(colours.light)[0] > _PALE:
        band = legible(band, [colours.light])
    draft.area(PLATES[edge](x, y, radius), band, "plate")
    rim = 0.92 * radius if edge != "disc" else 0.95 * radius
    draft.area(g.ellipse(x, y, rim), colours.light, "rim", width=0.014 * radius)
    draft.area(g.ellipse(x, y, inner), colours.plate, "field")
    draft.area(g.ellipse(x, y, inner), colours.light, "ring", width=0.022 * radius)
    _ring(draft, colours.light, band, (inner, rim))
    _mark(draft, 0.62 * inner * 1.06, colours, colours.plate, starred=True)


def _ring(draft: Draft, light: RGB, band: RGB, radii: tuple[float, float]) -> None:
    """The first line along the top of the ring, the second along its foot, stars between them."""
    (x, y), middle, room = draft.centre, sum(radii) / 2, radii[1] - radii[0]
    hand = draft.dice.turn("badge's hand", _HANDS)
    ink = legible(light, [band])
    kind = draft.dice.turn("beads", ("star", "dot", "lozenge"))
    texts = [text for text in draft.texts if hand.length(text)] if not draft.spelt else []
    if not texts:
        size = 0.3 * room
        draft.area(dots(x, y, middle, size, [22.5 * i for i in range(16)], kind), ink, "beads")
        return
    upper = _arched(draft, texts[0], hand, middle, 0.5 * room, ink, below=False)
    lower = 0.0
    if len(texts) > 1:
        lower = _arched(draft, " · ".join(texts[1:]), hand, middle, 0.42 * room, ink, below=True)
    free = 180 - math.degrees(upper + lower) / 2
    if free > 60 and not lower:
        angles: Sequence[float] = [180 + 18 * k for k in range(-int(free / 26), int(free / 26) + 1)]
    elif free > 16:
        side = (math.degrees(upper) / 2 + 180 - math.degrees(lower) / 2) / 2
        angles = [side, -side]
    else:
        angles = []
    if angles:
        draft.area(dots(x, y, middle, 0.2 * room, angles, kind), ink, "beads")


def _arched(draft: Draft, text: str, hand: Hand, middle: float, high: float, ink: RGB, *, below: bool) -> float:
    """One line on the ring as large as it may be; returns the angle that it takes."""
    taken = hand.reach(text, high, middle, below=below)
    high *= min(_WIDEST / taken, 1.0)
    letters = len(hand.shown(text))
    if letters > 2 and taken < _NARROWEST:
        spread = (_NARROWEST - taken) * middle / high / (letters - 1)
        hand = replace(hand, tracking=hand.tracking + min(spread, 0.45))
    radius = middle + (high / 2 if below else -high / 2)
    draft.write(hand.shown(text), hand.arc(text, high, draft.centre, radius, below=below), ink)
    return hand.reach(text, high, radius, below=below)


def _shield(draft: Draft, colours: Scheme) -> None:
    _bannered(draft, colours, "shield")


def _crest(draft: Draft, colours: Scheme) -> None:
    _bannered(draft, colours, "crest")


def _hexagon(draft: Draft, colours: Scheme) -> None:
    _bannered(draft, colours, "hexagon")


def _octagon(draft: Draft, colours: Scheme) -> None:
    _bannered(draft, colours, "octagon")


def _bannered(draft: Draft, colours: Scheme, shape: str) -> None:
    """A plate with an inner line and stars, a ribbon with the first line across its foot."""
    draft.paper(colours.ground)
    (x, y), radius = draft.centre, 0.42 * draft.size
    plate = PLATES[shape](x, y, radius)
    draft.area(plate, colours.plate, "plate")
    draft.area(
        g.scaled(plate, 0.92, centre=(x, y)), mix(colours.light, colours.plate, 0.2), "ring", width=0.014 * radius * 2
    )
    texts = draft.texts
    low = 0.5 if texts else 0.62
    top = -0.62
    if len(texts) > 1:
        _line(
            draft,
            " · ".join(texts[1:]),
            (x, y - 0.6 * radius),
            1.0 * radius,
            0.1 * radius,
            legible(colours.light, [colours.plate]),
            most=1,
        )
        top = -0.5
    else:
        draft.area(stars(x, y - 0.66 * radius, 0.2 * radius, 0.08 * radius, 3), colours.light, "stars")
    if texts:
        _ribboned(draft, texts[0], colours, (x, y + low * radius), 1.72 * radius, 0.3 * radius)
    bottom = low - 0.22 if texts else low
    middle, half = (top + 0.12 + bottom) / 2 - 0.02, (bottom - top - 0.12) / 2
    _mark(draft, min(half, 0.56) * radius, colours, colours.plate, dy=middle * radius)


def _ribboned(draft: Draft, text: str, colours: Scheme, at: tuple[float, float], width: float, height: float) -> None:
    """A ribbon in the light colour, or in a tone of the plate where that is the ground's, with the text on its face."""
    band = ribbon(*at, width, height)
    near = contrast(colours.light, colours.ground) < _SEEN
    light = mix(colours.light, colours.plate, 0.2) if near else colours.light
    draft.area(band.tails, tone(light, -0.1), "ribbon's tails", layer="near")
    draft.area(band.folds, tone(light, -0.24), "ribbon's folds", layer="near")
    draft.area(band.face, light, "ribbon", layer="near")
    _line(draft, text, at, 0.86 * width, 0.46 * height, legible(colours.plate, [light]))


def _line(
    draft: Draft, text: str, at: tuple[float, float], width: float, high: float, ink: RGB, *, most: int = 2
) -> None:
    """One line, or two where it is long and may, about a point."""
    hand = draft.dice.turn("badge's hand", _HANDS)
    block = Block(hand, leading=1.25, tallest=high, most=most)
    for row in block.rows(text, at[0] - width / 2, at[1] - high, width, 2 * high):
        draft.write(row.text, row.path, ink)


def _wreathed(draft: Draft, colours: Scheme) -> None:
    """A disc within laurels, a ribbon below, a star above."""
    ground = draft.paper(colours.ground)
    (x, y), size = draft.centre, draft.size
    y -= 0.03 * size
    branch = legible(tone(colours.plate, -0.02), [ground], 3.0)
    foot = 44.0 if draft.texts else 8.0
    draft.area(laurel(x, y, 0.385 * size, 0.1 * size, foot=foot), branch, "laurels")
    radius = 0.3 * size
    draft.area(g.ellipse(x, y, radius), colours.plate, "plate")
    draft.area(g.ellipse(x, y, 0.92 * radius), colours.light, "ring", width=0.02 * radius)
    draft.area(stars(x, y - 0.4 * size, 0.085 * size, 0.034 * size, 3), branch, "stars")
    lift = 0.03 * size + (0.14 * radius if draft.texts else 0.0)
    _mark(draft, (0.56 if draft.texts else 0.62) * radius, colours, colours.plate, dy=-lift)
    if draft.texts:
        _ribboned(draft, draft.texts[0], colours, (x, y + 0.27 * size), 0.6 * size, 0.105 * size)
    if len(draft.texts) > 1:
        _line(
            draft,
            " · ".join(draft.texts[1:]),
            (x, y + 0.42 * size),
            0.6 * size,
            0.036 * size,
            legible(branch, [ground]),
            most=1,
        )


def _arch(draft: Draft, colours: Scheme) -> None:
    """A label with a round top: sunburst, mark, rows of words."""
    draft.paper(colours.ground)
    (x, y), radius = draft.centre, 0.43 * draft.size
    plate = PLATES["arch"](x, y, radius)
    draft.area(plate, colours.plate, "plate")
    if not draft.central:
        rays = g.intersection(sunburst(x, y - 0.22 * radius, 0.5 * radius, 0.62 * radius, 28), plate)
        draft.area(rays, mix(colours.plate, colours.light, 0.35), "rays")
    draft.area(g.scaled(plate, 0.93, centre=(x, y)), colours.light, "ring", width=0.02 * radius)
    ink = legible(colours.light, [colours.plate])
    if draft.texts:
        _line(
            draft,
            draft.texts[0],
            (x, y + (0.5 if len(draft.texts) > 1 else 0.58) * radius),
            1.16 * radius,
            0.15 * radius,
            ink,
        )
    else:
        draft.area(stars(x, y + 0.62 * radius, 0.22 * radius, 0.09 * radius, 3), ink, "stars")
    if len(draft.texts) > 1:
        _line(draft, " · ".join(draft.texts[1:]), (x, y + 0.76 * radius), 1.05 * radius, 0.075 * radius, ink, most=1)
    _mark(draft, 0.44 * radius, colours, colours.plate, dy=-0.2 * radius)


def _mark(draft: Draft, half: float, colours: Scheme, ground: RGB, dy: float = 0.0, *, starred: bool = False) -> None:
    """The subjects, the badge's own words or a sign; words have stars under them where the frame has none."""
    x, y = draft.centre
    # Several stand in a row: a shield has less room for it at its foot than a disc in its middle.
    across = 1.12 if starred or len(draft.units) < 2 else 0.82
    box = Box(x - across * half, y + dy - half, x + across * half, y + dy + half)
    if draft.units:
        draft.stand(box, colours.light, colours.shade, ground)
        faces.paint(draft)
    elif draft.central:
        _central(draft, box, legible(colours.light, [ground]), starred=starred)
    else:
        monogram.draw(draft, box, colours.light, colours.shade)


def _central(draft: Draft, box: Box, ink: RGB, *, starred: bool) -> None:
    """Words in place of a mark: a year large under what leads to it, or rows between rules."""
    hand = draft.dice.turn("badge's hand", _HANDS)
    x, y = box.centre
    wide, tall = (1.12 if starred else 0.82) * box.width, box.height
    dated = _DATED.fullmatch(draft.central.strip())
    small, large = (dated["lead"], dated["year"]) if dated else ("", draft.central)
    top = y - (0.2 if small else 0.42) * tall
    block = Block(hand, 1.22, tallest=0.5 * tall, most=3)
    rows = block.rows(large, x - wide / 2, top, wide, (0.62 if small else 0.84) * tall)
    for row in rows:
        draft.write(row.text, row.path, ink)
    first = min((row.top for row in rows), default=top)
    last = max((row.top + row.high for row in rows), default=y)
    reach = min(0.5 * max((row.width for row in rows), default=wide), 0.36 * box.width)
    if small:
        lead = Block(replace(hand, tracking=0.3), tallest=0.15 * tall, most=1)
        lines = lead.rows(small, x - wide / 2, first - 0.34 * tall, wide, 0.24 * tall)
        for row in lines:
            draft.write(row.text, row.path, ink)
    gap = 0.13 * tall
    if starred:
        draft.area(stars(x, last + 1.5 * gap, 0.2 * tall, 0.06 * tall, 3), ink, "stars", layer="near")
    heights = ([] if small else [first - 1.3 * gap]) + ([] if starred else [last + 1.1 * gap])
    for height in heights:
        rule = g.rect(x - reach, height, 2 * reach, 0.025 * tall, 0.012 * tall)
        draft.area(rule, ink, "rule", layer="near")


Frame = Callable[[Draft, Scheme], None]
_FRAMES: tuple[Frame, ...] = (seal, _shield, _scalloped, _hexagon, _arch, _cap, _wreathed)
_HERALDIC: tuple[Frame, ...] = (_shield, _wreathed, _crest, seal, _octagon, _scalloped)
