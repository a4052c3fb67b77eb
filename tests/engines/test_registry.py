"""Engines are found by name, and loaded only then."""

import subprocess
import sys

import pytest

from limner.engines.registry import ENGINES, STOCKS, load, module_of
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


def test_a_table_of_names_needs_no_engine_and_no_arrays() -> None:
    loaded = "[name for name in sys.modules if name == 'numpy' or name.startswith('limner.engines.illustrator')]"
    script = f"import sys; from limner.engines.registry import select; select(['illustrator']); print({loaded})"
    assert subprocess.check_output([sys.executable, "-c", script], text=True) == "[]\n"


def test_every_stock_belongs_to_a_registered_engine() -> None:
    assert STOCKS.keys() <= {module_of(name) for name in ENGINES}


@pytest.mark.parametrize("stock", STOCKS.values())
def test_a_stock_can_be_shared_by_a_fork(stock: str) -> None:
    script = f"import threading, {stock}; print(threading.enumerate() == [threading.main_thread()])"
    assert subprocess.check_output([sys.executable, "-c", script], text=True) == "True\n"
