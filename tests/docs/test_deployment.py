"""What stands in deploy/ agrees with the service, and its files with each other. `make test-deploy` looks at each."""

import ast
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

import limner
from limner.cli.service import ENDING_SECONDS, GRACE_SECONDS
from limner.cli.settings import ALL
from limner.kit import metrics
from limner.kit.settings import PREFIX, SECRETS_DIR, variables
from tests.docs.pages import ROOT
from tests.docs.test_docs import served

DEPLOY = ROOT / "deploy"
NOT_COMMITTED = {"secrets", "__pycache__"}
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file() and not NOT_COMMITTED & set(path.parts))
DOCKERFILES = [DEPLOY / "Dockerfile", DEPLOY / "Dockerfile.cuda"]
CHART = DEPLOY / "helm" / "limner"
USER = "65532"

images = pytest.mark.parametrize("dockerfile", DOCKERFILES, ids=lambda path: path.name)


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return loaded


def instructions(dockerfile: Path) -> list[str]:
    """The instructions of the final stage, each on one line."""
    text = re.sub(r"^\s*#.*\n", "", dockerfile.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return re.sub(r"\\\n\s*", "", text).rpartition("\nFROM ")[2].splitlines()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(DEPLOY).as_posix())
def test_a_setting_that_is_deployed_exists(path: Path) -> None:
    known = {name for cls in ALL for name in variables(cls)} | {SECRETS_DIR}
    named = re.findall(rf"\b{PREFIX}[A-Z_]*[A-Z]", path.read_text(encoding="utf-8"))
    assert not set(named) - known


@images
def test_an_image_has_the_user_the_port_and_the_paths_of_the_others(dockerfile: Path) -> None:
    lines = instructions(dockerfile)
    assert f"USER {USER}:{USER}" in lines
    assert "EXPOSE 8000" in lines
    assert "VOLUME /data" in lines
    assert "WORKDIR /etc/limner" in lines
    assert any(line.startswith("ENV LIMNER_DATA_DIR=/data ") for line in lines)
    assert 'ENTRYPOINT ["/usr/bin/tini", "-s", "--", "/opt/limner/bin/limner"]' in lines
    assert "STOPSIGNAL SIGTERM" in lines


@images
def test_an_image_is_made_of_locked_requirements(dockerfile: Path) -> None:
    text = dockerfile.read_text(encoding="utf-8").replace("\\\n", "")
    installs = re.findall(r"(?:pip install|uv build) [^&\n]*", text)
    assert installs
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs)
    for name in set(re.findall(r"[\w-]+\.lock", text)):
        assert (ROOT / "requirements" / name).is_file()


def test_both_images_unpack_the_same_libraries() -> None:
    (downloads,) = {re.findall(r"apt-get download .*", path.read_text("utf-8"))[0] for path in DOCKERFILES}
    assert "tini" in downloads.split()


@pytest.mark.parametrize("name", ["api", "ray", "ray-deploy"])
def test_the_compose_file_has_the_user_and_the_paths_of_the_images(name: str) -> None:
    service = compose()["services"][name]
    assert service["user"] == f"{USER}:{USER}"
    assert service["read_only"]
    assert service["cap_drop"] == ["ALL"]
    assert any(volume.endswith(":/etc/limner/limner.toml:ro") for volume in service["volumes"])


def test_the_port_is_the_same_everywhere() -> None:
    api = compose()["services"]["api"]
    deployment = (CHART / "templates" / "deployment.yaml").read_text(encoding="utf-8")
    unit = (DEPLOY / "systemd" / "limner.service").read_text(encoding="utf-8")
    assert api["command"][:5] == ["serve", "--host", "0.0.0.0", "--port", "8000"]
    assert api["ports"] == ["127.0.0.1:8000:8000"]
    assert "containerPort: 8000" in deployment
    assert '--port, "8000"' in deployment
    assert "--port 8000" in unit


def test_whoever_stops_the_service_waits_long_enough() -> None:
    wait = GRACE_SECONDS + ENDING_SECONDS
    deployment = (CHART / "templates" / "deployment.yaml").read_text(encoding="utf-8")
    unit = (DEPLOY / "systemd" / "limner.service").read_text(encoding="utf-8")
    before = int(re.findall(r"time\.sleep\((\d+)\)", deployment)[0])
    assert int(compose()["services"]["api"]["stop_grace_period"].removesuffix("s")) > wait
    assert int(re.findall(r"terminationGracePeriodSeconds: (\d+)", deployment)[0]) > wait + before
    assert int(re.findall(r"TimeoutStopSec=(\d+)", unit)[0]) > wait
    assert "KillMode=mixed" in unit


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(DEPLOY).as_posix())
def test_a_probe_asks_for_a_path_that_is_served(path: Path) -> None:
    named = re.findall(r"(?:127\.0\.0\.1:8000|path: )(/\w+)", path.read_text(encoding="utf-8"))
    paths = {end for _, end in served()} | {"/v1"}
    assert not set(named) - paths


