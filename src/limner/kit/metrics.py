"""What the service counts. The package that sees a thing happen moves its number; `/metrics` shows them all.

Where PROMETHEUS_MULTIPROC_DIR names a directory when this is imported, processes count together there, and each shows
what all have counted. Of a gauge they show the sum, or the least, of those that live, or what was measured last.
"""

import os
import re
from collections.abc import Iterable
from typing import Any, Literal, TypeAlias, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.openmetrics import exposition as openmetrics

StoreCall: TypeAlias = Literal["write", "read", "sign", "delete", "list"]
"""What is asked of the store of the images."""

REGISTRY = CollectorRegistry()
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_OPENMETRICS = "application/openmetrics-text"
_NOT_AT_ALL = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*", re.IGNORECASE)


class Measured(Gauge):
    """A gauge that nobody sees before it has been measured.

    A reader would take its first 0 for a number, and its NaN for the end of one: what is reckoned over a range of time
    with a single NaN in it is NaN. Where processes count together, one that starts would say it for all.
    """

    _measured = False

    def set(self, value: float) -> None:
        """Show this value from now on."""
        super().set(value)
        self._measured = True

    def collect(self) -> Iterable[Metric]:
        """What there is to see: its name alone before it was measured."""
        families = list(super().collect())
        if not self._measured:
            for family in families:
                family.samples.clear()
        return families


_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120)

REQUESTS = Counter("limner_requests", "HTTP requests answered.", ("method", "route", "status"), registry=REGISTRY)
REQUEST_SECONDS = Histogram(
    "limner_request_seconds", "Time to answer a request.", ("route",), buckets=_SECONDS, registry=REGISTRY
)
CONNECTIONS = Gauge("limner_connections", "Connections open.", registry=REGISTRY, multiprocess_mode="livesum")
CONNECTIONS_CUT = Counter(
    "limner_connections_cut",
    "Connections ended by the service: refused, beyond their bounds, or not_reading.",
    ("reason",),
    registry=REGISTRY,
)
RATE_LIMITED = Counter("limner_rate_limited", "Requests refused by a rate limit.", ("limit",), registry=REGISTRY)
JOBS = Counter(
    "limner_jobs",
    "Jobs that left a worker: done, failed, given_up, or not_begun, since it was dead, and so for another.",
    ("engine", "operation", "outcome"),
    registry=REGISTRY,
)
JOB_SECONDS = Histogram(
    "limner_job_seconds",
    "Time of a job in its worker, of those that were done.",
    ("engine", "operation"),
    buckets=_SECONDS,
    registry=REGISTRY,
)
JOB_WAIT_SECONDS = Histogram(
    "limner_job_wait_seconds", "Time of a job in the queue.", ("engine",), buckets=_SECONDS, registry=REGISTRY
)
JOBS_QUEUED = Gauge("limner_jobs_queued", "Jobs waiting for a worker.", registry=REGISTRY, multiprocess_mode="livesum")
JOBS_RUNNING = Gauge("limner_jobs_running", "Jobs in a worker.", registry=REGISTRY, multiprocess_mode="livesum")
BATCH_JOBS = Histogram(
    "limner_batch_jobs", "Jobs that ran together.", ("engine",), buckets=(1, 2, 4, 8, 16, 32, 64), registry=REGISTRY
)
ENGINE_READY = Gauge(
    "limner_engine_ready",
    "Whether an engine is up: 1 or 0.",
    ("engine",),
    registry=REGISTRY,
    multiprocess_mode="livemin",
)
IMAGES = Counter("limner_images", "Images kept and charged.", ("operation",), registry=REGISTRY)
IMAGES_SWEPT = Counter("limner_images_swept", "Images deleted after their time.", registry=REGISTRY)
IMAGES_DAMAGED = Counter(
    "limner_images_damaged", "Times that an image's file was not as it was written.", registry=REGISTRY
)
STORE_UP = Gauge(
    "limner_store_up",
    "1 if the store of the images works, 0 if not.",
    registry=REGISTRY,
    multiprocess_mode="livemostrecent",
)
STORE_FAILURES = Counter(
    "limner_store_failures",
    f"Calls to the store that failed: {', '.join(get_args(StoreCall))}.",
    ("operation",),
    registry=REGISTRY,
)
STORE_BYTES = Gauge(
    "limner_store_bytes",
    "Bytes of all images kept, of all accounts.",
    registry=REGISTRY,
    multiprocess_mode="livemostrecent",
)
STORE_IMAGES = Gauge(
    "limner_store_images", "Images kept, of all accounts.", registry=REGISTRY, multiprocess_mode="livemostrecent"
)
STORE_FREE_BYTES = Measured(
    "limner_store_free_bytes",
    "Bytes free where the images are; none where that is a bucket.",
    registry=REGISTRY,
    multiprocess_mode="livemostrecent",
)
STORAGE_REFUSED = Counter(
    "limner_storage_refused",
    "Requests refused with storage_full: account_bytes, account_images, store_bytes, free_bytes.",
    ("limit",),
    registry=REGISTRY,
)
UNITS_CHARGED = Counter("limner_units_charged", "API units charged.", ("operation",), registry=REGISTRY)
HOLDS = Counter(
    "limner_holds",
    "Holds on balances: held, refused, released, expired; refunded, where the answer was never given.",
    ("outcome",),
    registry=REGISTRY,
)


# From 0, so that the first one is a change, and an alarm can be raised for it.
for _metric, _values in (
    (CONNECTIONS_CUT, ("refused", "not_reading")),
    (STORE_FAILURES, get_args(StoreCall)),
    (STORAGE_REFUSED, ("account_bytes", "account_images", "store_bytes", "free_bytes")),
    (HOLDS, ("held", "refused", "released", "expired", "refunded")),
):
    for _value in _values:
        _metric.labels(_value)


def exposition(accept: str = "") -> tuple[bytes, str]:
    """All metrics, and their media type: OpenMetrics where an `Accept` header names it, else Prometheus' text format.

    OpenMetrics alone has exemplars: the traces that numbers come from.
    """
    if any(_is_openmetrics(each) for each in accept.split(",")):
        # In version 1.0.0, whichever is asked for: every reader takes that.
        text: bytes = openmetrics.generate_latest(_source())  # type: ignore[no-untyped-call]
        return text, openmetrics.CONTENT_TYPE_LATEST
    return generate_latest(_source()), CONTENT_TYPE


def _is_openmetrics(media_range: str) -> bool:
    name, *parameters = media_range.split(";")
    return name.strip().lower() == _OPENMETRICS and not any(map(_NOT_AT_ALL.fullmatch, parameters))


def collected() -> Iterable[Metric]:
    """All metrics as they are now, of all processes that count together."""
    found: Iterable[Metric] = _source().collect()
    return found


def _source() -> Any:
    together = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    return MultiProcessCollector(None, together) if together else REGISTRY  # type: ignore[no-untyped-call]
