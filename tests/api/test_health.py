"""What machines ask of the service."""

from importlib.metadata import version

import httpx
import pytest

from tests.api.service import Service


def test_ping(service: Service) -> None:
    response = httpx.get(f"{service.url}/ping")
    assert (response.status_code, response.text) == (200, "pong")


def test_status(service: Service) -> None:
    answer = httpx.get(f"{service.url}/status").json()
    assert answer == {"status": "ok", "version": version("limner"), "queue": 0, "workers": 2}


def test_alive_and_ready(service: Service) -> None:
    assert httpx.get(f"{service.url}/healthz").json() == {"status": "ok"}
    assert httpx.get(f"{service.url}/readyz").json() == {
        "status": "ok",
        "database": True,
        "storage": True,
        "workshop": True,
        "engines": {"illustrator": "ready", "darkroom": "ready"},
    }


@pytest.mark.parametrize("path", ["/ping", "/status", "/healthz", "/readyz", "/metrics", "/docs", "/v1/openapi.json"])
def test_head_is_get_without_the_body(service: Service, path: str) -> None:
    get, head = httpx.get(f"{service.url}{path}"), httpx.head(f"{service.url}{path}")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == get.headers["content-type"]


def test_models(api: httpx.Client) -> None:
    models = {model["id"]: model for model in api.get("/models").raise_for_status().json()["data"]}
    assert len(models) == 21
    flash = models["svcv4_1_flash"]
    assert flash.keys() == {
        "id",
        "object",
        "owned_by",
        "name",
        "created",
        "engines",
        "input_modalities",
        "output_modalities",
        "pricing",
    }
    assert flash["pricing"] == {"image": "0.007"}
    assert flash["engines"] == ["illustrator"]
    assert models["svcv4_1_pro_vector"]["pricing"] == {"image": "0.30"}


def test_metrics_count_by_route_and_not_by_path(service: Service, api: httpx.Client) -> None:
    request = {"prompt": "x", "model": "svcv4_1_flash"}
    link = api.post("/images/generations", json=request).raise_for_status().json()["data"][0]["url"]
    httpx.get(link)
    httpx.get(f"{service.url}/v1/no/such/path")
    response = httpx.get(f"{service.url}/metrics")
    assert response.headers["content-type"].startswith("text/plain; version=")
    lines = response.text.splitlines()
    routes = {line.split('route="')[1].split('"')[0] for line in lines if line.startswith("limner_requests_total")}
    assert {"/v1/images/generations", "/v1/images/{image_id}.{extension}", "unknown"} <= routes
    assert not any("/no/such" in line for line in lines)
    assert any(line.startswith("limner_images_total") for line in lines)


def test_metrics_move_with_the_work(service: Service, api: httpx.Client) -> None:
    names = (
        'limner_jobs_total{engine="illustrator",operation="generate",outcome="done"}',
        'limner_job_seconds_count{engine="illustrator",operation="generate"}',
        'limner_images_total{operation="generate"}',
        'limner_units_charged_total{operation="generate"}',
        'limner_holds_total{outcome="held"}',
    )
    before = metrics(service)
    request = {"prompt": "x", "model": "svcv4_1_flash", "n": 2}
    api.post("/images/generations", json=request).raise_for_status()
    after = metrics(service)
    assert [after[name] - before.get(name, 0) for name in names] == [2, 2, 2, 14, 1]
    assert (after["limner_jobs_queued"], after["limner_jobs_running"]) == (0, 0)


def metrics(service: Service) -> dict[str, float]:
    """Every sample, by its name and labels."""
    lines = httpx.get(f"{service.url}/metrics").text.splitlines()
    samples = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in samples}


def test_every_request_is_a_line_with_its_id(service: Service, api: httpx.Client) -> None:
    headers = {"X-Request-Id": "trace-me.1"}
    assert api.get("/users/me", headers=headers).headers["x-request-id"] == "trace-me.1"
    line = service.request_line("trace-me.1")
    assert (line["event"], line["status"], line["path"], line["method"]) == ("request", 200, "/v1/users/me", "GET")
    assert line["account"]


def test_signatures_of_links_are_not_in_the_log(service: Service, api: httpx.Client) -> None:
    request = {"prompt": "x", "model": "svcv4_1_flash"}
    link = api.post("/images/generations", json=request).json()["data"][0]["url"]
    httpx.get(link)
    assert link.partition("signature=")[2] not in service.lines()


@pytest.mark.parametrize("path", ["/ping", "/v1/users/me", "/v1/nothing", "/docs", "/metrics"])
def test_every_response_has_the_security_headers(service: Service, path: str) -> None:
    headers = httpx.get(f"{service.url}{path}").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
