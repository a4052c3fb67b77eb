"""Every part of the service, opened together and closed together."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import timedelta
from importlib import import_module
from typing import TYPE_CHECKING, Any, Self, TypeVar

import structlog

from limner.accounts.accounts import Accounts, Unmake
from limner.accounts.models import Account
from limner.accounts.settings import AccountSettings
from limner.accounts.sign_in import SignIn
from limner.catalog.limits import MAX_INPUT_BYTES
from limner.engines.instances import Engines
from limner.engines.routing import Routing
from limner.engines.settings import RoutingSettings, with_chat
from limner.engines.settings import engines as engines_of_settings
from limner.engines.upstream.chat.settings import ChatSettings
from limner.imaging.fetch import Fetcher
from limner.imaging.settings import FetchSettings
from limner.kit import months
from limner.kit.clock import Clock, utc_now
from limner.kit.counters import Counters, CounterSettings
from limner.kit.database import Database, DatabaseUnavailable, Session
from limner.kit.errors import NotFound
from limner.kit.extras import require
from limner.kit.leases import Lease
from limner.kit.settings import load
from limner.kit.storage import StorageSettings
from limner.library.library import Library
from limner.library.settings import LibrarySettings
from limner.library.styles import Styles
from limner.openid.settings import OpenIdSettings
from limner.studio.departures import Departures
from limner.studio.progress import ProgressBoard
from limner.studio.settings import StudioSettings
from limner.workshop.cluster.settings import ClusterSettings
from limner.workshop.local import LocalWorkshop
from limner.workshop.room import Room
from limner.workshop.settings import WorkshopSettings

if TYPE_CHECKING:
    from limner.openid.flow import OpenId

UPKEEP_CONNECTIONS = 4
"""To PostgreSQL, for what is done beside requests."""
RENEWAL_SECONDS = 10.0
"""How often leases are renewed: three times in the life of one, so that one failure or two cost nothing."""
SWEEP_SECONDS = 60.0
REST_SECONDS = 40.0
"""How long a process that could not sweep leaves that to others: longer than a lease that it could not give up."""
MEASURE_SECONDS = 15.0
"""How often it is looked whether the store works, what it holds, and which engines are up: as Prometheus asks.

What several processes count together is told by one of them: it has to be true of the others without their being asked.
"""
MONTHS_SECONDS = 3600.0
"""How often it is looked whether the tables have parts for the months to come."""
CHECK_SECONDS = 2.0
"""How long the start may look for damage in SQLite's file: about 2 GB, from a disk that is not slow."""
CATCH_UP_SECONDS = 1.0
"""How often a database that is away is asked whether it is back, while something waits for that."""
CLOSING_SECONDS = 5.0
"""How long a chore may go on when the house closes; all of them survive being cut off."""

LOCAL_EMAIL = "local@limner.localhost"
LOCAL_UNITS = 100_000

T = TypeVar("T")

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class ServiceSettings:
    """The settings of every part."""

    studio: StudioSettings
    storage: StorageSettings
    accounts: AccountSettings
    openid: OpenIdSettings
    counters: CounterSettings
    library: LibrarySettings
    workshop: WorkshopSettings
    cluster: ClusterSettings
    routing: RoutingSettings
    fetch: FetchSettings
    chat: ChatSettings

    @classmethod
    def load(cls) -> Self:
        """Read them from the environment and `limner.toml`. Raises SettingsError."""
        return cls(
            studio=load(StudioSettings),
            storage=load(StorageSettings),
            accounts=load(AccountSettings),
            openid=load(OpenIdSettings),
            counters=load(CounterSettings),
            library=load(LibrarySettings),
            workshop=load(WorkshopSettings),
            cluster=load(ClusterSettings),
            routing=load(RoutingSettings),
            fetch=load(FetchSettings),
            chat=load(ChatSettings),
        )


@dataclass(frozen=True, slots=True)
class FirstStart:
    """The account that a first start made, and the text of its key, which nothing can show again."""

    account: Account
    key: str = field(repr=False)


