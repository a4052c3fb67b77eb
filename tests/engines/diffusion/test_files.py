"""A model's files, looked at without a library that could load them."""

import json
from pathlib import Path

import pytest

from limner.engines.diffusion.families import FAMILIES
from limner.engines.diffusion.files import look
from limner.engines.diffusion.kind import KIND
from limner.kit.errors import SettingsError
from tests.engines.diffusion.models import FLUX_PARTS, model, safetensors


def test_what_is_known_without_loading(tmp_path: Path) -> None:
    directory = model(tmp_path / "flux", guidance_embeds=True)
    (directory / "LICENSE.md").touch()
    files = look(directory)
    assert (files.family.name, files.pipeline, files.licence) == ("flux", "FluxPipeline", "LICENSE.md")
    assert files.parameters == 6 * len(FLUX_PARTS)
    assert files.weights == len(FLUX_PARTS) * len(safetensors((2, 3)))
    assert files.family.steps == 28


def test_a_distilled_model_has_steps_of_its_own(tmp_path: Path) -> None:
    assert look(model(tmp_path / "schnell", guidance_embeds=False)).family.steps == 4


@pytest.mark.parametrize("pipeline", FAMILIES)
def test_each_family_is_told_by_its_pipeline(tmp_path: Path, pipeline: str) -> None:
    directory = model(tmp_path / "model", pipeline, guidance_embeds=True)
    assert look(directory).family == FAMILIES[pipeline]
    told = KIND.capabilities(KIND.options.model_validate({"model": directory}))
    assert told.operations
    assert not told.vector
    assert told.serves("creative_upscale") == ("transform" in FAMILIES[pipeline].tasks)


def test_an_index_with_entries_that_are_no_parts(tmp_path: Path) -> None:
    directory = model(tmp_path / "model")
    index = json.loads((directory / "model_index.json").read_text())
    strange = {"is_distilled": True, "a": [], "b": ["one"], "../elsewhere": ["diffusers", "Some"], "c": [None, None]}
    (directory / "model_index.json").write_text(json.dumps({**index, **strange}))
    assert look(directory).parameters == 6 * len(FLUX_PARTS)


def test_shards_are_counted_together(tmp_path: Path) -> None:
    directory = model(tmp_path / "model")
    (directory / "vae" / "model-00002.safetensors").write_bytes(safetensors((5,), (2, 2, 2), ()))
    assert look(directory).parameters == 6 * len(FLUX_PARTS) + 14


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"1234567",
        bytes(8),
        (10**9).to_bytes(8, "little") + b"{}",
        (2).to_bytes(8, "little") + b"[]",
        (2).to_bytes(8, "little") + b"{]",
        (13).to_bytes(8, "little") + b'{"a": {"b":1}}',
        safetensors((4, 4))[:-1],
        safetensors((4, 4)) + b"\0",
    ],
)
def test_no_whole_file_of_weights(tmp_path: Path, data: bytes) -> None:
    directory = model(tmp_path / "model")
    (directory / "vae" / "model.safetensors").write_bytes(data)
    with pytest.raises(SettingsError, match=r"vae/model.safetensors' is no whole safetensors file"):
        look(directory)


@pytest.mark.parametrize("name", ["model.bin", "model.pt", "model.ckpt"])
def test_pickles(tmp_path: Path, name: str) -> None:
    directory = model(tmp_path / "model")
    (directory / "vae" / "model.safetensors").rename(directory / "vae" / name)
    with pytest.raises(
        SettingsError, match="is a pickle, which runs code when it is loaded; accepted: safetensors, or"
    ):
        look(directory)
    assert look(directory, pickles=True).parameters == 6 * (len(FLUX_PARTS) - 1)


@pytest.mark.parametrize(
    ("index", "said"),
    [
        ("", "cannot be read as JSON"),
        ("[]", "is no JSON object"),
        ("{}", "is a nameless pipeline, of no family that is known; accepted: Chroma"),
        (json.dumps({"_class_name": "WanPipeline"}), "is a WanPipeline, of no family"),
    ],
)
def test_an_index_of_something_else(tmp_path: Path, index: str, said: str) -> None:
    (tmp_path / "model_index.json").write_text(index)
    with pytest.raises(SettingsError, match=said):
        look(tmp_path)
