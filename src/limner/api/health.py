"""What machines ask of the service: is it there, does it work, how is it doing. No key, at the root."""

import asyncio
from importlib.metadata import version

import structlog
from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from limner.api.context import Shared
from limner.api.errors import plain_text
from limner.kit.metrics import CONTENT_TYPE, exposition

router = APIRouter(include_in_schema=False)
log = structlog.stdlib.get_logger(__name__)

VERSION = version("limner")
READ = ["GET", "HEAD"]
STORE_SECONDS = 1.5
"""How long `/readyz` waits for the store, which may hang."""


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
    """Whether requests would succeed: database and store answer and the workers are up. 503 if not."""
    database, storage = await asyncio.gather(_database(context), context.services.library.probe.works(STORE_SECONDS))
    checks = {"database": database, "storage": storage, "workshop": context.services.workshop.ready}
    good = all(checks.values())
    return JSONResponse({"status": "ok" if good else "unavailable", **checks}, 200 if good else 503)


@router.api_route("/metrics", methods=READ)
async def metrics() -> Response:
    """The Prometheus metrics of this process."""
    return Response(exposition(), headers={"Content-Type": CONTENT_TYPE})


async def _database(context: Shared) -> bool:
    try:
        await context.services.db.ping()
    except Exception:  # whatever it is, the answer is no
        log.warning("database_unreachable", exc_info=True)
        return False
    return True
