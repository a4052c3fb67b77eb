"""What a request leaves behind in a trace, in the log and in the metrics; and what it does not."""

import io
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from uuid import uuid4

import httpx
import pytest
import pytest_asyncio
import structlog
from opentelemetry.trace import SpanKind, StatusCode

from limner.accounts.models import Account
from limner.api.app import AppSettings, create
from limner.api.settings import ApiSettings
from limner.imaging.settings import FetchSettings
from limner.kit.logs import LogSettings, configure
from limner.kit.metrics import ENGINE_READY
from limner.kit.networks import networks
from limner.studio.services import Services
from tests.engines.upstream.server import http, picture, serving
from tests.spans import attributes, traced
from tests.studio.conftest import settings_in
from tests.studio.engines import ENGINES

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROOT = "POST /v1/images/generations"
BODY = {"prompt": "a fox that nobody may know of", "model": "svcv4_1_flash"}
TRACE, SPAN = "4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"
OPENMETRICS = "application/openmetrics-text;version=1.0.0;q=0.6,text/plain;version=0.0.4;q=0.3"


@dataclass
class Face:
    """The application in this process, with a client of it."""

    client: httpx.AsyncClient
    services: Services
    account: Account
    key: str

    async def generate(self, headers: dict[str, str] | None = None, **fields: object) -> httpx.Response:
        return await self.client.post("/images/generations", json={**BODY, **fields}, headers=headers)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def face(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Face]:
    house = settings_in(tmp_path_factory.mktemp("house"))
    house = replace(house, fetch=FetchSettings(fetch_allow=networks("127.0.0.0/8"), fetch_timeout=60))
    settings = ApiSettings(requests_per_second=0, images_per_minute=0)
    app = create(AppSettings(house, settings), engines=ENGINES)
    async with app.router.lifespan_context(app):
        services: Services = app.state.services
        account = await services.accounts.create(f"{uuid4()}@example.com", units=100_000)
        _, key = await services.accounts.create_key(account.id)
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        headers = {"Authorization": f"Bearer {key}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://limner/v1", headers=headers) as client:
            yield Face(client, services, account, key)


async def test_a_generation_is_a_tree_from_the_door_to_the_charge(face: Face) -> None:
    with traced() as spans:
        (await face.generate(n=2)).raise_for_status()
    job = ["job", "job/queue", "job/work", "job/work/draw", "job/work/encode"]
    within = [
        "authenticate",
        "receive",
        "check",
        "begin",
        "admit",
        "hold",
        "prepare",
        *2 * job,
        "keep",
        *2 * ["keep/blob.write"],
    ]
    assert sorted(spans.paths()) == sorted([ROOT, *(f"{ROOT}/{path}" for path in [*within, "charge"])])
    root = spans.one(ROOT)
    assert (root.kind, root.parent, root.status.status_code) == (SpanKind.SERVER, None, StatusCode.UNSET)
    assert attributes(root) == {
        "http.request.method": "POST",
        "http.response.status_code": 200,
        "http.route": "/v1/images/generations",
        "url.path": "/v1/images/generations",
        "url.scheme": "http",
        "user.id": str(face.account.id),
        "limner.operation": "generate",
        "limner.images": 2,
        "limner.units": 14,
    }
    for each in spans.named("job"):
        told = {"limner.engine": "illustrator", "limner.operation": "generate", "limner.engine.version": "1"}
        assert attributes(each) == told
    for name in ("hold", "charge"):
        assert attributes(spans.one(name)) == {"db.system.name": "sqlite"}
        assert spans.one(name).kind is SpanKind.CLIENT


async def test_what_came_one_after_the_other_is_told_so(face: Face) -> None:
    with traced() as spans:
        (await face.generate()).raise_for_status()
    names = [
        "authenticate",
        "receive",
        "check",
        "begin",
        "admit",
        "hold",
        "prepare",
        "queue",
        "draw",
        "encode",
        "keep",
        "charge",
    ]
    moments = [moment for name in names for moment in (spans.one(name).start_time or 0, spans.one(name).end_time or 0)]
    assert moments == sorted(moments)
    assert all(
        (root.start_time or 0) <= (span.start_time or 0) and (span.end_time or 0) <= (root.end_time or 0)
        for root in spans.named(ROOT)
        for span in spans.all
    )


async def test_no_prompt_key_or_address_of_a_person_is_in_a_span(face: Face) -> None:
    with traced() as spans:
        link = (await face.generate()).json()["data"][0]["url"]
        (await face.client.get(link)).raise_for_status()
        assert (await face.generate(size="huge and secret")).status_code == 400
        assert (await face.client.get("/users/me?secret=1")).status_code == 200
    told = "".join(span.to_json() for span in spans.all)
    assert len(spans.named("GET /v1/images/{image_id}.{extension}")) == 1
    for secret in ("fox", face.key, face.account.email, "secret", "signature", "expires"):
        assert secret not in told