class Services:
    """The parts, ready for use. Made by `open`."""

    def __init__(
        self,
        settings: ServiceSettings,
        db: Database,
        accounts: Accounts,
        sweeping: Lease,
        tidying: Lease,
        counters: Counters,
        library: Library,
        styles: Styles,
        workshop: LocalWorkshop,
        routing: Routing,
        fetcher: Fetcher,
        clock: Clock,
    ) -> None:
        self.settings = settings
        self.db = db
        self.accounts = accounts
        self.sweeping = sweeping
        """Of what needs the store: who cannot reach it leaves it to others for a while."""
        self.tidying = tidying
        """Of what needs the database alone."""
        self.counters = counters
        self.sign_in = SignIn(db, settings.accounts, counters, clock)
        self.openid = _openid(db, settings.openid, self.sign_in, counters, clock)
        self.library = library
        self.styles = styles
        self.workshop = workshop
        self.routing = routing
        self.fetcher = fetcher
        self.clock = clock
        self.room = Room()
        self.progress = ProgressBoard()
        self.departures = Departures(accounts, library, self.styles)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._waiting: deque[Callable[[], Awaitable[None]]] = deque()

    @classmethod
    @asynccontextmanager
    async def open(
        cls, settings: ServiceSettings, *, engines: Engines | None = None, clock: Clock = utc_now
    ) -> AsyncIterator[Self]:
        """Open every part, bring the tables up to date and start the workers; close all at the end.

        `engines` are those that the settings configure, unless given. Raises SettingsError for a setting that cannot be
        used.
        """
        engines = engines_of_settings() if engines is None else engines
        engines, routes = with_chat(engines, settings.routing.routes, settings.chat, settings.workshop.request_timeout)
        routing = Routing(routes, engines, settings.studio.brand)
        async with AsyncExitStack() as closing:
            db = await Database.of(settings.storage)
            closing.push_async_callback(db.close)
            await db.check(CHECK_SECONDS)
            await db.migrate()
            await months.prepare(db, clock())
            upkeep = await Database.of(settings.storage, most=UPKEEP_CONNECTIONS)
            closing.push_async_callback(upkeep.close)
            counters = Counters(settings.counters)
            closing.push_async_callback(counters.close)
            library = await Library.open(db, settings.library, settings.storage, clock)
            closing.push_async_callback(library.close)
            styles = Styles(db)
            services = cls(
                settings,
                db,
                Accounts(db, clock, upkeep=upkeep, unmake=_unmaking(library, styles)),
                Lease(upkeep, "sweeping", clock),
                Lease(upkeep, "tidying", clock),
                counters,
                library,
                styles,
                LocalWorkshop(settings.workshop, [engines[name] for name in routing.engines], settings.cluster),
                routing,
                await closing.enter_async_context(Fetcher(settings.fetch, MAX_INPUT_BYTES)),
                clock,
            )
            closing.push_async_callback(services.accounts.close)
            await closing.enter_async_context(services._chores())
            closing.push_async_callback(services._tasks_done)
            closing.push_async_callback(services.workshop.stop)
            await services.workshop.start()
            yield services

    def start_task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start work that goes on though nobody waits for it; the house stays open until it has ended."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def when_database_answers(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do it when the database is back, and again if that fails with DatabaseUnavailable.

        It may never be done: what a process has not done when it ends is left to leases and sweeps.
        """
        self._waiting.append(work)

    @property
    def behind(self) -> bool:
        """Whether there is work that waits for the database."""
        return bool(self._waiting)

    async def first_start(self) -> FirstStart | None:
        """In a house without accounts, make one with units and a key. None in any other."""
        made = await self.accounts.create_first(LOCAL_EMAIL, "Local", LOCAL_UNITS, "first start")
        return FirstStart(*made) if made else None

    async def local_link(self) -> str | None:
        """The token of a link that signs in to the first start's account, if there is one without a password."""
        try:
            local = await self.accounts.by_email(LOCAL_EMAIL)
        except NotFound:
            return None
        return None if await self.sign_in.has_password(local.id) else await self.sign_in.one_time_link(local.id)

    async def _tasks_done(self) -> None:
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    @asynccontextmanager
    async def _chores(self) -> AsyncIterator[None]:
        """Keep leases alive, give back what dead processes held, delete what has expired; until the block ends."""
        closed = asyncio.Event()
        chores = {
            asyncio.create_task(_every(RENEWAL_SECONDS, self._keep_leases, closed)),
            asyncio.create_task(_every(RENEWAL_SECONDS, self._release_expired, closed)),
            asyncio.create_task(_every(RENEWAL_SECONDS, self._keep_sweeping, closed)),
            asyncio.create_task(_every(CATCH_UP_SECONDS, self._catch_up, closed)),
            asyncio.create_task(_every(SWEEP_SECONDS, self._sweep_images, closed)),
            asyncio.create_task(_every(SWEEP_SECONDS, self._sweep_answers, closed)),
            asyncio.create_task(_every(SWEEP_SECONDS, self._sweep_sessions, closed)),
            asyncio.create_task(_every(SWEEP_SECONDS, self._finish_departures, closed)),
            asyncio.create_task(_every(MONTHS_SECONDS, self._prepare_months, closed)),
            asyncio.create_task(_every(MEASURE_SECONDS, self.library.measure, closed)),
            asyncio.create_task(_every(MEASURE_SECONDS, self._measure_engines, closed)),
        }
        try:
            yield
        finally:
            closed.set()
            _, late = await asyncio.wait(chores, timeout=CLOSING_SECONDS)
            for chore in late:
                chore.cancel()
            await asyncio.gather(*late, return_exceptions=True)
            with suppress(TimeoutError, DatabaseUnavailable):
                async with asyncio.timeout(CLOSING_SECONDS):
                    await self._catch_up()
                    await self.sweeping.give_up()
                    await self.tidying.give_up()

    async def _keep_leases(self) -> None:
        await self.accounts.renew()

    async def _release_expired(self) -> None:
        await self.accounts.release_expired()

    async def _measure_engines(self) -> None:
        self.workshop.measure()

    async def _catch_up(self) -> None:
        while self._waiting:
            try:
                await self._waiting[0]()
            except DatabaseUnavailable:
                return
            except Exception:  # it would fail again; what it leaves is left to leases and sweeps
                log.exception("late_work_failed")
            self._waiting.popleft()

    async def _keep_sweeping(self) -> None:
        await self.sweeping.take()
        await self.tidying.take()

    async def _sweep_images(self) -> None:
        if not await self.sweeping.take():
            return
        try:
            swept = await self.library.sweep()
        except Exception:
            await self._let_another_sweep()
            raise
        if swept.stuck:
            await self._let_another_sweep()
        if swept.records or swept.orphans:
            log.info("images_swept", records=swept.records, orphans=swept.orphans)

    async def _sweep_answers(self) -> None:
        if await self.tidying.take():
            await self.accounts.idempotency.sweep()

    async def _sweep_sessions(self) -> None:
        if await self.tidying.take():
            await self.sign_in.sweep()

    async def _prepare_months(self) -> None:
        if not await months.prepare(self.db, self.clock()):
            log.warning("months_not_prepared")

    async def _finish_departures(self) -> None:
        if await self.sweeping.take() and not await self.departures.finish_all():
            await self._let_another_sweep()

    async def _let_another_sweep(self) -> None:
        """It may have the rights or the way to the store that this one lacks; after a rest this one tries again."""
        with suppress(DatabaseUnavailable):
            await self.sweeping.give_up(timedelta(seconds=REST_SECONDS))


