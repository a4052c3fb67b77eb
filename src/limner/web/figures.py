"""What the live chart shows: a few sums over this process's metrics."""

from typing import Any, Final

from limner.kit.metrics import JOBS, RATE_LIMITED, REQUEST_SECONDS, REQUESTS
from limner.workshop.local import LocalWorkshop

_OWN: Final = ("/static/", "/operators/", "/healthz", "/readyz", "/metrics", "/ping")
"""Routes that would only show the watching itself."""
_FAILED: Final = "5"


def figures(workshop: LocalWorkshop) -> dict[str, Any]:
    """Sums since the process began: requests, those refused (4xx) and failed (5xx), seconds; and the load now."""
    requests, refused, failed = 0.0, 0.0, 0.0
    for sample in _samples(REQUESTS, "_total"):
        requests += sample.value
        refused += sample.value * sample.labels["status"].startswith("4")
        failed += sample.value * sample.labels["status"].startswith(_FAILED)
    return {
        "requests": requests,
        "refused": refused,
        "failed": failed,
        "rate_limited": sum(sample.value for sample in _samples(RATE_LIMITED, "_total")),
        "seconds": sum(sample.value for sample in _samples(REQUEST_SECONDS, "_sum")),
        "jobs": sum(sample.value for sample in _samples(JOBS, "_total")),
        "queued": workshop.queued,
        "running": workshop.running,
        "engines": {name: standing.state for name, standing in workshop.standings.items()},
    }


def _samples(metric: Any, suffix: str) -> list[Any]:
    return [
        sample
        for family in metric.collect()
        for sample in family.samples
        if sample.name.endswith(suffix) and not sample.labels.get("route", "").startswith(_OWN)
    ]
