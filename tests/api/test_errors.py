"""Every way to get an error over HTTP: its status, its body's shape, and that it costs nothing."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from sqlalchemy import make_url

from limner.accounts.accounts import Accounts
from limner.api.wire import ErrorDetail
from limner.kit.database import Database
from limner.kit.error_codes import ERROR_CODES
from tests.api.service import Customer, Service, until
from tests.cable import Cable

TYPES = ErrorDetail.model_fields["type"].annotation.__args__  # type: ignore[union-attr]
GENERATE = "/images/generations"


@dataclass(frozen=True)
class Case:
    """A request and the error that it has to get."""

    code: str
    param: str | None = None
    body: Any = None
    content: bytes | None = None
    path: str = GENERATE
    method: str = "POST"
    headers: dict[str, str] = field(default_factory=dict)
    form: dict[str, Any] | None = None
    files: Any = None
    said: str = ""

    def send(self, client: httpx.Client) -> httpx.Response:
        if self.form is not None or self.files is not None:
            return client.post(self.path, data=self.form, files=self.files or {"ignored": b""}, headers=self.headers)
        if self.content is not None:
            headers = {"Content-Type": "application/json", **self.headers}
            return client.request(self.method, self.path, content=self.content, headers=headers)
        return client.request(self.method, self.path, json=self.body, headers=self.headers)


def prompt(**fields: Any) -> dict[str, Any]:
    return {"prompt": "a fox", **fields}


SQUARE = [[0, 0], [1, 0], [1, 1], [0, 1]]
WORD = {"text": "FOX", "bbox": SQUARE}
V3 = {"model": "svcv3"}
CASES = {
    # What is not a request at all.
    "an empty body": Case("invalid_json", content=b""),
    "broken JSON": Case("invalid_json", content=b'{"prompt": '),
    "a list": Case("invalid_json", content=b"[]", said="object"),
    "a string": Case("invalid_json", content=b'"prompt"'),
    "a key twice": Case("invalid_json", "prompt", content=b'{"prompt": "a", "prompt": "b"}'),
    "NaN": Case("invalid_json", content=b'{"prompt": "a", "n": NaN}'),
    "a number of 5,000 digits": Case("invalid_json", content=b'{"prompt": "a", "n": ' + b"1" * 5000 + b"}"),
    "deep nesting": Case("invalid_json", content=b'{"prompt": ' + b"[" * 100_000),
    "deep nesting that is valid": Case("invalid_json", content=b'{"a": ' + b"[" * 500 + b"]" * 500 + b"}"),
    "half a character": Case("invalid_json", content=b'{"prompt": "\\ud83d"}'),
    "Latin-1": Case("invalid_json", content='{"prompt": "é"}'.encode("latin-1")),
    "UTF-16": Case("invalid_json", content='{"prompt": "a"}'.encode("utf-16")),
    "another content type": Case("unsupported_media_type", content=b"a", headers={"Content-Type": "text/plain"}),
    "a URL-encoded form": Case(
        "unsupported_media_type", content=b"prompt=a", headers={"Content-Type": "application/x-www-form-urlencoded"}
    ),
    "no content type": Case("unsupported_media_type", content=b"{}", headers={"Content-Type": ""}),
    "an unknown charset": Case(
        "unsupported_media_type", content=b"{}", headers={"Content-Type": "application/json; charset=klingon"}
    ),
    "another charset": Case(
        "unsupported_media_type", content=b"{}", headers={"Content-Type": "multipart/form-data; charset=latin-1"}
    ),
    "a compressed body": Case("unsupported_media_type", content=b"{}", headers={"Content-Encoding": "gzip"}),
    "a form without boundary": Case(
        "invalid_multipart", content=b"--x--", headers={"Content-Type": "multipart/form-data"}
    ),
    "a form that is none": Case(
        "invalid_multipart", content=b"hello", headers={"Content-Type": "multipart/form-data; boundary=x"}
    ),
    "a form cut off": Case(
        "invalid_multipart",
        content=b'--x\r\nContent-Disposition: form-data; name="prompt"\r\n\r\na',
        headers={"Content-Type": "multipart/form-data; boundary=x"},
    ),
    "a part without name": Case(
        "invalid_multipart",
        content=b"--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n",
        headers={"Content-Type": "multipart/form-data; boundary=x"},
    ),
    "a form in Latin-1": Case("invalid_multipart", "prompt", files={"prompt": (None, b"\xe9")}),
    "a field twice": Case("invalid_multipart", "prompt", form={"prompt": ["a", "b"]}),
    "a file for a text": Case("invalid_multipart", "prompt", files={"prompt": ("a.txt", b"a fox")}),
    "nested JSON that is broken": Case("invalid_multipart", "controls", form=prompt(controls="{")),
    "fields of 2 MB": Case("request_too_large", content=b'{"prompt": "' + b"a" * 2_000_000 + b'"}'),
    "a prompt of 10 MB": Case("request_too_large", body=prompt(prompt="a" * 10_000_000)),
    "a form field of 2 MB": Case("request_too_large", form=prompt(prompt="a" * 2_000_000)),
    "a data URL as prompt": Case("prompt_too_long", "prompt", body=prompt(prompt="data:" + "a" * 2_000_000)),
    # Fields.
    "nothing": Case("required_field_missing", "prompt", body={}),
    "a null prompt": Case("required_field_missing", "prompt", body={"prompt": None}),
    "an empty prompt": Case("prompt_empty", "prompt", body=prompt(prompt=" \n\t ")),
    "an empty prompt in a form": Case("prompt_empty", "prompt", form={"prompt": ""}),
    "a prompt of numbers": Case("invalid_type", "prompt", body={"prompt": 1}),
    "a long prompt": Case("prompt_too_long", "prompt", body=prompt(prompt="a" * 10_001)),
    "a long prompt for V3": Case("prompt_too_long", "prompt", body={"prompt": "a" * 1001, **V3}),
    "no such model": Case("invalid_model", "model", body=prompt(model="gpt-image-1")),
    "a model of numbers": Case("invalid_type", "model", body=prompt(model=4)),
    "no images": Case("invalid_n", "n", body=prompt(n=0)),
    "seven images": Case("invalid_n", "n", body=prompt(n=7)),
    "endless images": Case("invalid_n", "n", body=prompt(n=10**40)),
    "half an image": Case("invalid_type", "n", body=prompt(n=1.5)),
    "true images": Case("invalid_type", "n", body=prompt(n=True)),
    "images in words": Case("invalid_type", "n", body=prompt(n="two")),
    "a number as a string": Case("invalid_type", "n", body=prompt(n="2")),
    "seven images in a form": Case("invalid_n", "n", form=prompt(n="7")),
    "a size of another model": Case("invalid_size", "size", body=prompt(size="2048x2048")),
    "a ratio that is none of the fourteen": Case("invalid_size", "size", body=prompt(size="32:18")),
    "pixels on a vector model": Case("invalid_size", "size", body=prompt(size="1024x1024", model="svcv4_1_vector")),
    "an automatic size": Case("invalid_size", "size", body=prompt(size="auto")),
    "a negative seed": Case("invalid_seed", "random_seed", body=prompt(random_seed=-1)),
    "a seed of 33 bits": Case("invalid_seed", "random_seed", body=prompt(random_seed=2**32)),
    "two seeds": Case("conflicting_parameters", "seed", body=prompt(seed=1, random_seed=2)),
    "another response format": Case("invalid_value", "response_format", body=prompt(response_format="xml")),
    "another image format": Case("invalid_value", "image_format", body=prompt(image_format="jpeg")),
    "no such style": Case("invalid_style", "style", body=prompt(style="Crayon")),
    "a style of another model": Case("style_model_mismatch", "style", body=prompt(style="Kawaii", **V3)),
    "a style on V4": Case("unsupported_parameter", "style", body=prompt(style="Icon", model="svcv4_1")),
    "a style and its id": Case("conflicting_parameters", "style", body=prompt(style="Icon", style_id=str(uuid4()))),
    "somebody's style": Case("style_not_found", "style_id", body=prompt(style_id=str(uuid4()), **V3)),
    "a style id that is none": Case("invalid_value", "style_id", body=prompt(style_id="mine")),
    "a match without style": Case("required_field_missing", "style_match", body=prompt(style_match="precise")),
    "V4 Styles without style": Case("required_field_missing", "style_id", body=prompt(model="svcv4_styles")),
    "a style reference that cannot be had": Case(
        "image_fetch_failed", "style_reference_urls[0]", body=prompt(style_reference_urls=["http://10.0.0.1/a.png"])
    ),
    "style references that are no pictures": Case(
        "image_unreadable",
        "style_references",
        form=prompt(),
        files=[("style_references", ("a.png", b"\x89PNG")), ("style_references[]", ("b.png", b"\x89PNG"))],
    ),
    "a negative prompt on V4": Case("unsupported_parameter", "negative_prompt", body=prompt(negative_prompt="x")),
    "words on V4": Case("unsupported_parameter", "text_layout", body=prompt(text_layout=[WORD])),
    "an artistic level on V4": Case(
        "unsupported_parameter", "controls.artistic_level", body=prompt(controls={"artistic_level": 1})
    ),
    "two words": Case(
        "invalid_text_layout", "text_layout[0].text", body=prompt(**V3, text_layout=[{**WORD, "text": "A FOX"}])
    ),
    "small letters": Case(
        "invalid_text_layout", "text_layout[1].text", body=prompt(**V3, text_layout=[WORD, {**WORD, "text": "fox"}])
    ),
    "a triangle": Case(
        "invalid_text_layout", "text_layout[0].bbox", body=prompt(**V3, text_layout=[{**WORD, "bbox": SQUARE[:3]}])
    ),
    "a colour of two parts": Case(
        "invalid_color", "controls.colors[0].rgb", body=prompt(controls={"colors": [{"rgb": [1, 2]}]})
    ),
    "a colour beyond white": Case(
        "invalid_color",
        "controls.background_color.rgb",
        body=prompt(controls={"background_color": {"rgb": [0, 0, 256]}}),
    ),
    "eleven colours": Case(
        "invalid_color", "controls.colors", body=prompt(controls={"colors": [{"rgb": [1, 2, 3]}] * 11})
    ),
    "a weight for one of two": Case(
        "invalid_color",
        "controls.colors",
        body=prompt(controls={"colors": [{"rgb": [1, 2, 3], "weight": 0.5}, {"rgb": [1, 2, 3]}]}),
    ),
    "weights above one": Case(
        "invalid_color", "controls.colors", body=prompt(controls={"colors": [{"rgb": [1, 2, 3], "weight": 0.6}] * 2})
    ),
    "controls that are a list": Case("invalid_type", "controls", body=prompt(controls=[])),
    "a vector model for raster": Case(
        "wrong_output_type", "model", path=f"{GENERATE}/raster", body=prompt(model="svcv4_1_vector")
    ),
    "a raster style for vector": Case(
        "wrong_output_type", "style", path=f"{GENERATE}/vector", body=prompt(style="Photorealism")
    ),
    # The request around it.
    "a long idempotency key": Case("invalid_idempotency_key", body=prompt(), headers={"Idempotency-Key": "k" * 256}),
    "an empty idempotency key": Case("invalid_idempotency_key", body=prompt(), headers={"Idempotency-Key": ""}),
    "another method": Case("method_not_allowed", method="PUT", body=prompt(), said="POST"),
    "another method elsewhere": Case("method_not_allowed", method="POST", path="/users/me", said="GET"),
    "a link that is made up": Case("link_forged", method="GET", path=f"/images/{uuid4()}.png"),
    # The engine.
    "an engine that fails": Case("engine_failed", body={"prompt": "fail", "model": "svcv4_1_flash"}),
    "an engine that stumbles": Case("engine_failed", body={"prompt": "stumble", "model": "svcv4_1_flash"}),
    "an engine that crashes": Case("engine_crashed", body={"prompt": "crash", "model": "svcv4_1_flash"}),
}


@pytest.fixture(scope="module")
def spender(service: Service) -> Customer:
    """One account for all cases: whatever they do, its balance stays."""
    return service.customer()


@pytest.fixture(scope="module")
def client(service: Service, spender: Customer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{service.url}/v1", headers=spender.headers, timeout=60) as made:
        yield made


def check(response: httpx.Response, code: str, param: str | None) -> dict[str, Any]:
    """The one shape of an error."""
    document: dict[str, Any] = response.json()
    inner = document["error"]
    assert document.keys() == {"code", "message", "error"}
    assert inner.keys() == {"code", "message", "param", "type"}
    assert (inner["code"], inner["param"]) == (code, param), inner["message"]
    assert (document["code"], document["message"]) == (inner["code"], inner["message"])
    assert inner["type"] in TYPES
    assert (response.status_code, inner["type"]) == (ERROR_CODES[code].status, ERROR_CODES[code].type)
    assert 10 < len(inner["message"]) <= 1000
    assert inner["message"].endswith((".", "…", "}"))
    assert "Traceback" not in response.text
    assert "secret" not in response.text
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-request-id"]
    assert response.headers["cache-control"] == "no-store"
    return dict(inner)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_every_error(service: Service, client: httpx.Client, spender: Customer, case: Case) -> None:
    error = check(case.send(client), case.code, case.param)
    assert case.said in error["message"]
    account = service.account(spender)
    assert (account.balance, account.held) == (100_000, 0)


@pytest.mark.parametrize("response_format", ["url", "b64_json", "multipart"])
def test_errors_are_json_whatever_was_asked_for(client: httpx.Client, response_format: str) -> None:
    response = client.post(GENERATE, json={**prompt(n=7), "response_format": response_format})
    check(response, "invalid_n", "n")


def test_too_little_left(service: Service) -> None:
    customer = service.customer(units=34)
    response = httpx.post(f"{service.url}/v1{GENERATE}", json=prompt(), headers=customer.headers)
    error = check(response, "insufficient_credits", None)
    assert "35" in error["message"]
    assert "34" in error["message"]
    assert service.account(customer).balance == 34


def ask(service: Service, customer: Customer, name: str, **request: object) -> httpx.Response:
    """A generation in a request of that id."""
    headers = {**customer.headers, "X-Request-Id": name}
    body = {"model": "svcv4_1_flash", **request}
    return httpx.post(f"{service.url}/v1{GENERATE}", json=body, headers=headers, timeout=90)


def refusals(service: Service) -> dict[str, str]:
    """The codes of what was refused, by the request's id, as its log says; it has no traceback."""
    assert "Traceback" not in service.lines()
    lines = [json.loads(line) for line in service.lines().splitlines()]
    return {line["request_id"]: line["error"] for line in lines if line["event"] == "request_refused"}


