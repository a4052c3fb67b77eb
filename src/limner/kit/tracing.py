"""What a request goes through, as the spans of a trace; where tracing is off, a call that does nothing.

Nothing here knows OpenTelemetry: `kit.otel` does, and is imported where the setting asks for it. A span is begun within
a request only: what the service does of its own accord leaves no traces. No attribute holds a prompt, a key, a query or
the text of an error, which may be a client's.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from types import TracebackType
from typing import Final, Literal, Protocol, Self, TypeAlias

from pydantic import Field

from limner.kit.extras import require
from limner.kit.settings import Settings

Attributes: TypeAlias = Mapping[str, str | int | float | bool]
"""By OpenTelemetry's semantic conventions, or beginning with `limner.`."""

Kind: TypeAlias = Literal["internal", "client"]
"""`client` is what asks another server, a database too."""

_NO_IDS: Final[Mapping[str, str]] = {}


class TracingSettings(Settings):
    """Whether traces are sent."""

    tracing: Literal["off", "otlp"] = Field(
        default="off",
        description="`otlp` sends traces to a collector, by OTLP over HTTP; OpenTelemetry's own variables say where "
        "and how many (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, …). It needs the "
        "extra `otel`.",
    )


class Span(Protocol):
    """A part of a request's time: the block that it is the context manager of. What is raised there is its error."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None: ...

    def note(self, attributes: Attributes) -> None:
        """Add attributes."""
        ...

    def rename(self, name: str) -> None:
        """Give it another name."""
        ...

    def failed(self, error: str) -> None:
        """It ended in an error, by its code."""
        ...


@dataclass(frozen=True, slots=True)
class Step:
    """A span that is over when it is told of; `begun` and `ended` are readings of `time.perf_counter`, in seconds."""

    name: str
    begun: float
    ended: float
    attributes: Attributes = field(default_factory=dict)
    steps: Sequence["Step"] = ()
    """What it consisted of."""


class Tracer(Protocol):
    """Who makes spans where tracing is on."""

    def request(self, traceparent: Sequence[str], tracestate: Sequence[str], attributes: Attributes) -> Span:
        """The span of a request with these headers, as they came. What W3C Trace Context does not allow is ignored."""
        ...

    def span(self, name: str, attributes: Attributes, kind: Kind) -> Span:
        """A span within the one under way; no span where there is none."""
        ...

    def record(self, steps: Sequence[Step]) -> None:
        """Spans within the one under way that are over."""
        ...

    def note(self, attributes: Attributes) -> None:
        """Add attributes to the span under way."""
        ...

    def ids(self) -> Mapping[str, str]:
        """`trace_id` and `span_id` of the span under way, in hexadecimal; empty where there is none."""
        ...

    def exemplar(self) -> dict[str, str] | None:
        """The same, where the trace is kept."""
        ...

    def outgoing(self) -> Mapping[str, str]:
        """The headers that make what another server does a part of the trace."""
        ...

    def close(self) -> None:
        """Send what is left; returns within seconds, whatever hangs."""
        ...


class _Nothing(Span):
    """The span where there is none."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None: ...

    def note(self, attributes: Attributes) -> None: ...

    def rename(self, name: str) -> None: ...

    def failed(self, error: str) -> None: ...


NOTHING: Final[Span] = _Nothing()

_tracer: Tracer | None = None


def start(settings: TracingSettings) -> None:
    """Trace from here on, if the settings say so. Raises SettingsError where it cannot be done as they say."""
    global _tracer
    if settings.tracing == "otlp":
        for module in ("opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http"):
            require(module, extra="otel", setting="LIMNER_TRACING", value="otlp")
        _tracer = import_module("limner.kit.otel").to_collector()


def stop() -> None:
    """Trace no more, and send what is left."""
    global _tracer
    tracer, _tracer = _tracer, None
    if tracer:
        tracer.close()


@contextmanager
def using(tracer: Tracer) -> Iterator[None]:
    """Trace by this one meanwhile."""
    global _tracer
    before, _tracer = _tracer, tracer
    try:
        yield
    finally:
        _tracer = before


def on() -> bool:
    """Whether there is any use in working out what to tell."""
    return _tracer is not None


def request(traceparent: Sequence[str], tracestate: Sequence[str], attributes: Attributes) -> Span:
    """As `Tracer.request`."""
    return _tracer.request(traceparent, tracestate, attributes) if _tracer else NOTHING


def span(name: str, attributes: Attributes | None = None, kind: Kind = "internal") -> Span:
    """As `Tracer.span`."""
    return _tracer.span(name, attributes or {}, kind) if _tracer else NOTHING


def record(*steps: Step) -> None:
    """As `Tracer.record`."""
    if _tracer:
        _tracer.record(steps)


def note(attributes: Attributes) -> None:
    """As `Tracer.note`."""
    if _tracer:
        _tracer.note(attributes)


def ids() -> Mapping[str, str]:
    """As `Tracer.ids`."""
    return _tracer.ids() if _tracer else _NO_IDS


def exemplar() -> dict[str, str] | None:
    """As `Tracer.exemplar`: what Prometheus is told beside a number, so that the way leads from there to a trace."""
    return _tracer.exemplar() if _tracer else None


def outgoing() -> Mapping[str, str]:
    """As `Tracer.outgoing`. For the operator's own servers alone: strangers are told nothing."""
    return _tracer.outgoing() if _tracer else _NO_IDS
