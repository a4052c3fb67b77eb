"""What a request has done before its own jobs: in its own places, never charged, and at times in vain."""

import base64
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import pytest_asyncio
from numpy.typing import NDArray
from structlog.testing import capture_logs

from limner.accounts.models import Account
from limner.catalog.limits import EXPLORE_IMAGES, MAX_IMAGES
from limner.catalog.models import MODELS
from limner.engines.settings import RoutingSettings
from limner.imaging.encode import encode
from limner.kit.errors import InvalidRequest
from limner.library.models import StoredImage
from limner.studio.background import ReplaceBackgroundRequest
from limner.studio.edit import edit
from limner.studio.explore import ExploreRequest, explore
from limner.studio.fields import read
from limner.studio.generate import GenerateRequest, generate
from limner.studio.receipt import Receipt
from limner.studio.services import Services
from limner.workshop.settings import LARGEST, WorkshopSettings
from tests.studio.conftest import UNITS, Premises, settings_in
from tests.studio.finders import ENGINES, RELUCTANT
from tests.studio.helpers import balance

pytestmark = pytest.mark.asyncio(loop_scope="module")

SIDE = 256
GROUND, THING = (90, 140, 60), (250, 250, 250)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def premises(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Premises]:
    """A house with one worker and the shortest queue that its settings take; backgrounds are removed by the finder,
    since the engine before it is never up."""
    folder = tmp_path_factory.mktemp("house")
    settings = replace(
        settings_in(folder),
        workshop=WorkshopSettings(workers=1, queue=LARGEST - 1, request_timeout=120),
        routing=RoutingSettings(routes={"remove_background": ("absent", "finder", "darkroom")}),
    )
    async with Services.open(settings, engines=ENGINES) as services:
        yield Premises(services, folder)


def disc() -> NDArray[np.uint8]:
    """A light disc on the left of a green ground."""
    rows, columns = np.mgrid[0:SIDE, 0:SIDE]
    pixels = np.full((SIDE, SIDE, 3), GROUND, np.uint8)
    pixels[(rows - 128) ** 2 + (columns - 70) ** 2 < 45**2] = THING
    return pixels


def address(data: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(data).decode()}"


async def replaced(services: Services, account: Account, data: bytes) -> Receipt:
    body = {"image_url": address(data), "prompt": "a plain black background", "image_format": "png", "random_seed": 1}
    return await edit(services, account, read(ReplaceBackgroundRequest, body))


async def record(services: Services, receipt: Receipt) -> StoredImage:
    (image,) = receipt.images
    return await services.library.open_image(image.image_id)


async def drawn(services: Services, account: Account, **fields: Any) -> Receipt:
    # With a seed, since the painter's colours are by it, and of one of them the finder wants nothing.
    body = {"prompt": "a cat", "n": MAX_IMAGES, "size": "1:1", "random_seed": 100, **fields}
    return await generate(services, account, read(GenerateRequest, body, compat="lenient"))


# Places.


@pytest.mark.parametrize("model", ["svcv4_1_flash", "svcv3"])
async def test_the_shortest_queue_serves_pictures_whose_subjects_are_cut_out(
    services: Services, account: Account, model: str
) -> None:
    receipt = await drawn(services, account, model=model, background="transparent")
    assert [image.engine for image in receipt.images] == ["finder"] * MAX_IMAGES
    assert services.workshop.queued == 0


async def test_the_shortest_queue_serves_references_and_all_pictures_in_their_style(
    services: Services, account: Account
) -> None:
    references = [address(encode(disc(), "png"))]
    for model in ("svcv4_styles", "svcv4_1_vector"):
        receipt = await drawn(services, account, model=model, style_reference_urls=references)
        assert len(receipt.images) == MAX_IMAGES
        assert receipt.style_id
    assert services.workshop.queued == 0


async def test_the_shortest_queue_serves_a_style_and_cut_outs_together(services: Services, account: Account) -> None:
    references = [address(encode(disc(), "png"))]
    receipt = await drawn(services, account, background="transparent", style_reference_urls=references, n=4)
    assert len(receipt.images) == 4
    assert receipt.style_id


async def test_the_shortest_queue_serves_a_wall(services: Services, account: Account) -> None:
    receipt = await explore(services, account, read(ExploreRequest, {"prompt": "a cat"}))
    assert len(receipt.images) == EXPLORE_IMAGES


# The subject of a picture whose background is replaced.


async def test_the_engine_that_removes_backgrounds_finds_the_subject_for_nothing(
    services: Services, account: Account
) -> None:
    receipt = await replaced(services, account, encode(disc(), "png"))
    kept = await record(services, receipt)
    assert (kept.scene["cut_out"], kept.scene["engine"]) == ("finder", "darkroom")
    assert await balance(services, account) == UNITS - receipt.credits == UNITS - MODELS["svcv3"].units


async def test_where_it_fails_the_engine_that_replaces_finds_it(services: Services, account: Account) -> None:
    pixels = disc()
    pixels[0, 0, 0] = RELUCTANT
    with capture_logs() as logs:
        kept = await record(services, await replaced(services, account, encode(pixels, "png")))
    assert "cut_out" not in kept.scene
    assert kept.scene["engine"] == "darkroom"
    (line,) = [line for line in logs if line["event"] == "cut_out_failed"]
    assert line["reason"] == "There is nothing to be found."


async def test_a_broken_picture_is_the_callers_error(services: Services, account: Account) -> None:
    with pytest.raises(InvalidRequest) as caught:
        await replaced(services, account, encode(disc(), "png")[:-60])
    assert (caught.value.code, caught.value.param) == ("image_unreadable", "image_url")
    assert await balance(services, account) == UNITS


async def test_an_svg_is_cut_out_by_the_engine_that_replaces(services: Services, account: Account) -> None:
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {SIDE} {SIDE}'><circle cx='90' cy='90' r='60'/></svg>"
    address = f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"
    body = {"image_url": address, "prompt": "a beach", "model": "svcv3_vector"}
    kept = await record(services, await edit(services, account, read(ReplaceBackgroundRequest, body)))
    assert "cut_out" not in kept.scene
