"""What an engine is on a cluster: one application of Ray Serve with one deployment. Plain values; no Ray here.

An application's name has a fingerprint of all that decides an engine's pictures. A service with other settings, or
another version of Limner, so means another application: while both run, neither is given the other's jobs.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import version
from typing import Any, Final

from limner.engines.instances import Instance, instance
from limner.engines.placement import Placement
from limner.kit.errors import SettingsError
from limner.workshop.settings import WorkshopSettings

PREFIX: Final = "limner-"
"""How the names of Limner's applications begin."""

DEPLOYMENT: Final = "engine"
"""The one deployment of each application."""

BUILDER: Final = "limner.workshop.cluster.ray_serve:application"
"""Where Ray Serve finds what an application is made by."""

FINGERPRINT_CHARACTERS: Final = 10

AHEAD: Final = 16
"""How many jobs a replica has waiting beside those that it does, so that their turns are taken where all services'
jobs meet. A job that waits there does not go to a replica that begins later."""

IN_LINE: Final = 100
"""How many jobs of one service wait for a place at a replica, where other services have taken all; more get 503."""


@dataclass(frozen=True, slots=True)
class Blueprint:
    """What a replica is made from. Plain values, so that a file can hold it."""

    name: str
    kind: str
    options: Mapping[str, Any]
    workers: int
    """Processes of the replica, where the engine's kind is for a pool of them."""
    memory: int
    """MiB that each of these may have; 0 is no bound."""

    def engine(self) -> Instance:
        """The engine, as this machine has it. Raises SettingsError, where it has not what the engine needs."""
        return instance(self.name, self.kind, self.options)


@dataclass(frozen=True, slots=True)
class Deployment:
    """One engine on a cluster."""

    application: str
    blueprint: Blueprint
    placement: Placement
    gpus: float
    ongoing: int
    """The most jobs that a replica has at once, those that wait included."""
    stopping: float
    """Seconds that a replica which is to go has for the jobs that it has: as long as a request."""
    busy: int
    """How many of its jobs keep it busy: where replicas have more, another is begun, if there may be one."""

    @property
    def options(self) -> dict[str, Any]:
        """The deployment's options, in the words of Ray Serve."""
        place = self.placement
        actor: dict[str, Any] = {"num_cpus": place.cpus, "num_gpus": self.gpus}
        if place.memory:
            actor["memory"] = place.memory * 2**20
        options: dict[str, Any] = {
            "ray_actor_options": actor,
            "max_ongoing_requests": self.ongoing,
            "max_queued_requests": IN_LINE,
            "graceful_shutdown_timeout_s": self.stopping,
            "health_check_period_s": 5.0,
            "health_check_timeout_s": 15.0,
        }
        if place.min_replicas == place.most:
            return {"num_replicas": place.most, **options}
        scaling = {
            "min_replicas": place.min_replicas,
            "max_replicas": place.most,
            "target_ongoing_requests": self.busy,
        }
        return {"autoscaling_config": scaling, **options}

    @property
    def arguments(self) -> dict[str, Any]:
        """What the application's builder is given."""
        made = self.blueprint
        said = {"name": made.name, "kind": made.kind, "options": dict(made.options)}
        return {**said, "workers": made.workers, "memory": made.memory}

    @property
    def declared(self) -> dict[str, Any]:
        """The application as `serve deploy` reads it."""
        return {
            "name": self.application,
            "route_prefix": None,
            "import_path": BUILDER,
            "args": self.arguments,
            "deployments": [{"name": DEPLOYMENT, **self.options}],
        }


def deployment(engine: Instance, settings: WorkshopSettings) -> Deployment:
    """What an engine with a placement is on the cluster.

    Raises SettingsError for options that may not, or cannot, leave this machine.
    """
    place = engine.placement or Placement()
    options = _plain(engine)
    text = json.dumps([engine.kind_name, engine.kind.engine, options, version("limner")], sort_keys=True)
    fingerprint = sha256(text.encode()).hexdigest()[:FINGERPRINT_CHARACTERS]
    pool = engine.kind.crew == "pool"
    workers = max(int(place.cpus), 1) if pool else 1
    together = workers if pool else max(engine.capabilities.batch, 1)
    return Deployment(
        f"{PREFIX}{engine.name}-{fingerprint}",
        Blueprint(engine.name, engine.kind_name, options, workers, settings.worker_memory),
        place,
        place.gpus if place.gpus is not None else float(not pool and engine.options.place != "cpu"),
        ongoing=2 * together + AHEAD,
        stopping=settings.request_timeout,
        busy=2 * together,
    )


def _plain(engine: Instance) -> Mapping[str, Any]:
    """The options that were set, as plain values. Raises SettingsError for secrets, which Ray would keep and show."""
    for name in engine.options.model_fields_set:
        field = type(engine.options).model_fields[name]
        if not field.repr or "Secret" in str(field.annotation):
            raise SettingsError(
                f"engines.{engine.name}.{name} is a secret, which does not go to a cluster; accepted: without it, or "
                f"engines.{engine.name}.cluster = false."
            )
    try:
        return engine.options.model_dump(mode="json", exclude_unset=True)
    except ValueError as error:
        raise SettingsError(f"engines.{engine.name} cannot run on a cluster: {error}") from error


def placed(engines: Sequence[Instance], settings: WorkshopSettings) -> list[Deployment]:
    """The deployments of all engines that run on a cluster. Raises SettingsError."""
    return [deployment(engine, settings) for engine in engines if engine.placement]
