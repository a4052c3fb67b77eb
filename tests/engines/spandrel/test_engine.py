"""The engine of spandrel's models where their libraries are not installed."""

import sys
from pathlib import Path

import pytest

from limner.engines.base import EngineError
from limner.engines.spandrel.engine import Spandrel
from limner.engines.spandrel.kind import SpandrelOptions
from tests.engines.spandrel.test_kind import FILLS, file


def test_what_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "limner.engines.spandrel.model", raising=False)
    monkeypatch.setitem(sys.modules, "torch", None)
    engine = Spandrel(SpandrelOptions(model=file(tmp_path / "model.safetensors", FILLS)))
    with pytest.raises(EngineError, match=r"torch is not here: pip install 'limner\[spandrel\]'") as caught:
        engine.warm_up()
    assert caught.value.code == "engine_not_loaded"