def _openid(
    db: Database, settings: OpenIdSettings, sign_in: SignIn, counters: Counters, clock: Clock
) -> "OpenId | None":
    """The providers that the settings name, whose libraries are imported only then. Raises SettingsError."""
    if not settings.oidc:
        return None
    require("authlib", extra="oidc", setting="LIMNER_OIDC", value="set")
    made: OpenId = import_module("limner.openid.flow").OpenId(db, settings, sign_in, counters, clock)
    return made


def _unmaking(library: Library, styles: Styles) -> Unmake:
    """What a refund does to the things that were charged: nobody keeps for nothing what nobody was given."""

    async def unmake(session: Session, reference: str) -> None:
        await library.expire(session, reference)
        await styles.unmake(session, reference)

    return unmake


async def _every(seconds: float, chore: Callable[[], Awaitable[None]], closed: asyncio.Event) -> None:
    """Do a chore again and again until `closed`; one that fails is logged and tried again in its turn."""
    while not await _within(seconds, closed):
        try:
            await chore()
        except Exception:  # whatever it was: the next turn may find it over
            log.exception("chore_failed", chore=chore.__qualname__)


async def _within(seconds: float, event: asyncio.Event) -> bool:
    """Whether the event happens within the time."""
    try:
        async with asyncio.timeout(seconds):
            return await event.wait()
    except TimeoutError:
        return False
