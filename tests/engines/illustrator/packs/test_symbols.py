"""Icons become symbols whose slots take colour words."""

import pytest

from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.packs.iconify import Icon
from limner.engines.illustrator.packs.symbols import INK, Glyph, glyph
from limner.engines.illustrator.staging.colouring import dressed
from tests.engines.illustrator.packs.sets import GLYPH, NEWT


def made(body: str) -> Glyph:
    return glyph("toy:thing", "thing", Icon(body, 0, 0, 24, 24))


def roles(symbol: Symbol) -> list[tuple[tuple[int, int, int], str]]:
    return [(slot.rgb, slot.role) for slot in symbol.slots.values()]


@pytest.mark.parametrize(
    "body", [GLYPH, '<path d="M0 0h9v9z"/>', '<path opacity=".4" fill="#000" d="M0 0h9v9z"/>' + GLYPH]
)
def test_an_icon_without_colours_of_its_own_takes_the_prompts(body: str) -> None:
    thing = made(body)
    assert not thing.coloured
    assert roles(thing.symbol) == [(INK, "primary")]


def test_the_colour_that_shows_most_follows_the_word_with_its_shades() -> None:
    thing = made(NEWT)
    assert thing.coloured
    said = dict(roles(thing.symbol))
    assert said[0xF1, 0x9A, 0xB4] == "primary"
    assert said[0xF4, 0xB6, 0xC8] == "follow"
    assert said[0x22, 0x22, 0x22] == "fixed"
    blue = dressed(thing.symbol, [(30, 90, 220)])
    assert (30, 90, 220) in blue.values()
    assert len(blue) == 2


def test_a_dark_outline_is_not_the_main_colour() -> None:
    ringed = '<path d="M0 0h24v24H0z"/><circle cx="12" cy="12" r="6" fill="#2c8"/>'
    assert roles(made(ringed).symbol) == [((0, 0, 0), "fixed"), ((34, 204, 136), "primary")]


def test_it_is_as_large_as_other_symbols_and_never_mirrored() -> None:
    symbol = made(NEWT).symbol
    left, top, right, bottom = symbol.figure().bounds
    assert max(right - left, bottom - top) == pytest.approx(100, abs=1)
    assert bottom == pytest.approx(0, abs=0.5)
    assert symbol.faces_viewer


def test_two_icons_of_one_id_are_two_symbols() -> None:
    assert made(NEWT).symbol != made(GLYPH).symbol
    assert made(NEWT).symbol != made(NEWT).symbol
