"""Styles over HTTP, drawn by a model with an IP-Adapter: their pictures are kept, looked at, and deleted with them."""

from base64 import b64encode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import UUID

import httpx
import pytest
from sqlalchemy import func, select

from limner.imaging.encode import encode
from limner.kit.database import Database
from limner.library.tables import StyleSampleRow
from tests.diffusion.conftest import Models
from tests.diffusion.engines import Pixels
from tests.diffusion.service import DiffusionService
from tests.diffusion.style_files import PICTURES, ip_adapter
from tests.diffusion.test_http import Client


@pytest.fixture(scope="module")
def service(models: Models, tmp_path_factory: pytest.TempPathFactory) -> Iterator[DiffusionService]:
    folder = tmp_path_factory.mktemp("styles")
    adapter = str(ip_adapter("flux", folder / "adapter"))
    model = {"model": str(models("flux")), "device": "cpu", "steps": 2, "exact": True, "ip_adapter": adapter}
    service = DiffusionService(folder / "data", {"tiny": model}, {"generate": ("tiny",)})
    service.open("tiny")
    yield service
    service.stop()


@pytest.fixture
def client(service: DiffusionService) -> Iterator[Client]:
    opened = Client(service, "flux")
    yield opened
    opened.close()


def url(name: str) -> str:
    return "data:image/png;base64," + b64encode(encode(PICTURES[name](), "png")).decode()


def made(client: Client, name: str) -> str:
    body = {"image_urls": [url(name)], "model": "svcv4_1"}
    answer = httpx.post(
        f"{client.service.url}/v1/styles", json=body, headers=client.customer.headers, timeout=120
    ).raise_for_status()
    return str(answer.json()["id"])


def drawn(client: Client, **fields: Any) -> Pixels:
    (picture,) = client.draw(prompt="a fox", model="svcv4_1", size="1:1", random_seed=5, **fields)
    return picture


def kept(service: DiffusionService, style_id: str) -> int:
    """How many pictures of a style there are."""

    async def count(database: Database) -> int:
        async with database.reading() as session:
            own = select(func.count()).where(StyleSampleRow.style_id == UUID(style_id))
            return await session.scalar(own) or 0

    return service.with_database(count)


def test_a_style_is_drawn_by_its_pictures_and_deleted_with_them(client: Client) -> None:
    style = made(client, "waves")
    assert kept(client.service, style) == 1
    without, waves = drawn(client), drawn(client, style_id=style)
    assert (without != waves).mean() > 0.1
    path = f"{client.service.url}/v1/styles/{style}"
    httpx.delete(path, headers=client.customer.headers).raise_for_status()
    assert kept(client.service, style) == 0
    assert (drawn(client) == without).all()


def test_references_beside_the_prompt(client: Client) -> None:
    waves = drawn(client, style_id=made(client, "waves"))
    assert (drawn(client, style_reference_urls=[url("waves")]) == waves).all()
    assert (drawn(client, style_reference_urls=[url("discs")]) != waves).mean() > 0.05


def test_two_callers_styles_are_never_mixed(client: Client, service: DiffusionService) -> None:
    other = Client(service, "flux")
    try:
        styles = [(client, made(client, "waves")), (other, made(other, "discs"))]
        alone = [drawn(who, style_id=style) for who, style in styles]
        assert (alone[0] != alone[1]).mean() > 0.05
        with ThreadPoolExecutor(4) as pool:
            together = list(pool.map(lambda each: drawn(each[0], style_id=each[1]), styles * 2))
        for index, picture in enumerate(together):
            assert (picture == alone[index % 2]).all()
    finally:
        other.close()


def test_nothing_of_it_is_in_the_log(client: Client) -> None:
    made(client, "waves")
    assert "UklGR" not in client.service.lines(), "a WEBP in Base64 begins so"
