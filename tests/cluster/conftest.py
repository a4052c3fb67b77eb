"""One cluster for all tests, and services beside it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cluster.ray_cluster import RayCluster
from tests.cluster.service import ClusterService

DRAWING = {"drawing": {"kind": "illustrator", "cluster": {"min_replicas": 2, "cpus": 1}}}
"""The illustrator, on the cluster."""

PLAYING = {"playing": {"kind": "batcher", "cluster": {"gpus": 0}}}
"""An engine of a device that does what a prompt says."""


@pytest.fixture(scope="session")
def cluster() -> Iterator[RayCluster]:
    cluster = RayCluster()
    cluster.start()
    yield cluster
    cluster.remove()


@pytest.fixture(scope="session")
def service(cluster: RayCluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClusterService]:
    """With an engine that draws and one that plays: the first for models of V4.1, the second for those of V3."""
    routes = {"generate:svcv4_1*": ["drawing"], "generate:svcv3*": ["playing"]}
    folder: Path = tmp_path_factory.mktemp("service")
    service = ClusterService(folder, cluster, {**DRAWING, **PLAYING}, routes)
    service.open()
    yield service
    service.stop()
    assert not service.audit()
