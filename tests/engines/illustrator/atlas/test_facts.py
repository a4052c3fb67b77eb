"""What the registrations say of symbols: every name in them means something."""

from typing import get_args

from limner.engines.illustrator.atlas.facts import Trait
from limner.engines.illustrator.atlas.index import load
from limner.engines.illustrator.staging.homes import ICE
from limner.engines.illustrator.staging.settings.index import load as settings


def test_every_home_is_a_setting() -> None:
    """Snow is the arctic, or a meadow in winter."""
    assert {place for symbol in load() for place in symbol.home} <= {*settings(), ICE}
    assert {place for symbol in load() for place in symbol.told_in} <= {*settings()}


def test_every_trait_is_a_symbols_and_every_symbols_trait_is_one() -> None:
    assert {trait for symbol in load() for trait in symbol.traits} == {*get_args(Trait)}


def test_what_leans_is_in_a_hand() -> None:
    assert [s.id for s in load() if s.lean and s.held not in ("gripped", "strummed", "blown")] == []


def test_every_tool_is_a_symbol_and_has_a_slot_in_its_owner() -> None:
    owners = [symbol for symbol in load() if symbol.tools]
    assert {tool for owner in owners for tool in owner.tools} <= {symbol.id for symbol in load()}
    assert [owner.id for owner in owners if not {*owner.tools.values()} <= {*owner.slots}] == []


def test_a_boards_colours_are_slots_or_written_out() -> None:
    boards = [(symbol, board) for symbol in load() if (board := symbol.board) is not None]
    named = [(symbol.id, name) for symbol, board in boards for name in (board.panel, board.ground) if name]
    assert named
    assert [
        (thing, name) for thing, name in named if not name.startswith("#") and name not in load()[thing].slots
    ] == []
