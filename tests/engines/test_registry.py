"""Engines are found by name, and loaded only then."""

import sys

import pytest

from limner.engines.registry import ENGINES, load, module_of
from limner.kit.errors import SettingsError
from tests.workshop.engines import ENGINES as TEST_ENGINES
from tests.workshop.engines import Painter


def test_loads_by_name() -> None:
    assert isinstance(load("painter", TEST_ENGINES), Painter)
    assert module_of("painter", TEST_ENGINES) == Painter.__module__


def test_naming_a_module_does_not_import_it() -> None:
    assert module_of("heavy", {"heavy": "limner.engines.heavy:Engine"}) == "limner.engines.heavy"
    assert "limner.engines.heavy" not in sys.modules


@pytest.mark.parametrize("name", ["", "Illustrator", "flux"])
def test_an_unknown_name_lists_the_known_ones(name: str) -> None:
    with pytest.raises(SettingsError, match=rf"{name!r}.*illustrator"):
        load(name)
    with pytest.raises(SettingsError):
        module_of(name)


@pytest.mark.parametrize("name", ENGINES)
def test_every_registered_engine_keeps_the_contract(name: str) -> None:
    engine = load(name)
    assert engine.name == name
    assert engine.version
    assert engine.operations()
