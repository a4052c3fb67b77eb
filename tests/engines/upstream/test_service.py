"""A whole house whose drawings come from a server of another machine: the promises hold, and faults cost nothing."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from typing import Any
from uuid import uuid4

import pytest
import pytest_asyncio

from limner.accounts.models import Account
from limner.engines.base import EngineError, EngineUnavailable
from limner.engines.instances import instance
from limner.engines.jobs import InpaintJob
from limner.engines.settings import RoutingSettings
from limner.engines.upstream.faults import UpstreamFailed
from limner.imaging.source import probe
from limner.kit import tracing
from limner.kit.errors import InvalidRequest
from limner.kit.metrics import JOBS
from limner.studio.services import Services
from limner.workshop.orders import Order
from tests.engines.upstream import dialect_servers
from tests.engines.upstream.crew import drawing, left_half, pixels_of, source
from tests.engines.upstream.server import Answer, Request, Server, handling, http, in_base64, never, picture
from tests.spans import attributes, traced
from tests.studio.conftest import UNITS, settings_in
from tests.studio.engines import ENGINES
from tests.studio.helpers import balance, make
from tests.workshop.helpers import eventually

pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass
class House:
    """The services, and the server that draws for them, which says what the test puts into `answer`."""

    services: Services
    server: Server
    answer: Answer | None = None

    async def account(self) -> Account:
        return await self.services.accounts.create(f"{uuid4()}@example.com", units=UNITS)

    async def check_untouched(self, account: Account) -> None:
        """Nothing is charged, nothing held, no file left, and the sums agree."""
        assert await balance(self.services, account) == UNITS
        assert (await self.services.accounts.get(account.id)).held == 0
        assert await self.services.accounts.audit() == ()

    @property
    def state(self) -> str:
        return self.services.workshop.standings["upstream"].state


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """Raster drawings go to the server alone; vector ones to the server, and where it takes none, to the painter."""
    houses: list[House] = []

    def say(request: Request) -> Answer:
        return houses[0].answer or dialect_servers.vllm_omni(request)

    routes = {"generate:svcv4_1_flash": ("upstream",), "generate": ("upstream", "illustrator")}
    async with handling(say) as server:
        settings = replace(settings_in(tmp_path_factory.mktemp("house")), routing=RoutingSettings(routes=routes))
        table = {"url": server.url, "dialect": "vllm-omni", "retries": 0, "rest": 0.01, "failures": 100, "requests": 4}
        engines = {**ENGINES, "upstream": instance("upstream", "openai", table)}
        async with Services.open(settings, engines=engines) as services:
            houses.append(House(services, server))
            yield houses[0]


@pytest.fixture(autouse=True)
def _fresh(house: House) -> None:
    house.answer = None
    house.server.requests.clear()
    house.server.arrived.clear()
    house.server.gone.clear()


async def test_exactly_n_pictures_of_the_size_each_with_its_seed(house: House) -> None:
    account = await house.account()
    receipt = await make(house.services, account, n=3, seed=5, size="16:9", image_format="png")
    sizes = set()
    for image in receipt.images:
        found = probe(await image.data())
        sizes.add((found.format, found.width, found.height))
    assert sizes == {("png", 1344, 768)}
    assert sorted(request.json["seed"] for request in house.server.requests) == [5, 6, 7]
    assert await balance(house.services, account) == UNITS - 3 * 7
    record = await house.services.library.open_image(receipt.images[0].image_id)
    assert (record.scene["engine"], record.scene["engine_version"]) == ("upstream", "vllm-omni")


async def test_a_vector_model_gives_svg(house: House) -> None:
    account = await house.account()
    receipt = await make(house.services, account, model="svcv4_1_vector")
    found = probe(await receipt.images[0].data())
    assert (found.format, found.width, found.height) == ("svg", 1024, 1024)


async def test_a_worker_prepares_the_mask_and_puts_back_what_it_keeps(house: House) -> None:
    order = Order(("upstream",), InpaintJob(source(), drawing(300, 260), left_half()), "png")
    (file,) = await house.services.workshop.run([order], 30, "ada")
    pixels = pixels_of(file)
    assert (pixels[:, 150:] == (10, 20, 200)).all()
    assert (abs(pixels[:, :140].astype(int) - dialect_servers.GREEN) < 8).all()
    assert (file.engine, file.version) == ("upstream", "vllm-omni")


async def test_a_mask_that_is_none_is_found_by_the_worker_before_anybody_is_asked(house: House) -> None:
    order = Order(("upstream",), InpaintJob(source(), drawing(300, 260), source()), "png")
    with pytest.raises(InvalidRequest) as caught:
        await house.services.workshop.run([order], 30, "ada")
    assert caught.value.code == "mask_not_binary"
    assert house.server.requests == []


FAULTS: dict[str, tuple[Answer, type[EngineError]]] = {
    "html": (http(b"<html>hello</html>"), UpstreamFailed),
    "401": (http(b"", "401 Unauthorized"), UpstreamFailed),
    "402": (http(b"", "402 Payment Required"), UpstreamFailed),
    "429": (http(b"", "429 Too Many Requests"), EngineUnavailable),
    "500": (http(b"", "500 Internal Server Error"), UpstreamFailed),
    "redirect": (http(b"", "302 Found", "Location: /"), UpstreamFailed),
    "half": (in_base64(picture(64, 64))[:-9], UpstreamFailed),
    "no picture": (in_base64(b"GIF89a"), EngineError),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_a_fault_is_a_clear_error_and_nothing_is_charged(house: House, name: str) -> None:
    account = await house.account()
    house.answer, error = FAULTS[name]
    with pytest.raises(error) as caught:
        await make(house.services, account, n=2)
    assert caught.value.status in (500, 503)
    await house.check_untouched(account)
    house.answer = None
    await eventually(lambda: house.state == "ready")
    assert len((await make(house.services, account)).images) == 1


async def test_where_it_takes_no_jobs_the_next_engine_draws(house: House) -> None:
    account = await house.account()
    house.answer = http(b"", "503 Service Unavailable")
    with traced() as spans, tracing.request([], [], {}):
        receipt = await make(house.services, account, model="svcv4_1")
    jobs = [(attributes(each)["limner.engine"], attributes(each).get("error.type")) for each in spans.named("job")]
    assert jobs == [("upstream", "engine_unavailable"), ("illustrator", None)]
    record = await house.services.library.open_image(receipt.images[0].image_id)
    assert record.scene["engine"] == "illustrator"
    assert len(house.server.requests) == 1


async def test_an_account_has_half_of_the_requests_that_the_options_allow(house: House) -> None:
    account = await house.account()
    under_way, most, free = 0, 0, asyncio.Event()

    async def slow(writer: asyncio.StreamWriter) -> None:
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        if under_way == 2:
            free.set()
        await free.wait()
        under_way -= 1
        writer.write(in_base64(picture(1024, 1024)))

    house.answer = slow
    assert len((await make(house.services, account, n=4)).images) == 4
    assert most == 2


async def test_a_caller_who_leaves_ends_the_call(house: House) -> None:
    account = await house.account()
    house.answer = never
    work = asyncio.create_task(make(house.services, account))
    await house.server.arrived.wait()
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    async with asyncio.timeout(30):
        await house.server.gone.wait()
    await house.check_untouched(account)


async def test_the_server_is_told_of_the_trace_and_what_is_done_here_is_told_apart(house: House) -> None:
    account = await house.account()
    with traced() as spans, tracing.request([f"00-{'a' * 32}-{'b' * 16}-01"], [], {}):
        await make(house.services, account)
    (request,) = house.server.requests
    asked = spans.one("POST").context
    assert asked
    assert request.headers["traceparent"] == f"00-{'a' * 32}-{asked.span_id:016x}-01"
    within = [path.removeprefix("HTTP/job/") for path in spans.paths() if path.startswith("HTTP/job/")]
    finished = ["work/finish", *(f"work/finish/{name}" for name in ("queue", "work", "work/finish", "work/encode"))]
    assert sorted(within) == sorted(["queue", "work", "work/POST", *finished])


async def test_the_workshop_counts_no_part_of_a_job_as_a_job(house: House) -> None:
    counter: Any = JOBS.labels("upstream", "generate", "done")._value
    before = counter.get()
    await make(house.services, await house.account(), n=2)
    assert counter.get() == before + 2
