"""`limner models pull` from a hub on this machine."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.diffusion.conftest import Models
from tests.diffusion.hub import NAME, SHA, Hub, running

Pull = Callable[..., "subprocess.CompletedProcess[str]"]
SPARE = {
    "flux1-tiny.safetensors": b"the same weights again",
    "transformer/diffusion_pytorch_model.fp16.safetensors": b"the same weights again",
    "transformer/diffusion_pytorch_model.bin": b"the same weights again",
    "vae/model.onnx": b"the same weights again",
    "vae_1_0/diffusion_pytorch_model.safetensors": b"of an older one",
    "images/sample.png": b"a picture",
}
"""What models on hubs bring along, and no engine needs."""


@pytest.fixture
def hub(models: Models) -> Iterator[Hub]:
    """With a tiny model, and with much that is not needed."""
    root = models("flux")
    files = {file.relative_to(root).as_posix(): file.read_bytes() for file in root.rglob("*") if file.is_file()}
    with running({**files, **SPARE, "LICENSE.md": b"free", "README.md": b"tiny"}) as opened:
        yield opened


@pytest.fixture
def pull(hub: Hub, tmp_path: Path) -> Pull:
    """Runs the command against it, with a data directory and a home of the test's own."""
    environment = {
        "PATH": "",
        "HOME": str(tmp_path / "home"),
        "HF_ENDPOINT": hub.url,
        "HF_HUB_DISABLE_XET": "1",
        "HF_HUB_DISABLE_TELEMETRY": "1",
        "LIMNER_DATA_DIR": str(tmp_path / "data"),
    }

    def run(*arguments: str, command: str = "pull", **more: str) -> "subprocess.CompletedProcess[str]":
        line = [sys.executable, "-m", "limner.cli", "models", command, *arguments]
        return subprocess.run(
            line, cwd=tmp_path, env={**environment, **more}, capture_output=True, text=True, check=False
        )

    return run


def test_what_is_needed_comes_and_nothing_else(pull: Pull, hub: Hub, models: Models, tmp_path: Path) -> None:
    result = pull(NAME)
    assert result.returncode == 0, result.stderr
    directory = tmp_path / "data" / "models" / NAME
    assert f"{NAME} at {SHA}" in result.stderr
    assert f'model = "{NAME}"' in result.stderr
    assert json.loads((directory / "limner.json").read_text()) == {"name": NAME, "revision": SHA}
    assert not hub.fetched() & SPARE.keys()
    for file in models("flux").rglob("*.safetensors"):
        assert (directory / file.relative_to(models("flux"))).read_bytes() == file.read_bytes()
    listed = pull(command="list").stdout.split("\t")
    assert (listed[0], listed[1], listed[4]) == (NAME, "flux", f"{SHA}\n")
    assert "family\tflux\n" in pull(NAME, command="check").stdout

    before = len(hub.requests)
    assert pull(NAME, "--revision", SHA).returncode == 0
    again = [line for line in hub.requests[before:] if line.startswith("GET /some") and ".safetensors" in line]
    assert not again, "what is there is not fetched again"


def test_a_pull_that_was_cut_short_goes_on(pull: Pull, hub: Hub, tmp_path: Path) -> None:
    weights = next(
        name for name in hub.files if name.startswith("transformer/") and name not in SPARE and "saf" in name
    )
    hub.files = {**hub.files, weights: _longer(hub.files[weights])}
    hub.cut = {weights: 12_000_000}
    result = pull(NAME)
    assert result.returncode in (0, 1)
    if result.returncode:
        assert not (tmp_path / "data" / "models" / NAME / "limner.json").exists()
        assert "is not in" in pull(NAME, command="check").stderr
        assert pull(NAME).returncode == 0
    ranges = [line.rpartition(" ")[2] for line in hub.requests if line.startswith("GET /some") and weights in line]
    assert [span for span in ranges if span and not span.startswith("bytes=0-")], ranges
    assert (tmp_path / "data" / "models" / NAME / weights).read_bytes() == hub.files[weights]


def _longer(data: bytes) -> bytes:
    """The same weights and 20 MB of others, so that there is something to cut."""
    length = int.from_bytes(data[:8], "little")
    header = json.loads(data[8 : 8 + length])
    end = len(data) - 8 - length
    header["spare"] = {"dtype": "U8", "shape": [20_000_000], "data_offsets": [end, end + 20_000_000]}
    text = json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + data[8 + length :] + bytes(20_000_000)


def test_the_disk_is_looked_at_first(pull: Pull, hub: Hub) -> None:
    huge = {name: data for name, data in hub.files.items() if not name.startswith("vae/diff")}
    free = shutil.disk_usage("/").free

    class Claimed(bytes):
        def __len__(self) -> int:
            return 2 * free

    hub.files = {**huge, "vae/diffusion_pytorch_model.safetensors": Claimed(b"")}
    result = pull(NAME)
    assert result.returncode == 1
    assert "GB more at" in result.stderr
    assert "set LIMNER_DATA_DIR to a larger disk" in result.stderr
    assert not [line for line in hub.requests if line.startswith("GET /some") and ".safetensors" in line]


def test_pickles_are_not_pulled(pull: Pull, hub: Hub) -> None:
    hub.files = {name.replace(".safetensors", ".bin"): data for name, data in hub.files.items()}
    result = pull(NAME)
    assert result.returncode == 1
    assert f"{NAME} has no safetensors for text_encoder, text_encoder_2, transformer, vae" in result.stderr


def test_a_model_in_another_layout(pull: Pull, hub: Hub) -> None:
    hub.files = {"flux.safetensors": b"", "config.json": b"{}"}
    assert f"{NAME} has no model_index.json" in pull(NAME).stderr


@pytest.mark.parametrize(
    ("arguments", "refusal", "said"),
    [
        (("someone/other",), None, "The hub has no model someone/other, or not for you"),
        ((NAME, "--revision", "v9"), None, f"{NAME} has no such revision"),
        ((NAME,), (403, "GatedRepo"), "is given to those who have accepted its licence"),
        ((NAME,), (500, ""), f"The hub did not give {NAME}"),
    ],
)
def test_what_the_hub_refuses(
    pull: Pull, hub: Hub, arguments: tuple[str, ...], refusal: tuple[int, str] | None, said: str
) -> None:
    hub.refusal = refusal
    result = pull(*arguments)
    assert result.returncode == 1
    assert said in result.stderr
    assert "Traceback" not in result.stderr


def test_a_hub_that_is_not_there(pull: Pull) -> None:
    result = pull(NAME, HF_ENDPOINT="http://127.0.0.1:9")
    assert result.returncode == 1
    assert f"limner: {NAME} could not be fetched" in result.stderr
    assert "Traceback" not in result.stderr
