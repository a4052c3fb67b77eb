"""The page where pictures are edited: what it tells its script, and to whom it is shown."""

import json
import re
from html import unescape

import httpx

from limner.api.endpoints import ENDPOINTS
from limner.catalog.operations import OPERATIONS
from limner.studio.settings import StudioSettings
from limner.web.edit import PATHS, offer
from tests.api.service import Service

ALIASES = {"clarityUpscale", "generativeUpscale", "edits", "variations"}


def nothing_is_slow(operation: str, model: str | None) -> bool:
    """As services without slow engines say."""
    return False


def test_every_editing_endpoint_is_on_the_page() -> None:
    assert {
        endpoint.path: endpoint.request.operation for endpoint in ENDPOINTS if endpoint.path not in ALIASES
    } == PATHS


def test_prices_are_those_of_this_service() -> None:
    usual = offer(StudioSettings(), nothing_is_slow)
    assert usual["operations"]["eraseRegion"]["units"] == OPERATIONS["erase_region"].units_per_request
    assert usual["operations"]["inpaint"]["units"] is None
    assert usual["models"]["svcv3"]["units"] == 40
    own = offer(StudioSettings(prices={"erase_region": 3, "svcv3": 41}), nothing_is_slow)
    assert own["operations"]["eraseRegion"]["units"] == 3
    assert own["models"]["svcv3"]["units"] == 41


def test_models_bear_the_brand() -> None:
    branded = offer(StudioSettings(brand="acme"), nothing_is_slow)
    assert branded["operations"]["outpaint"]["models"] == ["acmev3", "acmev3_vector"]
    assert branded["operations"]["outpaint"]["takes"]["style"] == ["acmev3", "acmev3_vector"]
    assert all(name.startswith("acme") for name in branded["models"])


def test_what_takes_its_time_is_named_by_model() -> None:
    slow = offer(StudioSettings(brand="acme"), lambda operation, model: model in {"svcv3", None})
    assert slow["operations"]["inpaint"]["slow"] == ["acmev3", ""]
    assert slow["operations"]["vectorize"]["slow"] == [""]
    assert offer(StudioSettings(), nothing_is_slow)["operations"]["inpaint"]["slow"] == []


def test_the_page_carries_the_offer_and_nothing_that_its_policy_refuses(visitor: httpx.Client) -> None:
    page = visitor.get("/edit")
    assert page.status_code == 200
    assert not re.search(r"\s(style|on[a-z]+)=", page.text)
    given = re.search(r'<script type="application/json" id="offer">(.*?)</script>', page.text, re.DOTALL)
    assert given
    assert json.loads(unescape(given[1]))["operations"].keys() == PATHS.keys()


def test_it_is_for_those_who_are_signed_in(service: Service) -> None:
    answer = httpx.get(f"{service.url}/edit?image=a")
    assert answer.status_code == 303
    assert answer.headers["Location"] == "/sign-in?next=/edit%3Fimage%3Da"


def test_scripts_go_compressed_to_those_who_take_that(visitor: httpx.Client) -> None:
    path = re.search(r'src="([^"]*edit/edit\.js)"', visitor.get("/edit").text)
    assert path
    small = visitor.get(path[1], headers={"Accept-Encoding": "gzip"})
    plain = visitor.get(path[1], headers={"Accept-Encoding": "identity"})
    assert small.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert small.text == plain.text
    assert small.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
