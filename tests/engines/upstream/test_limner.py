"""Every operation, forwarded to another Limner that runs beside the test and has real engines."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from limner.engines.base import EngineUnavailable, ForeignFile, ForeignText, Unwatched
from limner.engines.instances import instance
from limner.engines.jobs import (
    Color,
    Controls,
    CreativeUpscaleJob,
    CrispUpscaleJob,
    EnhancePromptJob,
    EraseRegionJob,
    ExploreJob,
    ExploreSimilarJob,
    Frame,
    GenerateBackgroundJob,
    ImageToImageJob,
    InpaintJob,
    Job,
    OutpaintJob,
    RefineDetailsJob,
    RemixJob,
    RemoveBackgroundJob,
    ReplaceBackgroundJob,
    VectorizeJob,
)
from limner.engines.settings import RoutingSettings
from limner.engines.upstream.faults import UpstreamFailed
from limner.engines.upstream.limner.engine import Limner
from limner.engines.upstream.limner.kind import OPERATIONS, LimnerOptions
from limner.imaging.source import probe
from limner.studio.explore import ExploreRequest, SimilarRequest, explore, similar
from limner.studio.fields import read
from limner.studio.services import Services
from tests.api.service import Customer, Service
from tests.engines.upstream.crew import done, drawing, left_half, pixels_of, source
from tests.engines.upstream.server import handling, reply
from tests.studio.conftest import settings_in
from tests.studio.engines import ENGINES
from tests.studio.helpers import balance, make

UNITS = 100_000


@pytest.fixture
def customer(other: Service) -> Customer:
    return other.customer(UNITS)


def table(other: Service, customer: Customer) -> dict[str, Any]:
    return {"url": f"{other.url}/v1", "key": customer.key, "brand": "acme"}


SVG = probe(
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 260"><rect x="9" y="9" width="99" height="99"/></svg>'
)

JOBS: tuple[tuple[Job, int], ...] = (
    (drawing(), 40),
    (drawing(1365, 1024, look="illustration", negative_prompt="a moon"), 40),
    (drawing(2688, 1536, model="svcv4_1_pro"), 210),
    (drawing(1344, 768, model="svcv4_1_vector", vector=True), 80),
    (ImageToImageJob(source(), drawing(300, 260), 0.5), 40),
    (InpaintJob(source(), drawing(300, 260), left_half()), 40),
    (OutpaintJob(source(), drawing(500, 300), Frame(100, 20, 300, 260)), 40),
    (OutpaintJob(source(), drawing(300, 260), Frame(36, 31, 229, 198)), 40),
    (ReplaceBackgroundJob(source(), drawing(300, 260)), 40),
    (GenerateBackgroundJob(source(), drawing(300, 260), left_half()), 40),
    (RemixJob(source(), drawing(1024, 1024, prompt="")), 40),
    (EraseRegionJob(source(), 300, 260, left_half()), 2),
    (EraseRegionJob(SVG, 300, 260, left_half()), 2),
    (VectorizeJob(source(), 300, 260, max_shapes=9, palette=((10, 20, 200), (0, 0, 0)), gradients=True), 10),
    (RemoveBackgroundJob(source(), 300, 260), 10),
    (CrispUpscaleJob(source(), 1200, 1040), 4),
    (CreativeUpscaleJob(source(), 1200, 1040), 250),
    (RefineDetailsJob(source(), 2200, 1907, "subtle"), 210),
)


@pytest.mark.parametrize(("job", "units"), JOBS, ids=lambda value: getattr(value, "operation", None))
async def test_a_job_is_done_there_and_charged_there(other: Service, customer: Customer, job: Any, units: int) -> None:
    file = await done("limner", table(other, customer), job)
    assert (file.width, file.height) == (job.width, job.height)
    vector = isinstance(job, VectorizeJob) or getattr(job, "vector", False) or getattr(job, "source", None) is SVG
    assert file.extension == ("svg" if vector else "png")
    assert file.scene["upstream_image_id"]
    assert other.account(customer).balance == UNITS - units


def test_every_operation_is_among_the_jobs() -> None:
    others = {"explore", "explore_similar", "enhance_prompt"}
    assert {job.operation for job, _ in JOBS} | others == set(OPERATIONS)


async def test_the_seed_decides_there_as_it_would_here(other: Service, customer: Customer) -> None:
    pixels = pixels_of(await done("limner", table(other, customer), drawing(seed=0x00C81E64)))
    assert tuple(pixels[0, 0]) == (0x64, 0x1E, 0xC8)


async def test_a_prompt_is_enhanced_there(other: Service, customer: Customer) -> None:
    engine = Limner(LimnerOptions.model_validate(table(other, customer)))
    await engine.open()
    try:
        assert await engine.run(EnhancePromptJob("a fox"), Unwatched(), None) == ForeignText("a fox, in soft light")
    finally:
        await engine.close()


async def test_a_wall_is_asked_for_once_and_more_like_one_of_it_as_well(other: Service, customer: Customer) -> None:
    engine = Limner(LimnerOptions.model_validate(table(other, customer)))
    await engine.open()
    model = drawing(model="svcv4_1", seed=100)
    try:
        wall = await asyncio.gather(*(engine.run(ExploreJob(model, i, 8), Unwatched(), None) for i in range(8)))
        assert other.account(customer).balance == UNITS - 8 * 7
        assert all(isinstance(each, ForeignFile) for each in wall)
        reds = [np.asarray(probe(each.data).pixels())[0, 0, 0] for each in wall if isinstance(each, ForeignFile)]
        assert reds == [100 + index for index in range(8)]
        known_as = wall[3].scene["upstream_image_id"]  # type: ignore[union-attr]
        more = [
            ExploreSimilarJob(drawing(model="svcv4_1", seed=50 + i), ExploreJob(model, 3, 8), 4, i, 4, known_as)
            for i in range(4)
        ]
        found = await asyncio.gather(*(engine.run(job, Unwatched(), None) for job in more))
        assert other.account(customer).balance == UNITS - 12 * 7
        reds = [np.asarray(probe(each.data).pixels())[0, 0, 0] for each in found if isinstance(each, ForeignFile)]
        assert reds == [50, 51, 52, 53]
        with pytest.raises(EngineUnavailable, match="does not know it"):
            await engine.run(ExploreSimilarJob(model, ExploreJob(model, 0, 8), 4), Unwatched(), None)
    finally:
        await engine.close()


@pytest.mark.parametrize(
    ("units", "key", "said"),
    [(39, None, "the operator's balance there does not cover it"), (100, "sk-wrong", "the operator's key")],
)
async def test_its_balance_and_its_key_are_the_operators_matter(
    other: Service, units: int, key: str | None, said: str
) -> None:
    customer = other.customer(units)
    given = table(other, customer) | ({"key": key} if key else {})
    with pytest.raises(UpstreamFailed, match=said) as caught:
        await done("limner", given, drawing())
    assert (caught.value.status, caught.value.code) == (500, "upstream_failed")
    assert other.account(customer).balance == units


async def test_its_refusals_are_told_by_their_code(other: Service, customer: Customer) -> None:
    with pytest.raises(UpstreamFailed, match=r"status 400 \(prompt_too_long\)"):
        await done("limner", table(other, customer), drawing(prompt="x" * 1001))


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({}, "has not 1 image"),
        ({"data": []}, "has not 1 image"),
        ({"data": [{"b64_json": ""}, {"b64_json": ""}]}, "has not 1 image"),
        ({"data": [{"image_id": 5}]}, "no picture"),
        ({"image": "x"}, "has not 1 image"),
    ],
)
async def test_an_answer_against_the_interface_is_a_clear_error(body: Any, said: str) -> None:
    async with handling(lambda _: reply(body)) as server:
        with pytest.raises(UpstreamFailed, match=said):
            await done("limner", {"url": server.url}, drawing())


async def test_what_is_sent_is_what_a_caller_would_have_sent() -> None:
    controls = Controls((Color((1, 2, 3), 0.5),), (9, 9, 9), artistic_level=0, no_text=True)
    job = drawing(1365, 1024, look="illustration", controls=controls, model="svcv3")
    async with handling(lambda _: reply({}, "400 Bad Request")) as server:
        with pytest.raises(UpstreamFailed):
            await done("limner", {"url": server.url, "brand": "acme"}, job)
    assert server.requests[0].json == {
        "prompt": "a fox",
        "model": "acmev3",
        "n": 1,
        "size": "4:3",
        "style": "Illustration",
        "random_seed": 7,
        "controls": {
            "colors": [{"rgb": [1, 2, 3], "weight": 0.5}],
            "background_color": {"rgb": [9, 9, 9]},
            "artistic_level": 0,
            "no_text": True,
        },
        "response_format": "b64_json",
        "image_format": "png",
    }


async def test_a_house_explores_there_and_explores_further_there(
    other: Service, customer: Customer, tmp_path: Path
) -> None:
    routes = {"explore": ("big",), "explore_similar": ("big",)}
    settings = replace(settings_in(tmp_path), routing=RoutingSettings(routes=routes))
    engines = {**ENGINES, "big": instance("big", "limner", table(other, customer))}
    async with Services.open(settings, engines=engines) as services:
        account = await services.accounts.create("ada@example.com", units=1000)
        wall = await explore(services, account, read(ExploreRequest, {"prompt": "a fox", "seed": 100}))
        assert len({image.image_id for image in wall.images}) == 8
        assert other.account(customer).balance == UNITS - 8 * 7
        body = {"source_image_id": str(wall.images[2].image_id), "similarity": 4, "seed": 50}
        more = await similar(services, account, read(SimilarRequest, body))
        reds = [probe(await image.data()).pixels()[0, 0, 0] for image in more.images]
        assert reds == [50, 51, 52, 53]
        assert other.account(customer).balance == UNITS - 12 * 7
        assert (await services.accounts.get(account.id)).balance == 1000 - 12 * 7


async def test_a_house_whose_account_there_is_empty_says_so_to_its_operator_and_not_to_its_caller(
    other: Service, tmp_path: Path
) -> None:
    settings = replace(settings_in(tmp_path), routing=RoutingSettings(routes={"generate": ("big", "illustrator")}))
    engines = {**ENGINES, "big": instance("big", "limner", table(other, other.customer(6)))}
    async with Services.open(settings, engines=engines) as services:
        account = await services.accounts.create("ada@example.com", units=1000)
        with pytest.raises(UpstreamFailed, match="the operator's balance"):
            await make(services, account)
        assert await balance(services, account) == 1000
        assert "the operator's balance" in services.workshop.standings["big"].reason
        receipt = await make(services, account)
        record = await services.library.open_image(receipt.images[0].image_id)
        assert record.scene["engine"] == "illustrator"
        assert await balance(services, account) == 1000 - 7
