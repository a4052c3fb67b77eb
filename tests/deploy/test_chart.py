"""The Helm chart by Helm's own lint and template, and what it makes by the schemas of Kubernetes."""

from typing import Any

import pytest
import yaml

from tests.deploy.conftest import Render, Resource, ask

SERVE = "proxy_location: Disabled\napplications: []\n"
CLUSTER: dict[str, Any] = {"enabled": True, "serveConfig": SERVE}
GPU = {
    "name": "gpu",
    "replicas": 1,
    "image": {"repository": "limner-cuda"},
    "resources": {"limits": {"nvidia.com/gpu": "1", "memory": "32Gi"}},
    "tolerations": [{"key": "nvidia.com/gpu", "operator": "Exists"}],
    "volumes": [{"name": "models", "persistentVolumeClaim": {"claimName": "models"}}],
    "volumeMounts": [{"name": "models", "mountPath": "/data/models", "readOnly": True}],
}
VALUES: dict[str, dict[str, Any]] = {
    "as it comes": {},
    "all on": {
        "processes": 2,
        "publicUrl": "https://pictures.example.com/v1",
        "image": {"tag": "sha256:" + 64 * "0"},
        "imagePullSecrets": [{"name": "registry"}],
        "env": {"LIMNER_IMAGE_TTL": "3600"},
        "config": "[routes]\n",
        "autoscaling": {"enabled": True},
        "podMonitor": {"enabled": True},
        "podAnnotations": {"prometheus.io/scrape": "true"},
        "nodeSelector": {"kubernetes.io/arch": "amd64"},
        "tolerations": [{"operator": "Exists"}],
        "affinity": {"nodeAffinity": {}},
        "cluster": {**CLUSTER, "workers": [GPU]},
    },
    "a private network": {"cluster": {**CLUSTER, "auth": "private_network"}},
    "nothing that guards": {"networkPolicy": {"enabled": False}, "cluster": CLUSTER},
}
OF_OTHERS = {"RayService", "PodMonitor"}
"""Kinds whose schemas Kubernetes does not have. Their pods are looked at; RayService's own fields, below."""

released = pytest.mark.parametrize("values", VALUES.values(), ids=list(VALUES))


def by_kind(resources: list[Resource], kind: str) -> list[Resource]:
    return [resource for resource in resources if resource["kind"] == kind]


def pods(resources: list[Resource]) -> list[Resource]:
    """The templates of all pods, by name Pod resources."""
    templates = [each["spec"]["template"] for each in by_kind(resources, "Deployment")]
    for service in by_kind(resources, "RayService"):
        config = service["spec"]["rayClusterConfig"]
        templates += [group["template"] for group in (config["headGroupSpec"], *config["workerGroupSpecs"])]
    return [{"apiVersion": "v1", "kind": "Pod", **template} for template in templates]


def containers(pod: Resource) -> list[Resource]:
    return [*pod["spec"].get("initContainers", []), *pod["spec"]["containers"]]


def test_lint() -> None:
    found = ask({"do": "lint"})
    assert not found["errors"]
    assert [message["error"] for message in found["messages"]] == ["icon is recommended"]


@pytest.mark.parametrize("version", ["1.29", "1.37"])
@released
def test_kubernetes_knows_what_is_made(render: Render, values: dict[str, Any], version: str) -> None:
    resources = render(values)
    for resource in [each for each in resources if each["kind"] not in OF_OTHERS] + pods(resources):
        assert not ask({"do": "validate", "resource": resource, "version": version}), resource["kind"]


@released
def test_no_pod_is_root_or_writes_to_its_root(render: Render, values: dict[str, Any]) -> None:
    for pod in pods(render(values)):
        assert pod["spec"]["securityContext"]["runAsNonRoot"]
        assert pod["spec"]["securityContext"]["runAsUser"] == 65532
        assert not pod["spec"]["automountServiceAccountToken"]
        for container in containers(pod):
            assert container["securityContext"]["readOnlyRootFilesystem"]
            assert container["securityContext"]["capabilities"] == {"drop": ["ALL"]}
            assert {"/tmp", "/etc/limner"} <= {mount["mountPath"] for mount in container["volumeMounts"]}


@released
def test_secrets_are_references(render: Render, values: dict[str, Any]) -> None:
    resources = render(values)
    assert not by_kind(resources, "Secret")
    for pod in pods(resources):
        for container in containers(pod):
            env = {each["name"]: each for each in container.get("env", [])}
            assert len(env) == len(container.get("env", []))
            secret = [name for name in env if name.endswith(("_SECRET", "_TOKEN", "DATABASE_URL", "_KEY", "KEY_ID"))]
            assert all("secretKeyRef" in env[name]["valueFrom"] for name in secret)


@released
def test_the_volumes_of_a_pod_are_those_that_it_mounts(render: Render, values: dict[str, Any]) -> None:
    for pod in pods(render(values)):
        names = [volume["name"] for volume in pod["spec"]["volumes"]]
        mounted = {mount["name"] for container in containers(pod) for mount in container["volumeMounts"]}
        assert sorted(names) == sorted(mounted)


def test_probes(render: Render) -> None:
    (deployment,) = by_kind(render({}), "Deployment")
    (container,) = deployment["spec"]["template"]["spec"]["containers"]
    assert container["startupProbe"]["httpGet"]["path"] == "/healthz"
    assert container["livenessProbe"]["httpGet"]["path"] == "/healthz"
    assert container["readinessProbe"]["httpGet"]["path"] == "/readyz"
    assert container["readinessProbe"]["timeoutSeconds"] > 2, "/readyz may take 2 s"


