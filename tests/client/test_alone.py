"""The package as `pip install limner` brings it: without what draws, and without what serves."""

import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path

from packaging.requirements import Requirement

import limner

ROOT = Path(__file__).parents[2]

BLOCK = """
import sys
from importlib.abc import MetaPathFinder

class Absent(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in sys.argv[1].split():
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent())
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *a: None if name in sys.argv[1].split() else found(name, *a)
"""


def needed(*roots: str) -> set[str]:
    """The distributions that requirements lead to, here."""
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        requirement = Requirement(waiting.pop())
        if requirement.marker and not requirement.marker.evaluate({"extra": ""}):
            continue
        if (name := requirement.name.lower().replace("_", "-")) not in found:
            found.add(name)
            waiting += [each for each in requires(name) or () if "extra ==" not in each]
    return found


def absent() -> str:
    """The modules that the core does not bring."""
    core = needed(*tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]) | {"limner"}
    there = packages_distributions()
    return " ".join(
        module for module, owners in there.items() if not {owner.lower().replace("_", "-") for owner in owners} & core
    )


def without(code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", BLOCK + code, absent()], capture_output=True, text=True, check=False)


def test_the_core_imports_nothing_of_the_service() -> None:
    done = without("""
from limner import AsyncLimner, Limner, LimnerError, Picture, Pictures
from typer.testing import CliRunner
from limner.cli.main import REMOTE, app
for name in REMOTE:
    result = CliRunner().invoke(app, [name, "--help"])
    assert result.exit_code == 0, (name, result.output, result.exception)
parts = {name.split(".")[1] for name in sys.modules if name.startswith("limner.")}
print(sorted(parts))
for arguments in (["serve"], ["draw", "a fox", "-o", "a.png"], ["generate", "a fox", "-o", "a.png"]):
    result = CliRunner().invoke(app, arguments)
    print(result.exit_code, result.stderr.strip())
import limner
try:
    limner.draw("a fox")
except LimnerError as error:
    print(error)
""")
    assert done.returncode == 0, done.stderr
    parts, serve, draw, generate, function = done.stdout.splitlines()
    assert parts == "['cli', 'client', 'kit']"
    assert serve == "1 limner: `limner serve` needs more than is installed: pip install 'limner[server]'"
    assert draw == "1 limner: `limner draw` needs more than is installed: pip install 'limner[draw]'"
    assert generate.endswith("pip install 'limner[draw]'")
    assert function.endswith("pip install 'limner[draw]'")


def test_what_is_named_is_there_and_is_imported_late() -> None:
    assert all(getattr(limner, name) for name in limner.__all__)
    code = "import sys, limner; print([name for name in ('httpx', 'typing', 'limner.client') if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); {code}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "[]\n"


def test_drawing_here_is_what_the_service_draws() -> None:
    one, other = (limner.draw("a red fox", model="svcv4_1_vector", random_seed=7) for _ in range(2))
    assert one.bytes == other.bytes
    assert (one.format, one.seed) == ("svg", 7)
