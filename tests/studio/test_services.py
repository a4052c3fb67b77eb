"""The services: opened and closed as a whole, with chores that go on whatever happens."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from limner.accounts.holds import InsufficientUnits
from limner.accounts.invitations import LinkSpent
from limner.accounts.models import Browser
from limner.engines.settings import RoutingSettings
from limner.kit.database import DatabaseUnavailable
from limner.kit.errors import LimnerError, SettingsError
from limner.kit.metrics import ENGINE_READY, REGISTRY
from limner.library.store_calls import BlobError
from limner.library.sweeper import Swept
from limner.studio import services as services_module
from limner.studio.services import LOCAL_UNITS, Services, ServiceSettings
from limner.workshop.crew import Standing
from limner.workshop.local import LocalWorkshop
from limner.workshop.settings import WorkshopSettings
from tests.studio.conftest import settings_in
from tests.studio.engines import ENGINES, NOBODY
from tests.studio.helpers import balance, make

CONNECTIONS = 8
"""All that read SQLite at once."""


@pytest.fixture
def settings(tmp_path: Path) -> ServiceSettings:
    """A house with one worker, in a folder that is not there yet."""
    workshop = WorkshopSettings(workers=1, queue=8, request_timeout=120)
    return replace(settings_in(tmp_path / "data"), workshop=workshop)


async def soon(condition: Callable[[], object]) -> None:
    """Wait until the condition holds."""
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)


async def test_the_services_opens_in_an_empty_folder_and_closes(settings: ServiceSettings) -> None:
    async with Services.open(settings, engines=ENGINES) as services:
        await services.db.ping()
        assert (settings.storage.data_dir / "signing.key").exists()
    assert not services.workshop.ready
    async with Services.open(settings, engines=ENGINES) as services:
        assert services.workshop.ready


async def test_the_first_start_makes_an_account_with_a_key_once(settings: ServiceSettings) -> None:
    async with Services.open(settings, engines=ENGINES) as services:
        first = await services.first_start()
        assert first is not None
        assert first.account.balance == LOCAL_UNITS == 100_000
        assert first.key not in repr(first)
        owner = await services.accounts.authenticate(first.key)
        assert owner is not None
        assert owner.id == first.account.id
        assert await services.first_start() is None


async def test_the_first_account_is_an_operator_s_and_signs_in_by_a_link_until_it_has_a_password(
    settings: ServiceSettings,
) -> None:
    async with Services.open(settings, engines=ENGINES) as services:
        assert await services.local_link() is None
        first = await services.first_start()
        assert first
        assert first.account.role == "operator"
        used, token = await services.local_link(), await services.local_link()
        assert used
        assert token
        signed_in = await services.sign_in.with_link(token, Browser())
        assert signed_in.account == first.account
        with pytest.raises(LinkSpent):
            await services.sign_in.with_link(used, Browser())
        await services.sign_in.change_password(signed_in, "", "a password of mine", Browser())
        assert await services.local_link() is None


async def test_the_services_with_accounts_has_had_its_first_start(settings: ServiceSettings) -> None:
    async with Services.open(settings, engines=ENGINES) as services:
        await services.accounts.create("ada@example.com")
        assert await services.first_start() is None


async def test_processes_that_start_together_make_one_account(settings: ServiceSettings) -> None:
    async with Services.open(settings, engines=ENGINES) as services:
        firsts = await asyncio.gather(*(services.first_start() for _ in range(4)))
        assert sum(first is not None for first in firsts) == 1
        assert len(await services.accounts.list()) == 1


async def test_a_route_to_nothing_stops_the_start(settings: ServiceSettings) -> None:
    for routes in ({"generate": ("nobody",)}, {"dance": ("illustrator",)}, {"generate:svcv9*": ("illustrator",)}):
        with pytest.raises(SettingsError, match="LIMNER_ROUTES"):
            async with Services.open(replace(settings, routing=RoutingSettings(routes=routes)), engines=ENGINES):
                pass
    assert not settings.storage.data_dir.exists()


async def test_a_route_to_an_engine_that_does_not_serve_the_operation_stops_the_start(
    settings: ServiceSettings,
) -> None:
    routing = RoutingSettings(routes={"vectorize": ("illustrator",)})
    accepted = r"LIMNER_ROUTES: 'vectorize': .* accepted: create_style, enhance_prompt, generate\."
    with pytest.raises(SettingsError, match=accepted):
        async with Services.open(replace(settings, routing=routing), engines=ENGINES):
            pass


async def test_the_services_whose_workers_cannot_start_does_not_open(settings: ServiceSettings) -> None:
    with pytest.raises(LimnerError):
        async with Services.open(settings, engines=NOBODY):
            pass


async def test_the_services_that_closes_gives_requests_under_way_an_error_and_their_units_back(
    settings: ServiceSettings,
) -> None:
    async with Services.open(settings, engines=ENGINES) as services:
        account = await services.accounts.create("ada@example.com", units=100)
        asking = asyncio.create_task(make(services, account, prompt="slow"))
        await soon(lambda: services.workshop.running)
    with pytest.raises(LimnerError) as caught:
        await asking
    assert caught.value.status in {500, 503}
    async with Services.open(settings, engines=ENGINES) as services:
        assert (await services.accounts.get(account.id)).held == 0
        assert await balance(services, account) == 100
        assert await services.accounts.audit() == ()


async def test_leases_are_kept_while_a_request_runs_however_often_it_fails(
    settings: ServiceSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services_module, "RENEWAL_SECONDS", 0.01)
    async with Services.open(settings, engines=ENGINES) as services:
        turns = 0
        renew = services.accounts.renew

        async def stumble() -> None:
            nonlocal turns
            turns += 1
            if turns < 3:
                raise ConnectionError("no database today")
            await renew()

        monkeypatch.setattr(services.accounts, "renew", stumble)
        account = await services.accounts.create("ada@example.com", units=100)
        hold = await services.accounts.hold(account.id, 10, reference="test")
        await soon(lambda: turns > 4)
        assert (await services.accounts.get(account.id)).held == 10
        await services.accounts.release(hold)


async def test_expired_images_are_swept(settings: ServiceSettings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services_module, "SWEEP_SECONDS", 0.05)
    short = replace(settings, library=settings.library.model_copy(update={"image_ttl": 1}))
    async with Services.open(short, engines=ENGINES) as services:
        account = await services.accounts.create("ada@example.com", units=100)
        await make(services, account)
        images = settings.storage.data_dir / "images"
        assert list(images.rglob("*.webp"))
        with capture_logs() as logs:
            await soon(lambda: any(line["event"] == "images_swept" for line in logs))
        assert not list(images.rglob("*.webp"))
        assert [line["records"] for line in logs if line["event"] == "images_swept"] == [1]


async def test_answers_are_swept_though_images_cannot_be(
    settings: ServiceSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services_module, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(services_module, "REST_SECONDS", 0.05)
    swept: list[int] = []

    async def fail() -> None:
        raise BlobError("The store could not be listed.")

    async with Services.open(settings, engines=ENGINES) as services:
        sweep = services.accounts.idempotency.sweep

        async def count() -> None:
            swept.append(await sweep())

        monkeypatch.setattr(services.library, "sweep", fail)
        monkeypatch.setattr(services.accounts.idempotency, "sweep", count)
        await soon(lambda: len(swept) > 2)


async def test_of_two_processes_one_sweeps_and_the_other_when_it_has_ended(
    settings: ServiceSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services_module, "RENEWAL_SECONDS", 0.02)
    monkeypatch.setattr(services_module, "SWEEP_SECONDS", 0.02)
    swept: list[str] = []

    def count(services: Services, name: str) -> None:
        for owner, method in (
            (services.library, "sweep"),
            (services.accounts.idempotency, "sweep"),
            (services.sign_in, "sweep"),
            (services.departures, "finish_all"),
        ):
            usual = getattr(owner, method)

            async def sweep(usual: Callable[[], Awaitable[object]] = usual) -> object:
                swept.append(name)
                return await usual()

            monkeypatch.setattr(owner, method, sweep)

    async with Services.open(settings, engines=ENGINES) as other:
        count(other, "other")
        await soon(lambda: len(swept) > 8)
        async with Services.open(settings, engines=ENGINES) as services:
            count(services, "services")
            seen = len(swept)
            await soon(lambda: len(swept) > seen + 20)
            assert set(swept) == {"other"}
            assert (other.sweeping.held, services.sweeping.held) == (True, False)

            async def ended() -> bool:
                await other.sweeping.give_up()
                return False

            monkeypatch.setattr(other.sweeping, "take", ended)
            await soon(lambda: "services" in swept)


@pytest.mark.parametrize("how", ["fails", "leaves files", "leaves an account"])
async def test_a_process_that_cannot_delete_files_lets_another_sweep(
    settings: ServiceSettings, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(services_module, "RENEWAL_SECONDS", 0.02)
    monkeypatch.setattr(services_module, "SWEEP_SECONDS", 0.02)
    swept: list[str] = []

    async def cannot() -> object:
        swept.append("helpless")
        if how == "fails":
            raise BlobError("The store could not be listed.")
        return Swept(0, 0, stuck=1) if how == "leaves files" else False

    async def can() -> object:
        swept.append("other")
        return Swept(0, 0)

    async with Services.open(settings, engines=ENGINES) as helpless:
        if how == "leaves an account":
            monkeypatch.setattr(helpless.departures, "finish_all", cannot)
        else:
            monkeypatch.setattr(helpless.library, "sweep", cannot)
        await soon(lambda: "helpless" in swept)
        async with Services.open(settings, engines=ENGINES) as other:
            monkeypatch.setattr(other.library, "sweep", can)
            await soon(lambda: "other" in swept)
            await soon(lambda: other.sweeping.held)
            assert not helpless.sweeping.held


async def test_the_metric_of_the_engines_is_true_though_nobody_asks(
    settings: ServiceSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services_module, "MEASURE_SECONDS", 0.02)

    def up() -> float | None:
        return REGISTRY.get_sample_value("limner_engine_ready", {"engine": "illustrator"})

    ENGINE_READY.clear()
    async with Services.open(settings, engines=ENGINES) as services:
        assert up() == 1
        usual = services.workshop.standings
        gone = {**usual, "illustrator": Standing("failed")}
        with monkeypatch.context() as patch:
            patch.setattr(LocalWorkshop, "standings", property(lambda _: gone))
            await soon(lambda: up() == 0)
        await soon(lambda: up() == 1)


async def test_leases_are_looked_after_though_requests_have_every_connection(settings: ServiceSettings) -> None:
    async with Services.open(settings, engines=ENGINES) as services, AsyncExitStack() as rush:
        first = await services.first_start()
        assert first
        await services.accounts.hold(first.account.id, 7, reference="rush")
        for _ in range(CONNECTIONS):
            session = await rush.enter_async_context(services.db.reading())
            await session.execute(text("SELECT 1"))
        with pytest.raises(DatabaseUnavailable):
            await services.db.ping(0.05)
        await services._keep_leases()
        await services._release_expired()


async def test_a_chore_that_does_not_end_is_cut_off_when_the_house_closes(
    settings: ServiceSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services_module, "SWEEP_SECONDS", 0.01)
    monkeypatch.setattr(services_module, "CLOSING_SECONDS", 0.1)
    sweeping = asyncio.Event()

    async def endless() -> None:
        sweeping.set()
        await asyncio.Event().wait()

    async with asyncio.timeout(60), Services.open(settings, engines=ENGINES) as services:
        monkeypatch.setattr(services.library, "sweep", endless)
        await sweeping.wait()


async def test_all_settings_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LIMNER_BRAND", "acme")
    monkeypatch.setenv("LIMNER_WORKERS", "3")
    monkeypatch.setenv("LIMNER_IMAGE_TTL", "60")
    monkeypatch.setenv("LIMNER_ROUTES", '{"generate:svcv4_1*": "illustrator"}')
    loaded = ServiceSettings.load()
    assert (loaded.studio.brand, loaded.workshop.workers, loaded.library.image_ttl) == ("acme", 3, 60)
    assert loaded.routing.routes == {"generate:svcv4_1*": ("illustrator",)}
    monkeypatch.setenv("LIMNER_QUEUE", "many")
    with pytest.raises(SettingsError, match="LIMNER_QUEUE"):
        ServiceSettings.load()


async def test_the_services_keeps_its_promises_on_either_database(settings: ServiceSettings, database_url: str) -> None:
    storage = settings.storage.model_copy(update={"database_url": database_url})
    async with Services.open(replace(settings, storage=storage), engines=ENGINES) as services:
        account = await services.accounts.create("ada@example.com", units=30)
        first = await make(services, account, key="key", n=2, prompt="a\x00cat 😀")
        again = await make(services, account, key="key", n=2, prompt="a\x00cat 😀")
        assert [image.path for image in again.images] == [image.path for image in first.images]
        record = await services.library.open_image(first.images[0].image_id)
        assert record.scene["prompt"] == "a cat 😀"
        with pytest.raises(LimnerError, match="dry"):
            await make(services, account, key="other", prompt="fail")
        ends = await asyncio.gather(*(make(services, account) for _ in range(4)), return_exceptions=True)
        assert sum(isinstance(end, InsufficientUnits) for end in ends) == 2
        assert await balance(services, account) == 2
        assert await services.accounts.audit() == ()
