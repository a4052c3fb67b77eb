"""OpenAI's SDK and Vercel's AI SDK for Node.js, as their users have them. `make test-clients` installs them."""

import base64
import json
import os
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.api.pictures import pixels
from tests.api.service import Customer, Service
from tests.api.test_styles import RED, flat

NODE = shutil.which("node")
HERE = Path(__file__).with_name("node")
INSTALLED = NODE is not None and (HERE / "node_modules").is_dir()


@pytest.mark.skipif(not INSTALLED, reason="the clients for Node.js are not installed; `make test-clients` does it")
def test_they_generate_stream_and_edit(service: Service, customer: Customer) -> None:
    environment = {
        **os.environ,
        "LIMNER_URL": f"{service.url}/v1",
        "LIMNER_KEY": customer.key,
        "PICTURE": base64.b64encode(flat(RED, 256)).decode(),
    }
    done = subprocess.run(
        [str(NODE), "client.mjs"], cwd=HERE, env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert [pixels(httpx.get(link).content).shape for link in found["links"]] == [(1024, 1024, 3)] * 2
    assert found["events"] == [["image_generation.completed", "1024x1024", True]]
    assert pixels(httpx.get(found["edited"]).content).shape == (256, 256, 3)
    assert (found["models"], found["model"]) == (21, "svcv4_1")
    assert found["refused"] == [400, "invalid_size", "size"]
    assert found["sdk"] == {"openai": ["image/webp"] * 2, "compatible": ["image/webp"] * 2}
    assert service.account(customer).balance == 100_000 - 7 * (2 + 1 + 2 + 2) - 35
