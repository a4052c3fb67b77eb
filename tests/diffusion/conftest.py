"""Tiny models on disk, each made once a run, and engines of them.

`make test-diffusion` runs what is here; where there is no torch, nothing of it is collected.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from diffusers.pipelines.qwenimage import (
    pipeline_qwenimage_edit,
    pipeline_qwenimage_edit_inpaint,
    pipeline_qwenimage_edit_plus,
)

from limner.engines.capabilities import Capabilities
from limner.engines.diffusion.engine import Diffusion
from limner.engines.diffusion.kind import KIND
from tests.diffusion.engines import Tiny
from tests.diffusion.tiny import save

Models = Callable[[str], Path]
Make = Callable[..., Tiny]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Warnings of the libraries about each other are no fault of ours; those about our calls stay errors."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.filterwarnings("ignore:__array__ implementation:DeprecationWarning"))
            item.add_marker(pytest.mark.filterwarnings("ignore:`FluxPosEmbed` is deprecated:FutureWarning"))


@pytest.fixture(autouse=True, scope="session")
def _one_thread() -> None:
    """Tests run side by side: threads would wait for each other more than they work."""
    torch.set_num_threads(1)


@pytest.fixture(autouse=True, scope="session")
def _small_references() -> Iterator[None]:
    """Qwen-Image-Edit works on references of a megapixel whatever the picture's size; here, of a sixteenth of it."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (pipeline_qwenimage_edit, pipeline_qwenimage_edit_inpaint, pipeline_qwenimage_edit_plus):
            patch.setattr(module, "calculate_dimensions", _smaller(module.calculate_dimensions))
        yield


def _smaller(calculate: Callable[..., Any]) -> Callable[..., Any]:
    return lambda area, ratio: calculate(area / 16, ratio)


@pytest.fixture(scope="session")
def models(tmp_path_factory: pytest.TempPathFactory) -> Models:
    """The directory of a tiny model, by its family's name."""
    root = tmp_path_factory.mktemp("models")

    def model(name: str) -> Path:
        directory = root / name
        return directory if directory.exists() else save(name, directory)

    return model


@pytest.fixture(scope="session")
def tiny(models: Models) -> Make:
    """A loaded engine of a family, with two steps and whatever else; those without anything else are shared."""
    shared: dict[str, Tiny] = {}

    def make(name: str, **more: object) -> Tiny:
        if not more and name in shared:
            return shared[name]
        options = KIND.options.model_validate(
            {"device": "cpu", "steps": 2, **more, "model": more.get("model") or models(name)}
        )
        capabilities: Capabilities = KIND.capabilities(options)
        engine = Diffusion(options)  # type: ignore[arg-type]
        engine.warm_up()
        made = Tiny(engine, capabilities)
        if not more:
            shared[name] = made
        return made

    return make