async def test_a_trace_goes_on_that_began_elsewhere(face: Face) -> None:
    with traced() as spans:
        await face.generate({"traceparent": f"00-{TRACE}-{SPAN}-01", "tracestate": "vendor=1,other=two"})
    root = spans.one(ROOT)
    assert root.parent
    assert (f"{root.parent.trace_id:032x}", f"{root.parent.span_id:016x}") == (TRACE, SPAN)
    assert root.context
    assert root.context.trace_state.to_header() == "vendor=1,other=two"
    assert {f"{span.context.trace_id:032x}" for span in spans.all if span.context} == {TRACE}


@pytest.mark.parametrize(
    "traceparent",
    [
        "",
        "nonsense",
        f"00-{TRACE}-{SPAN}",
        f"00-{TRACE.upper()}-{SPAN}-01",
        f"00-{'0' * 32}-{SPAN}-01",
        f"00-{TRACE}-{'0' * 16}-01",
        f"ff-{TRACE}-{SPAN}-01",
        f"00-{TRACE}-{SPAN}-01-more",
        f"00-{TRACE}-{SPAN}-0g",
        f"00-{TRACE}-{SPAN}-01" + " " * 600,
        "é" * 55,
    ],
)
async def test_what_is_no_trace_is_ignored(face: Face, traceparent: str) -> None:
    with traced() as spans:
        answer = await face.client.get("/users/me", headers=[(b"traceparent", traceparent.encode())])
    assert answer.status_code == 200
    root = spans.one("GET /v1/users/me")
    assert root.parent is None
    assert root.context
    assert f"{root.context.trace_id:032x}" != TRACE


async def test_of_two_traces_neither_is_believed(face: Face) -> None:
    with traced() as spans:
        twice = [("traceparent", f"00-{TRACE}-{SPAN}-01"), ("traceparent", f"00-{TRACE[::-1]}-{SPAN}-01")]
        await face.client.get("/users/me", headers=twice)
    assert spans.one("GET /v1/users/me").parent is None


@pytest.mark.parametrize("tracestate", ["=", "a=1,a=2", "vendor=" + "x" * 600, "é=1", ",".join(["a"] * 600)])
async def test_a_trace_without_a_state_that_can_be_read_goes_on(face: Face, tracestate: str) -> None:
    with traced() as spans:
        headers = [(b"traceparent", f"00-{TRACE}-{SPAN}-01".encode()), (b"tracestate", tracestate.encode())]
        assert (await face.client.get("/users/me", headers=headers)).status_code == 200
    root = spans.one("GET /v1/users/me")
    assert root.context
    assert f"{root.context.trace_id:032x}" == TRACE
    assert not root.context.trace_state


async def test_a_trace_that_is_not_kept_elsewhere_is_not_kept_here(face: Face) -> None:
    with traced() as spans:
        await face.generate({"traceparent": f"00-{TRACE}-{SPAN}-00"})
    assert spans.all == ()


async def test_what_machines_ask_every_few_seconds_leaves_no_traces(face: Face) -> None:
    with traced() as spans:
        for path in ("/ping", "/healthz", "/readyz", "/metrics"):
            assert (await face.client.get(f"http://limner{path}")).status_code == 200
    assert spans.all == ()


async def test_a_refused_request_is_no_error_of_the_service(face: Face) -> None:
    with traced() as spans:
        assert (await face.generate(n=100)).status_code == 400
    root = spans.one(ROOT)
    assert (attributes(root)["error.type"], root.status.status_code) == ("invalid_n", StatusCode.UNSET)
    assert spans.one("check").status.status_code is StatusCode.ERROR
    assert not spans.one("check").events


@pytest.mark.parametrize(("prompt", "code"), [("fail", "engine_failed"), ("crash", "engine_crashed")])
async def test_what_goes_wrong_in_an_engine_is_an_error_of_each_part(face: Face, prompt: str, code: str) -> None:
    with traced() as spans:
        assert (await face.generate(prompt=prompt)).status_code == 500
    for name in (ROOT, "job", "work"):
        span = spans.one(name)
        assert (attributes(span)["error.type"], span.status.status_code) == (code, StatusCode.ERROR)
        assert span.status.description is None
        assert not span.events
    assert not [name for name in ("draw", "encode", "keep", "charge") if spans.named(name)]


async def test_a_path_that_is_none_has_no_route(face: Face) -> None:
    with traced() as spans:
        assert (await face.client.get("/no/such/path")).status_code == 404
        assert (await face.client.request("BREW", "/no/such/path")).status_code in {404, 405}
    assert "http.route" not in attributes(spans.one("GET"))
    assert attributes(spans.one("HTTP"))["http.request.method"] == "_OTHER"


