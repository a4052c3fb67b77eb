"""The systemd units by `systemd-analyze verify`, with a program in the place of those that are not installed."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.deploy.conftest import ROOT

UNITS = ROOT / "deploy" / "systemd"

pytestmark = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze here")


def verified(directory: Path, text: str = "") -> str:
    """What is said of the units with their examples of drop-ins on, and `text` added to the service's."""
    for source in UNITS.rglob("*.*"):
        if source.is_file():
            target = directory / source.relative_to(UNITS).with_name(source.name.removesuffix(".example"))
            target.parent.mkdir(exist_ok=True)
            target.write_text(re.sub(r"/opt/limner/bin/\w+", "/bin/true", source.read_text(encoding="utf-8")))
    with (directory / "limner.service").open("a") as unit:
        unit.write(text)
    units = [directory / name for name in ("limner.service", "limner-ray-node.service")]
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *units],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return "".join(line for line in done.stdout.splitlines(keepends=True) if str(directory) in line or "limner" in line)


def test_verify_finds_nothing(tmp_path: Path) -> None:
    assert verified(tmp_path) == ""


def test_verify_is_heard(tmp_path: Path) -> None:
    assert "Unknown key" in verified(tmp_path, "[Service]\nReadonly=yes\n")


def test_the_service_is_hardened(tmp_path: Path) -> None:
    verified(tmp_path)
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--threshold=30", tmp_path / "limner.service"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
