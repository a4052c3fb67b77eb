"""Icons: one bold sign that reads at 32 pixels, bare, on a plate, in lines or in two tones."""

from collections.abc import Callable

from limner.drawing import geometry as g
from limner.drawing.colour import RGB, mix, tone
from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import Draft
from limner.engines.illustrator.staging.marks import faces, hands, iconsets, mandala, monogram
from limner.engines.illustrator.staging.marks.plates import PLATES, ROOM
from limner.engines.illustrator.staging.marks.schemes import PAPERS, Scheme, brands, scheme, standing_off
from limner.engines.illustrator.staging.patterns import geometric

_RADIUS = 0.42
"""Of a plate, over the canvas's shorter side."""


def draw(draft: Draft) -> None:
    """One of the arrangements, in turn with the seed; an app's icon always on its tile, a set on its grid."""
    if "set" in draft.words and len(draft.units) > 1:
        iconsets.draw(draft)
        return
    shaped = next((paint for word, paint in _SHAPED.items() if word in draft.words), None)
    if shaped is not None:
        shaped(draft)
        return
    app = draft.reading.says("for an application")
    kinds = ("tile", "tile reversed", "tile toned", "tile lines") if app else tuple(_KINDS)
    draft.own = draft.own or faces.faceless(draft)
    kind = hands.asked(draft, _ASKED if not app else _ASKED_TILES) or draft.dice.turn("plate", kinds)
    paper = draft.dice.turn("paper", PAPERS)
    colours = scheme(
        draft.dice.turn("ground", brands(draft.main, draft.asked, draft.named)),
        draft.background or paper,
        _second(draft),
    )
    _KINDS[kind](draft, colours) if kind in _KINDS else _tile(draft, colours, kind)


def _second(draft: Draft) -> RGB | None:
    return draft.asked[1] if len(draft.asked) > 1 else None


def _bare(draft: Draft, colours: Scheme) -> None:
    """The subject in its own colours; on a disc where it is as pale as the paper."""
    draft.hand("icon")
    draft.paper(colours.ground)
    if draft.melts(colours.ground):
        _on_plate(draft, colours, "disc")
        return
    monogram.fill(draft, draft.box.grown(-0.14 * draft.size), colours.ink, colours.tint, colours.ground)


def _glyph(draft: Draft, colours: Scheme) -> None:
    """One ink on paper."""
    draft.hand("stencil")
    draft.paper(colours.ground)
    monogram.fill(draft, draft.box.grown(-0.15 * draft.size), colours.ink, colours.tint, colours.ground)


def _lines(draft: Draft, colours: Scheme) -> None:
    """Lines over an area that stands aside."""
    draft.hand("line_icon")
    draft.paper(colours.ground)
    monogram.fill(draft, draft.box.grown(-0.16 * draft.size), colours.ink, _bright(draft, colours), colours.ground)


def _soft(draft: Draft, colours: Scheme) -> None:
    """Two tones on a pale disc of the same hue."""
    draft.hand("duotone")
    draft.paper(colours.ground)
    pale = mix(colours.ink, colours.ground, 0.8)
    draft.area(PLATES["disc"](*draft.centre, _RADIUS * draft.size), pale, "plate")
    monogram.fill(draft, draft.box.grown(-0.2 * draft.size), colours.ink, mix(pale, (255, 255, 255), 0.6), pale)


def _disc(draft: Draft, colours: Scheme) -> None:
    """One light ink on a disc."""
    _reversed(draft, colours, "disc")


def _hexagon(draft: Draft, colours: Scheme) -> None:
    """The subject in its own colours on a hexagon that it stands off from."""
    draft.hand("icon")
    draft.paper(colours.ground)
    _on_plate(draft, colours, "hexagon")


def _square(draft: Draft, colours: Scheme) -> None:
    """One light ink on an app's tile."""
    _reversed(draft, colours, "rounded")


def _tile(draft: Draft, colours: Scheme, kind: str) -> None:
    """An app's tile, with the subject in one of the hands."""
    if kind == "tile reversed":
        _reversed(draft, colours, "rounded")
        return
    draft.hand({"tile toned": "duotone", "tile lines": "line_icon"}.get(kind, "icon"))
    draft.paper(colours.ground)
    if draft.look == "icon":
        _on_plate(draft, colours, "rounded")
        return
    pale = mix(colours.ink, (255, 255, 255), 0.82)
    draft.area(PLATES["rounded"](*draft.centre, _RADIUS * draft.size), pale, "plate")
    monogram.fill(draft, _inside(draft, "rounded"), colours.ink, mix(colours.ink, (255, 255, 255), 0.55), pale)


def _reversed(draft: Draft, colours: Scheme, plate: str) -> None:
    draft.hand("stencil")
    draft.paper(colours.ground)
    if draft.look != "stencil":
        _on_plate(draft, colours, plate)
        return
    draft.area(PLATES[plate](*draft.centre, _RADIUS * draft.size), colours.plate, "plate")
    monogram.fill(draft, _inside(draft, plate), colours.light, colours.shade, colours.plate)


def _on_plate(draft: Draft, colours: Scheme, plate: str) -> None:
    """Own colours on a plate, its foot a tone deeper."""
    colour = draft.dice.turn("ground", standing_off(draft.main)) if not draft.asked or draft.own else colours.plate
    path = PLATES[plate](*draft.centre, _RADIUS * draft.size)
    draft.area(path, colour, "plate")
    x, y = draft.centre
    foot = g.intersection(g.ellipse(x, y + _RADIUS * draft.size, 0.54 * draft.size, 0.3 * draft.size), path)
    draft.area(foot, tone(colour, -0.045), "plate's foot")
    monogram.fill(draft, _inside(draft, plate), colours.light, colours.shade, colour)


def _bright(draft: Draft, colours: Scheme) -> RGB:
    """A warm second colour for an area beside lines."""
    if len(draft.asked) > 1:
        return draft.asked[1]
    return mix(colours.ink, colours.ground, 0.55)


def _inside(draft: Draft, plate: str) -> Box:
    half = ROOM[plate] * _RADIUS * draft.size
    x, y = draft.centre
    return Box(x - half, y - half, x + half, y + half)


_ASKED = {"lines": "lines", "solid": "glyph", "colours": "bare", "two tones": "soft"}
_ASKED_TILES = {"lines": "tile lines", "solid": "tile reversed", "colours": "tile", "two tones": "tile toned"}
_SHAPED: dict[str, Callable[[Draft], None]] = {"geometric": geometric.draw, "mandala": mandala.draw}
"""What is made of shapes alone, by the composition word that `staging.forms` gives it."""
_KINDS: dict[str, Callable[[Draft, Scheme], None]] = {
    "disc": _disc,
    "bare": _bare,
    "lines": _lines,
    "square": _square,
    "soft": _soft,
    "glyph": _glyph,
    "hexagon": _hexagon,
}
