"""The spans of a test, kept in memory."""

from collections.abc import Iterator
from contextlib import contextmanager

from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.sdk.trace.sampling import ALWAYS_ON, ParentBased, Sampler

from limner.kit import tracing
from limner.kit.otel import OpenTelemetry


class Spans:
    """What was traced."""

    def __init__(self, sampler: Sampler | None = None) -> None:
        self._kept = InMemorySpanExporter()
        provider = TracerProvider(sampler or ParentBased(ALWAYS_ON), shutdown_on_exit=False)
        provider.add_span_processor(SimpleSpanProcessor(self._kept))
        self.tracer = OpenTelemetry(provider)

    def clear(self) -> None:
        """Forget all."""
        self._kept.clear()

    @property
    def all(self) -> tuple[ReadableSpan, ...]:
        """Those that are over, in the order of their ends."""
        return self._kept.get_finished_spans()

    def named(self, name: str) -> list[ReadableSpan]:
        """Those of a name."""
        return [span for span in self.all if span.name == name]

    def one(self, name: str) -> ReadableSpan:
        """The only one of a name."""
        (span,) = self.named(name)
        return span

    def paths(self) -> list[str]:
        """Each with all that it is within, as `a/b/c`, in the order of their beginnings."""
        by_id = {span.context.span_id: span for span in self.all if span.context}

        def path(span: ReadableSpan) -> str:
            above = by_id.get(span.parent.span_id) if span.parent else None
            return f"{path(above)}/{span.name}" if above else span.name

        return [path(span) for span in sorted(self.all, key=lambda span: span.start_time or 0)]


@contextmanager
def traced(sampler: Sampler | None = None) -> Iterator[Spans]:
    """Trace meanwhile."""
    spans = Spans(sampler)
    with tracing.using(spans.tracer):
        yield spans


def attributes(span: ReadableSpan) -> dict[str, object]:
    """What a span says."""
    return dict(span.attributes or {})
