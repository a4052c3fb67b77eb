"""What the driver needs of a cluster, whatever it is made with."""

from collections.abc import AsyncGenerator, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from limner.workshop.cluster.deployment import Deployment
from limner.workshop.cluster.protocol import Load, News, Task
from limner.workshop.crew import Standing


@dataclass(frozen=True, slots=True)
class Seen:
    """An application of Limner's as the cluster tells of it: how it is doing, how many replicas are up and in all."""

    standing: Standing
    running: int
    replicas: int
    given_up: bool = False
    """Whether the cluster has given up beginning it."""


class ReplicaEndedError(Exception):
    """A replica has ended in the middle of a job, or the application has none just now."""


class ClusterClient(Protocol):
    """A driver's place on a cluster. What is no coroutine blocks, and is for a thread."""

    def connect(self) -> None:
        """Join the cluster. Raises whatever there is to raise where there is none."""
        ...

    def applications(self) -> Mapping[str, Seen]:
        """All of Limner's applications on it, by their names."""
        ...

    def deploy(self, deployments: Iterable[Deployment]) -> None:
        """Have it begin these, or bring them to these options; it goes on when this returns."""
        ...

    def delete(self, application: str) -> None:
        """End an application, once its replicas have done the jobs that they have."""
        ...

    def loads(self, application: str) -> list[Load]:
        """What each of an application's replicas has to do; empty where they do not tell it."""
        ...

    def ask(self, application: str, task: Task) -> AsyncGenerator[News, None]:
        """Have one of its replicas do a job. When this is closed or cancelled, the job is given up.

        Raises ReplicaEndedError, or Overloaded where all replicas have all the jobs that they may have.
        """
        ...
