"""Stickers: everything cut out with a white edge, on a plain ground."""

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, parse, tone
from limner.drawing.geometry import Path
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import Draft, silhouette
from limner.engines.illustrator.staging.marks import faces, monogram
from limner.engines.illustrator.staging.marks.schemes import standing_off
from limner.engines.illustrator.typesetting.blocks import Block
from limner.engines.illustrator.typesetting.contrast import legible
from limner.engines.illustrator.typesetting.lines import Hand

_PASTELS = tuple(parse(code) for code in ("#cfe4f2", "#f6d9cc", "#d8ead0", "#e6dcf2", "#f7e8bf"))
_WHITE: RGB = (255, 255, 255)
_EDGE = 0.032
"""The width of the white edge over the canvas's shorter side."""
_HANDS = (Hand("round", 0.0, capitals=False), Hand("humanist", 0.0, capitals=False), Hand("italic"), Hand("black"))


def draw(draft: Draft) -> None:
    """The subjects cut out; in turn bare, with sparks about them, or on a disc."""
    draft.paper(draft.dice.turn("pastel", _PASTELS))
    kind = draft.dice.turn("plate", ("cut", "disc", "double", "patch"))
    ink = legible(tone(draft.asked[0] if draft.asked else draft.main, -0.08), [_WHITE])
    if not draft.units and draft.texts:
        _words_alone(draft, ink)
        return
    _subjects(draft, kind, ink)
    words = _words(draft)
    outlines = [silhouette(member) for unit in draft.placed for member in unit.members]
    outlines += [words[1]] if not words[1].isEmpty() else []
    if kind in ("disc", "patch"):
        outlines.append(_backing(draft, kind))
    _cut(draft, outlines or [_sheet(draft)], double=kind == "double")
    if kind in ("disc", "patch") and not words[1].isEmpty():
        label = _filled(g.union(words[1], g.outline(words[1], 1.5 * _EDGE * draft.size)), _EDGE * draft.size)
        draft.area(label, _WHITE, "label", layer="near")
    draft.write(words[0], words[1], ink)


def _subjects(draft: Draft, kind: str, ink: RGB) -> None:
    x, y = draft.centre
    worded = bool(_hand(draft).length(" ".join(draft.texts)))
    half = (0.31 if kind in ("disc", "patch") else 0.34) * draft.size
    half *= 0.88 if len(draft.units) > 1 else 1.0
    if worded:
        half, y = 0.8 * half, y - 0.075 * draft.size
    box = Box(x - half, y - half, x + half, y + half)
    if draft.units:
        draft.stand(box, ink, mix(ink, _WHITE, 0.6), _WHITE)
        faces.paint(draft)
    else:
        monogram.draw(draft, box, ink, mix(ink, _WHITE, 0.6))


def _hand(draft: Draft) -> Hand:
    return draft.dice.turn("sticker's hand", _HANDS)


def _words(draft: Draft) -> tuple[str, Path]:
    """The words on a broad arc close below the subjects, so that one edge goes about both."""
    text, hand = " ".join(draft.texts), _hand(draft)
    length = hand.length(text)
    if not length:
        return "", Path()
    size, (x, y) = draft.size, draft.centre
    high = min(0.7 * size / length, 0.11 * size)
    radius = 0.9 * size
    foot = max((unit.box.bottom for unit in draft.placed), default=y + 0.2 * size)
    rise = (0.5 * length * high) ** 2 / (2 * radius)
    base = min(foot + 1.16 * high + 0.5 * rise + 0.4 * _EDGE * size, y + 0.38 * size)
    return hand.shown(text), hand.arc(text, high, (x, base - radius), radius, below=True)


def _words_alone(draft: Draft, ink: RGB) -> None:
    """A sticker of nothing but letters."""
    text, hand = " ".join(draft.texts), _hand(draft)
    x, y = draft.centre
    half = 0.38 * draft.size
    rows = Block(hand, leading=1.3, tallest=0.26 * draft.size).rows(
        text, x - half, y - 0.7 * half, 2 * half, 1.4 * half
    )
    turned = [(row.text, g.rotated(row.path, -5.0, (x, y))) for row in rows]
    _cut(draft, [path for _, path in turned] or [_sheet(draft)])
    for line, path in turned:
        draft.write(line, path, ink)


def _backing(draft: Draft, kind: str) -> Path:
    """A coloured disc or a rounded patch behind the subjects."""
    x, y = draft.centre
    radius = 0.33 * draft.size
    square = g.rect(x - radius, y - radius, 2 * radius, 2 * radius, 0.34 * radius)
    shape = g.ellipse(x, y, 1.06 * radius) if kind == "disc" else g.rotated(square, -6.0, (x, y))
    colour = draft.dice.turn("ground", standing_off(draft.main))
    draft.easel.fill(shape, colour, "ground", "backing", role="background", tinted=False)
    return shape


def _sheet(draft: Draft) -> Path:
    return g.ellipse(*draft.centre, 0.4 * draft.size)


def _cut(draft: Draft, outlines: list[Path], *, double: bool = False) -> None:
    """The white edge about everything, with a second one in colour where it is double, and its shadow."""
    edge = _EDGE * draft.size
    whole = g.union(*(path for outline in outlines for path in (outline, g.outline(outline, 2 * edge))))
    whole = _filled(whole, edge)
    easel = draft.easel
    outer = g.union(whole, g.outline(whole, 0.9 * edge)) if double else whole
    shade = g.moved(outer, 0, 0.36 * edge)
    easel.fill(
        shade, (40, 40, 70), "far", "sticker's shadow", role="prop", tinted=False, blur=0.25 * edge, raster_only=True
    )
    if double:
        draft.area(outer, draft.dice.turn("ground", standing_off(draft.main)), "sticker's second edge")
    draft.area(whole, _WHITE, "sticker")


def _filled(path: Path, edge: float) -> Path:
    """The outline without the narrow bays that a knife would not follow."""
    grown = g.union(path, g.outline(path, 0.8 * edge))
    rim = g.outline(grown, 0.8 * edge)
    return g.difference(grown, rim)
