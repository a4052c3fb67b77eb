"""The tutorial that sets up a model on a GPU, walked on a CPU with a tiny model of the same family."""

import os
import subprocess
import sys
from pathlib import Path

from tests.diffusion.conftest import Models
from tests.diffusion.hub import running
from tests.docs.pages import DOCS, blocks

PAGE = DOCS / "tutorial" / "gpus.md"
MODEL = "black-forest-labs/FLUX.1-schnell"
NOT_HERE = ("pip install", "limner serve")
"""What the environment of these tests has done, and what does not end."""


def test_the_tutorial(models: Models, tmp_path: Path) -> None:
    (settings,) = blocks(PAGE, "toml")
    (tmp_path / "limner.toml").write_text(settings.replace("cuda:0", "cpu"))
    lines = [line for block in blocks(PAGE, "bash") for line in block.splitlines() if not line.startswith(NOT_HERE)]
    assert [line.split()[:2] for line in lines] == [["limner", "models"], ["limner", "models"], ["limner", "doctor"]]
    root = models("flux")
    files = {file.relative_to(root).as_posix(): file.read_bytes() for file in root.rglob("*") if file.is_file()}
    with running(files, MODEL) as hub:
        environment = {
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
            "HOME": str(tmp_path / "home"),
            "HF_ENDPOINT": hub.url,
            "HF_HUB_DISABLE_XET": "1",
            "HF_HUB_DISABLE_TELEMETRY": "1",
        }
        ran = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", "\n".join(lines)],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
    assert ran.returncode == 0, ran.stderr + ran.stdout
    assert "flux" in ran.stdout
