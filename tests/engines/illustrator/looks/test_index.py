"""Which style words have a look, and what is said of those that have none."""

from limner.engines.illustrator.looks.index import LOOKS, look_named, not_drawn
from limner.engines.illustrator.looks.look import FULL
from limner.engines.illustrator.reading.reading import Reading
from limner.engines.illustrator.reading.tables.styles import STYLES
from limner.engines.illustrator.temper import TEMPERS


def test_every_style_word_has_a_look_or_a_temper() -> None:
    assert {style for style in STYLES.values() if style.replace(" ", "_") not in LOOKS} <= set(TEMPERS)


def test_a_style_without_a_look_is_drawn_in_full_and_reported_after_unknown_words() -> None:
    assert look_named("cubism") is FULL
    reading = Reading("", styles=("oil", "cubism", "vivid"), unknown=("flurb",))
    assert not_drawn(reading) == ["flurb", "cubism"]
