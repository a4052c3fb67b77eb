"""A cluster that Ray Serve manages: the one module that imports Ray.

Import it after `settings.set_environment`: Ray reads its variables once. Its errors end here.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable, Mapping
from typing import Any, Final

import ray
from ray import serve
from ray.exceptions import NodeDiedError, ObjectLostError, RayActorError, RayError, WorkerCrashedError
from ray.serve.api import RunTarget
from ray.serve.exceptions import (
    BackPressureError,
    DeploymentUnavailableError,
    RayServeException,
    ReplicaUnavailableError,
    RequestCancelledError,
)

from limner.workshop.cluster.client import ReplicaEndedError, Seen
from limner.workshop.cluster.deployment import DEPLOYMENT, PREFIX, Deployment
from limner.workshop.cluster.protocol import Load, News, Task
from limner.workshop.cluster.replica import Replica
from limner.workshop.crew import Standing
from limner.workshop.orders import RETRY_SECONDS, Overloaded

NAMESPACE: Final = "limner"

GIVEN_UP: Final = "DEPLOY_FAILED"
"""What Ray Serve calls an application whose replicas have failed to begin several times."""

LOAD_SECONDS: Final = 3.0
"""How long replicas may take to tell what they have to do."""

_ENDED: Final = (
    RayActorError,
    NodeDiedError,
    WorkerCrashedError,
    ObjectLostError,
    ReplicaUnavailableError,
    DeploymentUnavailableError,
    RequestCancelledError,
)
"""What a caller gets whose replica has ended, or its node, before or after the job was done; the last also where the
replica was told to go in the middle of it."""


def application(args: Mapping[str, Any]) -> serve.Application:
    """The application of one engine, from what `Deployment.arguments` holds. Ray Serve calls it for a file's."""
    return serve.deployment(Replica, name=DEPLOYMENT).bind(**args)


def _bound(place: Deployment) -> serve.Application:
    """The application as this process deploys it.

    Ray Serve 2.60 gives what has no version a random one, and begins all replicas anew when it changes. The name of an
    application says all that its version would, and a deployment's options are compared besides.
    """
    made = serve.deployment(Replica, name=DEPLOYMENT, **place.options)
    made._version = place.application
    return made.bind(**place.arguments)


class RayServe:
    """A driver's place on a Ray cluster."""

    def __init__(self, address: str) -> None:
        """Connect to nothing yet. `address` is as `ray.init` takes it."""
        self._address = address
        self._remote = address.startswith("ray://")
        """Ray's client has no streams: of a job it hears the end alone."""
        self._handles: dict[str, Any] = {}

    def connect(self) -> None:
        """Join the cluster. Raises whatever Ray raises where there is none."""
        ray.init(address=self._address, namespace=NAMESPACE, log_to_driver=False, logging_level="warning")
        logging.getLogger("ray.serve").setLevel(logging.WARNING)

    def applications(self) -> Mapping[str, Seen]:
        """All of Limner's applications on the cluster, by their names."""
        found = serve.status().applications
        return {name: _seen(overview) for name, overview in found.items() if name.startswith(PREFIX)}

    def deploy(self, deployments: Iterable[Deployment]) -> None:
        """Have the cluster begin these, or bring them to these options; it goes on when this returns."""
        serve.start(proxy_location="Disabled")  # its HTTP door stays shut
        targets = [RunTarget(_bound(each), name=each.application, route_prefix=None) for each in deployments]
        serve.run_many(targets, wait_for_ingress_deployment_creation=False, wait_for_applications_running=False)

    def delete(self, application: str) -> None:
        """End an application, once its replicas have done the jobs that they have."""
        serve.delete(application)

    def loads(self, application: str) -> list[Load]:
        """What each of an application's replicas has to do; empty where they do not tell it."""
        try:
            return list(self._handle(application).broadcast("load").results(timeout_s=LOAD_SECONDS))
        except (RayError, RayServeException, TimeoutError):  # one is just going, or is of another version of Limner
            return []

    async def ask(self, application: str, task: Task) -> AsyncGenerator[News, None]:
        """Have one of its replicas do a job. When this is closed or cancelled, the job is given up.

        Raises ReplicaEndedError, or Overloaded where all replicas have all the jobs that they may have.
        """
        response: Any = None
        try:
            handle: Any = self._handles.get(application) or await asyncio.to_thread(self._handle, application)
            response = handle.end.remote(task) if self._remote else handle.options(stream=True).make.remote(task)
            if self._remote:
                yield await response
            else:
                async for news in response:
                    yield news
        except BackPressureError as error:
            text = "The engine's replicas have all the jobs that they may have. Try again later."
            raise Overloaded(text, retry_after=RETRY_SECONDS) from error
        except _ENDED as error:
            raise ReplicaEndedError(str(error).partition("\n")[0]) from error
        except (asyncio.CancelledError, GeneratorExit):
            if response is not None:
                response.cancel()
            raise

    def _handle(self, application: str) -> Any:
        if application not in self._handles:
            self._handles[application] = serve.get_app_handle(application)
        return self._handles[application]


def _seen(overview: Any) -> Seen:
    """One application, from Ray Serve's `ApplicationStatusOverview`."""
    engine = overview.deployments.get(DEPLOYMENT)
    states: Mapping[str, int] = engine.replica_states if engine else {}
    running, replicas = states.get("RUNNING", 0), sum(states.values())
    status = str(overview.status.value)
    if running or status == "RUNNING":  # where the fewest are none, it runs without any
        return Seen(Standing("ready"), running, replicas)
    reason = (engine.message if engine else "") or overview.message
    broken = status in (GIVEN_UP, "UNHEALTHY")
    return Seen(Standing("failed" if broken else "loading", reason), 0, replicas, given_up=status == GIVEN_UP)