def test_a_queue_that_is_full(start_service: Callable[..., Service], tmp_path: Path) -> None:
    service = start_service(workers="1", queue="7")
    customer, go = service.customer(), tmp_path / "go"
    with ThreadPoolExecutor(1) as thread:
        slow = thread.submit(ask, service, customer, "slow", prompt=f"hold {go}", n=6)
        until(lambda: service.account(customer).held == 42)
        refused = ask(service, customer, "refused", prompt="x", n=6)
        go.touch()
    check(refused, "overloaded", None)
    assert int(refused.headers["retry-after"]) >= 1
    assert slow.result().status_code == 200
    account = service.account(customer)
    assert (account.balance, account.held) == (100_000 - 42, 0)
    assert refusals(service) == {"refused": "overloaded"}


def test_an_engine_that_takes_too_long(start_service: Callable[..., Service]) -> None:
    service = start_service(workers="1", request_timeout="1")
    customer = service.customer()
    check(ask(service, customer, "slow", prompt="sleep 600"), "timeout", None)
    account = service.account(customer)
    assert (account.balance, account.held) == (100_000, 0)
    assert refusals(service) == {"slow": "timeout"}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/v1/nothing"),
        ("POST", "/v1/images/nothing"),
        ("GET", "/v1"),
        ("GET", "/v1/"),
        ("POST", "/v1/images/generations/"),
        ("GET", "/v1/users/me/"),
        ("GET", "//v1/users/me"),
        ("GET", "/v1/%00"),
        ("GET", "/v1/%ff%fe"),
        ("GET", "/v1/" + "a" * 5000),
        ("GET", "/redoc"),
        ("GET", "/docs/nothing.css"),
        ("GET", "/docs/..%2fpage.py"),
    ],
)
def test_an_unknown_path(service: Service, method: str, path: str) -> None:
    response = httpx.request(method, f"{service.url}{path}")
    assert (response.status_code, response.headers["content-type"]) == (404, "text/plain")
    assert response.text == "404 page not found"
    assert response.headers["x-request-id"]


