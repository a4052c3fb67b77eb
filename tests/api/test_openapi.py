"""The OpenAPI document: complete, and true of the running service."""

from typing import Any

import httpx
import pytest

from limner.api.endpoints import ENDPOINTS
from limner.catalog.models import ALIASES, MODELS
from limner.kit.error_codes import ERROR_CODES
from limner.studio.generate import GenerateRequest
from tests.api.service import Service


@pytest.fixture(scope="module")
def document(service: Service) -> dict[str, Any]:
    response = httpx.get(f"{service.url}/v1/openapi.json").raise_for_status()
    assert response.headers["access-control-allow-origin"] == "*"
    return dict(response.json())


def test_its_operations(document: dict[str, Any]) -> None:
    found = {f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods}
    assert found == {
        "POST /v1/images/generations",
        "POST /v1/images/generations/raster",
        "POST /v1/images/generations/vector",
        *(f"POST /v1/images/{endpoint.path}" for endpoint in ENDPOINTS),
        "POST /v1/images/explore",
        "POST /v1/images/explore/similar",
        "GET /v1/images/{image_id}",
        "POST /v1/styles",
        "GET /v1/styles",
        "GET /v1/styles/basic",
        "GET /v1/styles/{style_id}",
        "DELETE /v1/styles/{style_id}",
        "POST /v1/prompts/enhance",
        "POST /v1/colors/optimize",
        "GET /v1/users/me",
        "GET /v1/models",
        "GET /v1/models/{model}",
    }


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    def references(value: Any) -> set[str]:
        if isinstance(value, dict):
            own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
            return own.union(*map(references, value.values()))
        return set().union(*map(references, value)) if isinstance(value, list) else set()

    names = {reference.removeprefix("#/components/schemas/") for reference in references(document)}
    assert names
    assert names <= document["components"]["schemas"].keys()


def test_fields_that_do_nothing_are_not_in_it(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for form in ("", "Form"):
        explore = schemas[f"ExploreRequest{form}"]["properties"]
        assert explore.keys() & {"n", "negative_prompt", "text_layout"} == set()
        assert explore.keys() >= {"prompt", "model", "style", "style_id", "size", "controls", "response_format"}
        assert "image_format" not in schemas[f"VectorizeRequest{form}"]["properties"]
        match = schemas[f"InpaintRequest{form}"]["properties"]["style_match"]
        assert match.get("anyOf", [match])[0]["enum"] == ["regular"]


def test_every_field_is_described(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    request, form = schemas["GenerateRequest"]["properties"], schemas["GenerateRequestForm"]["properties"]
    assert form.keys() == GenerateRequest.model_fields.keys() - GenerateRequest.lenient_fields - {"seed"}
    assert request.keys() == form.keys() - {"style_references"}
    requests = {"GenerateRequest", *(endpoint.request.__name__ for endpoint in ENDPOINTS)}
    for name in (*requests, *(f"{name}Form" for name in requests), "Controls", "Color", "Word"):
        for field, schema in schemas[name]["properties"].items():
            assert schema.get("description"), f"{name}.{field}"
    assert set(request["model"]["anyOf"][0]["enum"]) == {*MODELS, *ALIASES}


def test_a_picture_is_needed_in_one_of_its_two_forms(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for endpoint in ENDPOINTS:
        request, form = schemas[endpoint.request.__name__], schemas[f"{endpoint.request.__name__}Form"]
        pictures = {"image", "mask"} & form["properties"].keys()
        assert "image" in pictures
        for name in pictures:
            assert (f"{name}_url" in request["required"]) != (endpoint.path == "edits" and name == "mask")
            assert name not in request["properties"]
            ways = [{*case["required"]} for rule in form["allOf"] for case in rule["anyOf"] if "required" in case]
            assert [{name}, {f"{name}_url"}] == [way for way in ways if way <= {name, f"{name}_url"}]


def test_every_status_of_a_code_is_documented(document: dict[str, Any]) -> None:
    documented = {
        int(status)
        for methods in document["paths"].values()
        for operation in methods.values()
        for status in operation["responses"]
    }
    of_links_and_methods = {403, 405, 410, 416}
    elsewhere = {"model_not_pulled", "openid_unavailable", "not_installed"}  # a command's, a page's, agents'
    served = {entry.status for code, entry in ERROR_CODES.items() if code not in elsewhere}
    assert served - of_links_and_methods <= documented
    for methods in document["paths"].values():
        for operation in methods.values():
            assert operation["security"] == [{"key": []}]
            assert "text/plain" in operation["responses"]["401"]["content"]


def test_the_brand_is_in_the_names(start_service: Any) -> None:
    service: Service = start_service(brand="acme")
    schemas = httpx.get(f"{service.url}/v1/openapi.json").json()["components"]["schemas"]
    assert "acmev4_1" in schemas["GenerateRequest"]["properties"]["model"]["anyOf"][0]["enum"]
    models = httpx.get(f"{service.url}/v1/models", headers=service.customer().headers).json()["data"]
    assert {model["id"] for model in models} == {name.replace("svc", "acme", 1) for name in MODELS}
