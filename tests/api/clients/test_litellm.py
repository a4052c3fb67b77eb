"""LiteLLM as a client, unchanged: its `recraft` provider, and its `openai` one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.api.pictures import pixels
from tests.api.service import Service
from tests.api.test_styles import RED, flat

PYTHON = Path(sys.prefix) / "clients" / "bin" / "python"
SCRIPT = Path(__file__).with_name("litellm_client.py")


@pytest.mark.skipif(not PYTHON.exists(), reason="LiteLLM is not installed; `make test-clients` does it")
def test_it_generates_and_edits(strict: Service, tmp_path: Path) -> None:
    customer, picture = strict.customer(), tmp_path / "picture.png"
    picture.write_bytes(flat(RED, 256))
    environment = {
        **os.environ,
        "RECRAFT_API_BASE": strict.url,
        "RECRAFT_API_KEY": customer.key,
        "LITELLM_LOCAL_MODEL_COST_MAP": "True",
    }
    done = subprocess.run(
        [PYTHON, SCRIPT, picture], env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    links = json.loads(done.stdout.splitlines()[-1])
    sizes = [pixels(httpx.get(link, timeout=60).content).shape for link in links]
    assert sizes == [(1024, 1024, 3), (1024, 1024, 3), (256, 256, 3), (1024, 1024, 3)]
    assert strict.account(customer).balance == 100_000 - 3 * 40 - 7