def test_a_path_that_lacks_the_version_is_told_so(service: Service) -> None:
    response = httpx.get(f"{service.url}/openapi.json")
    assert response.status_code == 404
    assert response.text == "404 page not found; the interface is at /v1: try /v1/openapi.json"


@pytest.mark.parametrize(
    ("path", "allowed"),
    [("/v1/images/generations", "POST"), ("/v1/users/me", "GET, HEAD"), ("/ping", "GET, HEAD"), ("/docs", "GET, HEAD")],
)
def test_another_method_names_those_that_work(service: Service, path: str, allowed: str) -> None:
    response = httpx.request("DELETE", f"{service.url}{path}")
    check(response, "method_not_allowed", None)
    assert response.headers["allow"] == allowed


def test_the_log_knows_what_the_caller_does_not(service: Service, client: httpx.Client) -> None:
    request = {"prompt": "stumble", "model": "svcv4_1_flash"}
    response = client.post(GENERATE, json=request, headers={"X-Request-Id": "stumbling-1"})
    assert response.headers["x-request-id"] == "stumbling-1"
    lines = [json.loads(line) for line in service.lines().splitlines() if "stumbling-1" in line]
    assert any("a secret of the engine" in line.get("exception", "") for line in lines)
    line = service.request_line("stumbling-1")
    assert (line["status"], line["error"]) == (500, "engine_failed")


