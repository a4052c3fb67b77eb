"""What a style says before anything is placed."""

from dataclasses import replace

from limner.engines.illustrator.reading.read import read
from limner.engines.illustrator.style_transfer.mood import hours, worded
from limner.engines.jobs import StyleGuide
from tests.engines.illustrator.style_transfer.styles import CLAY, NIGHT


def test_style_words_count_as_if_every_prompt_had_them() -> None:
    guide = StyleGuide(replace(CLAY, words="line art, minimal"), "regular")
    reading = worded(read("a fox, doodle"), guide)
    assert reading.styles == ("doodle", "line art")
    assert "minimal" in reading.composition
    assert [s.symbol for s in reading.subjects] == ["fox"]


def test_subjects_of_the_style_prompt_are_not_drawn() -> None:
    guide = StyleGuide(replace(CLAY, words="a castle in the style of a woodcut"), "regular")
    assert [s.symbol for s in worded(read("a fox"), guide).subjects] == ["fox"]


def test_icon_styles_draw_marks() -> None:
    assert worded(read("a fox"), StyleGuide(replace(CLAY, base="icon"), "regular")).composition == ("icon",)
    assert worded(read("a fox"), StyleGuide(replace(CLAY, base="logo_raster"), "regular")).composition == ("logo",)


def test_dark_styles_are_drawn_at_night_and_warm_ones_when_the_sun_is_low() -> None:
    assert hours(NIGHT) == ("night",)
    assert "sunset" in hours(CLAY)
    assert "day" in hours(replace(CLAY, temperature=0.0))
