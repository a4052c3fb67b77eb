"""The Dockerfiles by hadolint, every rule on."""

from pathlib import Path

import pytest

from tests.deploy.conftest import ROOT, run


@pytest.mark.parametrize("name", ["Dockerfile", "Dockerfile.cuda"])
def test_hadolint_finds_nothing(name: str) -> None:
    done = run("hadolint", "--no-color", Path("deploy") / name)
    assert (done.returncode, done.stdout) == (0, "")


def test_hadolint_is_heard(tmp_path: Path) -> None:
    (tmp_path / "Dockerfile").write_text("FROM debian\n")
    assert "DL3006" in run("hadolint", tmp_path / "Dockerfile").stdout


def test_what_an_image_copies_is_in_its_context() -> None:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    kept = {line.removeprefix("!") for line in lines if line.startswith("!")}
    for name in ("Dockerfile", "Dockerfile.cuda"):
        for line in (ROOT / "deploy" / name).read_text(encoding="utf-8").splitlines():
            if line.startswith("COPY ") and "--from" not in line:
                sources = line.split()[1:-1]
                assert all(any(source == each or source.startswith(f"{each}/") for each in kept) for source in sources)
