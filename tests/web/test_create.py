"""The page for drawing: its table of what is on offer, and the drafts, looks and steps that its script asks for."""

import asyncio
import base64
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
from PIL import Image

from limner.catalog.families import STYLE_REQUIRED, TAKEN_BY
from limner.catalog.models import MODELS
from limner.catalog.sizes import sizes_of, spell
from limner.catalog.styles import BASIC_STYLES
from limner.imaging.encode import encode
from limner.kit.browser import CSRF_HEADER
from tests.api.conftest import StartService
from tests.api.pictures import content, parts
from tests.api.service import Customer, Service, until
from tests.web.people import script_of


@pytest.fixture
def visitor(service: Service, customer: Customer) -> Iterator[httpx.Client]:
    """What the page's script sends, of somebody who is signed in."""
    with script_of(service, customer) as client:
        yield client


FOX = {"prompt": "two red foxes", "random_seed": 7}


def draft(visitor: httpx.Client, **body: Any) -> tuple[dict[str, Any], bytes, str]:
    """What is said of a draft, its file, and the file's type."""
    about, picture = parts(visitor.post("/create/draft", json=FOX | body).raise_for_status())
    assert [part.get_param("name", header="content-disposition") for part in (about, picture)] == ["about", "picture"]
    return json.loads(content(about)), content(picture), picture.get_content_type()


def refused(answer: httpx.Response) -> tuple[int, str, str | None]:
    """Status, code, and the field at fault."""
    error = answer.json()["error"]
    return answer.status_code, error["code"], error["param"]


def offered(page: str) -> dict[str, Any]:
    """The table that the page carries."""
    found = re.search(r'<script type="application/json" id="catalogue">(.*?)</script>', page, re.DOTALL)
    assert found
    table: dict[str, Any] = json.loads(found[1])
    return table


