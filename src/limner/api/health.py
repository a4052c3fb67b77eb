"""What machines ask of the service: is it there, does it work, how is it doing. No key, at the root."""

import asyncio
from collections.abc import Coroutine, Mapping
from importlib.metadata import version
from typing import Any

import structlog
from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from limner.api.context import Shared
from limner.api.errors import plain_text
from limner.kit.database import RETRY_SECONDS
from limner.kit.metrics import exposition

router = APIRouter(include_in_schema=False)
log = structlog.stdlib.get_logger(__name__)

VERSION = version("limner")
READ = ["GET", "HEAD"]
READY_SECONDS = 1.5
"""How long `/readyz` waits for what it asks: probes commonly wait for 2 s."""

_LATE: set[asyncio.Task[bool]] = set()
"""Checks that are being cancelled; the event loop itself does not keep them."""


@router.api_route("/ping", methods=READ)
async def ping() -> Response:
    """Answers without looking at anything."""
    return plain_text("pong", 200)


@router.api_route("/status", methods=READ)
async def status(context: Shared) -> Response:
    """What runs here: the version, how many pictures wait for a worker, and how many workers there are."""
    workshop = context.services.workshop
    return JSONResponse({"status": "ok", "version": VERSION, "queue": workshop.queued, "workers": workshop.workers})


@router.api_route("/healthz", methods=READ)
async def alive() -> Response:
    """Whether the process answers; a supervisor restarts it if not."""
    return JSONResponse({"status": "ok"})


@router.api_route("/readyz", methods=READ)
async def ready(context: Shared) -> Response:
    """Whether requests would succeed: database and store answer, the workers are up. 503 if not, or not in time.

    `engines` tells of each whether it is `ready`, `loading` or `failed`: routes pass over what is not up.
    """
    store = context.services.library.probe.works(READY_SECONDS)
    checks = await _in_time({"database": _database(context), "storage": store})
    checks["workshop"] = context.services.workshop.ready
    good = all(checks.values())
    engines = {name: standing.state for name, standing in context.services.workshop.standings.items()}
    headers = None if good else {"Retry-After": str(RETRY_SECONDS)}
    found = {"status": "ok" if good else "unavailable", **checks, "engines": engines}
    return JSONResponse(found, 200 if good else 503, headers)


@router.api_route("/metrics", methods=READ)
async def metrics(request: Request, context: Shared) -> Response:
    """The Prometheus metrics of all processes of this service; with exemplars for who accepts OpenMetrics."""
    context.services.workshop.measure()  # the others of this service have looked at theirs within 15 s
    text, media_type = exposition(", ".join(request.headers.getlist("accept")))
    return Response(text, headers={"Content-Type": media_type})


async def _in_time(checks: Mapping[str, Coroutine[Any, Any, bool]]) -> dict[str, bool]:
    """What the checks find, all at once; False for one that is late, whose end nobody waits for."""
    tasks = {name: asyncio.create_task(check) for name, check in checks.items()}
    _, late = await asyncio.wait(tasks.values(), timeout=READY_SECONDS)
    for task in late:
        _LATE.add(task)
        task.add_done_callback(_LATE.discard)
        task.cancel()
    return {name: task not in late and task.result() for name, task in tasks.items()}


async def _database(context: Shared) -> bool:
    try:
        await context.services.db.ping(READY_SECONDS)
    except Exception:  # whatever it is, the answer is no
        log.warning("database_unreachable", exc_info=True)
        return False
    return True
