"""A house of small real parts: SQLite, files, one worker with a small engine."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from uuid import UUID, uuid4

import pytest
import pytest_asyncio

from limner.accounts.models import Account
from limner.accounts.settings import AccountSettings
from limner.engines.settings import RoutingSettings
from limner.engines.upstream.chat.settings import ChatSettings
from limner.imaging.settings import FetchSettings
from limner.kit.counters import CounterSettings
from limner.kit.storage import StorageSettings
from limner.library.settings import LibrarySettings
from limner.openid.settings import OpenIdSettings
from limner.studio.services import Services, ServiceSettings
from limner.studio.settings import StudioSettings
from limner.workshop.cluster.settings import ClusterSettings
from limner.workshop.settings import WorkshopSettings
from tests.studio.engines import ENGINES

UNITS = 1000


def settings_in(folder: Path) -> ServiceSettings:
    """Settings for a house of its own in a folder."""
    return ServiceSettings(
        studio=StudioSettings(brand="svc", compat="strict"),
        storage=StorageSettings(data_dir=folder, database_url=""),
        accounts=AccountSettings(),
        openid=OpenIdSettings(oidc={}),
        counters=CounterSettings(),
        library=LibrarySettings(image_ttl=86_400, blob_url="", signing_secret=None),
        workshop=WorkshopSettings(workers=2, queue=64, request_timeout=120),
        cluster=ClusterSettings(),
        routing=RoutingSettings(routes={}),
        fetch=FetchSettings(fetch_allow=(), fetch_timeout=60),
        chat=ChatSettings(),
    )


@dataclass
class Premises:
    """The services, and what can be seen of it from outside."""

    services: Services
    folder: Path

    def files(self) -> set[UUID]:
        """The ids of all images whose file is there."""
        return {UUID(file.stem) for file in (self.folder / "images").rglob("*.*") if file.is_file()}

    async def check(self) -> None:
        """All sums agree, nothing is held, and every file has its record."""
        assert await self.services.accounts.audit() == ()
        assert all(account.held == 0 for account in await self.services.accounts.list())
        for image_id in self.files():
            await self.services.library.open_image(image_id)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def premises(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Premises]:
    """One house for all tests of a module: its workers take a while to start."""
    folder = tmp_path_factory.mktemp("house")
    async with Services.open(settings_in(folder), engines=ENGINES) as services:
        yield Premises(services, folder)


@pytest.fixture
def services(premises: Premises) -> Services:
    return premises.services


@pytest_asyncio.fixture(loop_scope="module")
async def account(premises: Premises) -> AsyncIterator[Account]:
    """An account of the test's own, with 1,000 units; afterwards the house must be in order."""
    yield await premises.services.accounts.create(f"{uuid4()}@example.com", units=UNITS)
    await premises.check()