async def test_a_stranger_whose_picture_is_fetched_hears_nothing_of_the_trace(face: Face) -> None:
    async with serving(http(picture(512, 512))) as server:
        address = server.url.removesuffix("/v1") + "/secret.png?token=secret"
        with traced() as spans:
            answer = await face.client.post(
                "/images/vectorize",
                json={"image_url": address},
                headers={"traceparent": f"00-{TRACE}-{SPAN}-01", "tracestate": "vendor=1"},
            )
        assert answer.status_code == 200, answer.text
    (request,) = server.requests
    assert not [name for name in request.headers if "trace" in name]
    fetch = spans.one("fetch")
    assert attributes(fetch) == {"server.address": "127.0.0.1", "server.port": int(server.url.split(":")[2][:-3])}
    assert fetch.kind is SpanKind.CLIENT
    assert "POST /v1/images/vectorize/prepare/fetch" in spans.paths()
    assert "secret" not in "".join(span.to_json() for span in spans.all)


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is logged, as JSON."""
    root = logging.getLogger()
    handlers, level, stream = root.handlers[:], root.level, io.StringIO()
    configure(LogSettings(log_format="json"), stream)
    yield stream
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


async def test_every_line_of_a_request_says_which_trace_it_is_of(face: Face, log: io.StringIO) -> None:
    with traced() as spans:
        await face.generate({"traceparent": f"00-{TRACE}-{SPAN}-01", "X-Request-Id": "named"})
    await face.generate({"X-Request-Id": "untraced"})
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    held, request = (line for line in lines if line.get("request_id") == "named")
    assert (held["event"], request["event"]) == ("units_held", "request")
    assert held["trace_id"] == request["trace_id"] == TRACE
    own = {span.name: f"{span.context.span_id:016x}" for span in spans.all if span.context}
    assert (held["span_id"], request["span_id"]) == (own["hold"], own[ROOT])
    untraced = [line for line in lines if line.get("request_id") == "untraced"]
    assert len(untraced) == 2
    assert not [line for line in untraced if {"trace_id", "span_id"} & line.keys()]


async def test_numbers_lead_to_a_trace_that_they_come_from(face: Face) -> None:
    with traced():
        await face.generate({"traceparent": f"00-{TRACE}-{SPAN}-01"})
    answer = await face.client.get("http://limner/metrics", headers={"Accept": OPENMETRICS})
    assert answer.headers["content-type"] == "application/openmetrics-text; version=1.0.0; charset=utf-8"
    assert answer.text.endswith("# EOF\n")
    named = {line.partition("{")[0] for line in answer.text.splitlines() if f'trace_id="{TRACE}"' in line}
    assert named == {
        "limner_requests_total",
        "limner_request_seconds_bucket",
        "limner_jobs_total",
        "limner_job_seconds_bucket",
        "limner_job_wait_seconds_bucket",
        "limner_images_total",
        "limner_units_charged_total",
    }
    job = re.search(r"^limner_jobs_total\{(.*?)\} .* # \{(.*?)\}", answer.text, re.MULTILINE)
    assert job
    assert job[1] == 'engine="illustrator",operation="generate",outcome="done"'


async def test_engines_are_looked_at_when_their_numbers_are_asked_for(face: Face) -> None:
    ENGINE_READY.clear()
    text = (await face.client.get("http://limner/metrics")).text
    assert 'limner_engine_ready{engine="illustrator"} 1.0' in text


async def test_a_trace_that_nobody_keeps_is_no_example(face: Face) -> None:
    other = TRACE[::-1]
    with traced():
        await face.generate({"traceparent": f"00-{other}-{SPAN}-00"})
    assert other not in (await face.client.get("http://limner/metrics", headers={"Accept": OPENMETRICS})).text


@pytest.mark.parametrize(
    ("accept", "openmetrics"),
    [
        ("", False),
        ("*/*", False),
        ("text/plain;version=0.0.4", False),
        ("application/openmetrics-text", True),
        ("Application/OpenMetrics-Text; version=nonsense; escaping=values;q=0.5,*/*;q=0.1", True),
        ("application/openmetrics-text;q=0", False),
        ("application/openmetrics-text; q=0.00, text/plain", False),
        (";;,,;q=,application/openmetrics-textual", False),
    ],
)
async def test_the_form_of_the_metrics_is_agreed_upon(face: Face, accept: str, *, openmetrics: bool) -> None:
    answer = await face.client.get("http://limner/metrics", headers={"Accept": accept})
    assert answer.status_code == 200
    kind = "application/openmetrics-text; version=1.0.0" if openmetrics else "text/plain; version=0.0.4"
    assert answer.headers["content-type"] == f"{kind}; charset=utf-8"
