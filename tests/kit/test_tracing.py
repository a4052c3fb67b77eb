"""Where tracing is off nothing happens; where it is on, OpenTelemetry's own variables say how."""

import asyncio
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
from opentelemetry.trace import StatusCode

from limner.kit import otel, tracing
from limner.kit.errors import LimnerError, SettingsError
from limner.kit.settings import load
from limner.kit.tracing import NOTHING, Step, TracingSettings
from tests.spans import attributes, traced

OTLP = TracingSettings(tracing="otlp")


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Without variables of OpenTelemetry's, and off again afterwards."""
    for name in ("ENDPOINT", "PROTOCOL", "TRACES_ENDPOINT", "TRACES_PROTOCOL"):
        monkeypatch.delenv(f"OTEL_EXPORTER_OTLP_{name}", raising=False)
    yield
    tracing.stop()


def test_it_is_off_unless_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", "http://127.0.0.1:1")
    tracing.start(load(TracingSettings))
    assert not tracing.on()
    assert tracing.request(["00-" + "1" * 32 + "-" + "2" * 16 + "-01"], [], {}) is NOTHING
    with tracing.span("anything") as span:
        span.note({"a": 1})
        span.rename("other")
        span.failed("gone")
        tracing.note({"a": 1})
        tracing.record(Step("a", 0.0, 1.0))
    assert (tracing.ids(), tracing.outgoing(), tracing.exemplar()) == ({}, {}, None)


def test_no_other_way_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_TRACING", "jaeger")
    with pytest.raises(SettingsError, match="LIMNER_TRACING: 'jaeger' cannot be used; accepted: 'off' or 'otlp'"):
        load(TracingSettings)


@pytest.mark.parametrize("module", ["opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http"])
def test_without_its_packages_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, module: str) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(SettingsError) as caught:
        tracing.start(OTLP)
    assert f"LIMNER_TRACING is otlp, which needs the package {module}" in caught.value.message
    assert "pip install 'limner[otel]'" in caught.value.message
    assert not tracing.on()


