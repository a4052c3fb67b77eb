"""Which hand draws a style."""

from dataclasses import replace

import pytest

from limner.engines.illustrator.looks.doodle import Doodle
from limner.engines.illustrator.looks.engraving import Engraving
from limner.engines.illustrator.looks.index import LOOKS
from limner.engines.illustrator.looks.line_art import LineArt
from limner.engines.illustrator.style_transfer.hands import Family, family, hand, ink
from limner.engines.jobs import StyleGuide
from limner.engines.learned import LearnedStyle
from tests.engines.illustrator.style_transfer.styles import CLAY, NIGHT, PEN, POSTER

CASES: dict[str, tuple[LearnedStyle, str, Family]] = {
    "smooth shades": (CLAY, "full", "gradient"),
    "lines on paper": (PEN, "full", "lines"),
    "many coloured lines": (replace(PEN, chroma=0.09), "full", "outlined"),
    "areas in outlines": (POSTER, "full", "outlined"),
    "areas alone": (replace(POSTER, line_weight=0.0), "full", "flat"),
    "hatching": (replace(PEN, shading="hatched"), "full", "hatched"),
    "brush": (replace(CLAY, shading="painterly"), "full", "painted"),
    "photographs": (replace(CLAY, base="realistic_image", shading="painterly"), "full", "photo"),
    "icons": (replace(CLAY, base="icon"), "full", "icon"),
    "icons with outlines": (replace(POSTER, base="logo_raster"), "full", "outlined"),
    "vectors": (replace(CLAY, base="vector_illustration"), "full", "flat"),
    "a look that words name": (CLAY, "engraving", "hatched"),
}


@pytest.mark.parametrize("case", CASES)
def test_the_family_follows_base_lines_and_shading(case: str) -> None:
    style, look, expected = CASES[case]
    assert family(style, look) == expected


def test_lines_are_drawn_in_the_learned_ink_on_the_learned_ground_at_the_learned_width() -> None:
    drawn = hand(StyleGuide(PEN, "precise"), "full", 512)
    assert isinstance(drawn, LineArt)
    assert (drawn.paper, drawn.ink, drawn.line, drawn.canvas) == (PEN.ground, PEN.line_rgb, PEN.line_weight, 512)


def test_a_loose_match_keeps_lines_nearer_to_the_usual_width() -> None:
    loose, close = (hand(StyleGuide(POSTER, match), "full", 1024) for match in ("flexible", "precise"))
    assert isinstance(loose, Doodle)
    assert isinstance(close, Doodle)
    assert loose.line < close.line == pytest.approx(1024 * POSTER.line_weight)


def test_hatching_is_in_the_darkest_ink_and_over_colour_where_there_is_some() -> None:
    grey, coloured = (
        hand(StyleGuide(replace(style, shading="hatched"), "precise"), "full", 1024) for style in (PEN, POSTER)
    )
    assert isinstance(grey, Engraving)
    assert isinstance(coloured, Engraving)
    assert (grey.tint, coloured.tint) == (0.0, 1.0)
    assert ink(replace(PEN, line_rgb=(120, 120, 120))) == (30, 34, 60)
    assert ink(replace(NIGHT, line_weight=0.002, line_rgb=(240, 240, 240))) == (240, 240, 240)


def test_every_look_has_a_family_that_the_style_does_not_change() -> None:
    for look in LOOKS.keys() - {"full"}:
        assert family(CLAY, look) == family(PEN, look), look
