"""Spans by OpenTelemetry, the only module that imports it; `kit.tracing` imports this one where tracing is on.

The provider is this module's own and not OpenTelemetry's global one, by which libraries would begin to trace by
themselves, addresses and error texts included.
"""

import asyncio
import os
from collections.abc import Mapping, Sequence
from contextvars import Token
from importlib.metadata import version
from threading import Thread
from time import perf_counter, time_ns
from types import TracebackType
from typing import Final, Self
from urllib.parse import urlsplit

from opentelemetry import context, trace
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from limner.kit.errors import LimnerError, SettingsError
from limner.kit.tracing import NOTHING, Attributes, Kind, Span, Step, Tracer

CLOSING_SECONDS: Final = 5.0
"""How long the end waits for a collector to take what is left: it may be gone as well."""

_SERVICE: Final = "limner"
_HTTP: Final = "http/protobuf"
_VARIABLE: Final = "OTEL_EXPORTER_OTLP_{}"
_OF_TRACES: Final = "OTEL_EXPORTER_OTLP_TRACES_{}"
_KINDS: Final[Mapping[Kind, trace.SpanKind]] = {
    "internal": trace.SpanKind.INTERNAL,
    "client": trace.SpanKind.CLIENT,
}
_W3C: Final = TraceContextTextMapPropagator()


def to_collector() -> "OpenTelemetry":
    """A tracer as OpenTelemetry's variables say. Raises SettingsError for a way of sending that there is not."""
    _check_protocol()
    _check_endpoint()
    provider = TracerProvider(resource=_resource(), shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return OpenTelemetry(provider)


def _check_protocol() -> None:
    for variable in (_OF_TRACES.format("PROTOCOL"), _VARIABLE.format("PROTOCOL")):
        if protocol := os.environ.get(variable):
            if protocol != _HTTP:
                raise SettingsError(f"{variable} is {protocol!r}, and LIMNER_TRACING=otlp sends by {_HTTP} alone.")
            return


def _check_endpoint() -> None:
    for variable in (_OF_TRACES.format("ENDPOINT"), _VARIABLE.format("ENDPOINT")):
        if address := os.environ.get(variable):
            try:
                url = urlsplit(address)
                good = url.scheme in {"http", "https"} and bool(url.hostname)
            except ValueError:
                good = False
            if not good:  # the address may hold a password
                raise SettingsError(f"{variable} is no http or https address, such as http://127.0.0.1:4318.")
            return


def _resource() -> Resource:
    """Who sends: what `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` say, and `limner` where neither has a name."""
    given = Resource.create({"service.version": version("limner")})
    named = str(given.attributes["service.name"]).startswith("unknown_service")
    return given.merge(Resource({"service.name": _SERVICE})) if named else given


class OpenTelemetry(Tracer):
    """Spans of a provider, whose sampler says which are kept."""

    def __init__(self, provider: TracerProvider) -> None:
        self._provider = provider
        self._tracer = provider.get_tracer(_SERVICE, version("limner"))

    def request(self, traceparent: Sequence[str], tracestate: Sequence[str], attributes: Attributes) -> Span:
        """The span of a request, in the trace that its headers name; in one of its own where they name none."""
        # Two of them say two things, so that none is to be believed.
        headers = {"traceparent": list(traceparent), "tracestate": list(tracestate)} if len(traceparent) == 1 else {}
        within = _W3C.extract(headers, context.Context())
        return _Live(self._tracer.start_span("HTTP", within, trace.SpanKind.SERVER, dict(attributes)), within)

    def span(self, name: str, attributes: Attributes, kind: Kind) -> Span:
        """A span within the one under way; no span where there is none."""
        within = context.get_current()
        if not _context_of(within).is_valid:
            return NOTHING
        return _Live(self._tracer.start_span(name, within, _KINDS[kind], dict(attributes)), within)

    def record(self, steps: Sequence[Step]) -> None:
        """Spans within the one under way that are over."""
        within = context.get_current()
        if _context_of(within).is_valid:
            self._record(steps, within, time_ns() - int(perf_counter() * 1e9))

    def _record(self, steps: Sequence[Step], within: context.Context, epoch: int) -> None:
        """`epoch` is the time, in ns, at which the counter of the steps began."""
        for step in steps:
            start, end = (epoch + int(moment * 1e9) for moment in (step.begun, step.ended))
            span = self._tracer.start_span(step.name, within, attributes=dict(step.attributes), start_time=start)
            self._record(step.steps, trace.set_span_in_context(span, within), epoch)
            span.end(end)

    def note(self, attributes: Attributes) -> None:
        """Add attributes to the span under way."""
        trace.get_current_span().set_attributes(dict(attributes))

    def ids(self) -> Mapping[str, str]:
        """Of the span under way, kept or not: others may keep their part of the trace."""
        own = _context_of(context.get_current())
        if not own.is_valid:
            return {}
        return {"trace_id": trace.format_trace_id(own.trace_id), "span_id": trace.format_span_id(own.span_id)}

    def exemplar(self) -> dict[str, str] | None:
        """The same, where the trace is kept."""
        return dict(self.ids()) if _context_of(context.get_current()).trace_flags.sampled else None

    def outgoing(self) -> Mapping[str, str]:
        """`traceparent`, and `tracestate` where the request came with one."""
        headers: dict[str, str] = {}
        _W3C.inject(headers)
        return headers

    @property
    def resource(self) -> Mapping[str, object]:
        """Who sends."""
        return self._provider.resource.attributes

    def close(self) -> None:
        """Send what is left, in `CLOSING_SECONDS`; the library's own end waits for half a minute."""
        closing = Thread(target=self._provider.shutdown, name="limner-last-spans", daemon=True)
        closing.start()
        closing.join(CLOSING_SECONDS)


class _Live(Span):
    """A span that is under way in its block."""

    def __init__(self, span: trace.Span, within: context.Context) -> None:
        self._span = span
        self._within = within
        self._token: Token[context.Context] | None = None
        self._failed = False

    def __enter__(self) -> Self:
        self._token = context.attach(trace.set_span_in_context(self._span, self._within))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._failed:
            pass  # who knew more has said why
        elif isinstance(error, asyncio.CancelledError):  # nobody's fault, and so no error
            self._span.set_attribute("error.type", "cancelled")
        elif error:
            self.failed(error.code if isinstance(error, LimnerError) else type(error).__qualname__)
        self._span.end()
        if self._token:
            context.detach(self._token)

    def note(self, attributes: Attributes) -> None:
        self._span.set_attributes(dict(attributes))

    def rename(self, name: str) -> None:
        self._span.update_name(name)

    def failed(self, error: str) -> None:
        self._failed = True
        self._span.set_attribute("error.type", error)
        self._span.set_status(trace.StatusCode.ERROR)


def _context_of(within: context.Context) -> trace.SpanContext:
    return trace.get_current_span(within).get_span_context()
