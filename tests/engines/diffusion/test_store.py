"""Models that were pulled, found by their names."""

from pathlib import Path

import pytest

from limner.engines.diffusion import store
from limner.engines.diffusion.kind import KIND
from limner.engines.diffusion.store import Pulled
from limner.engines.instances import configured
from limner.kit.errors import SettingsError
from tests.engines.diffusion.models import model

NAME = "someone/some-model.v1"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LIMNER_DATA_DIR", str(tmp_path / "data"))
    return tmp_path / "data"


def test_an_engine_takes_a_pulled_model_by_its_name(data: Path) -> None:
    directory = model(store.place(NAME))
    store.write(Pulled(directory, NAME, "f00"))
    assert directory == data / "models" / "someone" / "some-model.v1"
    assert list(store.pulled()) == [Pulled(directory, NAME, "f00")]
    engine = configured({"flux": {"kind": "diffusion", "model": NAME}})["flux"]
    assert engine.options.model == directory  # type: ignore[attr-defined]


def test_one_that_was_not_pulled_to_the_end(data: Path) -> None:
    model(store.place(NAME))
    with pytest.raises(SettingsError) as caught:
        configured({"flux": {"kind": "diffusion", "model": NAME}})
    assert "engines.flux.model: 'someone/some-model.v1' cannot be used; accepted: a directory" in caught.value.message
    assert f"run `limner models pull {NAME}`" in caught.value.message
    assert list(store.pulled()) == []


def test_a_directory_goes_before_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    model(tmp_path / "someone" / "some-model.v1")
    options = KIND.options.model_validate({"model": NAME})
    assert options.model == tmp_path / NAME  # type: ignore[attr-defined]


def test_a_record_that_is_spoilt(data: Path) -> None:
    directory = model(store.place(NAME))
    (directory / store.RECORD).write_text("{}")
    with pytest.raises(SettingsError, match="pull the model anew"):
        list(store.pulled())
    store.forget(directory)
    assert list(store.pulled()) == []
