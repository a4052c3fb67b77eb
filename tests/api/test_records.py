"""What is known of a kept image, and by whom."""

from uuid import uuid4

import httpx

from tests.api.service import Service


def test_the_owner_is_told_how_an_image_was_made(api: httpx.Client) -> None:
    asked = {"prompt": "a red fox", "random_seed": 7, "size": "16:9"}
    [made] = api.post("/images/generations", json=asked).raise_for_status().json()["data"]
    record = api.get(f"/images/{made['image_id']}").raise_for_status().json()
    known = {"image_id": made["image_id"], "operation": "generate", "format": "webp", "width": 1344, "height": 768}
    known["model"] = "svcv4_1"
    assert record | known | {"prompt": "a red fox", "random_seed": 7, "not_drawn": []} == record
    assert record["expires"] - record["created"] == 86_400
    assert httpx.get(record["url"]).content == httpx.get(made["url"]).content


def test_an_image_of_another_account_is_none(api: httpx.Client, service: Service) -> None:
    [made] = api.post("/images/generations", json={"prompt": "x"}).raise_for_status().json()["data"]
    stranger = service.customer(scope="read").headers
    other, unknown = (
        httpx.get(f"{service.url}/v1/images/{which}", headers=stranger) for which in (made["image_id"], uuid4())
    )
    assert {(found.status_code, found.json()["code"]) for found in (other, unknown)} == {(404, "image_not_found")}


def test_the_paths_of_operations_are_no_images(api: httpx.Client) -> None:
    assert api.get("/images/generations").headers["allow"] == "POST"


def test_what_is_no_id_is_no_path(api: httpx.Client) -> None:
    found = api.get("/images/null,null")
    assert (found.status_code, found.text) == (404, "404 page not found")