def test_the_page_needs_a_session(service: Service) -> None:
    answer = httpx.get(service.url, headers={"Accept": "text/html"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/sign-in?next=/")
    assert (
        httpx.post(f"{service.url}/create/draft", json=FOX, headers={"Accept": "application/json"}).status_code == 401
    )


def test_the_page_offers_what_the_catalogue_has(visitor: httpx.Client) -> None:
    table = offered(visitor.get("/").text)
    for name, model in MODELS.items():
        (listed,) = (each for each in table["models"] if each["id"] == name)
        assert (listed["units"], listed["limit"], listed["vector"]) == (model.units, model.prompt_limit, model.vector)
        assert listed["sizes"] == {ratio: spell(size) for ratio, size in sizes_of(model).items()}
        assert listed["needs_style"] == (model.family in STYLE_REQUIRED)
        for parameter, families in TAKEN_BY.items():
            assert (parameter in table["families"][listed["family"]]) == (model.family in families), (name, parameter)
    assert {(each["id"], each["model"]) for each in table["styles"]} == {
        (str(i), m) for i, (m, _) in BASIC_STYLES.items()
    }
    assert table["drafts"] is True


def test_what_the_page_lets_be_sent_is_taken_and_the_rest_is_refused(visitor: httpx.Client) -> None:
    values: dict[str, Any] = {
        "negative_prompt": "clouds",
        "text_layout": [{"text": "HI", "bbox": [[0.1, 0.1], [0.9, 0.1], [0.9, 0.3], [0.1, 0.3]]}],
        "controls.no_text": True,
        "controls.artistic_level": 3,
    }
    table = offered(visitor.get("/").text)
    for model in table["models"]:
        if model["needs_style"]:
            continue
        for name, value in values.items():
            outer, _, inner = name.partition(".")
            body = {outer: {inner: value} if inner else value, "model": model["id"]}
            answer = visitor.post("/create/draft", json=FOX | body)
            expected = 200 if name in table["families"][model["family"]] else 400
            assert answer.status_code == expected, (model["id"], name, answer.text[:200])


def test_a_draft_is_drawn_at_once_for_nothing_and_kept_nowhere(service: Service, visitor: httpx.Client) -> None:
    before, kept = visitor.get("/v1/users/me").json()["credits"], service.images()
    about, file, kind = draft(visitor, model="svcv4_1_pro", size="16:9", n=3)
    assert kind == "image/jpeg"
    assert Image.open(io.BytesIO(file)).size == (1344, 768)
    assert (about["width"], about["height"], about["seed"]) == (2688, 1536, 7)
    assert visitor.get("/v1/users/me").json()["credits"] == before
    assert service.images() == kept
    assert service.audit() == ()


def test_a_vector_model_is_drafted_as_svg(visitor: httpx.Client) -> None:
    _, file, kind = draft(visitor, model="svcv4_1_vector")
    assert kind == "image/svg+xml"
    assert file.startswith(b"<svg")


@pytest.mark.parametrize(
    ("body", "status", "code", "param"),
    [
        ({"prompt": " "}, 400, "prompt_empty", "prompt"),
        ({"size": "7:7"}, 400, "invalid_size", "size"),
        ({"model": "svcv9"}, 400, "invalid_model", "model"),
        ({"model": "svcv4_styles"}, 400, "required_field_missing", "style_id"),
        ({"controls": {"colors": [{"rgb": [1, 2]}]}}, 400, "invalid_color", "controls.colors[0].rgb"),
        ({"style_reference_urls": ["https://example.com/a.png"]}, 400, "no_draft", "style_reference_urls"),
        ({"style_id": "00000000-0000-4000-8000-000000000000"}, 404, "style_not_found", "style_id"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_error_names_its_field(
    visitor: httpx.Client, body: dict[str, Any], status: int, code: str, param: str
) -> None:
    assert refused(visitor.post("/create/draft", json=FOX | body)) == (status, code, param)


def test_a_body_that_is_no_json_is_refused(visitor: httpx.Client) -> None:
    for body in (b"", b"{", b"[" * 100_000, b'"\xff"', b" " * 600_000):
        assert refused(visitor.post("/create/draft", content=body))[:2] == (400, "invalid_json")
    assert refused(visitor.post("/create/draft", json=[]))[:2] == (400, "invalid_type")


def test_another_accounts_style_is_not_there(service: Service, visitor: httpx.Client) -> None:
    other = service.customer()
    answer = httpx.post(
        f"{service.url}/v1/styles",
        headers=other.headers,
        data={"model": "svcv4_1"},
        files={"files": encode(np.zeros((64, 64, 3), np.uint8), "png")},
    )
    body = {"model": "svcv4_1", "style_id": answer.raise_for_status().json()["id"]}
    assert refused(visitor.post("/create/draft", json=FOX | body)) == (404, "style_not_found", "style_id")


def test_a_draft_that_another_site_asks_for_is_refused(service: Service, visitor: httpx.Client) -> None:
    for headers in (
        {"Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {CSRF_HEADER: "0" * 64},
        {CSRF_HEADER: ""},
    ):
        assert refused(visitor.post("/create/draft", json=FOX, headers=headers))[:2] == (403, "forged_request")


def test_a_draft_whose_client_leaves_frees_its_worker(service: Service, visitor: httpx.Client, tmp_path: Path) -> None:
    begun = tmp_path / "begun"

    async def leave() -> None:
        async with httpx.AsyncClient(base_url=service.url, cookies=visitor.cookies, headers=visitor.headers) as client:
            asking = asyncio.create_task(client.post("/create/draft", json={"prompt": f"mark {begun} 600"}))
            await asyncio.to_thread(until, begun.exists)
            asking.cancel()
            await asyncio.wait([asking])

    asyncio.run(leave())
    # The account's drafts take turns: this one would wait for ten minutes.
    assert draft(visitor)[2] == "image/jpeg"


def test_drafts_are_bounded(start_service: StartService) -> None:
    bounded = start_service(drafts_per_minute="2")
    with script_of(bounded, bounded.customer()) as visitor:
        assert [visitor.post("/create/draft", json=FOX).status_code for _ in range(2)] == [200, 200]
        answer = visitor.post("/create/draft", json=FOX)
        assert refused(answer)[:2] == (429, "rate_limited")
        assert 0 < int(answer.headers["retry-after"]) <= 60


def test_drafts_can_be_turned_off(start_service: StartService) -> None:
    without = start_service(drafts_per_minute="0")
    with script_of(without, without.customer()) as visitor:
        assert offered(visitor.get("/").text)["drafts"] is False
        answer = visitor.post("/create/draft", json=FOX)
        assert refused(answer)[:2] == (429, "rate_limited")
        assert "LIMNER_DRAFTS_PER_MINUTE" in answer.json()["message"]


def test_the_look_of_a_curated_style_is_a_small_picture(visitor: httpx.Client) -> None:
    style = next(iter(BASIC_STYLES))
    answer = visitor.get(f"/create/looks/{style}.webp").raise_for_status()
    assert Image.open(io.BytesIO(answer.content)).size == (256, 256)
    assert "max-age" in answer.headers["cache-control"]
    unknown = visitor.get("/create/looks/00000000-0000-4000-8000-000000000000.webp")
    assert refused(unknown)[:2] == (404, "not_found")


def test_the_steps_of_a_request_are_told_to_whoever_sent_it_and_end_with_it(
    visitor: httpx.Client, tmp_path: Path
) -> None:
    """Though a style is learned first: its end is not the request's."""
    go, begun = tmp_path / "go", tmp_path / "go.begun"
    file = io.BytesIO()
    Image.new("RGB", (256, 256), "red").save(file, "PNG")
    style = f"data:image/png;base64,{base64.b64encode(file.getvalue()).decode()}"

    async def follow() -> int:
        async with httpx.AsyncClient(
            base_url=str(visitor.base_url), cookies=visitor.cookies, headers=visitor.headers, timeout=120
        ) as client:
            body = {"prompt": f"hold {go}", "style_reference_urls": [style]}
            making = asyncio.create_task(
                client.post("/v1/images/generations", json=body, headers={"Idempotency-Key": "steps"})
            )
            async with client.stream("GET", "/create/progress/steps") as answer:
                assert answer.headers["content-type"] == "application/x-ndjson"
                steps = asyncio.create_task(answer.aread())
                await asyncio.to_thread(until, begun.exists)
                assert not steps.done()
                go.touch()
                for line in (await steps).splitlines():
                    assert json.loads(line).keys() == {"done", "total"}
            return (await making).status_code

    assert asyncio.run(follow()) == 200
