"""What is to be made, by the prompt's head noun."""

import pytest

from limner.drawing.colour import parse
from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.reading.reading import Subject
from limner.engines.illustrator.reading.tables.colours import COLOURS
from limner.engines.illustrator.staging import forms
from tests.engines.illustrator.staging.scenes import reading


@pytest.mark.parametrize(
    ("prompt", "kind"),
    [
        ("an instagram post for a summer sale 50% off", "poster"),
        ("a fence post in a field", ""),
        ("birthday card", "card"),
        ("halloween party flyer October 31", "poster"),
        ("a man holding a sign", ""),
        ("a street with a sign", ""),
        ("a fox in a forest", ""),
        ('a menu board "Latte 3"', "sign"),
        ('a surf board "WAVE"', ""),
        ('a gift tag "To Mom"', "card"),
    ],
)
def test_the_kind_of_printed_thing(prompt: str, kind: str) -> None:
    assert forms.printed(forms.settled(read(prompt))) == kind


@pytest.mark.parametrize(
    ("prompt", "words"),
    [
        ("business card for a law firm", {"logo", "business card"}),
        ('a speech bubble saying "Hi"', {"logo", "speech bubble"}),
        ("a flag with a lion", {"logo", "flag"}),
        ("a t-shirt print of a skull", {"emblem"}),
        ("a monogram AB", {"logo"}),
        ("set of travel icons", {"icon", "set"}),
        ("a geometric pattern", {"pattern", "icon", "geometric"}),
        ("a sticker pack of cats", {"sticker"}),
        ('wine label "Noir"', {"badge"}),
        ("an embroidered patch of a bear", {"badge"}),
    ],
)
def test_things_that_are_marks(prompt: str, words: set[str]) -> None:
    assert words <= {*forms.settled(read(prompt)).composition}


@pytest.mark.parametrize(
    ("prompt", "symbol"),
    [
        ("a flag with a lion", "flag"),
        ('a cat with a speech bubble saying "Hello"', "bubble"),
        ('a wooden sign saying "Trail" in a forest', "signpost"),
    ],
)
def test_what_stands_for_the_thing_itself_is_not_drawn_in_it(prompt: str, symbol: str) -> None:
    before, after = read(prompt), forms.settled(read(prompt))
    assert symbol in [subject.symbol for subject in before.subjects]
    assert symbol not in [subject.symbol for subject in after.subjects]


def test_a_print_is_not_drawn_on_a_shirt() -> None:
    asked = forms.settled(reading("t-shirt", "skull", prompt="a t-shirt print of a skull"))
    assert [subject.symbol for subject in asked.subjects] == ["skull"]


@pytest.mark.parametrize(
    ("prompt", "symbol"), [("a flag", "flag"), ("a bubble", "bubble"), ("a design of a mug", "mug")]
)
def test_a_thing_alone_stays(prompt: str, symbol: str) -> None:
    assert [s.symbol for s in forms.settled(reading(symbol, prompt=prompt)).subjects] == [symbol]


def test_a_soap_bubble_stays() -> None:
    assert [s.symbol for s in forms.settled(read("a cat with a bubble")).subjects] == ["cat", "bubble"]


@pytest.mark.parametrize(
    ("prompt", "letters"),
    [
        ("a monogram AB", "AB"),
        ("monogram of the letters K & L", "K&L"),
        ("a JB monogram", "JB"),
        ("logo with the initials M.T.", "MT"),
    ],
)
def test_the_letters_of_a_monogram(prompt: str, letters: str) -> None:
    asked = reading(composition=("logo",), prompt=prompt)
    assert forms.settled(asked).quoted == (letters,)


def test_quoted_words_are_all_that_is_said() -> None:
    asked = forms.settled(reading(quoted=("For Anna",), prompt='birthday card "For Anna"'))
    assert asked.quoted == ("For Anna",)


def test_names_are_written_and_not_drawn() -> None:
    lena = Subject("woman", "woman", phrase="Lena")
    asked = forms.settled(reading(lena, prompt="save the date card for Lena and Max"))
    assert asked.quoted == ("Save the Date", "Lena and Max")
    assert not asked.subjects


