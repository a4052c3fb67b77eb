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


def sharded(folder: Path, infix: str = "") -> list[Path]:
    """The weights of a part in two shards, and the index that names them."""
    (folder / "model.safetensors").unlink(missing_ok=True)
    shards = [folder / f"model{infix}-0000{number}-of-00002.safetensors" for number in (1, 2)]
    for shard in shards:
        shard.write_bytes(safetensors((5,), (2, 2, 2), ()))
    names = {f"t{number}": shard.name for number, shard in enumerate(shards)}
    (folder / f"model.safetensors.index{infix}.json").write_text(json.dumps({"weight_map": names}))
    return shards


def renamed(directory: Path, variant: str, *parts: str) -> None:
    """The model with weights of these parts in one variant alone."""
    for part in parts:
        (directory / part / "model.safetensors").rename(directory / part / f"model.{variant}.safetensors")


def test_shards_are_counted_together(tmp_path: Path) -> None:
    directory = model(tmp_path / "model")
    sharded(directory / "vae")
    assert look(directory).parameters == 6 * (len(FLUX_PARTS) - 1) + 2 * 14


def test_a_shard_that_is_missing_is_named(tmp_path: Path) -> None:
    directory = model(tmp_path / "model")
    shard = sharded(directory / "vae")[1]
    shard.unlink()
    with pytest.raises(SettingsError, match=f"names 2 files, of which {shard.name} is not beside it; the copy of"):
        look(directory)


@pytest.mark.parametrize("index", ["{", "[]", "{}", '{"weight_map": 1}', '{"weight_map": {}}'])
def test_an_index_that_names_nothing(tmp_path: Path, index: str) -> None:
    directory = model(tmp_path / "model")
    sharded(directory / "vae")
    (directory / "vae" / "model.safetensors.index.json").write_text(index)
    with pytest.raises(SettingsError, match=r"model.safetensors.index.json'"):
        look(directory)


def test_an_index_that_leads_elsewhere(tmp_path: Path) -> None:
    directory = model(tmp_path / "model")
    sharded(directory / "vae")
    (tmp_path / "other.safetensors").write_bytes(safetensors((5,)))
    index = directory / "vae" / "model.safetensors.index.json"
    index.write_text(json.dumps({"weight_map": {"a": "../../other.safetensors"}}))
    with pytest.raises(SettingsError, match="not beside it"):
        look(directory)


def test_a_variant_is_taken_where_there_is_nothing_else(tmp_path: Path) -> None:
    directory = model(tmp_path / "model")
    renamed(directory, "fp16", *FLUX_PARTS[1:])
    sharded(directory / "vae", ".fp16")
    (directory / "vae" / "model.fp16.safetensors").unlink()
    files = look(directory)
    assert (files.variant, files.parameters) == ("fp16", 6 * (len(FLUX_PARTS) - 1) + 2 * 14)


def test_of_two_copies_the_plain_one_is_counted(tmp_path: Path) -> None:
    directory = model(tmp_path / "model")
    for part in FLUX_PARTS:
        (directory / part / "model.fp16.safetensors").write_bytes(safetensors((9, 9)))
    files = look(directory)
    assert files.variant is None
    assert files.parameters == 6 * len(FLUX_PARTS)
    assert files.weights == len(FLUX_PARTS) * len(safetensors((2, 3)))


def test_parts_of_different_variants_are_no_model(tmp_path: Path) -> None:
    directory = model(tmp_path / "model")
    renamed(directory, "fp16", "vae")
    renamed(directory, "bf16", "transformer")
    with pytest.raises(SettingsError, match=r"have no variant in common \(bf16, fp16\); accepted: one variant of all"):
        look(directory)


def test_another_file_of_weights_is_not_counted(tmp_path: Path) -> None:
    """As hubs have them: weights of other programs beside those that are loaded."""
    directory = model(tmp_path / "model")
    (directory / "vae" / "consolidated.safetensors").write_bytes(safetensors((5,)))
    assert look(directory).parameters == 6 * len(FLUX_PARTS)


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("scheduler/scheduler_config.json", "there is no '.*/scheduler/scheduler_config.json'; accepted: a directory"),
        ("transformer/config.json", "there is no '.*/transformer/config.json'"),
        ("tokenizer/tokenizer_config.json", "there are no files in '.*/tokenizer'; the copy is not complete"),
    ],
)
def test_a_configuration_that_is_missing(tmp_path: Path, file: str, said: str) -> None:
    directory = model(tmp_path / "model")
    (directory / file).unlink()
    with pytest.raises(SettingsError, match=said):
        look(directory)


def test_a_model_for_masks_alone_and_one_for_details_alone(tmp_path: Path) -> None:
    """Both name a class of SDXL; their files tell that they can do but one task of it."""
    parts = ("text_encoder", "text_encoder_2", "unet", "vae")
    inpaint = model(tmp_path / "inpaint", "StableDiffusionXLInpaintPipeline", parts)
    (inpaint / "unet" / "config.json").write_text('{"in_channels": 9}')
    refiner = model(tmp_path / "refiner", "StableDiffusionXLImg2ImgPipeline", parts[1:])
    whole = model(tmp_path / "whole", "StableDiffusionXLImg2ImgPipeline", parts)
    told = [look(each).family for each in (inpaint, refiner, whole)]
    assert [family.name for family in told] == ["sdxl-inpaint", "sdxl-refiner", "sdxl"]
    assert [set(family.tasks) for family in told[:2]] == [{"inpaint"}, {"transform"}]


@pytest.mark.parametrize(("shift", "steps", "guidance"), [(3.0, 9, 0.0), (6.0, 50, 4.0)])
def test_a_schedule_tells_a_model_of_few_steps(tmp_path: Path, shift: float, steps: int, guidance: float) -> None:
    directory = model(tmp_path / "model", "ZImagePipeline", ("text_encoder", "transformer", "vae"))
    (directory / "scheduler" / "scheduler_config.json").write_text(json.dumps({"shift": shift}))
    family = look(directory).family
    assert (family.steps, family.guidance) == (steps, guidance)


def _entry(shape: list[int], end: int) -> bytes:
    text = json.dumps({"t": {"dtype": "F32", "shape": shape, "data_offsets": [0, end]}}).encode()
    return len(text).to_bytes(8, "little") + text + bytes(end)


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
        _entry([4, 4], 60),
        _entry([4, -4], 64),
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
