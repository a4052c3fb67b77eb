"""One log, on standard error: a line an event, the same form for our code and for the libraries'."""

import logging
import sys
from typing import Any, Literal, TextIO

import structlog
from pydantic import Field
from structlog.types import EventDict, Processor, WrappedLogger

from limner.kit import tracing
from limner.kit.settings import Settings

_HEARD_FROM = {
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,
    "httpx": logging.WARNING,
    "httpcore": logging.WARNING,
    "opentelemetry.trace": logging.ERROR,
    "python_multipart.multipart": logging.ERROR,
    "urllib3": logging.WARNING,
}
"""The least severe level of libraries that log every statement, start or request, or what is wrong with a form or a
trace's headers."""

_OF_LINES = frozenset({"exception", "stack"})
"""What has several lines by its nature."""

_BAR = "  | "


class LogSettings(Settings):
    """How the log reads."""

    log_format: Literal["console", "json"] = Field(
        default="console", description="console: for people; json: one object a line, for collectors."
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="The least severe level that is written."
    )


def configure(settings: LogSettings, stream: TextIO | None = None) -> None:
    """Send structlog's and the standard library's events to `stream` (standard error by default).

    What `structlog.contextvars.bind_contextvars` holds, the request's id above all, is in every line; so is the trace
    that it belongs to, where there is one.
    """
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        _traced,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    handler = logging.StreamHandler(stream or sys.stderr)
    renderers = _renderers(settings.log_format, colors=handler.stream.isatty())
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=renderers))
    for name, level in _HEARD_FROM.items():
        logging.getLogger(name).setLevel(level)
    logging.basicConfig(handlers=[handler], level=settings.log_level.upper(), force=True)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def carried() -> dict[str, Any]:
    """What a line that is written elsewhere about the same request carries."""
    return {**structlog.contextvars.get_contextvars(), **tracing.ids()}


def _traced(logger: WrappedLogger, method: str, line: EventDict) -> EventDict:
    """Add the ids of the span under way: `trace_id` and `span_id`."""
    line.update(tracing.ids())
    return line


def _renderers(form: str, *, colors: bool) -> list[Processor]:
    """The last steps. Tracebacks are plain: structlog's richer ones print local variables, keys included."""
    clean = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if form == "json":
        return [clean, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    plain = structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=structlog.dev.plain_traceback)
    return [clean, structlog.processors.format_exc_info, _printable, plain]


def _printable(logger: WrappedLogger, method: str, line: EventDict) -> EventDict:
    """Escape what would command the terminal or look like another line: requests bring it along.

    What has several lines is led by a bar, which no line of its own is: an exception's text may be a client's.
    """
    return {_escaped(key): _of_lines(value) if key in _OF_LINES else _shown(value) for key, value in line.items()}


def _of_lines(value: object) -> str:
    return "\n".join(_BAR + _escaped(line) for line in str(value).split("\n"))


def _shown(value: object) -> object:
    if value is None or isinstance(value, int | float):
        return value
    return _escaped(value if isinstance(value, str) else repr(value))


def _escaped(text: str) -> str:
    return text if text.isprintable() else "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)