def test_the_autoscaler_reads_a_metric_that_there_is() -> None:
    text = (CHART / "templates" / "horizontalpodautoscaler.yaml").read_text(encoding="utf-8")
    (name,) = re.findall(r"name: (limner_\w+)", text)
    assert name in {family.name for family in metrics.REGISTRY.collect()}


def test_the_script_makes_the_secrets_that_are_mounted(tmp_path: Path) -> None:
    for _ in range(2):
        subprocess.run([DEPLOY / "secrets.sh", tmp_path / "secrets"], check=True)
    made = {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "secrets").iterdir()}
    assert {f"secrets/{name}" for name in made} == {each["file"] for each in compose()["secrets"].values()} | {
        "secrets/store.env"
    }
    assert made["postgres_password"] in made["limner_database_url"]
    assert len(made["limner_signing_secret"]) >= 32
    assert (tmp_path / "secrets").stat().st_mode & 0o077 == 0


def test_secrets_are_not_committed() -> None:
    assert "/secrets/" in (DEPLOY / ".gitignore").read_text(encoding="utf-8").split()


def pins(name: str) -> set[tuple[str, str]]:
    """Packages and their versions; several of one, where they differ by the version of Python."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return set(re.findall(r"^([\w.-]+)==([^ \n]+)", text, re.MULTILINE))


def test_an_image_has_what_is_tested() -> None:
    run, image, cluster, cuda = map(pins, ("run.lock", "image.lock", "image-cluster.lock", "image-cuda.lock"))
    assert run <= image <= cluster
    shared = {name for name, _ in cluster}
    assert {pin for pin in cuda if pin[0] in shared} <= cluster


def test_all_nodes_of_a_cluster_have_one_ray() -> None:
    values = yaml.safe_load((CHART / "values.yaml").read_text(encoding="utf-8"))
    rays = {pin for name in ("cluster", "cuda") for pin in pins(f"image-{name}.lock") if pin[0] == "ray"}
    assert rays == {("ray", values["cluster"]["rayVersion"])}


def slim() -> ModuleType:
    spec = spec_from_file_location("slim", DEPLOY / "slim.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def imported() -> set[str]:
    """What Limner imports of SciPy, wherever in its code it does."""
    found = set()
    texts = (path.read_text(encoding="utf-8") for path in Path(limner.__path__[0]).rglob("*.py"))
    for text in texts:
        for node in ast.walk(ast.parse(text)) if "scipy" in text else ():
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in found if name.startswith("scipy.")}


BLOCKED = """
import sys
from importlib.abc import MetaPathFinder

class Blocked(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if any(name == part or name.startswith(part + ".") for part in sys.argv[1].split()):
            raise ImportError(f"the image has no {name}")

sys.meta_path.insert(0, Blocked())
from operator import attrgetter
import scipy
for name in sys.argv[2].split():
    parent, _, last = name.rpartition(".")
    try:
        __import__(name)
    except ModuleNotFoundError:
        attrgetter(last)(__import__(parent, fromlist=[last]))
"""


def test_an_image_keeps_what_is_imported_of_scipy() -> None:
    parts = " ".join(f"scipy.{part}" for part in slim().SCIPY_PARTS)
    names = " ".join(sorted(imported()))
    assert names
    subprocess.run([sys.executable, "-c", BLOCKED, parts, names], check=True)


def test_what_an_image_does_without_is_taken_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packages = tmp_path / "lib" / "python3.11" / "site-packages"
    dictionaries = "simplemma/strategies/dictionaries/data"
    kept = {"scipy/ndimage/a.py", f"{dictionaries}/en.plzma", "numpy/testing/a.py", "uvloop/a.so"}
    gone = {"scipy/stats/a.py", "scipy/stats/tests/b.py", "numpy/tests/tests/a.py", f"{dictionaries}/de.plzma", "a.pyi"}
    for name in kept | gone:
        (packages / name).parent.mkdir(parents=True, exist_ok=True)
        (packages / name).touch()
    stripped: list[Path] = []
    monkeypatch.setattr(subprocess, "run", lambda command, check: stripped.extend(command[2:]))
    slim().slim(tmp_path)
    assert {path.relative_to(packages).as_posix() for path in packages.rglob("*") if path.is_file()} == kept
    assert stripped == [packages / "uvloop" / "a.so"]
