"""What goes wrong with models behind a running service: each a clear answer, nothing charged, the service goes on."""

import json
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
import torch
from safetensors.torch import load_file, save_file

from tests.api.service import Customer, until
from tests.diffusion.conftest import Models
from tests.diffusion.service import MOST_STEPS, DiffusionService

ROUTES = {
    "generate:svcv3": ("slow",),
    "generate:svcv2": ("slow", "illustrator"),
    "generate:svcv4": ("broken",),
    "generate:svcv4_1": ("overflowing",),
}


@pytest.fixture(scope="module")
def service(models: Models, tmp_path_factory: pytest.TempPathFactory) -> Iterator[DiffusionService]:
    """With a model that takes its time, and with one whose configuration is not that of its weights."""
    spoilt = models("flux").parent / "spoilt"
    spoilt.mkdir()
    for part in models("flux").iterdir():
        (spoilt / part.name).symlink_to(part)
    (spoilt / "transformer").unlink()
    (spoilt / "transformer").mkdir()
    for file in (models("flux") / "transformer").iterdir():
        (spoilt / "transformer" / file.name).symlink_to(file)
    config = spoilt / "transformer" / "config.json"
    read = json.loads(config.read_text())
    config.unlink()
    config.write_text(json.dumps({**read, "num_attention_heads": 4}))
    overflowing = Path(shutil.copytree(models("flux"), models("flux").parent / "overflowing"))
    (weights,) = (overflowing / "vae").glob("*.safetensors")
    save_file({name: value * torch.nan for name, value in load_file(weights).items()}, weights)
    engines: dict[str, dict[str, object]] = {
        "overflowing": {"model": str(overflowing), "device": "cpu", "steps": 1},
        "slow": {"model": str(models("flux")), "device": "cpu", "steps": MOST_STEPS},
        "broken": {"model": str(spoilt), "device": "cpu"},
    }
    running = DiffusionService(tmp_path_factory.mktemp("faults") / "data", engines, ROUTES)
    running.open("slow", "overflowing")
    yield running
    running.stop()


@pytest.fixture
def customer(service: DiffusionService) -> Customer:
    return service.customer()


def ask(service: DiffusionService, customer: Customer, model: str, timeout: float = 240, **more: Any) -> httpx.Response:
    body = {"prompt": "a fox", "model": model, **more}
    return httpx.post(f"{service.url}/v1/images/generations", json=body, headers=customer.headers, timeout=timeout)


def error_of(answer: httpx.Response) -> dict[str, Any]:
    found: dict[str, Any] = answer.json()["error"]
    return found


def test_an_engine_that_cannot_be_loaded_takes_nothing_else_down(service: DiffusionService, customer: Customer) -> None:
    until(lambda: bool(service.told("engine_not_loaded", "broken")))
    (line,) = service.told("engine_not_loaded", "broken")
    assert line["level"] == "error"
    assert "cannot be loaded" in line["reason"]
    answer = ask(service, customer, "svcv4")
    assert answer.status_code == 503
    assert error_of(answer)["code"] == "engine_unavailable"
    assert "'broken' is not available" in error_of(answer)["message"]
    assert service.account(customer).balance == 100_000


def test_a_picture_without_numbers_costs_nothing(service: DiffusionService, customer: Customer) -> None:
    """And whoever looks is told which engines are well."""
    answer = ask(service, customer, "svcv4_1")
    assert answer.status_code == 500
    assert "numbers have overflowed in float32" in error_of(answer)["message"]
    assert service.account(customer).balance == 100_000
    assert service.account(customer).held == 0
    until(lambda: bool(service.told("engine_not_loaded", "broken")))
    ready = httpx.get(f"{service.url}/readyz").json()
    assert ready["engines"]["broken"] == "failed", ready
    assert ready["engines"]["overflowing"] == "ready", ready


def test_who_hangs_up_frees_the_model_within_a_step(service: DiffusionService, customer: Customer) -> None:
    connection = HTTPConnection(service.url.removeprefix("http://"))
    headers = {**customer.headers, "Content-Type": "application/json"}
    connection.request("POST", "/v1/images/generations", json.dumps({"prompt": "a fox", "model": "svcv3"}), headers)
    until(lambda: service.running == 1)
    connection.close()
    until(lambda: service.running == 0)
    until(lambda: service.account(customer).held == 0)
    assert service.account(customer).balance == 100_000


def test_a_process_killed_in_a_batch(service: DiffusionService, customer: Customer) -> None:
    """Its pictures are lost and not charged; the next engine of the route serves until another process is up."""
    (before,) = service.device_processes()
    with ThreadPoolExecutor(1) as thread:
        asked = thread.submit(ask, service, customer, "svcv3", n=2)
        until(lambda: service.running == 2)
        before.kill()
        answer = asked.result()
    assert answer.status_code == 500
    assert error_of(answer)["code"] == "engine_crashed"
    drawn = service.jobs_done("illustrator")
    answer = ask(service, customer, "svcv2")
    assert answer.status_code == 200, answer.text
    assert service.jobs_done("illustrator") == drawn + 1
    service.wait_for("slow", times=2)
    (after,) = service.device_processes()
    assert after.pid != before.pid
    until(lambda: service.account(customer).held == 0)
    assert service.account(customer).balance == 100_000 - answer.json()["credits"]
    assert not service.audit()


def test_a_model_that_cannot_be_used_ends_the_start(tmp_path: Path) -> None:
    table = {"tiny": {"model": str(tmp_path / "nowhere"), "device": "cpu"}}
    service = DiffusionService(tmp_path / "data", table, {"generate": ("tiny",)})
    with pytest.raises(AssertionError, match=r"engines\.tiny: model: there is no directory"):
        service.start()