def test_the_number_of_pods_has_one_master(render: Render) -> None:
    fixed, scaled = render({"replicas": 3}), render({"autoscaling": {"enabled": True}})
    assert by_kind(fixed, "Deployment")[0]["spec"]["replicas"] == 3
    assert not by_kind(fixed, "HorizontalPodAutoscaler")
    assert "replicas" not in by_kind(scaled, "Deployment")[0]["spec"]
    (scaler,) = by_kind(scaled, "HorizontalPodAutoscaler")
    (metric,) = scaler["spec"]["metrics"]
    assert metric["pods"]["metric"]["name"] == "limner_jobs_queued"


def selects(selector: Resource, labels: dict[str, str]) -> bool:
    expressions = selector.get("matchExpressions", [])
    assert {each["operator"] for each in expressions} <= {"In"}
    return selector.get("matchLabels", {}).items() <= labels.items() and all(
        labels.get(each["key"]) in each["values"] for each in expressions
    )


def test_ports_of_ray_are_open_to_the_release_and_the_operator_alone(render: Render) -> None:
    resources = render({"cluster": CLUSTER})
    labels = [pod["metadata"]["labels"] for pod in pods(resources)]
    assert sorted(each["app.kubernetes.io/component"] for each in labels) == ["api", "ray-head", "ray-worker"]
    stranger = {"app.kubernetes.io/instance": "other", "app.kubernetes.io/component": "api"}
    policies = [policy["spec"] for policy in by_kind(resources, "NetworkPolicy")]
    for pod in labels:
        rules = [rule for policy in policies if selects(policy["podSelector"], pod) for rule in policy["ingress"]]
        everything = [rule for rule in rules if "ports" not in rule]
        for rule in everything:
            (peer,) = rule["from"]
            assert all(selects(peer["podSelector"], each) for each in labels)
            assert not selects(peer["podSelector"], stranger)
        ports = [port["port"] for rule in rules for port in rule.get("ports", ())]
        component = pod["app.kubernetes.io/component"]
        assert (len(everything), ports) == (1, {"api": ["http"], "ray-head": [8265]}.get(component, []))


def test_the_service_and_its_budget_select_pods_of_the_service_alone(render: Render) -> None:
    resources = render({"cluster": CLUSTER})
    (service,), (budget,) = by_kind(resources, "Service"), by_kind(resources, "PodDisruptionBudget")
    for selector in (service["spec"]["selector"], budget["spec"]["selector"]["matchLabels"]):
        assert [selects({"matchLabels": selector}, pod["metadata"]["labels"]) for pod in pods(resources)] == [
            True,
            False,
            False,
        ]


def test_the_ray_service(render: Render) -> None:
    resources = render({"cluster": {**CLUSTER, "workers": [GPU]}})
    (service,) = by_kind(resources, "RayService")
    spec = service["spec"]
    assert (service["apiVersion"], set(spec)) == (
        "ray.io/v1",
        {"upgradeStrategy", "excludeHeadPodFromServeSvc", "serveConfigV2", "rayClusterConfig"},
    )
    assert yaml.safe_load(spec["serveConfigV2"]) == yaml.safe_load(SERVE)
    config = spec["rayClusterConfig"]
    assert set(config) == {"rayVersion", "authOptions", "headGroupSpec", "workerGroupSpecs"}
    assert config["authOptions"] == {"mode": "token", "secretName": "limner-ray"}
    assert set(config["headGroupSpec"]) == {"rayStartParams", "template"}
    (workers,) = config["workerGroupSpecs"]
    counts = {"replicas", "minReplicas", "maxReplicas"}
    assert set(workers) == {"groupName", "rayStartParams", "template", *counts}
    assert all(isinstance(workers[name], int) for name in counts)
    assert all(isinstance(value, str) for value in config["headGroupSpec"]["rayStartParams"].values())


def test_the_node_beside_the_service_joins_the_head(render: Render) -> None:
    resources = render({"cluster": CLUSTER})
    (deployment,), (service,) = by_kind(resources, "Deployment"), by_kind(resources, "RayService")
    pod = deployment["spec"]["template"]["spec"]
    (node,), (limner,) = pod["initContainers"], pod["containers"]
    assert node["restartPolicy"] == "Always"
    assert f"--address={service['metadata']['name']}-head-svc:6379" in node["command"]
    assert node["image"] == limner["image"] == "limner-cluster:0.1.0"
    shared = [{mount["name"] for mount in each["volumeMounts"]} for each in (node, limner)]
    assert {"tmp", "shm"} <= shared[0] & shared[1], "Ray's sockets and shared memory"
    assert pod["shareProcessNamespace"]
    env = {each["name"]: each.get("value") for each in limner["env"]}
    assert (env["LIMNER_CLUSTER"], env["LIMNER_CLUSTER_AUTH"], env["RAY_AUTH_MODE"]) == ("auto", "token", "token")


@pytest.mark.parametrize(
    "values",
    [
        {"blobUrl": "file:///data"},
        {"cluster": {"enabled": True}},
        {"cluster": {**CLUSTER, "auth": "none"}},
        {"env": {"LIMNER_SIGNING_SECRET": "in the open"}},
        {"secretEnv": {"LIMNER_CHAT_KEY": "in the open"}},
        {"replicas": "two"},
        {"replica": 2},
    ],
    ids=str,
)
def test_values_that_cannot_be_meant_are_refused(render: Render, values: dict[str, Any]) -> None:
    with pytest.raises(AssertionError, match=r"helm_python\.errors"):
        render(values)
