"""What a model of spandrel's does is told by its file, and a task or a route that is not its own is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from limner.engines.instances import Instance, embedded
from limner.engines.routing import Routing
from limner.engines.spandrel.kind import KIND, SpandrelOptions, side_of
from limner.kit.errors import SettingsError

ENLARGES, FILLS = "body.0.weight", "generator.model.1.bn_l.running_mean"


def file(path: Path, *names: str) -> Path:
    """A file with a tensor of one byte under each name; the format: github.com/huggingface/safetensors."""
    header = {
        name: {"dtype": "U8", "shape": [1], "data_offsets": [place, place + 1]} for place, name in enumerate(names)
    }
    text = json.dumps(header).encode()
    path.write_bytes(len(text).to_bytes(8, "little") + text + bytes(len(names)))
    return path


def instance(model: Path, **more: Any) -> Instance:
    options = KIND.options.model_validate({"model": model, **more})
    return Instance("model", KIND, options, KIND.capabilities(options))


def refusal(model: Path, **more: Any) -> str:
    with pytest.raises(SettingsError) as caught:
        instance(model, **more)
    return caught.value.message


@pytest.mark.parametrize(
    ("name", "operation", "side"),
    [
        (ENLARGES, "crisp_upscale", 512),
        (FILLS, "erase_region", 1024),
        (f"netG.model.{FILLS.removeprefix('generator.')}", "erase_region", 1024),
    ],
)
def test_the_tensors_names_tell_what_it_does(tmp_path: Path, name: str, operation: str, side: int) -> None:
    made = instance(file(tmp_path / "model.safetensors", "first", name))
    assert set(made.capabilities.operations) == {operation}
    assert isinstance(made.options, SpandrelOptions)
    assert side_of(made.options) == side
    assert side_of(made.options.model_copy(update={"tile": 64})) == 64


def test_a_task_that_is_not_the_files_is_refused(tmp_path: Path) -> None:
    enlarges, fills = file(tmp_path / "up.safetensors", ENLARGES), file(tmp_path / "lama.safetensors", FILLS)
    assert instance(fills, task="erase").capabilities.serves("erase_region")
    assert refusal(enlarges, task="erase").startswith("task: 'erase' is not what ")
    assert refusal(fills, task="upscale").endswith("accepted: 'erase', or no task.")


def test_a_file_that_tells_nothing_does_what_the_settings_say(tmp_path: Path) -> None:
    model = tmp_path / "model.pt"
    model.touch()
    assert "is a pickle, which runs code" in refusal(model, task="erase")
    assert set(instance(model, allow_pickle=True).capabilities.operations) == {"crisp_upscale"}
    assert set(instance(model, allow_pickle=True, task="erase").capabilities.operations) == {"erase_region"}


def test_a_broken_file_stops_the_start(tmp_path: Path) -> None:
    model = file(tmp_path / "model.safetensors", FILLS)
    model.write_bytes(model.read_bytes()[:-1])
    assert refusal(model) == f"model: {str(model)!r} is no whole safetensors file; copy it anew."


def test_a_route_for_the_other_task_is_refused(tmp_path: Path) -> None:
    engines = {**embedded(), "model": instance(file(tmp_path / "lama.safetensors", FILLS))}
    assert Routing({"erase_region": ("model", "darkroom")}, engines).engines_for("erase_region") == (
        "model",
        "darkroom",
    )
    with pytest.raises(SettingsError, match="'model' does not serve it; accepted: erase_region"):
        Routing({"crisp_upscale": ("model",)}, engines)
