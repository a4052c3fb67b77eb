"""A page of the documentation walked from its first block of code to its last, as its reader would."""

import os
import re
import subprocess
from pathlib import Path

from tests.cli.serving import SCRIPT, Serving
from tests.docs.pages import code

STARTS = {"make run", "limner serve"}
"""Blocks that start the service: it runs already."""
ADDRESS = "http://127.0.0.1:8000"


def script(page: Path) -> str:
    """All that the page says to type and to run, in its order, as one shell script."""
    steps = []
    for language, text in code(page):
        if language == "sh" and text.strip() not in STARTS:
            steps.append(text)
        elif language == "python":
            steps.append(f"python - <<'END_OF_PYTHON'\n{text}END_OF_PYTHON\n")
    return "\n".join(steps)


def walk(page: Path, home: Path, service: Serving, key: str) -> "subprocess.CompletedProcess[str]":
    """Run it in a directory of its own, against the service."""
    said = script(page).replace(ADDRESS, service.root).replace("lmn_…", key)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LIMNER_")}
    return subprocess.run(
        ["bash", "-euo", "pipefail", "-c", said],
        cwd=home,
        env={
            **kept,
            "PATH": f"{SCRIPT.parent}{os.pathsep}{os.environ['PATH']}",
            "LIMNER_URL": f"{service.root}/v1",
            "LIMNER_KEY": key,
        },
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def promised(page: Path) -> set[str]:
    """The names of the files that the page says it writes."""
    text = "\n".join(body for _, body in code(page))
    return set(re.findall(r"(?:-o |save\(\"|tee )([\w.-]+\.\w+)", text))
