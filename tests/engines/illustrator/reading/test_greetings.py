"""The lines of a printed thing that puts none in quotation marks."""

import pytest

from limner.engines.illustrator.reading.greetings import lines, names_of


@pytest.mark.parametrize(
    ("prompt", "said"),
    [
        ("birthday card", ("Happy Birthday",)),
        ("thank you card", ("Thank You",)),
        ("birthday card for Anna", ("Happy Birthday", "Anna")),
        ("a mother's day card", ("Happy Mother's Day",)),
        ("instagram post for a summer sale 50% off", ("Summer Sale", "50% OFF")),
        ("black friday sale banner, up to 70 percent off", ("Black Friday Sale", "UP TO 70% OFF")),
        ("event flyer for a music festival", ("Music Festival",)),
        ("yard sale flyer, July 12 at 8 am", ("Yard Sale", "July 12", "8 am")),
        ("wedding invitation for Anna and Tom", ("Wedding Invitation", "Anna and Tom")),
        ("save the date card", ("Save the Date",)),
        ("instagram story for a coffee shop", ("Coffee Shop",)),
        ("flyer for a charity run", ("Charity Run",)),
        ("a vintage retro poster for a jazz festival", ("Jazz Festival",)),
    ],
)
def test_the_prompts_own_words(prompt: str, said: tuple[str, ...]) -> None:
    assert lines(prompt) == said


@pytest.mark.parametrize(
    "prompt",
    [
        "poster of a fox",
        "book cover",
        "a girl at a party",
        "poster of a cat at night",
        "a poster of people in a market",
    ],
)
def test_nothing_is_made_up(prompt: str) -> None:
    assert lines(prompt) == ()


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        (("a", "menu"), ("Menu",)),
        (("gift", "card"), ("Gift Card",)),
        (("playing", "card"), ()),
        (("retro", "card"), ()),
    ],
)
def test_what_a_thing_says_that_is_given_no_words(phrase: tuple[str, ...], said: tuple[str, ...]) -> None:
    assert lines(" ".join(phrase), *phrase) == said


def test_a_prompt_in_title_case_names_nobody() -> None:
    assert names_of("Poster For A Rock Concert") == ""
    assert names_of("card for Anna and Tom") == "Anna and Tom"
