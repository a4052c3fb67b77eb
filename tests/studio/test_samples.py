"""Samples of styles: kept where an engine looks at them and nowhere else, and gone with their style."""

from base64 import b64encode
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import pytest_asyncio

from limner.accounts.models import Account
from limner.engines.instances import embedded
from limner.engines.samples import MOST_BYTES, SIDE
from limner.engines.settings import RoutingSettings
from limner.imaging.encode import encode
from limner.imaging.source import probe
from limner.library.styles import StoredStyle
from limner.studio.create_style import CreateStyleRequest, create_style
from limner.studio.explore import ExploreRequest, SimilarRequest, explore, similar
from limner.studio.fields import read
from limner.studio.receipt import Receipt
from limner.studio.services import Services
from tests.studio.conftest import Premises, settings_in
from tests.studio.helpers import make
from tests.studio.seer import SEER

pytestmark = pytest.mark.asyncio(loop_scope="module")

RED, BLUE = (200, 30, 40), (20, 60, 190)
ROUTES = {"generate": ("seer",), "explore": ("seer",), "explore_similar": ("seer",)}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def premises(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Premises]:
    """A house whose pictures are drawn by an engine that looks at samples."""
    folder = tmp_path_factory.mktemp("house")
    settings = replace(settings_in(folder), routing=RoutingSettings(routes=ROUTES))
    async with Services.open(settings, engines={**embedded(), "seer": SEER}) as services:
        yield Premises(services, folder)


def url(colour: tuple[int, int, int], side: int = 64) -> str:
    file = encode(np.full((side, 2 * side, 3), colour, np.uint8), "png")
    return "data:image/png;base64," + b64encode(file).decode()


async def made(services: Services, account: Account, **fields: object) -> StoredStyle:
    """A style, as it is kept."""
    body = {"model": "svcv4_1", **fields}
    receipt = await create_style(services, account, read(CreateStyleRequest, body, encoding="json"))
    return await services.styles.get(receipt.style.style_id)


async def colour(receipt: Receipt) -> list[int]:
    """Of the first picture's first pixel."""
    return [int(part) for part in probe(await receipt.images[0].data()).pixels()[0, 0]]


def near(found: list[int], wanted: Sequence[float]) -> bool:
    """Whether they are the same but for what a small WEBP loses."""
    return max(abs(a - b) for a, b in zip(found, wanted, strict=True)) <= 6


async def test_pictures_are_kept_small_with_their_weights(services: Services, account: Account) -> None:
    style = await made(services, account, image_urls=[url(RED, 700), url(BLUE)], image_weights=[3, 1])
    assert [each.weight for each in style.samples] == [0.75, 0.25]
    large, small = (probe(each.data) for each in style.samples)
    assert (large.format, large.width, large.height) == ("webp", SIDE, SIDE // 2)
    assert (small.width, small.height) == (128, 64)
    assert all(len(each.data) <= MOST_BYTES for each in style.samples)
    drawn = await make(services, account, model="svcv4_1", style_id=str(style.style_id))
    assert near(await colour(drawn), [(3 * red + blue) / 4 for red, blue in zip(RED, BLUE, strict=True)])


async def test_a_picture_of_no_weight_is_not_kept(services: Services, account: Account) -> None:
    style = await made(services, account, image_urls=[url(RED), url(BLUE)], image_weights=[0, 1])
    assert len(style.samples) == 1
    assert near(await colour(await make(services, account, model="svcv4_1", style_id=str(style.style_id))), BLUE)


async def test_references_of_a_generation_are_kept_with_its_style(services: Services, account: Account) -> None:
    drawn = await make(services, account, model="svcv4_1", style_reference_urls=[url(BLUE)])
    assert near(await colour(drawn), BLUE)
    assert drawn.style_id
    assert near(await colour(await make(services, account, model="svcv4_1", style_id=str(drawn.style_id))), BLUE)


async def test_mixed_styles_have_their_sources_pictures(services: Services, account: Account) -> None:
    red, blue = [await made(services, account, image_urls=[url(each)]) for each in (RED, BLUE)]
    sources = [str(red.style_id), str(blue.style_id)]
    mix = await made(services, account, source_styles=sources, source_style_weights=[1, 4])
    assert [each.data for each in mix.samples] == [blue.samples[0].data, red.samples[0].data]
    assert [each.weight for each in mix.samples] == pytest.approx([0.8, 0.2])


async def test_nothing_of_them_is_in_a_pictures_record(services: Services, account: Account) -> None:
    style = await made(services, account, image_urls=[url(RED)])
    drawn = await make(services, account, model="svcv4_1", style_id=str(style.style_id))
    image = await services.library.open_image(drawn.images[0].image_id)
    assert image.scene["job"]["style"]["samples"] in ([], ())
    assert image.scene["job"]["style"]["style_id"] == str(style.style_id)


async def test_what_was_explored_in_a_style_goes_on_in_it_until_that_is_deleted(
    services: Services, account: Account
) -> None:
    style = await made(services, account, image_urls=[url(RED)])
    request = read(ExploreRequest, {"prompt": "a cat", "style_id": str(style.style_id)}, encoding="json")
    wall = await explore(services, account, request)
    assert near(await colour(wall), RED)
    source = {"source_image_id": str(wall.images[0].image_id), "similarity": 3}
    again = read(SimilarRequest, source, encoding="json")
    assert near(await colour(await similar(services, account, again)), RED)
    await services.styles.delete(style.style_id, owner=account.id)
    assert await colour(await similar(services, account, again)) == [255, 255, 255]


async def test_by_default_nothing_of_a_picture_is_kept(tmp_path: Path) -> None:
    async with Services.open(settings_in(tmp_path), engines={**embedded(), "seer": SEER}) as services:
        account = await services.accounts.create("ada@example.com", units=100)
        style = await made(services, account, image_urls=[url(RED)])
        assert style.samples == ()
