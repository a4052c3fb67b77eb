"""`limner doctor`: check what the service needs, and say what to fix. It changes nothing."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Final

import typer
from rich.console import Console
from sqlalchemy import URL, make_url

from limner.accounts.accounts import Accounts
from limner.accounts.models import Discrepancy
from limner.catalog.models import DEFAULT
from limner.cli.command import new_app
from limner.cli.database import open_database
from limner.cli.routes import routing
from limner.cli.settings import ALL
from limner.engines.base import Unwatched
from limner.engines.instances import Instance
from limner.engines.jobs import GenerateJob
from limner.kit import settings, tracing
from limner.kit.ailments import reason_of
from limner.kit.counters import CounterSettings
from limner.kit.database import newest_version
from limner.kit.errors import LimnerError
from limner.kit.extras import require
from limner.kit.storage import StorageSettings
from limner.library.blobs import Blobs
from limner.library.quota import free_bytes
from limner.library.redirects import source_of
from limner.library.secret import signing_key
from limner.library.settings import LibrarySettings
from limner.library.store_calls import BlobError, reason
from limner.workshop.alone import performer
from limner.workshop.orders import Order
from limner.workshop.settings import WorkshopSettings

app = new_app()


@dataclass(frozen=True, slots=True)
class Check:
    """One thing to check. `examine` says what it found, and raises with what to fix."""

    name: str
    examine: Callable[[], str]


class Ailment(Exception):  # noqa: N818  what the doctor finds
    """What is wrong, and what to do."""


@app.command()
def doctor() -> None:
    """Check what the service needs, and say what to fix.

    That is the settings, the data directory, the database and its books, the store for images, Redis where one is
    set, what sends traces, and the engines, which draw a picture. The exit status is 1 if something needs fixing.
    """
    console = Console(highlight=False, soft_wrap=True)
    if not _passes(SETTINGS, console):
        console.print("The other checks need settings that can be used.")
        raise typer.Exit(1)
    failed = [check for check in CHECKS if not _passes(check, console)]
    if failed:
        raise typer.Exit(1)


def _passes(check: Check, console: Console) -> bool:
    try:
        found = check.examine()
    except (Ailment, LimnerError, OSError) as error:
        console.print("[red]fix[/]  ", end="")
        console.print(f"{check.name}: {error}", markup=False)
        return False
    console.print("[green]ok[/]   ", end="")
    console.print(f"{check.name}: {found}", markup=False)
    return True


def _settings() -> str:
    for cls in ALL:
        settings.load(cls)
    known = {variable for cls in ALL for variable in settings.variables(cls)}
    given = [name for name in sorted(os.environ) if name in known and os.environ[name]]
    given += [f"{name} in {settings.SECRETS_DIR}" for name in settings.secret_files() if name.upper() in known]
    in_file = [f"{key} in {settings.FILE}" for key in settings.read_file()]
    return f"{', '.join(given + in_file)} set" if given or in_file else "all at their defaults"


def _names() -> str:
    strangers = settings.unknown(ALL, os.environ, settings.read_file(), settings.secret_files())
    if strangers:
        raise Ailment(" ".join(strangers))
    return "no setting is misspelt"


def _data_directory() -> str:
    directory = settings.load(StorageSettings).data_dir.absolute()
    _check_writable(directory, "LIMNER_DATA_DIR")
    made = "" if _exists(directory) else f", {NOT_MADE}"
    return f"{directory}{_space(_nearest(directory))}{made}"


def _check_writable(directory: Path, variable: str) -> None:
    """Whether files can be made in it, or the directory itself where there is none yet. Leaves nothing behind."""
    try:
        with tempfile.TemporaryFile(dir=_nearest(directory), buffering=0) as file:
            file.write(bytes(PAGE_BYTES))
    except OSError as error:
        raise Ailment(
            f"{directory} cannot be written ({error.strerror}); let it, or set {variable} to another place."
        ) from error


def _nearest(directory: Path) -> Path:
    """The directory, or the nearest above it that there is."""
    return next(path for path in (directory, *directory.parents) if _exists(path))


def _exists(path: Path) -> bool:
    """Raises Ailment where even that may not be known."""
    try:
        return path.exists()
    except OSError as error:
        raise Ailment(
            f"{path} cannot be looked at ({error.strerror}); let this user read the directories above it, "
            "or set LIMNER_DATA_DIR to another place."
        ) from error


def _space(directory: Path) -> str:
    free = shutil.disk_usage(directory).free
    if free < LEAST_FREE_BYTES:
        raise Ailment(
            f"the disk of {directory} has {free / 1e6:.0f} MB left, which a few pictures fill; "
            "make room, or set LIMNER_DATA_DIR to another place."
        )
    return f", {free / 1e9:.0f} GB free"


def _database() -> str:
    url = make_url(settings.load(StorageSettings).database_url)
    if file := _missing_file(url):
        _check_writable(file.parent, "LIMNER_DATA_DIR or LIMNER_DATABASE_URL")
        return f"{url!r}, {NOT_MADE}"
    return asyncio.run(_tables())


def _missing_file(url: URL) -> Path | None:
    """The file of an SQLite database, if it is still to be made: to open it would make it."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    file = Path(url.database).absolute()
    return None if _exists(file) else file


async def _tables() -> str:
    async with open_database() as (db, version):
        if version is None:
            return f"{db.url!r}, without tables: {NOT_MADE}"
        whole = await db.check(CHECK_SECONDS)
        async with db.transaction():
            pass  # whether it can be written
        if version != newest_version():
            return f"{db.url!r} at version {version}; `limner serve` brings it to {newest_version()}"
        accounts = Accounts(db)
        if wrong := await accounts.audit():
            raise Ailment(_wrong_books(wrong))
        found = f"{db.url!r} at version {version}, {_counted(len(await accounts.list()), 'account')}, the books add up"
        if await db.check_replica():
            found += "; its replica keeps up"
        return found if whole else f"{found}; no damage in what {CHECK_SECONDS:g} s were enough to look through"


