"""What is to be made: prints, marks, sets of icons."""

import pytest

from limner.engines.illustrator.atlas.registry import ATLAS
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import IconSet
from limner.engines.illustrator.reading.tables.icons import THEMES
from limner.engines.illustrator.reading.trades import trade


def _set(prompt: str) -> IconSet | None:
    return read(prompt).made.icons


@pytest.mark.parametrize(
    ("prompt", "number"),
    [
        ("a set of 9 weather icons", 9),
        ("twelve christmas icons", 12),
        ("set of travel icons", 9),
        ("100 food icons", 16),
        ("icon of a rocket", None),
        ("a weather app icon", None),
    ],
)
def test_how_many_are_asked_for(prompt: str, number: int | None) -> None:
    theme = _set(prompt)
    assert (None if theme is None else len(theme.symbols)) == number


def test_several_themes_take_turns() -> None:
    theme = _set("food and drink icons")
    assert theme is not None
    assert {"hamburger", "cup"} <= {*theme.symbols}


def test_functions_that_are_listed_have_their_signs() -> None:
    theme = _set("icon set: home, search, settings and mail")
    assert theme is not None
    assert theme.symbols == ("house", "magnifying_glass", "gear", "letter")


def test_every_theme_has_a_dozen_symbols_of_the_atlas() -> None:
    for words in THEMES:
        theme = _set(f"sixteen {words} icons")
        assert theme is not None
        assert len(theme.symbols) >= 12
        assert {*theme.symbols} <= {thing.id for thing in ATLAS}


def test_a_number_too_long_for_python_is_the_most() -> None:
    found = _set(f"set of {'9' * 5000} weather and travel icons")
    assert found is not None
    assert len(found.symbols) == 16


def test_a_trade_has_its_sign() -> None:
    assert trade("a logo for a coffee shop".split()) == ("coffee", "cup")
    assert trade("a logo for bakeries and zorblaxes".split()) is None


@pytest.mark.parametrize(
    ("prompt", "lettered"),
    [("a monogram AB", "AB"), ("logo with the initials M.T.", "MT"), ("a letter to a friend", "")],
)
def test_the_letters_of_a_monogram(prompt: str, lettered: str) -> None:
    assert read(prompt).made.letters == lettered


def test_the_headline_of_a_print_is_read() -> None:
    headline = read('book cover "The Silent Forest"').made.headline
    assert headline is not None
    assert headline.setting == "forest"
    assert read('a fox with a sign "The Silent Forest"').made.headline is None


@pytest.mark.parametrize(
    ("prompt", "kind"),
    [("a geometric pattern", "any"), ("polka dots", "dots"), ("a pattern of foxes", "")],
)
def test_the_shapes_of_a_pattern(prompt: str, kind: str) -> None:
    assert read(prompt).made.shapes == kind


def test_the_hands_of_an_icon_in_their_order() -> None:
    assert read("a flat or outlined icon").made.hands == ("colours", "lines")
