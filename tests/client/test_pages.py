"""The Python of the documentation, run at a service."""

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.api.service import Customer, Service
from tests.docs.pages import DOCS, ROOT, blocks

SNIPPETS = [
    block
    for page in (ROOT / "README.md", DOCS / "python.md")
    for block in blocks(page, "python")
    if "from limner import" in block or "import limner" in block
]


@pytest.mark.parametrize("snippet", SNIPPETS, ids=lambda text: " ".join(text.split()[:6]))
def test_a_snippet_runs(
    snippet: str, service: Service, customer: Customer, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIMNER_URL", service.url)
    monkeypatch.setenv("LIMNER_KEY", customer.key)
    Image.new("RGB", (300, 300), "white").save(home / "photo.jpg")
    code = snippet.replace("http://127.0.0.1:8000/v1", service.url).replace("lmn_…", customer.key)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
