"""What is left of a request that fails, or whose caller leaves, at any step: nothing."""

import asyncio
from base64 import b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from io import BytesIO
from operator import attrgetter
from typing import Any

import pytest
from PIL import Image
from structlog.testing import capture_logs

from limner.accounts.models import Account
from limner.engines.base import EngineError
from limner.library.links import LinkExpired
from limner.library.models import NewPicture, WrittenImage
from limner.studio.create_style import CreateStyleRequest, create_style
from limner.studio.enhance import EnhanceRequest, enhance
from limner.studio.fields import read
from limner.studio.runner import _Making
from limner.studio.services import Services
from limner.workshop.orders import Overloaded, TooSlow
from limner.workshop.settings import WorkshopSettings
from tests.clocks import leap, settle
from tests.studio.conftest import UNITS, Premises
from tests.studio.helpers import balance, make

LIMIT = 3.0
"""Seconds for a request where the test turns the clock beyond them; the database may take longer."""

pytestmark = pytest.mark.asyncio(loop_scope="module")

Act = Callable[[], None]
KEYED_STEPS = ("accounts.idempotency.begin", "accounts.idempotency.finish")
STEPS = (
    "accounts.hold",
    "workshop.run",
    "library.store",
    "library.record",
    "accounts.charge",
    *KEYED_STEPS,
)


class BrokenError(Exception):
    """What the tests make a step fail with."""


def fail() -> None:
    raise BrokenError


def lose_connection() -> None:
    raise ConnectionError


def leaving(task: asyncio.Task[Any]) -> Act:
    """The act of a caller who does not wait any longer."""

    def leave() -> None:
        task.cancel()

    return leave


def interfere(monkeypatch: pytest.MonkeyPatch, services: Services, step: str, act: Act, *, after: bool = False) -> None:
    """Do something before or after a step, which is done for real all the same."""
    owner, _, name = step.rpartition(".")
    part = attrgetter(owner)(services)
    real: Callable[..., Awaitable[Any]] = getattr(part, name)

    async def step_with_act(*args: Any, **kwargs: Any) -> Any:
        if not after:
            act()
        result = await real(*args, **kwargs)
        if after:
            act()
        return result

    monkeypatch.setattr(part, name, step_with_act)


def interfere_with_commit(monkeypatch: pytest.MonkeyPatch, services: Services, act: Act, *, after: bool) -> None:
    """Do something before or after the transaction that records and charges commits."""
    real = services.db.transaction
    settles = False
    charge = services.accounts.charge

    async def charging(*args: Any, **kwargs: Any) -> None:
        nonlocal settles
        settles = True
        await charge(*args, **kwargs)

    @asynccontextmanager
    async def transaction(**turn: Any) -> AsyncIterator[Any]:
        nonlocal settles
        async with real(**turn) as session:
            yield session
            if settles and not after:
                settles = False
                act()
        if settles and after:
            settles = False
            act()

    monkeypatch.setattr(services.accounts, "charge", charging)
    monkeypatch.setattr(services.db, "transaction", transaction)


def hurry(monkeypatch: pytest.MonkeyPatch, services: Services, *, seconds: float) -> None:
    """Give requests so much time."""
    hurried = WorkshopSettings(workers=1, queue=64, request_timeout=seconds)
    monkeypatch.setattr(services, "settings", replace(services.settings, workshop=hurried))


@pytest.fixture
def end_time(monkeypatch: pytest.MonkeyPatch) -> Act:
    """What ends the time of the request under way, however much it had."""
    begun: list[_Making[Any]] = []
    run = _Making.run

    async def noted(making: _Making[Any]) -> Any:
        begun.append(making)
        return await run(making)

    def end() -> None:
        begun[-1]._time.reschedule(asyncio.get_running_loop().time())

    monkeypatch.setattr(_Making, "run", noted)
    return end


# When there is no room.


