"""What the live chart shows: a few sums over the metrics of this process, or of all that count together."""

from collections.abc import Mapping
from typing import Any, Final

from prometheus_client import Metric

from limner.kit.metrics import collected
from limner.workshop.local import LocalWorkshop

_OWN: Final = ("/static/", "/operators/", "/healthz", "/readyz", "/metrics", "/ping")
"""Routes that would only show the watching itself."""
_FAILED: Final = "5"


def figures(workshop: LocalWorkshop) -> dict[str, Any]:
    """Sums since the service began: requests, those refused (4xx) and failed (5xx), seconds; and the load now."""
    metrics = {metric.name: metric for metric in collected()}
    requests, refused, failed = 0.0, 0.0, 0.0
    for sample in _samples(metrics, "limner_requests", "_total"):
        requests += sample.value
        refused += sample.value * sample.labels["status"].startswith("4")
        failed += sample.value * sample.labels["status"].startswith(_FAILED)
    return {
        "requests": requests,
        "refused": refused,
        "failed": failed,
        "rate_limited": sum(sample.value for sample in _samples(metrics, "limner_rate_limited", "_total")),
        "seconds": sum(sample.value for sample in _samples(metrics, "limner_request_seconds", "_sum")),
        "jobs": sum(sample.value for sample in _samples(metrics, "limner_jobs", "_total")),
        "queued": _now(metrics, "limner_jobs_queued"),
        "running": _now(metrics, "limner_jobs_running"),
        "engines": {name: standing.state for name, standing in workshop.standings.items()},
    }


def _samples(metrics: Mapping[str, Metric], name: str, suffix: str) -> list[Any]:
    return [
        sample
        for sample in (metrics[name].samples if name in metrics else ())
        if sample.name.endswith(suffix) and not sample.labels.get("route", "").startswith(_OWN)
    ]


def _now(metrics: Mapping[str, Metric], name: str) -> float:
    return float(sum(sample.value for sample in _samples(metrics, name, "")))
