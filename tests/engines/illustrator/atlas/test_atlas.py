"""What holds of every symbol, whoever drew it."""

import math

import pytest

from limner.drawing.geometry import bounds, ellipse, rect
from limner.engines.illustrator.atlas.figure import Figure, Part, Pen, Slot
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.atlas.registry import Atlas
from limner.engines.illustrator.atlas.symbol import Symbol
from tests.checks import passes_all

SYMBOLS = sorted(load(), key=lambda s: s.id)
BELOW_GROUND = 46.0
"""How far flames, rain and tails may hang below the standing point, in units."""


def _all_parts(figure: Figure) -> list[Part]:
    return [item for part in figure.parts for item in (part, *part.marks)]


def _draw_dot(pen: Pen) -> None:
    pen.part("body", ellipse(0, -10, 10))


def _dot(symbol_id: str, *words: str) -> Symbol:
    return Symbol(symbol_id, words, ("thing",), 1.0, {"body": Slot((1, 2, 3), "primary")}, _draw_dot)


def every_pose_draws_a_figure_of_a_sane_size(symbol: Symbol) -> None:
    for pose in symbol.poses:
        figure = symbol.figure(pose)
        left, top, right, bottom = figure.bounds
        assert figure.parts
        assert 60 <= max(figure.width, figure.height) <= 190
        assert min(figure.width, figure.height) > 8
        assert top < 0
        assert -16 < bottom < BELOW_GROUND
        assert left < 45
        assert right > -45
        assert not figure.silhouette.isEmpty()
        assert all(math.isfinite(edge) for edge in figure.bounds)


def parts_use_the_symbols_slots_and_cover_an_area(symbol: Symbol) -> None:
    for pose in symbol.poses:
        for part in _all_parts(symbol.figure(pose)):
            assert part.slot in symbol.slots
            assert 0 < part.alpha <= 1
            assert part.detail in (0, 1, 2)
            assert not part.path.isEmpty()


def anchors_lie_on_or_near_the_figure(symbol: Symbol) -> None:
    for pose in symbol.poses:
        figure = symbol.figure(pose)
        left, top, right, bottom = figure.bounds
        margin = 0.35 * max(figure.width, figure.height)
        for name, (x, y) in figure.anchors.items():
            assert left - margin <= x <= right + margin, name
            assert top - margin <= y <= bottom + margin, name


def marks_stay_inside_their_part(symbol: Symbol) -> None:
    for pose in symbol.poses:
        for part in symbol.figure(pose).parts:
            left, top, right, bottom = bounds(part.path)
            for mark in part.marks:
                a, b, c, d = bounds(mark.path)
                assert a > left - 0.5
                assert b > top - 0.5
                assert c < right + 0.5
                assert d < bottom + 0.5


def a_colour_word_finds_one_slot(symbol: Symbol) -> None:
    roles = [slot.role for slot in symbol.slots.values()]
    assert roles.count("primary") <= 1
    assert "primary" in roles or {"follow", "second"}.isdisjoint(roles)


def words_are_lower_case_singular_nouns(symbol: Symbol) -> None:
    words = load().words()
    assert symbol.words
    assert symbol.kinds
    assert symbol.height_m > 0
    assert len(set(symbol.poses)) == len(symbol.poses) > 0
    for word in symbol.words:
        assert word == word.lower().strip()
        assert words[word] is symbol
        stem = word.removesuffix("s")
        assert stem == word or words.get(stem) is not symbol, f"{word!r} is the plural of {stem!r}"


CHECKS = (
    every_pose_draws_a_figure_of_a_sane_size,
    parts_use_the_symbols_slots_and_cover_an_area,
    anchors_lie_on_or_near_the_figure,
    marks_stay_inside_their_part,
    a_colour_word_finds_one_slot,
    words_are_lower_case_singular_nouns,
)
"""What holds of every symbol, in all its poses."""


@pytest.mark.parametrize("symbol", SYMBOLS, ids=lambda symbol: symbol.id)
def test_every_symbol(symbol: Symbol) -> None:
    passes_all(symbol, CHECKS)


def test_the_atlas_is_as_large_as_promised() -> None:
    assert len(SYMBOLS) >= 400
    assert len(load().words()) >= 1500


def test_an_unknown_pose_is_the_first_one() -> None:
    tree = load()["tree"]
    assert tree.figure("levitating") is tree.figure(tree.poses[0])


def test_a_word_cannot_mean_two_symbols() -> None:
    atlas = Atlas()
    atlas.add(_dot("dot", "dot", "spot"))
    with pytest.raises(ValueError, match="'spot' means both 'dot' and 'stain'"):
        atlas.add(_dot("stain", "spot"))


def test_an_id_cannot_be_entered_twice() -> None:
    atlas = Atlas()
    atlas.add(_dot("dot", "dot"))
    with pytest.raises(ValueError, match="there twice"):
        atlas.add(_dot("dot", "speck"))


def test_a_mark_is_cut_to_its_part_and_one_beside_it_is_dropped() -> None:
    pen = Pen("standing")
    pen.part("body", rect(0, -10, 10, 10))
    pen.mark("body", rect(5, -20, 40, 15))
    pen.mark("body", rect(50, 50, 10, 10))
    (part,) = pen.figure().parts
    (mark,) = part.marks
    assert bounds(mark.path) == pytest.approx((5, -10, 10, -5), abs=0.01)


def test_parts_before_a_sitter_are_told_apart() -> None:
    pen = Pen("standing")
    pen.part("body", rect(0, -10, 10, 10))
    with pen.in_front():
        pen.part("body", rect(0, -5, 10, 5))
    pen.part("body", rect(0, -2, 10, 2))
    assert [part.front for part in pen.figure().parts] == [False, True, False]