def test_an_engine_that_fails_on_purpose_leaves_its_traceback(service: Service, client: httpx.Client) -> None:
    client.post(GENERATE, json={"prompt": "fail", "model": "svcv4_1_flash"}, headers={"X-Request-Id": "failing-1"})
    lines = [json.loads(line) for line in service.lines().splitlines() if "failing-1" in line]
    assert any("in _fail" in line.get("exception", "") for line in lines)


def test_what_nobody_foresaw(start_service: Callable[..., Service]) -> None:
    service = start_service()
    customer = service.customer()
    with closing(sqlite3.connect(service.data / "limner.sqlite3")) as database:
        database.execute("DROP TABLE keys")
    response = httpx.get(f"{service.url}/v1/users/me", headers={**customer.headers, "X-Request-Id": "unforeseen"})
    error = check(response, "internal_error", None)
    assert "unforeseen" in error["message"]
    assert "keys" not in response.text
    assert any("no such table" in line for line in service.lines().splitlines() if "unforeseen" in line)
    line = service.request_line("unforeseen")
    assert (line["status"], line["error"]) == (500, "internal_error")
    assert httpx.get(f"{service.url}/ping").status_code == 200


def test_a_database_that_does_not_answer(start_service: Callable[..., Service], postgresql_url: str) -> None:
    url = make_url(postgresql_url)
    with Cable(url.host or "", url.port or 5432) as cable:
        near = url.set(host="127.0.0.1", port=cable.port).render_as_string(hide_password=False)
        service = start_service(database_url=near)
        customer = asyncio.run(_customer(postgresql_url))

        def ask(**headers: str) -> httpx.Response:
            return httpx.get(f"{service.url}/v1/users/me", headers={**customer.headers, **headers}, timeout=30)

        assert ask().status_code == 200
        cable.cut()
        response = ask(**{"X-Request-Id": "outage"})
        error = check(response, "database_unavailable", None)
        assert int(response.headers["retry-after"]) >= 1
        assert str(cable.port) not in error["message"]
        cable.mend()
        assert ask().status_code == 200
        lines = [json.loads(line) for line in service.lines().splitlines() if "outage" in line]
        assert [line["cause"] for line in lines if line["event"] == "request_refused"]
        service.kill()


async def _customer(url: str) -> Customer:
    database = await Database.open(url)
    accounts = Accounts(database)
    account = await accounts.create("outage@example.com", "Test", 100)
    _, key = await accounts.create_key(account.id)
    await accounts.close()
    await database.close()
    return Customer(account.id, account.email, key)


@pytest.mark.parametrize("given", ["", "a b", "x" * 129, "é", 'a"b', "a\tb"])
def test_a_request_id_that_is_no_plain_word_is_replaced(service: Service, given: str) -> None:
    headers = {"X-Request-Id": given.encode("latin-1")}
    made = httpx.get(f"{service.url}/ping", headers=headers).headers["x-request-id"]  # type: ignore[arg-type]
    assert made != given
    assert len(made) == 32
