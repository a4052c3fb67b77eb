"""One account's jobs do not take another's turn, its workers, or all of the queue."""

import asyncio
from pathlib import Path

import pytest

from limner.workshop.admission import Admission
from limner.workshop.orders import Overloaded
from limner.workshop.settings import WorkshopSettings
from tests.workshop.conftest import Opener
from tests.workshop.helpers import PATIENCE, act, eventually, painting


async def test_an_account_leaves_workers_to_others(open_workshop: Opener, tmp_path: Path) -> None:
    workshop = await open_workshop(workers=2, account_jobs=1)
    go = tmp_path / "go"
    greedy = asyncio.create_task(workshop.run([act(f"hold {go}")] * 6, PATIENCE, "greedy"))
    await eventually(lambda: workshop.running)
    assert len(await workshop.run([painting()] * 3, PATIENCE, "ada")) == 3
    assert (workshop.running, workshop.queued) == (1, 5)
    go.touch()
    await greedy


async def test_the_next_turn_is_the_others(open_workshop: Opener, tmp_path: Path) -> None:
    workshop = await open_workshop(workers=1)
    go, late = tmp_path / "go", tmp_path / "late"
    first = asyncio.create_task(workshop.run([act(f"hold {go}")], PATIENCE, "greedy"))
    await eventually(lambda: workshop.running)
    more = asyncio.create_task(workshop.run([act(f"mark {late} 0")] * 5, PATIENCE, "greedy"))
    await eventually(lambda: workshop.queued == 5)
    mine = asyncio.create_task(workshop.run([act(f"unseen {late}")], PATIENCE, "ada"))
    await eventually(lambda: workshop.queued == 6)
    go.touch()
    await mine  # fails where a second job of the other's was begun before
    await asyncio.gather(first, more)


async def test_room_is_had_or_not_at_once_and_given_back(open_workshop: Opener) -> None:
    workshop = await open_workshop(workers=2, queue=6)
    with workshop.reserve(["painter"], "ada", 8) as places:
        assert workshop.queued == 8
        with pytest.raises(Overloaded) as caught:
            workshop.reserve(["painter"], "bob", 1)
        assert caught.value.retry_after
        assert len(await workshop.run([painting()] * 2, PATIENCE, "ada", places)) == 2
        assert workshop.queued == 6
    assert workshop.queued == 0


def test_half_of_the_workers_are_one_accounts() -> None:
    bounds = {workers: WorkshopSettings(workers=workers).most_each for workers in (1, 2, 3, 8)}
    assert bounds == {1: 1, 2: 1, 3: 1, 8: 4}
    assert WorkshopSettings(workers=8, account_jobs=3).most_each == 3


def fill(admission: Admission, account: str, free: int = 0) -> int:
    """Have an account ask for places, one at a time, until there are none; how many it got."""
    for number in range(1000):
        try:
            admission.enter(account, 1, free, 1.0)
        except Overloaded:
            return number
    raise AssertionError("there is no bound")


def test_no_account_fills_the_queue() -> None:
    admission = Admission(queue=60, workers=2)
    assert fill(admission, "greedy") == 40
    assert [fill(admission, name) for name in ("ada", "bob")] == [13, 4]
    admission.enter("new", 1, 0, 1.0)
    assert admission.taken <= 60


def test_with_nothing_waiting_one_request_may_fill_it() -> None:
    admission = Admission(queue=6, workers=2)
    with admission.enter("ada", 8, 2, 1.0):
        assert admission.taken == 8
    assert admission.taken == 0


@pytest.mark.parametrize(("seconds", "wait"), [(0.01, 1), (1.0, 16), (100.0, 60)])
def test_the_refused_are_told_when_to_come_again(seconds: float, wait: int) -> None:
    admission = Admission(queue=30, workers=2)
    admission.enter("ada", 30, 0, seconds)
    with pytest.raises(Overloaded, match="no more than 30 pictures") as caught:
        admission.enter("bob", 1, 0, seconds)
    assert caught.value.retry_after == wait
