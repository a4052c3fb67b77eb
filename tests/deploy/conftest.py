"""The tools that look at files of deploy/, in an environment of their own: `make test-deploy` sets it up."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / ".venv" / "deploy" / "bin"

Resource = dict[str, Any]
Render = Callable[[dict[str, Any]], list[Resource]]


def run(tool: str, *arguments: str | Path, given: str = "") -> subprocess.CompletedProcess[str]:
    """What a tool says, both streams in one."""
    command = [TOOLS / tool, *arguments]
    return subprocess.run(
        command, input=given, text=True, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )


def ask(question: dict[str, Any]) -> Any:
    """The answer of `chart.py`, which runs with Helm's library and the schemas of Kubernetes."""
    done = run("python", Path(__file__).with_name("chart.py"), given=json.dumps(question))
    assert done.returncode == 0, done.stdout
    return json.loads(done.stdout)


def pytest_report_header() -> str:
    """What cannot be looked at on this machine."""
    missing = [] if shutil.which("systemd-analyze") else ["the systemd units, since there is no systemd-analyze"]
    return "not looked at: " + ", ".join([*missing, "whether any of it runs, which takes Docker and a cluster"])


@pytest.fixture(scope="session")
def render() -> Render:
    """The chart's resources for some values; AssertionError where the chart refuses them."""

    def resources(values: dict[str, Any]) -> list[Resource]:
        rendered: list[Resource] = ask({"do": "render", "values": values})
        return rendered

    return resources
