"""The compose file by the schema of Compose, and its names by each other."""

from pathlib import Path
from typing import Any

import yaml

from tests.deploy.conftest import ROOT, run

FILE = ROOT / "deploy" / "compose.yaml"


def loaded() -> dict[str, Any]:
    compose: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return compose


def test_the_schema() -> None:
    done = run("check-jsonschema", "--builtin-schema", "vendor.compose-spec", FILE)
    assert done.returncode == 0, done.stdout


def test_the_schema_is_heard(tmp_path: Path) -> None:
    (tmp_path / "compose.yaml").write_text("services: {api: {imag: limner}}\n")
    done = run("check-jsonschema", "--builtin-schema", "vendor.compose-spec", tmp_path / "compose.yaml")
    assert done.returncode == 1


def test_what_a_service_names_is_declared_and_used() -> None:
    compose = loaded()
    services = compose["services"].values()
    volumes = {each.partition(":")[0] for service in services for each in service.get("volumes", [])}
    for kind, used in {
        "secrets": {name for service in services for name in service.get("secrets", [])},
        "networks": {name for service in services for name in service.get("networks", [])},
        "volumes": {name for name in volumes if not name.startswith(".")},
    }.items():
        assert used == set(compose[kind])
    waited = {name for service in services for name in service.get("depends_on", {})}
    assert waited <= set(compose["services"])
    for service in services:
        for name, state in service.get("depends_on", {}).items():
            healthy = state["condition"] == "service_healthy"
            assert healthy == ("healthcheck" in compose["services"][name])


def test_files_that_are_mounted_are_there() -> None:
    for service in loaded()["services"].values():
        for volume in service.get("volumes", []):
            if volume.startswith("."):
                assert (FILE.parent / volume.partition(":")[0]).is_file()


def test_only_the_service_is_reached_from_outside() -> None:
    compose = loaded()
    assert compose["networks"]["inside"] == {"internal": True}
    for name, service in compose["services"].items():
        assert ("ports" in service or "outside" in service.get("networks", ())) == (name == "api")
        assert service["read_only"]
        assert "no-new-privileges:true" in service["security_opt"]


def test_every_image_has_a_version() -> None:
    images = {service["image"] for service in loaded()["services"].values()} - {"${IMAGE:-limner}"}
    assert images
    assert all(":" in image and not image.endswith(":latest") for image in images)


def test_the_variables_of_the_cluster_are_those_that_are_asked_for() -> None:
    lines = (ROOT / "deploy" / "cluster.env").read_text(encoding="utf-8").splitlines()
    names = {line.partition("=")[0] for line in lines if line and not line.startswith("#")}
    text = FILE.read_text(encoding="utf-8")
    assert all(f"${{{name}:-" in text for name in names - {"COMPOSE_PROFILES"})
