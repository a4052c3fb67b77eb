"""Guests' nouns among the lexicon's own words."""

from typing import Any

import pytest

from limner.drawing.geometry import rect
from limner.engines.illustrator.atlas.figure import Pen
from limner.engines.illustrator.atlas.guests import inviting
from limner.engines.illustrator.atlas.symbol import Symbol
from limner.engines.illustrator.reading.read import read


class Named:
    """Guests of these names, of one colour where they end in a star."""

    def __init__(self, *names: str) -> None:
        self._coloured = {name.rstrip("*"): not name.endswith("*") for name in names}

    def symbol(self, symbol_id: str) -> Symbol | None:
        """A square."""
        name = symbol_id.partition(":")[2]
        return Symbol(symbol_id, (name,), (), 1.0, {}, _square) if name in self._coloured else None

    def find(self, phrase: str, *, marked: bool) -> str | None:
        """Its id, where it may be drawn."""
        return f"toy:{phrase}" if self._coloured.get(phrase, False) or (marked and phrase in self._coloured) else None

    def credit(self, symbol_id: str) -> dict[str, Any] | None:
        """Nobody's."""
        return None


def _square(pen: Pen) -> None:
    pen.part("ink", rect(-50, -100, 100, 100))


def symbols(prompt: str, *names: str) -> list[tuple[int, str]]:
    """Numbers and symbols that are read while these guests are there."""
    with inviting(Named(*names)):
        return [(subject.count, subject.symbol) for subject in read(prompt).subjects]


@pytest.mark.parametrize(
    ("prompt", "names", "expected"),
    [
        ("a zorblax", ["zorblax"], [(1, "toy:zorblax")]),
        ("three red zorblaxes under a tree", ["zorblax"], [(3, "toy:zorblax"), (1, "tree")]),
        ("a plain zorblax", ["zorblax*"], []),
        ("a zorblax icon", ["zorblax*"], [(1, "toy:zorblax")]),
        ("a seamless pattern of zorblaxes", ["zorblax*"], [(3, "toy:zorblax")]),
        ("a fire zorblax", ["fire zorblax"], [(1, "toy:fire zorblax")]),
        ("a fire zorblax", ["fire zorblax*"], []),
        ("a cat bowl", ["cat bowl*"], [(1, "bowl")]),
        ("a zorblax cat and a cat", ["zorblax cat*"], [(1, "cat")]),
        ("sticker of a fire zorblax", ["fire zorblax*"], [(1, "toy:fire zorblax")]),
        ("a guinea cat", ["guinea cat"], [(1, "toy:guinea cat")]),
        ("an ear of zorb", ["ear of zorb"], [(1, "toy:ear of zorb")]),
        ("a cat", ["cat"], [(1, "cat")]),
        ("two cats", ["cat", "cats"], [(2, "cat")]),
        ("a black cat", ["black cat"], [(1, "cat")]),
        ("a cat sleeping", ["cat sleeping"], [(1, "cat")]),
        ("a cat under a tree", ["cat under a tree", "under a tree"], [(1, "cat"), (1, "tree")]),
        ("an office", ["office"], []),
        ("two yaks", ["yak"], [(2, "toy:yak")]),
        ("a yak", ["yak*"], [(1, "bison")]),
        ("a red chipmunk under a tree", ["chipmunk"], [(1, "toy:chipmunk"), (1, "tree")]),
        ("a cat who zorps", ["zorp"], [(1, "cat")]),
        ("a cat zorps", ["zorp"], [(1, "cat")]),
        ("a zorp icon and a cat zorp by a tree", ["zorp"], [(1, "toy:zorp"), (1, "cat"), (1, "tree")]),
        ("a cat ready to zorp", ["zorp"], [(1, "cat")]),
        ("an icon of a cat with good contrast", ["contrast"], [(1, "cat")]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_guests_serve_what_the_atlas_lacks(prompt: str, names: list[str], expected: list[tuple[int, str]]) -> None:
    assert symbols(prompt, *names) == expected


def test_a_reading_is_kept_for_its_own_guests_only() -> None:
    prompt = "a quaggle beside a cat"
    assert symbols(prompt, "quaggle") == [(1, "toy:quaggle"), (1, "cat")]
    assert [subject.symbol for subject in read(prompt).subjects] == ["cat"]
    assert "quaggle" in read(prompt).unknown
    assert symbols(prompt) == [(1, "cat")]


def test_a_guest_can_be_left_out() -> None:
    with inviting(Named("quaggle")):
        assert [subject.symbol for subject in read("a quaggle and a cat", "quaggle").subjects] == ["cat"]


def test_without_guests_nothing_is_read_otherwise() -> None:
    prompt = "three black dogs under a green tree in a forest at night, watercolour"
    with inviting(Named()):
        invited = read(prompt)
    assert invited == read(prompt)
