"""What each of several processes of one machine has of its settings, and what several need."""

from dataclasses import replace
from typing import Final

import structlog

from limner.api.app import AppSettings
from limner.cli.processes import Seat
from limner.kit.errors import SettingsError

LEAST_CONNECTIONS: Final = 8
"""To PostgreSQL, of each process."""

log = structlog.get_logger(__name__)


def share(settings: AppSettings, seat: Seat) -> AppSettings:
    """One process's part. Raises SettingsError where several cannot serve with these settings."""
    services = settings.services
    if not services.counters.redis_url.get_secret_value():
        raise SettingsError(
            f"--processes {seat.of} needs LIMNER_REDIS_URL, for example redis://127.0.0.1:6379/0: without it each "
            f"process would count alone, and rate limits and wrong passwords be let through {seat.of} times. "
            "Without --processes, one process serves and needs none."
        )
    part = services.workshop.share(seat.number, seat.of)
    connections = max(services.storage.database_connections // seat.of, LEAST_CONNECTIONS)
    storage = services.storage.model_copy(update={"database_connections": connections})
    if seat.speaks and services.workshop.workers < seat.of:
        log.warning("more_workers_than_set", workers=seat.of, hint="Each process has one worker at least.")
    return replace(settings, services=replace(services, workshop=part, storage=storage))
