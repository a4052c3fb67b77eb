"""A service whose engines are on a Ray cluster, as its users see it, while parts of it die."""

import base64
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.api.service import Customer, Service, until
from tests.cluster.ray_cluster import RayCluster
from tests.cluster.service import ClusterService

FOX = "a red fox in the snow"


class Alone(Service):
    """A service without a cluster."""

    command = ("limner.cli", "serve", "--port", "0")
    imported = ()


def _data(response: httpx.Response) -> bytes:
    assert response.status_code == 200, response.text
    return base64.b64decode(response.json()["data"][0]["b64_json"])


def test_a_picture_has_the_bytes_that_one_machine_alone_gives_it(service: ClusterService, tmp_path: Path) -> None:
    on_cluster = service.generate(service.customer(), FOX, model="svcv4_1")
    assert on_cluster.headers["X-Limner-Engine"] == "drawing"
    alone = Alone(tmp_path / "alone").start()
    body = {"prompt": FOX, "seed": 1, "size": "1024x1024", "response_format": "b64_json", "model": "svcv4_1"}
    local = httpx.post(f"{alone.url}/v1/images/generations", json=body, headers=alone.customer().headers, timeout=60)
    alone.stop()
    assert _data(on_cluster) == _data(local)


def test_what_the_engine_refuses_costs_nothing(service: ClusterService) -> None:
    customer = service.customer()
    before = service.account(customer).balance
    response = service.generate(customer, "fail there is no paint", model="svcv3")
    assert response.status_code == 500
    assert response.json()["error"]["message"] == "there is no paint"
    assert service.account(customer).balance == before


def test_who_leaves_frees_the_replica(service: ClusterService, tmp_path: Path) -> None:
    customer = service.customer()
    before = service.account(customer).balance
    begun = tmp_path / "begun"
    with pytest.raises(httpx.ReadTimeout):
        _impatiently(service, customer, f"attentive {begun}")
    assert begun.exists()
    assert service.generate(service.customer(), "steps 2", model="svcv3").status_code == 200  # there is one replica
    until(lambda: service.account(customer).held == 0)
    assert service.account(customer).balance == before


def _impatiently(service: ClusterService, customer: Customer, prompt: str) -> None:
    body = {"prompt": prompt, "model": "svcv3", "size": "1024x1024"}
    httpx.post(f"{service.url}/v1/images/generations", json=body, headers=customer.headers, timeout=5)


def test_a_replica_that_is_killed_costs_nobody_a_picture(service: ClusterService, cluster: RayCluster) -> None:
    customer = service.customer()
    before = service.account(customer).balance
    with ThreadPoolExecutor(8) as pool:  # more than one for each replica, so that the one that is killed has some
        answers = [pool.submit(service.generate, customer, FOX, seed, model="svcv4_1") for seed in range(24)]
        until(lambda: sum(answer.done() for answer in answers) >= 4)
        cluster.replicas("drawing")[0].kill()
    assert [answer.result().status_code for answer in answers] == [200] * 24
    assert "replica_ended" in service.lines(), "it had no job"
    spent = sum(answer.result().json()["credits"] for answer in answers)
    assert service.account(customer).balance == before - spent
    cluster.wait_for_replicas("drawing", 2)


def test_to_deploy_what_runs_changes_nothing(service: ClusterService, cluster: RayCluster) -> None:
    before = {process.pid for process in cluster.replicas("drawing")}
    deployed = service.limner("cluster", "deploy")
    assert len(deployed.stdout.split()) == 2, deployed.stderr
    for seed in range(4):
        assert service.generate(service.customer(), FOX, seed, model="svcv4_1").status_code == 200
    assert {process.pid for process in cluster.replicas("drawing")} == before


def test_the_commands_tell_what_runs(service: ClusterService) -> None:
    service.generate(service.customer(), FOX, model="svcv4_1")
    rows = [line.split("\t") for line in service.limner("cluster", "status").stdout.splitlines()]
    assert {row[1]: row[2:5] for row in rows} == {"drawing": ["ready", "2", "2"], "playing": ["ready", "1", "1"]}
    assert {row[1]: row[7] for row in rows}["playing"] == "7"


def test_the_file_is_one_that_ray_serve_takes(service: ClusterService) -> None:
    written = service.limner("cluster", "config")
    assert written.returncode == 0, written.stderr
    check = (
        "import sys, yaml; from ray.serve.schema import ServeDeploySchema;"
        "read = ServeDeploySchema.model_validate(yaml.safe_load(sys.stdin));"
        "print([each.name for each in read.applications], read.proxy_location)"
    )

    said = subprocess.run(
        [sys.executable, "-c", check], input=written.stdout, capture_output=True, text=True, check=True
    )
    assert "limner-drawing-" in said.stdout
    assert "limner-playing-" in said.stdout


def test_other_settings_are_other_applications_which_are_pruned_when_nobody_has_them(
    service: ClusterService, cluster: RayCluster, tmp_path: Path
) -> None:
    changed = {"playing": {"kind": "batcher", "device": "two", "cluster": {"gpus": 0}}}
    following = ClusterService(tmp_path / "following", cluster, changed, {"generate": ["playing"]}).open()
    assert service.generate(service.customer(), "steps 1", model="svcv3").status_code == 200
    assert following.generate(following.customer(), "steps 1", model="svcv3").status_code == 200
    following.stop()
    names = {line.split("\t")[0] for line in service.limner("cluster", "status").stdout.splitlines()}
    assert len(names) == 3
    ended = service.limner("cluster", "prune").stdout.split()
    assert len(ended) == 1
    assert ended[0].startswith("limner-playing-")
    assert service.generate(service.customer(), "steps 1", model="svcv3").status_code == 200


def test_by_ray_s_client(cluster: RayCluster, tmp_path: Path) -> None:
    engines = {"drawing": {"kind": "illustrator", "cluster": {"min_replicas": 2, "cpus": 1}}}
    service = ClusterService(tmp_path / "client", cluster, engines, {"generate": ["drawing"]}, cluster.client_address)
    service.open()
    response = service.generate(service.customer(), FOX)
    assert response.headers["X-Limner-Engine"] == "drawing"
    service.stop()


def test_an_engine_at_rest_has_no_replica_until_the_first_job_comes(cluster: RayCluster, tmp_path: Path) -> None:
    resting = {"resting": {"kind": "batcher", "cluster": {"gpus": 0, "min_replicas": 0, "max_replicas": 1}}}
    service = ClusterService(tmp_path / "resting", cluster, resting, {"generate": ["resting"]}).open()
    assert cluster.replicas("resting") == []
    rows = [line.split("\t") for line in service.limner("cluster", "status").stdout.splitlines()]
    assert [row[2:5] for row in rows if row[1] == "resting"] == [["ready", "0", "0"]]
    answers = [service.generate(service.customer(), "steps 1", seed, model="svcv3") for seed in (1, 2)]
    assert [(answer.status_code, answer.headers["X-Limner-Engine"]) for answer in answers] == [(200, "resting")] * 2
    assert len(cluster.replicas("resting")) == 1
    service.stop()
    assert not service.audit()


def test_no_ray_in_the_service(service: ClusterService) -> None:
    maps = Path(f"/proc/{service.pid}/maps").read_text()
    assert "_raylet" not in maps