async def test_a_full_queue_refuses_before_anything_is_written(
    premises: Premises, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = premises.services
    for step in ("accounts.hold", "accounts.idempotency.begin"):
        interfere(monkeypatch, services, step, fail)
    with services.workshop.reserve(["illustrator"], "somebody else", 64 + 2), pytest.raises(Overloaded) as caught:
        await make(services, account, key="again")
    assert caught.value.retry_after
    assert services.workshop.queued == 0
    monkeypatch.undo()
    await make(services, account, key="again")
    assert services.workshop.queued == 0


# When a step fails.


@pytest.mark.parametrize("step", STEPS)
async def test_a_step_that_fails_leaves_nothing_behind(
    premises: Premises, account: Account, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, files = premises.services, premises.files()
    with monkeypatch.context() as broken:
        interfere(broken, services, step, fail)
        with pytest.raises(BrokenError):
            await make(services, account, n=2, key="key")
    assert await balance(services, account) == UNITS
    assert premises.files() == files
    await premises.check()
    assert (await make(services, account, n=2, key="key")).credits == 14  # the key is free again


async def test_one_file_that_cannot_be_written_takes_the_others_with_it(
    premises: Premises, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, files, calls = premises.services, premises.files(), iter(range(9))
    interfere(monkeypatch, services, "library.store", lambda: fail() if next(calls) == 1 else None)
    with pytest.raises(BrokenError):
        await make(services, account, n=3)
    assert premises.files() == files
    assert await balance(services, account) == UNITS


async def test_where_no_file_can_be_written_there_is_none_to_undo(
    services: Services, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    interfere(monkeypatch, services, "library.store", fail)
    with capture_logs() as logs, pytest.raises(BrokenError):
        await make(services, account, n=1)
    assert not [line for line in logs if line["event"] == "undo_failed"]
    assert await balance(services, account) == UNITS


async def test_a_commit_that_fails_leaves_nothing_behind(
    premises: Premises, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, files = premises.services, premises.files()
    interfere_with_commit(monkeypatch, services, fail, after=False)
    with pytest.raises(BrokenError):
        await make(services, account, n=2, key="key")
    assert premises.files() == files
    assert await balance(services, account) == UNITS


async def test_a_commit_whose_answer_is_lost_counts(
    premises: Premises, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = premises.services
    interfere_with_commit(monkeypatch, services, fail, after=True)
    receipt = await make(services, account, n=2, key="key")
    assert {image.image_id for image in receipt.images} <= premises.files()
    assert await balance(services, account) == UNITS - 14


@pytest.mark.parametrize("key", [None, "key"])
async def test_a_commit_whose_answer_is_lost_counts_for_words_as_well(
    services: Services, account: Account, key: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = read(EnhanceRequest, {"prompt": "a cat"})
    with monkeypatch.context() as cut:
        interfere_with_commit(cut, services, lose_connection, after=True)
        receipt = await enhance(services, account, request, key)
    assert (receipt.value, receipt.credits) == ("a cat, painted", 10)
    assert await balance(services, account) == UNITS - 10
    if key:
        assert (await enhance(services, account, request, key)).value == receipt.value
        assert await balance(services, account) == UNITS - 10


async def test_a_commit_of_words_that_fails_charges_nothing(
    services: Services, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    interfere_with_commit(monkeypatch, services, fail, after=False)
    with pytest.raises(BrokenError):
        await enhance(services, account, read(EnhanceRequest, {"prompt": "a cat"}))
    assert await balance(services, account) == UNITS


async def test_undoing_goes_on_where_one_part_of_it_fails(
    premises: Premises, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, files = premises.services, premises.files()
    with monkeypatch.context() as broken:
        interfere(broken, services, "library.record", fail)
        interfere(broken, services, "library.open_image", lose_connection)
        with pytest.raises(BrokenError):  # and not what went wrong in looking for the record
            await make(services, account, key="key")
    left = premises.files() - files
    assert len(left) == 1  # whether it has a record could not be known: the sweeper decides
    for file in (premises.folder / "images").rglob(f"*{left.pop()}*"):
        file.unlink()
    assert (await make(services, account, key="key")).credits == 7


@pytest.mark.parametrize(("prompt", "code"), [("fail", "engine_failed"), ("crash", "engine_crashed")])
async def test_an_engine_that_fails_costs_nothing(premises: Premises, account: Account, prompt: str, code: str) -> None:
    services, files = premises.services, premises.files()
    with pytest.raises(EngineError) as caught:
        await make(services, account, n=2, prompt=prompt)
    assert caught.value.code == code
    assert premises.files() == files
    assert await balance(services, account) == UNITS
    assert (await make(services, account)).credits == 7


async def test_an_engine_that_is_too_slow_costs_nothing(
    services: Services, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch, services, seconds=0.3)
    with pytest.raises(TooSlow):
        await make(services, account, prompt="slow")
    assert await balance(services, account) == UNITS


@pytest.mark.parametrize("step", [step for step in STEPS if step != "workshop.run"])
async def test_a_step_that_takes_the_requests_whole_time_is_ended(
    premises: Premises, account: Account, step: str, end_time: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, files = premises.services, premises.files()
    owner, _, name = step.rpartition(".")

    async def stall(*_: Any, **__: Any) -> None:
        end_time()
        await asyncio.Event().wait()

    with monkeypatch.context() as stalled:
        stalled.setattr(attrgetter(owner)(services), name, stall)
        with pytest.raises(TooSlow, match="not done in 120 s") as caught:
            await asyncio.wait_for(make(services, account, key="key"), 60)
    assert (caught.value.status, caught.value.code) == (504, "timeout")
    assert premises.files() == files
    await premises.check()
    assert (await make(services, account, key="key")).credits == 7


async def test_files_that_were_written_when_the_time_was_over_are_deleted(
    premises: Premises, account: Account, end_time: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, files = premises.services, premises.files()
    begun: list[NewPicture] = []
    written = asyncio.Event()
    store = services.library.store

    async def store_one(picture: NewPicture) -> WrittenImage:
        begun.append(picture)
        if len(begun) == 2:
            await written.wait()
            end_time()
            await asyncio.Event().wait()
        stored = await store(picture)
        written.set()
        return stored

    monkeypatch.setattr(services.library, "store", store_one)
    with pytest.raises(TooSlow):
        await make(services, account, n=2)
    assert written.is_set()
    assert premises.files() == files
    assert await balance(services, account) == UNITS


async def test_a_commit_is_waited_for_though_the_time_is_over(
    premises: Premises, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, real = premises.services, premises.services.db.transaction
    workshop = services.settings.workshop.model_copy(update={"request_timeout": LIMIT})
    monkeypatch.setattr(services, "settings", replace(services.settings, workshop=workshop))

    @asynccontextmanager
    async def slow_to_commit(**turn: Any) -> AsyncIterator[Any]:
        async with real(**turn) as session:
            yield session
            if charged:
                leap(LIMIT)  # less than the database may take
                await settle()

    charged: list[str] = []
    interfere(monkeypatch, services, "accounts.charge", lambda: charged.append("now"))
    monkeypatch.setattr(services.db, "transaction", slow_to_commit)
    assert (await make(services, account)).credits == 7
    assert await balance(services, account) == UNITS - 7


# When the caller leaves.


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
@pytest.mark.parametrize("step", STEPS)
async def test_a_caller_who_leaves_at_any_step_leaves_all_in_order(
    premises: Premises, account: Account, step: str, after: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, files = premises.services, premises.files()
    with monkeypatch.context() as watched:
        asking = asyncio.create_task(make(services, account, n=2, key="key"))
        interfere(watched, services, step, leaving(asking), after=after)
        with pytest.raises(asyncio.CancelledError):
            await asking
    kept = premises.files() - files
    assert await balance(services, account) == UNITS - 7 * len(kept)
    await premises.check()
    if not kept:
        assert (await make(services, account, n=2, key="key")).credits == 14


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_caller_who_leaves_during_the_commit_is_charged_once_for_what_is_kept(
    premises: Premises, account: Account, after: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, files = premises.services, premises.files()
    with monkeypatch.context() as watched:
        asking = asyncio.create_task(make(services, account, n=2, key="key"))
        interfere_with_commit(watched, services, leaving(asking), after=after)
        with pytest.raises(asyncio.CancelledError):
            await asking
    kept = premises.files() - files
    assert len(kept) == 2
    assert await balance(services, account) == UNITS - 14
    again = await make(services, account, n=2, key="key")
    assert {image.image_id for image in again.images} == kept
    assert await balance(services, account) == UNITS - 14


async def leave_unanswered(
    monkeypatch: pytest.MonkeyPatch, services: Services, asking: asyncio.Task[Any], step: str = "close_charge"
) -> None:
    """The caller leaves after a step of the charge, when the answer is about to be given; then all is refunded."""
    with monkeypatch.context() as watched:
        interfere(watched, services, f"accounts.{step}", leaving(asking), after=True)
        with pytest.raises(asyncio.CancelledError):
            await asking
    while services.behind:  # noqa: ASYNC110  it tells nobody
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("step", ["charge", "close_charge"])
async def test_pictures_that_were_refunded_are_nobodys(
    premises: Premises, account: Account, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, files = premises.services, premises.files()
    other = await make(services, account)
    asking = asyncio.create_task(make(services, account, n=2, seed=5))
    await leave_unanswered(monkeypatch, services, asking, step)
    assert await balance(services, account) == UNITS - 7
    refunded = premises.files() - files - {other.images[0].image_id}
    assert len(refunded) == 2
    for image_id in refunded:
        with pytest.raises(LinkExpired):
            await services.library.open_image(image_id)
    await services.library.sweep()
    assert premises.files() - files == {other.images[0].image_id}


async def test_a_style_that_was_refunded_is_nobodys(
    services: Services, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = BytesIO()
    Image.effect_noise((256, 256), 64).save(drawing, "PNG")
    body = {"image_urls": [f"data:image/png;base64,{b64encode(drawing.getvalue()).decode()}"]}
    kept = await create_style(services, account, read(CreateStyleRequest, body))
    asking = asyncio.create_task(create_style(services, account, read(CreateStyleRequest, body)))
    await leave_unanswered(monkeypatch, services, asking)
    assert await balance(services, account) == UNITS - kept.credits
    assert [style.style_id for style in await services.styles.owned(account.id)] == [kept.style.style_id]


async def test_a_caller_who_leaves_while_the_engine_draws_stops_it(premises: Premises, account: Account) -> None:
    services, files = premises.services, premises.files()
    asking = asyncio.create_task(make(services, account, prompt="slow"))
    while not services.workshop.running:  # noqa: ASYNC110  it tells nobody
        await asyncio.sleep(0.01)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(asking, 60)
    assert services.workshop.running == 0
    assert premises.files() == files
    assert await balance(services, account) == UNITS


async def test_impatience_while_leaving_changes_nothing(
    premises: Premises, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, files = premises.services, premises.files()
    asking = asyncio.create_task(make(services, account, n=2, key="key"))
    interfere(monkeypatch, services, "library.store", leaving(asking))
    interfere(monkeypatch, services, "library.discard", leaving(asking))
    interfere(monkeypatch, services, "accounts.release", leaving(asking))
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert premises.files() == files
    assert await balance(services, account) == UNITS
