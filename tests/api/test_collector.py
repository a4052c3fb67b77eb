"""Traces leave the service where they are asked for, and nothing leaves it where they are not."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tests.api.conftest import StartService
from tests.api.service import ROOT, until

SCRIPT = """
import asyncio, sys
from pathlib import Path
from limner.api.app import AppSettings, create
from limner.api.settings import ApiSettings
from tests.studio.conftest import settings_in
from tests.studio.engines import ENGINES
import httpx

async def main():
    app = create(AppSettings(settings_in(Path(sys.argv[1])), ApiSettings()), engines=ENGINES)
    told, answers = asyncio.Queue(), asyncio.Queue()
    life = asyncio.create_task(app({"type": "lifespan", "state": {}}, told.get, answers.put))
    await told.put({"type": "lifespan.startup"})
    assert (await answers.get())["type"] == "lifespan.startup.complete"
    accounts = app.state.services.accounts
    account = await accounts.create("ada@example.com", units=100)
    headers = {"Authorization": "Bearer " + (await accounts.create_key(account.id))[1]}
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://limner/v1") as client:
        body = {"prompt": "a fox", "model": "svcv4_1_flash"}
        (await client.post("/images/generations", json=body, headers=headers)).raise_for_status()
    await told.put({"type": "lifespan.shutdown"})
    await life
    print([name for name in sys.modules if name.startswith(("opentelemetry.sdk", "opentelemetry.exporter"))
           or name == "limner.kit.otel"])

if __name__ == "__main__":
    asyncio.run(main())
"""


class Collector:
    """Takes what is sent to it by OTLP over HTTP."""

    def __init__(self) -> None:
        self.paths: list[str] = []
        self.requests: list[ExportTraceServiceRequest] = []
        collector = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                collector.paths.append(self.path)
                if self.path == "/v1/traces":
                    collector.requests.append(ExportTraceServiceRequest.FromString(body))
                self.send_response(200)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002  the library's name
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def names(self) -> set[str]:
        """Of all spans."""
        scopes = [scope for each in self.requests for sent in each.resource_spans for scope in sent.scope_spans]
        return {span.name for scope in scopes for span in scope.spans}


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    """One that the environment names."""
    made = Collector()
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", made.url)
    monkeypatch.setenv("FASTAPI_OTEL_AUTO_CONFIGURE", "true")
    thread = threading.Thread(target=made.server.serve_forever)
    thread.start()
    yield made
    made.server.shutdown()
    made.server.server_close()
    thread.join()


def test_traces_go_to_the_collector_the_last_ones_at_the_end(collector: Collector, start_service: StartService) -> None:
    service = start_service(tracing="otlp")
    client = httpx.Client(base_url=f"{service.url}/v1", headers=service.customer().headers, timeout=60)
    with client:
        client.post("/images/generations", json={"prompt": "x", "model": "svcv4_1_flash"}).raise_for_status()
    service.stop()
    service.start()  # for the fixture, which ends it
    assert {"POST /v1/images/generations", "queue", "draw", "blob.write", "charge"} <= collector.names()
    assert set(collector.paths) == {"/v1/traces"}
    named = {
        (attribute.key, attribute.value.string_value)
        for each in collector.requests
        for sent in each.resource_spans
        for attribute in sent.resource.attributes
    }
    assert ("service.name", "limner") in named


def test_a_collector_that_is_gone_costs_no_request_its_answer(
    monkeypatch: pytest.MonkeyPatch, start_service: StartService
) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:1")
    monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "10")
    service = start_service(tracing="otlp")
    headers = service.customer().headers
    for _ in range(3):
        answer = httpx.get(f"{service.url}/v1/users/me", headers=headers)
        assert answer.status_code == 200
    until(lambda: "opentelemetry" in service.lines())
    assert httpx.get(f"{service.url}/readyz").status_code == 200


def test_where_tracing_is_off_nothing_leaves_and_nothing_is_loaded(collector: Collector, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    command = [sys.executable, str(script), str(tmp_path)]
    environment = {"PYTHONPATH": str(ROOT), "OTEL_EXPORTER_OTLP_ENDPOINT": collector.url, "PATH": ""}
    environment["FASTAPI_OTEL_AUTO_CONFIGURE"] = "true"
    ended = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.splitlines()[-1] == "[]"
    assert collector.paths == []
