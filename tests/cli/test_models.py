"""`limner models`: what is said of models without loading them. Pulling has its tests beside those of the engine."""

from pathlib import Path

import pytest

from limner.engines.diffusion import store
from limner.engines.diffusion.store import Pulled
from tests.cli.conftest import Limner
from tests.engines.diffusion.models import model

NAME = "someone/some-model"


@pytest.fixture
def pulled(home: Path) -> Path:
    directory = model(store.place(NAME), guidance_embeds=False)
    (directory / "LICENSE").touch()
    store.write(Pulled(directory, NAME, "f00"))
    return directory


@pytest.mark.parametrize("by", ["name", "directory"])
def test_check(limner: Limner, pulled: Path, by: str) -> None:
    result = limner("models", "check", NAME if by == "name" else str(pulled))
    assert result.exit_code == 0
    found = dict(line.split("\t") for line in result.stdout.splitlines())
    assert (found["family"], found["licence"], found["weights"]) == ("flux", "LICENSE", "0.0 million")
    assert found["memory, bfloat16"] == "0.0 MB"
    assert "inpaint" in found["operations"].split(", ")


def test_the_memory_is_that_of_the_weights(limner: Limner, home: Path) -> None:
    directory = model(home / "model")
    weights = directory / "transformer" / "model.safetensors"
    header = (
        b'{"layer":{"dtype":"BF16","shape":[1000000,3000],"data_offsets":[0,6000000000]},'
        b'"embed_tokens":{"dtype":"BF16","shape":[500000,1000],"data_offsets":[6000000000,7000000000]},'
        b'"convolution":{"dtype":"BF16","shape":[1000,1000,500],"data_offsets":[7000000000,8000000000]}}'
    )
    with weights.open("wb") as file:  # sparse: no disk is taken
        file.write(len(header).to_bytes(8, "little") + header)
        file.truncate(8 + len(header) + 8_000_000_000)
    found = dict(line.split("\t") for line in limner("models", "check", str(directory)).stdout.splitlines())
    assert [found[f"memory, {name}"] for name in ("float32", "bfloat16", "int8", "fp8")] == [
        "16.00 GB",
        "8.00 GB",
        "5.00 GB",
        "5.00 GB",
    ]


def test_check_says_what_is_wrong(limner: Limner, home: Path) -> None:
    for given, said in (("nowhere", "there is no directory"), ("some/body", "run `limner models pull some/body`")):
        result = limner("models", "check", given)
        assert result.exit_code == 1
        assert said in result.stderr


def test_list(limner: Limner, pulled: Path) -> None:
    assert limner("models", "list").stdout.split("\t") == [NAME, "flux", "0.0 MB", "LICENSE", "f00\n"]
    (pulled / "vae" / "model.safetensors").unlink()
    assert "the copy of the model is not complete" in limner("models", "list").stdout


def test_list_before_anything_was_pulled(limner: Limner) -> None:
    result = limner("models", "list")
    assert (result.exit_code, result.stdout) == (0, "")


def test_a_name_that_is_none(limner: Limner) -> None:
    result = limner("models", "pull", "sdxl")
    assert result.exit_code == 1
    assert "'sdxl' is no name of a model; accepted: OWNER/MODEL." in result.stderr


def test_without_the_extra(limner: Limner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "huggingface_hub", None)
    result = limner("models", "pull", NAME)
    assert result.exit_code == 1
    assert "pip install 'limner[diffusion]'" in result.stderr
