"""The recipes work: their changes apply to the code as it is, and their tests pass on it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import DOCS, ROOT, blocks

RECIPES = DOCS / "recipes.md"
_FILE = re.compile(r"# ((?:src|tests)/\S+\.py)\n")


def files() -> Iterator[tuple[str, str]]:
    """The blocks that are whole files: name and text."""
    for block in blocks(RECIPES, "python"):
        named = _FILE.match(block)
        assert named, f"a block does not begin with its file's name: {block[:60]!r}"
        yield named[1], block[named.end() :]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The code with all recipes followed."""
    copy = tmp_path_factory.mktemp("recipes")
    shutil.copytree(ROOT / "src", copy / "src")  # with its bytecode: to compile all takes seconds
    for block in blocks(RECIPES, "diff"):
        command = ["git", "apply", "-"]
        # Somewhere above may be a repository, which git would apply the change to instead.
        alone = os.environ | {"GIT_CEILING_DIRECTORIES": str(copy.parent)}
        applied = subprocess.run(command, cwd=copy, env=alone, input=block, text=True, capture_output=True)
        assert not applied.returncode, f"{applied.stderr}\nof\n{block}"
    for name, text in files():
        path = copy / name
        assert not path.exists(), f"{name} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return copy


def test_their_tests_pass(copy: Path) -> None:
    tests = [name for name, _ in files() if name.startswith("tests/")]
    assert len(tests) == 4
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir=.", *tests]
    run = subprocess.run(
        command, cwd=copy, env=os.environ | {"PYTHONPATH": "src"}, text=True, capture_output=True, timeout=300
    )
    assert not run.returncode, run.stdout + run.stderr
    assert " passed" in run.stdout


def test_their_files_are_in_the_projects_format(copy: Path) -> None:
    changed = [name for name, _ in files()]
    for block in blocks(RECIPES, "diff"):
        changed += re.findall(r"^\+\+\+ b/(.+)$", block, re.MULTILINE)
    shutil.copy(ROOT / "pyproject.toml", copy)
    for check in (["check"], ["format", "--check"]):
        run = subprocess.run(
            [sys.executable, "-m", "ruff", *check, "--no-cache", *changed], cwd=copy, text=True, capture_output=True
        )
        assert not run.returncode, run.stdout + run.stderr
