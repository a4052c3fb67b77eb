"""What engines of the settings are on a cluster."""

from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from limner.engines.capabilities import Capabilities, everything
from limner.engines.instances import Instance, configured
from limner.engines.kinds import Kind, Options
from limner.engines.placement import Placement
from limner.kit.errors import SettingsError
from limner.workshop.cluster.deployment import Deployment, deployment, placed
from limner.workshop.settings import WorkshopSettings
from tests.workshop.cluster.kinds import install

SETTINGS = WorkshopSettings(workers=1, worker_memory=512, request_timeout=90)


@pytest.fixture(autouse=True)
def _kinds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(install(tmp_path))


def one(**table: Any) -> Deployment:
    """The deployment of an engine with such a table."""
    return deployment(configured({"mine": table})["mine"], SETTINGS)


def test_an_application_is_named_by_what_decides_its_pictures() -> None:
    name = one(kind="batcher").application
    assert name.startswith("limner-mine-")
    assert one(kind="batcher", cluster={"max_replicas": 7, "cpus": 3}).application == name
    assert one(kind="batcher", device="two").application != name
    assert one(kind="illustrator").application != name


def test_a_device_is_a_gpu_unless_told_otherwise() -> None:
    assert one(kind="batcher").options["ray_actor_options"] == {"num_cpus": 1.0, "num_gpus": 1.0}
    assert one(kind="batcher", device="cpu").gpus == 0
    assert one(kind="batcher", cluster={"gpus": 0.5}).gpus == 0.5
    assert one(kind="illustrator").gpus == 0


def test_replicas_are_fixed_or_scaled() -> None:
    assert one(kind="batcher").options["num_replicas"] == 1
    assert one(kind="batcher", cluster={"min_replicas": 3}).options["num_replicas"] == 3
    scaled = one(kind="batcher", cluster={"min_replicas": 0, "max_replicas": 4}).options
    assert "num_replicas" not in scaled
    assert scaled["autoscaling_config"] == {"min_replicas": 0, "max_replicas": 4, "target_ongoing_requests": 8}
    assert one(kind="batcher", cluster={"min_replicas": 0}).placement.most == 1


def test_a_replica_has_what_the_settings_say() -> None:
    found = one(kind="illustrator", cluster={"cpus": 3, "memory": 2048})
    assert found.arguments == {"name": "mine", "kind": "illustrator", "options": {}, "workers": 3, "memory": 512}
    assert found.options["ray_actor_options"]["memory"] == 2048 * 2**20
    assert found.options["graceful_shutdown_timeout_s"] == 90
    assert found.ongoing > found.busy >= 3
    assert found.blueprint.engine().name == "mine"


def test_engines_that_stay() -> None:
    engines = configured(
        {"here": {"kind": "batcher", "cluster": False}, "there": {"kind": "batcher"}, "else": _UPSTREAM}
    )
    assert [each.blueprint.name for each in placed(list(engines.values()), SETTINGS)] == ["there"]


_UPSTREAM = {"kind": "limner", "url": "http://elsewhere.example/v1", "key": "k" * 10}


@pytest.mark.parametrize(
    ("cluster", "said"),
    [
        ({"replicas": 2}, "engines.mine.cluster.replicas is no setting of an engine's place; accepted: min_replicas,"),
        ({"min_replicas": -1}, "engines.mine.cluster.min_replicas: -1 cannot be used; accepted: greater than or equal"),
        ({"min_replicas": 3, "max_replicas": 2}, "accepted: max_replicas of min_replicas, 3, or more, not 2."),
        ({"gpus": 1.5}, "accepted: gpus of a part of one, or a whole number, not 1.5."),
        ("two", "engines.mine.cluster: 'two' cannot be used; accepted: false, or a table."),
        (True, "engines.mine.cluster: True cannot be used; accepted: false, or a table."),
    ],
)
def test_a_place_that_cannot_be(cluster: object, said: str) -> None:
    with pytest.raises(SettingsError) as caught:
        one(kind="batcher", cluster=cluster)
    assert said in caught.value.message


def test_engines_elsewhere_have_no_place() -> None:
    with pytest.raises(SettingsError, match=r"engines\.else\.cluster: .* cannot be used; accepted: no such table"):
        configured({"else": {**_UPSTREAM, "cluster": {"gpus": 1}}})


class _WithToken(Options):
    token: SecretStr | None = None


def _tell(_: Options) -> Capabilities:
    return everything("generate")


def test_a_secret_stays_on_this_machine() -> None:
    kind = Kind(_WithToken, "nobody:Nobody", _tell, "device")

    def engine(**options: str) -> Instance:
        return Instance("mine", kind, _WithToken.model_validate(options), _tell(Options()), "own", Placement())

    assert deployment(engine(), SETTINGS).arguments["options"] == {}
    with pytest.raises(SettingsError, match=r"engines\.mine\.token is a secret"):
        deployment(engine(token="hush"), SETTINGS)
