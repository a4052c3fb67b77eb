"""Ray Serve, in the few words that Limner has for it. Everything here blocks, and is for a thread.

Import it after `settings.set_environment`: Ray reads its variables once.
"""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import ray
from ray import serve
from ray.exceptions import RayError
from ray.serve.api import RunTarget
from ray.serve.exceptions import RayServeException

from limner.workshop.cluster.deployment import DEPLOYMENT, PREFIX, Deployment
from limner.workshop.cluster.protocol import Load
from limner.workshop.cluster.replica import application
from limner.workshop.crew import Standing

NAMESPACE: Final = "limner"

LOAD_SECONDS: Final = 10.0
"""How long replicas may take to tell what they have to do."""


@dataclass(frozen=True, slots=True)
class Seen:
    """An application of Limner's as Ray Serve tells of it: how it is doing, how many replicas are up and in all."""

    standing: Standing
    running: int
    replicas: int


def connect(address: str) -> None:
    """Join the cluster as a driver. Raises whatever Ray raises where there is none."""
    ray.init(address=address, namespace=NAMESPACE, log_to_driver=False, logging_level="warning")
    serve.start(proxy_location="Disabled")
    logging.getLogger("ray.serve").setLevel(logging.WARNING)


def applications() -> dict[str, Seen]:
    """All of Limner's applications on the cluster, by their names."""
    found = serve.status().applications
    return {name: _seen(overview) for name, overview in found.items() if name.startswith(PREFIX)}


def deploy(deployments: Iterable[Deployment]) -> None:
    """Have the cluster begin these applications, or bring them to these options; it goes on when this returns."""
    targets = [
        RunTarget(application(each.arguments, each.options), name=each.application, route_prefix=None)
        for each in deployments
    ]
    serve.run_many(targets, wait_for_ingress_deployment_creation=False, wait_for_applications_running=False)


def delete(application: str) -> None:
    """End an application, once its replicas have done the jobs that they have."""
    serve.delete(application)


def loads(application: str) -> list[Load]:
    """What each of an application's replicas has to do; empty where they do not tell it."""
    try:
        return list(handle(application).broadcast("load").results(timeout_s=LOAD_SECONDS))
    except (RayError, RayServeException, TimeoutError):  # one that is just going, or of another version of Limner
        return []


def handle(application: str) -> Any:
    """What an application's replicas are asked through."""
    return serve.get_app_handle(application)


def _seen(overview: Any) -> Seen:
    """One application, from Ray Serve's `ApplicationStatusOverview`."""
    engine = overview.deployments.get(DEPLOYMENT)
    states: Mapping[str, int] = engine.replica_states if engine else {}
    running = states.get("RUNNING", 0)
    status = str(overview.status.value)
    reason = (engine.message if engine else "") or overview.message
    if running or status == "RUNNING":
        return Seen(Standing("ready"), running, sum(states.values()))
    if status in ("DEPLOY_FAILED", "UNHEALTHY"):
        return Seen(Standing("failed", reason), 0, sum(states.values()))
    return Seen(Standing("loading", reason), 0, sum(states.values()))