def test_without_any_of_them_too() -> None:
    code = (
        "import sys\n"
        "from importlib.abc import MetaPathFinder\n"
        "class Without(MetaPathFinder):\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name.partition('.')[0] == 'opentelemetry': raise ModuleNotFoundError(name)\n"
        "sys.meta_path.insert(0, Without())\n"
        "from limner.kit.tracing import TracingSettings, start\n"
        "start(TracingSettings(tracing='otlp'))\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "SettingsError: LIMNER_TRACING is otlp, which needs the package opentelemetry.sdk" in ended.stderr


@pytest.mark.parametrize("name", ["PROTOCOL", "TRACES_PROTOCOL"])
def test_another_protocol_is_refused(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(f"OTEL_EXPORTER_OTLP_{name}", "grpc")
    with pytest.raises(SettingsError, match=f"OTEL_EXPORTER_OTLP_{name} is 'grpc'.*http/protobuf alone"):
        tracing.start(OTLP)


@pytest.mark.parametrize("address", ["127.0.0.1:4318", "collector", "ftp://secret@collector", "http://", "http://[::"])
def test_an_address_that_is_none_is_refused_and_not_repeated(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", address)
    with pytest.raises(SettingsError, match="OTEL_EXPORTER_OTLP_ENDPOINT is no http or https address") as caught:
        tracing.start(OTLP)
    assert "secret" not in caught.value.message


@pytest.mark.parametrize(
    ("variables", "name"),
    [
        ({}, "limner"),
        ({"OTEL_SERVICE_NAME": "pictures"}, "pictures"),
        ({"OTEL_RESOURCE_ATTRIBUTES": "service.name=drawings,zone=b"}, "drawings"),
    ],
)
def test_who_sends_is_limner_unless_it_is_named(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], name: str
) -> None:
    for variable, value in variables.items():
        monkeypatch.setenv(variable, value)
    tracer = otel.to_collector()
    assert tracer.resource["service.name"] == name
    assert tracer.resource["service.version"]
    tracer.close()


def test_opentelemetrys_own_switch_is_heeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_SDK_DISABLED", "true")
    tracing.start(OTLP)
    with tracing.request([], [], {"a": 1}) as span, tracing.span("part"):
        span.failed("gone")
        tracing.record(Step("step", 0.0, 1.0))
        assert (tracing.ids(), tracing.exemplar(), tracing.outgoing()) == ({}, None, {})


def test_the_end_does_not_wait_for_a_collector_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(otel, "CLOSING_SECONDS", 0.05)
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_TIMEOUT", "1")
    before = set(threading.enumerate())
    with socket.create_server(("127.0.0.1", 0)) as silent:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://127.0.0.1:{silent.getsockname()[1]}")
        tracing.start(OTLP)
        with tracing.request([], [], {}):
            pass
        tracing.stop()
        assert not tracing.on()
        trying = set(threading.enumerate()) - before
        assert trying, "it has sent all, and so waited for nothing"
    for thread in trying:  # or what they leave would be found by whatever test comes later
        thread.join()


def test_what_the_service_does_of_its_own_accord_leaves_no_traces() -> None:
    with traced() as spans:
        with tracing.span("chore"):
            tracing.record(Step("part", 0.0, 1.0))
            tracing.note({"a": 1})
        assert (tracing.ids(), tracing.outgoing(), tracing.exemplar()) == ({}, {}, None)
    assert spans.all == ()


def test_steps_that_are_over_are_told_where_they_were() -> None:
    now = time.perf_counter()
    with traced() as spans, tracing.request([], [], {}):
        tracing.record(Step("whole", now - 3, now, {"a": 1}, (Step("part", now - 2, now - 1),)))
    assert sorted(spans.paths()) == ["HTTP", "HTTP/whole", "HTTP/whole/part"]
    whole, part = spans.one("whole"), spans.one("part")
    assert attributes(whole) == {"a": 1}
    assert [round(((span.end_time or 0) - (span.start_time or 0)) / 1e9, 3) for span in (whole, part)] == [3, 1]
    assert round(((part.start_time or 0) - (whole.start_time or 0)) / 1e9, 3) == 1


class _KnownError(LimnerError):
    code = "known"


@pytest.mark.parametrize(
    ("error", "told", "status"),
    [
        (_KnownError("a client's text"), "known", StatusCode.ERROR),
        (ValueError("a client's text"), "ValueError", StatusCode.ERROR),
        (asyncio.CancelledError("a client's text"), "cancelled", StatusCode.UNSET),
    ],
)
def test_an_error_is_told_by_its_code_and_not_by_its_text(error: BaseException, told: str, status: StatusCode) -> None:
    with traced() as spans, tracing.request([], [], {}), pytest.raises(type(error)), tracing.span("part"):
        raise error
    part = spans.one("part")
    assert (attributes(part)["error.type"], part.status.status_code) == (told, status)
    assert "client" not in part.to_json()


def test_who_knew_first_why_is_believed() -> None:
    with traced() as spans, tracing.request([], [], {}), suppress(ValueError), tracing.span("part") as part:
        part.failed("503")
        raise ValueError
    assert attributes(spans.one("part"))["error.type"] == "503"


def test_what_goes_out_names_the_span_under_way() -> None:
    trace = "00-" + "a" * 32 + "-" + "b" * 16 + "-01"
    with traced() as spans, tracing.request([trace], ["vendor=1"], {}), tracing.span("asking"):
        sent = tracing.outgoing()
    context = spans.one("asking").context
    assert context
    assert sent == {"traceparent": f"00-{'a' * 32}-{context.span_id:016x}-01", "tracestate": "vendor=1"}


@pytest.mark.parametrize("module", ["limner.workshop.worker", "limner.workshop.device_worker", "limner.kit.tracing"])
def test_a_worker_needs_nothing_of_opentelemetry(module: str) -> None:
    code = f"import sys, {module}; print([name for name in sys.modules if name.startswith('opentelemetry')])"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout == "[]\n"
