"""The examples in the documentation are requests that the service takes."""

import ast
import json
import re
import shlex
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

import pytest

from limner.api.app import ROUTERS
from limner.api.endpoints import ENDPOINTS
from limner.api.wire import ImagesResponse
from limner.catalog.models import DEFAULT, MODELS
from limner.catalog.operations import OPERATIONS
from limner.engines.jobs import GenerateJob
from limner.mcp import routes as mcp
from limner.mcp.tools import TOOLS
from limner.studio.create_style import CreateStyleRequest
from limner.studio.edit import Plan
from limner.studio.fields import read
from limner.studio.generate import GenerateRequest, resolve
from limner.studio.pictures import Attachment
from limner.studio.settings import StudioSettings
from tests.docs.pages import PAGES, ROOT, blocks, commands, name_of

README = ROOT / "README.md"


@pytest.fixture(autouse=True)
def _no_file_of_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may keep a `limner.toml` here."""
    monkeypatch.chdir(tmp_path)


def jobs_of(body: Any) -> list[GenerateJob]:
    """What the service makes of a body. Raises InvalidRequest."""
    return resolve(read(GenerateRequest, body, encoding="json", compat="strict"), StudioSettings(), fresh_seed=1)


def plan_of(path: str, form: dict[str, Any]) -> Plan:
    """What the service makes of a form. Raises InvalidRequest."""
    endpoint = next(endpoint for endpoint in ENDPOINTS if path.endswith(f"/{endpoint.path}"))
    values = {name: Attachment(name, b"") if value.startswith("@") else value for name, value in form.items()}
    return read(endpoint.request, values, encoding="multipart", compat="strict").plan(StudioSettings(), 1)


def style_of(form: list[tuple[str, str]]) -> CreateStyleRequest:
    """What the service makes of a form that makes a style. Raises InvalidRequest."""
    values: dict[str, Any] = {name: value for name, value in form if not value.startswith("@")}
    values["files"] = [Attachment(name, b"") for name, value in form if value.startswith("@")]
    return read(CreateStyleRequest, values, encoding="multipart", compat="strict")


def curls() -> Iterator[Any]:
    for page in PAGES:
        for line in commands(page):
            if line.startswith("curl "):
                yield pytest.param(shlex.split(line)[1:], id=f"{name_of(page)}: {line[:60]}")


@pytest.mark.parametrize("words", list(curls()))
def test_a_curl_line(words: list[str]) -> None:
    words = [word.replace("$LIMNER_URL", "http://127.0.0.1:8000/v1").replace("$LIMNER_KEY", "$KEY") for word in words]
    url = next(word for word in words if word.startswith("http"))
    options = {word: words[place + 1] for place, word in enumerate(words) if word.startswith("-")}
    assert "Authorization: Bearer $KEY" in words
    if urlsplit(url).path == mcp.PATH:
        call = json.loads(options["-d"])["params"]
        assert TOOLS[call["name"]].arguments.read(call.get("arguments", {}))
        return
    routes: Any = (route for router in ROUTERS for route in router.routes)
    assert urlsplit(url).path in {route.path for route in routes if "POST" in route.methods}
    fields = [field.partition("=") for flag, field in pairwise(words) if flag == "-F"]
    if "-d" in options:
        assert jobs_of(json.loads(options["-d"].replace("…", str(UUID(int=0)))))
    elif url.endswith("/styles"):
        style = style_of([(name, value) for name, _, value in fields])
        assert style.files
        assert style.model in OPERATIONS["create_style"].models
    else:
        assert plan_of(urlsplit(url).path, {name: value for name, _, value in fields})


def test_there_are_curl_lines() -> None:
    assert list(curls())


def test_the_answer() -> None:
    (text,) = blocks(README, "json")
    answer = ImagesResponse.model_validate_json(text.replace('"image_id": "…"', f'"image_id": "{"0" * 32}"'))
    assert answer.credits == OPERATIONS["generate"].price(1, MODELS[DEFAULT])


def test_the_openai_sdk() -> None:
    text = next(block for block in blocks(README, "python") if "openai" in block)
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    said = {ast.unparse(call.func): {word.arg: word.value for word in call.keywords} for call in calls}
    assert ast.literal_eval(said["OpenAI"]["base_url"]).endswith("/v1")
    body = {name: ast.literal_eval(value) for name, value in said["client.images.generate"].items()}
    body |= body.pop("extra_body")
    (job,) = jobs_of(body)
    assert job.vector == ("an SVG" in text)
    assert job.seed == body["random_seed"]


def test_the_default_address_is_the_one_that_serve_listens_on() -> None:
    cli = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    host, port = re.findall(r"`--(?:host|port) .*\[default: ([\w.]+)", cli)
    assert f"http://{host}:{port}/v1" in README.read_text(encoding="utf-8")