@pytest.mark.parametrize(
    ("prompt", "name"),
    [
        ("logo for a coffee shop called Blue Bean", "Blue Bean"),
        ("logo for Acme Corp", "Acme Corp"),
        ("a badge for a band named The Foxes", "The Foxes"),
    ],
)
def test_the_name_of_a_mark_is_written(prompt: str, name: str) -> None:
    bean = Subject("bean", "pea", phrase="blue bean")
    asked = forms.settled(reading(bean, composition=("logo",), prompt=prompt))
    assert asked.quoted == (name,)
    assert ("pea" in [subject.symbol for subject in asked.subjects]) == (name != "Blue Bean")


def test_a_band_is_written_and_not_drawn() -> None:
    foxes = Subject("fox", "fox", count=3, phrase="fox")
    asked = forms.settled(reading(foxes, composition=("poster",), prompt="concert poster for a band called The Foxes"))
    assert "fox" not in [subject.symbol for subject in asked.subjects]


def test_words_that_only_have_capitals_are_no_name() -> None:
    assert not forms.settled(reading(composition=("logo",), prompt="A Logo For A Bakery Called Home")).quoted


def test_a_headline_shows_what_it_names() -> None:
    asked = forms.settled(read('book cover "The Last Lighthouse"'))
    assert [subject.symbol for subject in asked.subjects] == ["lighthouse"]


def test_a_letter_that_is_a_logo_is_no_envelope() -> None:
    asked = forms.settled(reading("letter", composition=("logo",), prompt="letter K logo"))
    assert asked.quoted == ("K",)
    assert not asked.subjects


def test_a_shops_logo_shows_its_trade() -> None:
    asked = forms.settled(reading("shop", composition=("logo",), prompt="logo for a bakery"))
    assert [subject.symbol for subject in asked.subjects] == ["bread"]


def test_a_headline_that_names_a_place_plays_there() -> None:
    asked = forms.settled(reading(quoted=("The Silent Forest",), prompt='book cover "The Silent Forest"'))
    assert asked.setting == "forest"


def test_what_stands_for_a_theme_is_no_list() -> None:
    dogs = (Subject("dog", "dog", count=2, phrase="animal"), Subject("cat", "cat", phrase="animal"))
    asked = forms.settled(reading(*dogs, composition=("icon",), prompt="a set of 7 animal icons"))
    assert len({subject.symbol for subject in asked.subjects}) == 7


def test_an_icon_set_draws_its_theme_in_the_number_asked_for() -> None:
    asked = forms.settled(read("a set of 6 weather icons"))
    assert len(asked.subjects) == 6
    assert {"sun", "cloud"} <= {subject.symbol for subject in asked.subjects}


@pytest.mark.parametrize(
    ("prompt", "symbols"),
    [
        ("set of weather icons: sun, cloud, rain, snow", ["sun", "cloud", "raindrop", "snowflake"]),
        ("weather icon set with moon, storm and umbrella", ["moon", "lightning", "umbrella"]),
    ],
)
def test_icons_that_are_listed_are_all_of_the_set(prompt: str, symbols: list[str]) -> None:
    assert [subject.symbol for subject in forms.settled(read(prompt)).subjects] == symbols


def test_icons_that_are_named_are_those() -> None:
    asked = forms.settled(read("icons of a cat, a dog and a bird"))
    assert [subject.symbol for subject in asked.subjects] == ["cat", "dog", "bird"]


@pytest.mark.parametrize(
    ("prompt", "symbols"),
    [("a floral pattern", {"rose", "tulip"}), ("seamless christmas pattern", {"christmas_tree", "gift"})],
)
def test_a_pattern_of_a_style_has_its_motifs(prompt: str, symbols: set[str]) -> None:
    asked = forms.settled(reading(composition=("pattern",), prompt=prompt))
    assert symbols <= {subject.symbol for subject in asked.subjects}


@pytest.mark.parametrize(
    ("prompt", "colours"),
    [
        ('a green speech bubble saying "hi"', ("green",)),
        ("a red flag with a lion on a pole", ("red",)),
        ('a blue sign that says "OPEN"', ()),
        ("a red book on a table", ()),
    ],
)
def test_the_colour_of_what_is_made_is_its_palette(prompt: str, colours: tuple[str, ...]) -> None:
    made = forms.settled(read(prompt))
    assert made.palette == tuple(parse(COLOURS[name]) for name in colours)
    assert made.background is None
