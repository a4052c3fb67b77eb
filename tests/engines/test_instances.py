"""Engines are configured instances of kinds, and loaded only where they work."""

import pickle
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from limner.catalog.operations import OPERATIONS
from limner.engines import kinds
from limner.engines.base import Unwatched
from limner.engines.capabilities import COMPLETE
from limner.engines.instances import DRAWS, EMBEDDED, Instance, configured, embedded
from limner.engines.jobs import EnhancePromptJob
from limner.engines.kinds import Options
from limner.engines.settings import EngineSettings, engines
from limner.kit import extras as extras_of_limner
from limner.kit.errors import SettingsError
from limner.kit.settings import load


def test_every_operation_is_done_by_an_embedded_engine() -> None:
    done = {operation for engine in embedded().values() for operation in engine.capabilities.operations}
    assert done == set(OPERATIONS) - {"optimize_colors"}


@pytest.mark.parametrize("name", ["diffusion", "onnx-matting", "spandrel"])
def test_packages_that_are_not_installed_are_named_with_what_installs_them(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = kinds.find(name)
    extras = tomllib.loads(Path("pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert {re.split(r"[>=<]", each)[0] for each in extras[kind.extra]} >= set(kind.needs)
    recipe = Instance("own", kind, Options(), COMPLETE).recipe
    monkeypatch.setattr(extras_of_limner, "find_spec", lambda package: None)
    with pytest.raises(SettingsError) as caught:
        recipe.make()
    assert f"engines.own is set, which needs the package {kind.needs[0]}" in caught.value.message
    assert f"pip install 'limner[{kind.extra}]'" in caught.value.message


def test_another_engine_of_an_embedded_kind() -> None:
    found = configured({"second": {"kind": "illustrator"}})
    assert list(found) == [*EMBEDDED, "second"]
    assert found["second"].capabilities == found[DRAWS].capabilities
    engine = found["second"].recipe.make()
    assert engine.version
    assert engine.run(EnhancePromptJob("a red fox"), Unwatched()).text


def test_a_recipe_crosses_to_a_process() -> None:
    recipe = embedded()[DRAWS].recipe
    assert pickle.loads(pickle.dumps(recipe)) == recipe


@pytest.mark.parametrize(
    ("tables", "named"),
    [
        ({"flux": {}}, "engines.flux.kind is not set; accepted: chat, darkroom, "),
        (
            {"flux": {"kind": "painter"}},
            "engines.flux.kind: 'painter' is no kind of engine; accepted: chat, darkroom, ",
        ),
        ({"darkroom": {"kind": "darkroom"}}, "'darkroom' is the name of an embedded engine"),
        ({"Flux 1": {"kind": "darkroom"}}, "'Flux 1' is no name; accepted: a to z"),
        ({"": {"kind": "darkroom"}}, "'' is no name"),
        ({"d": {"kind": "darkroom", "steps": 4}}, "engines.d.steps is no setting of this kind"),
        ({"i": {"kind": "illustrator", "art_packs": "/none/x.json"}}, "engines.i.art_packs: '/none/x.json' cannot be"),
    ],
)
def test_what_cannot_be_used_is_named(tables: dict[str, dict[str, str]], named: str) -> None:
    with pytest.raises(SettingsError) as caught:
        configured(tables)
    assert named in caught.value.message


def test_the_tables_come_from_the_file_or_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    Path("limner.toml").write_text('[engines.second]\nkind = "darkroom"\n', encoding="utf-8")
    assert load(EngineSettings).engines == {"second": {"kind": "darkroom"}}
    assert "second" in engines()
    monkeypatch.setenv("LIMNER_ENGINES", '{"third": {"kind": "illustrator"}}')
    assert "third" in engines()


def test_the_kinds_are_found_by_their_entry_points() -> None:
    assert {"darkroom", "illustrator"} <= set(kinds.names())
    assert all(isinstance(kinds.find(name), kinds.Kind) for name in kinds.names())


def test_to_configure_engines_needs_none_of_them_and_no_arrays() -> None:
    loaded = "[n for n in sys.modules if n in ('numpy', 'limner.engines.illustrator.engine')]"
    script = f"import sys; from limner.engines.instances import embedded; embedded(); print({loaded})"
    assert subprocess.check_output([sys.executable, "-c", script], text=True) == "[]\n"


@pytest.mark.parametrize("module", [module for e in embedded().values() for module in e.kind.preload])
def test_what_is_preloaded_can_be_shared_by_a_fork(module: str) -> None:
    script = f"import threading, {module}; print(threading.enumerate() == [threading.main_thread()])"
    assert subprocess.check_output([sys.executable, "-c", script], text=True) == "True\n"