def _wrong_books(wrong: Sequence[Discrepancy]) -> str:
    account = wrong[0]
    return (
        f"the books of {_counted(len(wrong), 'account')} do not add up; {account.account_id} has a balance of "
        f"{account.balance} over a ledger of {account.ledger}, and {account.held} held over holds of {account.holds}. "
        "Something else has written to the database: correct it, or restore a backup."
    )


def _images() -> str:
    storage, library = settings.load(StorageSettings), settings.load(LibrarySettings)
    directory, key = storage.data_dir.absolute() / "images", storage.data_dir / "signing.key"
    made = bool(library.blob_url) or directory.exists()  # to open the directory would make it, as with the key
    if made:
        asyncio.run(_store(library, directory))
    else:
        _check_writable(directory, "LIMNER_DATA_DIR or LIMNER_BLOB_URL")
    if not library.signing_secret and key.exists():
        signing_key(key)
    state = "the store can be used" if made else f"the directory is {NOT_MADE}"
    return f"{state}, images are kept for {library.image_ttl:,} s"


async def _store(library: LibrarySettings, directory: Path) -> None:
    """List it, then write, read and delete a file in it. Raises Ailment or SettingsError."""
    blobs = await Blobs.open(library.blob_url, directory, library.blob_timeout)
    where = blobs.directory or "the bucket of LIMNER_BLOB_URL"
    try:
        await blobs.probe()
    except BlobError as error:
        raise Ailment(
            f"{where} fails a trial of writing, reading and deleting a file ({reason(error)}); "
            "free its disk or mend its rights, or let LIMNER_BLOB_URL name another store."
        ) from error
    if library.image_links == "redirect":
        await source_of(blobs)
    if blobs.directory and (free := free_bytes(blobs.directory)) < library.store_min_free_bytes:
        raise Ailment(
            f"the disk of {blobs.directory} has {free:,} bytes free, and requests for images are refused below "
            f"{library.store_min_free_bytes:,}; make room, or lower LIMNER_STORE_MIN_FREE_BYTES."
        )


def _redis() -> str:
    url = settings.load(CounterSettings).redis_url.get_secret_value()
    if not url:
        return "each process counts alone, which is right for one process"

    require("redis", extra="redis", setting="LIMNER_REDIS_URL", value="set")
    client = import_module("redis.asyncio")
    outages = (import_module("redis.exceptions").RedisError, OSError)

    async def examine() -> str:
        times = {"socket_connect_timeout": REDIS_SECONDS, "socket_timeout": REDIS_SECONDS}
        async with asyncio.timeout(2 * REDIS_SECONDS), client.Redis.from_url(url, **times) as redis:
            await redis.ping()
        return "Redis answers"

    try:
        return asyncio.run(examine())
    except outages as error:
        raise Ailment(
            f"LIMNER_REDIS_URL does not answer ({reason_of(error)}); until it does, no rate is limited. "
            "Start it, or unset this."
        ) from error


def _traces() -> str:
    chosen = settings.load(tracing.TracingSettings)
    tracing.start(chosen)
    tracing.stop()
    return "none are made" if chosen.tracing == "off" else "they can be sent; whether anybody takes them is not asked"


def _engines() -> str:
    """Those of the pool are loaded; of the others it is said what their files, settings and packages tell."""
    table, configured = routing()
    found = []
    for name, instance in configured.items():
        if name not in table.engines:
            found.append(f"{name} (no route names it)")
        elif instance.kind.crew == "pool":
            found.append(f"{name} {_version(instance)}")
        else:
            instance.recipe.check()
            place = instance.options.place if instance.kind.crew == "device" else "another server"
            found.append(f"{name} (on {place}, {_counted(len(instance.capabilities.operations), 'operation')})")
    return ", ".join(found)


def _version(instance: Instance) -> str:
    """Of an engine that could be loaded. Raises Ailment."""
    try:
        engine = instance.recipe.make()
        engine.warm_up()
    except Exception as error:  # an engine, and the libraries that it imports, may raise anything
        raise Ailment(f"{instance.name} cannot be loaded: {error!r}") from error
    return engine.version


def _picture() -> str:
    configured = routing()[1]
    name = next(name for name, instance in configured.items() if instance.kind.crew == "pool")
    job = GenerateJob(DEFAULT, "a red fox in the snow", 1024, 1024, vector=False, seed=1)
    start = perf_counter()
    file = performer(configured[name])(Order((name,), job, "webp", engine=name), Unwatched())
    seconds = perf_counter() - start
    workers = settings.load(WorkshopSettings).workers
    size = len(file.data) // 1024
    return f"1024×1024 in {seconds * 1000:.0f} ms, {size} KB; {_counted(workers, 'worker')} will draw"


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


REDIS_SECONDS: Final = 3.0
CHECK_SECONDS: Final = 60.0
"""How long the doctor looks for damage in SQLite's file."""
LEAST_FREE_BYTES: Final = 100_000_000
PAGE_BYTES: Final = 4096
NOT_MADE: Final = "not made yet; `limner serve` makes it"

SETTINGS = Check("settings", _settings)
CHECKS = (
    Check("names of settings", _names),
    Check("data directory", _data_directory),
    Check("database", _database),
    Check("images", _images),
    Check("rate limits", _redis),
    Check("traces", _traces),
    Check("engines", _engines),
    Check("picture", _picture),
)
