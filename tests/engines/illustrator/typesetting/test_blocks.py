"""Text that fills a box."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limner.drawing import geometry as g
from limner.engines.illustrator.typesetting.blocks import Block, broken
from limner.engines.illustrator.typesetting.lines import Hand

TEXTS = st.text("abcdefgijpqQ ÄÖÅ&!,.019WMil'é🦊", min_size=0, max_size=60)
BOXES = st.tuples(st.floats(20, 900), st.floats(20, 900))


@settings(max_examples=60, deadline=None)
@given(TEXTS, BOXES, st.booleans(), st.sampled_from(["black", "condensed", "humanist"]))
def test_text_stays_inside_of_its_box(text: str, box: tuple[float, float], justified: bool, face: str) -> None:
    width, height = box
    block = Block(Hand(face, capitals=False), justified=justified)
    for row in block.rows(text, 10.0, 20.0, width, height):
        # Accents and commas reach a little over a capital and below the last line.
        slack = 0.42 * row.high
        left, top, right, bottom = g.bounds(row.path)
        assert left >= 10 - 0.15 * row.high - 1
        assert right <= 10 + width + 0.15 * row.high + 1
        assert top >= 20 - slack
        assert bottom <= 20 + height + slack


@given(st.lists(st.text("abcdefgh", min_size=1, max_size=9), min_size=1, max_size=9), st.integers(1, 6))
@settings(max_examples=40, deadline=None)
def test_no_word_is_lost_or_broken(words: list[str], number: int) -> None:
    lines = broken(Hand(), tuple(words), number)
    assert " ".join(lines).split() == words
    assert len(lines) <= max(number, 1)


def test_rows_are_of_about_one_length_and_do_not_hang() -> None:
    rows = Block(Hand()).rows("The quiet house by the sea", 0, 0, 400, 400)
    assert len(rows) > 1
    assert not any(row.text.split()[-1] in ("THE", "BY") for row in rows[:-1])


def test_a_wider_box_makes_larger_letters() -> None:
    narrow, wide = (Block(Hand()).rows("JAZZ NIGHT", 0, 0, width, 300)[0].high for width in (200, 400))
    assert wide > narrow


def test_justified_rows_are_as_wide_as_the_box() -> None:
    rows = Block(Hand(), 1.16, justified=True).rows("THE BIG JAZZ NIGHT", 0, 0, 300, 600)
    assert len(rows) > 1
    assert all(row.width == pytest.approx(300, rel=0.01) for row in rows)
    assert len({round(row.high) for row in rows}) > 1


def test_alignment() -> None:
    left, middle, right = (Block(Hand(), align=a, tallest=20).rows("HI", 0, 0, 300, 50)[0].left for a in (0, 0.5, 1))
    assert left == 0 < middle < right
