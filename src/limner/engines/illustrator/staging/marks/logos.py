"""Logos: a mark in few flat colours, with its name where the prompt has one."""

from collections.abc import Callable

from limner.engines.illustrator.staging.boxes import Box
from limner.engines.illustrator.staging.draft import Draft
from limner.engines.illustrator.staging.marks import badges, faces, flags, monogram, speech, visiting
from limner.engines.illustrator.staging.marks.lockups import lockup
from limner.engines.illustrator.staging.marks.plates import PLATES, ROOM
from limner.engines.illustrator.staging.marks.schemes import PAPERS, Scheme, brands, scheme, standing_off

Mark = Callable[[Draft, Box, Scheme], None]


def draw(draft: Draft) -> None:
    """One of the arrangements, in turn with the seed; a bubble, a flag or a card where that was asked for."""
    own = next((draw_it for word, draw_it in _THINGS.items() if word in draft.words), None)
    if own is not None:
        own(draft)
        return
    draft.own = draft.own or faces.faceless(draft)
    kind = draft.dice.turn("plate", tuple(_KINDS))
    paper = draft.background or draft.dice.turn("paper", PAPERS)
    second = draft.asked[1] if len(draft.asked) > 1 else None
    colours = scheme(draft.dice.turn("ground", brands(draft.main, draft.asked, draft.named)), paper, second)
    if kind == "seal":
        draft.hand("stencil")
        badges.seal(draft, colours)
        return
    if kind == "night" and draft.background is None:
        colours = scheme(colours.light, colours.plate, second)
    hand, mark = _KINDS[kind]
    draft.hand(hand)
    ground = draft.paper(colours.ground)
    arrangement = lockup(draft)
    mark(draft, arrangement.mark, colours)
    arrangement.write(draft, colours.ink, ground)


def _bare(draft: Draft, box: Box, colours: Scheme) -> None:
    """The mark alone; on a plate where it is as pale as the paper."""
    if draft.melts(colours.ground):
        _reversed(draft, box, colours)
        return
    monogram.fill(draft, box, colours.ink, colours.tint, colours.ground)


def _reversed(draft: Draft, box: Box, colours: Scheme) -> None:
    """The mark left out of a plate."""
    plate = draft.dice.turn("shape", ("disc", "hexagon", "shield", "rounded", "diamond", "flower"))
    radius = 0.56 * box.width
    x, y = box.centre
    colour, light, shade = colours.plate, colours.light, colours.shade
    if draft.look == "icon" and not draft.asked:
        colour = draft.dice.turn("ground", standing_off(draft.main))
    draft.area(PLATES[plate](x, y, radius), colour, "plate")
    half = ROOM[plate] * radius
    monogram.fill(draft, Box(x - half, y - half, x + half, y + half), light, shade, colour)


def _ringed(draft: Draft, box: Box, colours: Scheme) -> None:
    """The mark inside a ring."""
    x, y = box.centre
    radius = 0.56 * box.width
    draft.area(PLATES["disc"](x, y, radius), colours.ink, "ring", width=0.055 * radius)
    half = 0.6 * radius
    monogram.fill(draft, Box(x - half, y - half, x + half, y + half), colours.ink, colours.tint, colours.ground)


_THINGS: dict[str, Callable[[Draft], None]] = {
    "speech bubble": speech.draw,
    "flag": flags.draw,
    "business card": visiting.draw,
}
"""Things that carry words or a mark, by the composition word that `staging.forms` gives them."""

_KINDS: dict[str, tuple[str, Mark]] = {
    "stencil": ("stencil", _bare),
    "plate": ("stencil", _reversed),
    "duotone": ("duotone", _bare),
    "ring": ("stencil", _ringed),
    "seal": ("stencil", _reversed),
    "lines": ("line_icon", _bare),
    "night": ("stencil", _bare),
    "flat": ("icon", _bare),
}
"""By name: the look, and what draws the mark."""
