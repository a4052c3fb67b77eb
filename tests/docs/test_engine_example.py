"""The kind of engine that the documentation shows works as it stands there."""

import re
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from limner.engines import kinds
from limner.engines.base import Unwatched
from limner.engines.instances import configured
from limner.engines.jobs import Controls, GenerateJob, Lettering
from limner.engines.kinds import Kind
from limner.imaging.source import probe
from limner.kit.errors import SettingsError
from limner.workshop.orders import Order
from limner.workshop.perform import perform
from tests.docs.pages import DOCS

NAME = "flat"
WORD = Lettering("HI", ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)))


@pytest.fixture
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example's module, and its entry point."""
    code = next(block for block in re.findall(r"```python\n(.*?)```", _page(), re.DOTALL) if "KIND = " in block)
    module = ModuleType(NAME)
    monkeypatch.setitem(sys.modules, NAME, module)
    exec(compile(code, NAME, "exec"), module.__dict__)
    found = {NAME: module.__dict__["KIND"]}
    real = kinds.find

    def find(name: str) -> Kind:
        return found.get(name) or real(name)

    monkeypatch.setattr(kinds, "find", find)


def _page() -> str:
    return (DOCS / "engines.md").read_text(encoding="utf-8")


def _made(job: GenerateJob, tmp_path: Path) -> bytes:
    engine = configured({"mine": {"kind": NAME, "rgb": [10, 200, 30]}})["mine"]
    return perform(engine.recipe.make(), Order(("mine",), job, "png"), Unwatched(), engine.capabilities).data


@pytest.mark.usefixtures("_installed")
def test_it_paints_in_any_size(tmp_path: Path) -> None:
    data = _made(GenerateJob("svcv4_1", "anything", 101, 77, vector=False, seed=1), tmp_path)
    pixels = probe(data).pixels()
    assert pixels.shape == (77, 101, 3)
    assert (pixels == (10, 200, 30)).all()


@pytest.mark.usefixtures("_installed")
def test_what_it_lacks_is_added(tmp_path: Path) -> None:
    controls = Controls(background_color=(250, 240, 230))
    job = GenerateJob("svcv4_1", "x", 128, 96, vector=False, seed=1, controls=controls, text_layout=(WORD,))
    pixels = probe(_made(job, tmp_path)).pixels()
    assert tuple(pixels[0, 0]) == (250, 240, 230)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 2
    svg = _made(GenerateJob("svcv4_1_vector", "x", 128, 96, vector=True, seed=1, text_layout=(WORD,)), tmp_path)
    assert b'viewBox="0 0 128 96"' in svg
    assert b"<title>HI</title>" in svg


@pytest.mark.usefixtures("_installed")
def test_its_settings_are_checked() -> None:
    with pytest.raises(SettingsError, match=r"engines\.mine\.rgb\[0\]: .* cannot be used"):
        configured({"mine": {"kind": NAME, "rgb": ["red", 0, 0]}})


def test_the_example_needs_no_more_than_forty_lines() -> None:
    code = next(block for block in re.findall(r"```python\n(.*?)```", _page(), re.DOTALL) if "KIND = " in block)
    assert len(code.strip().splitlines()) <= 45
