"""A cluster that lets in who has its token: the file that Ray Serve is given, a change of settings, and its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.api.service import until
from tests.cluster.ray_cluster import START_SECONDS, RayCluster
from tests.cluster.service import ClusterService

FOX = "a red fox in the snow"
ROUTES = {"generate": ["playing"]}


@pytest.fixture(scope="module")
def guarded() -> Iterator[RayCluster]:
    cluster = RayCluster(token="a secret of thirty-two characters")
    cluster.start()
    yield cluster
    cluster.remove()


def _playing(**options: str) -> dict[str, dict[str, object]]:
    return {"playing": {"kind": "batcher", **options, "cluster": {"gpus": 0}}}


def test_whoever_has_another_token_is_told_so(guarded: RayCluster, tmp_path: Path) -> None:
    stranger = ClusterService(tmp_path, guarded, _playing(), ROUTES)
    stranger.set_environment(RAY_AUTH_TOKEN="another secret of that length", RAY_NUM_REDIS_GET_RETRIES="2")
    refused = stranger.limner("cluster", "status")
    assert refused.returncode == 1
    assert refused.stdout == ""
    assert "RAY_AUTH_TOKEN" in refused.stderr.splitlines()[-1]


def test_an_earlier_file_s_engines_go_on_beside_new_ones_and_end_without_them(
    guarded: RayCluster, tmp_path: Path
) -> None:
    """Both files go the way of `serve deploy`."""
    before = ClusterService(tmp_path / "before", guarded, _playing(), ROUTES)
    before.data.mkdir()
    file = before.data / "before.yaml"
    file.write_text(before.limner("cluster", "config").stdout)
    _deploy(guarded, file.read_text())
    before.open()
    (replica,) = guarded.replicas("playing")
    after = ClusterService(tmp_path / "after", guarded, _playing(device="two"), ROUTES)
    after.data.mkdir()

    _deploy(guarded, after.limner("cluster", "config", "--beside", str(file)).stdout)
    guarded.wait_for_replicas("playing", 2)
    until(lambda: _states(after) == [("-", "ready"), ("playing", "ready")], START_SECONDS)
    assert before.generate(before.customer(), "steps 1").status_code == 200
    assert replica in guarded.replicas("playing"), "what went on has been begun anew"
    before.stop()
    assert not before.audit()

    _deploy(guarded, after.limner("cluster", "config").stdout)
    until(lambda: _states(after) == [("playing", "ready")], START_SECONDS)


def _deploy(cluster: RayCluster, file: str) -> None:
    deployed = cluster.serve_deploy(file)
    assert deployed.returncode == 0, deployed.stderr


def _states(service: ClusterService) -> list[tuple[str, str]]:
    """Which engine each application is to these settings, and how it is doing."""
    rows = [line.split("\t") for line in service.limner("cluster", "status").stdout.splitlines()]
    return sorted((row[1], row[2]) for row in rows)


def test_without_the_cluster_the_next_engine_draws_and_it_comes_back_without_a_hand(
    guarded: RayCluster, tmp_path: Path
) -> None:
    engines = {"drawing": {"kind": "illustrator", "cluster": {"cpus": 1}}}
    service = ClusterService(tmp_path / "service", guarded, engines, {"generate": ["drawing", "illustrator"]})
    service.open()
    customer = service.customer()
    assert service.generate(customer, FOX).headers["X-Limner-Engine"] == "drawing"
    guarded.kill()
    until(lambda: service.state("drawing") != "ready", START_SECONDS)
    assert service.generate(customer, FOX).headers["X-Limner-Engine"] == "illustrator"
    guarded.start()
    service.wait_for_engines()
    assert service.generate(customer, FOX).headers["X-Limner-Engine"] == "drawing"
    service.stop()
    assert not service.audit()
