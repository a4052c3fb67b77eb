"""The board of steps: told by the request, followed by whoever sent it."""

import asyncio
from uuid import UUID, uuid4

from limner.studio.progress import ProgressBoard, Steps
from limner.workshop.crew import unheeded

ME = uuid4()


async def followed(board: ProgressBoard, account: UUID, key: str, seen: list[Steps]) -> None:
    async for steps in board.follow(account, key):
        seen.append(steps)


async def begun(task: asyncio.Task[None]) -> None:
    """Let it get to where it waits."""
    for _ in range(3):
        await asyncio.sleep(0)
    assert not task.done()


async def test_steps_are_seen_as_they_come_by_whoever_follows_before_the_request_begins() -> None:
    board, seen = ProgressBoard(), list[Steps]()
    following = asyncio.create_task(followed(board, ME, "a", seen))
    await begun(following)
    told: list[Steps] = []
    with board.told(ME, "a", lambda done, total: told.append((done, total))) as tell:
        for done in (1, 2):
            tell(done, 4)
            await begun(following)
    await following
    assert seen == told == [(1, 4), (2, 4)]


async def test_nobody_sees_anothers_steps_or_those_of_another_request() -> None:
    board, seen = ProgressBoard(), list[Steps]()
    strangers = [asyncio.create_task(followed(board, *who, seen)) for who in ((uuid4(), "a"), (ME, "b"))]
    with board.told(ME, "a", unheeded) as tell:
        for each in strangers:
            await begun(each)
        tell(1, 2)
        for each in strangers:
            await begun(each)
            each.cancel()
    await asyncio.wait(strangers)
    assert seen == []


async def test_a_request_without_a_key_tells_whom_it_told_before() -> None:
    told: list[Steps] = []
    with ProgressBoard().told(ME, None, lambda done, total: told.append((done, total))) as tell:
        tell(1, 1)
    assert told == [(1, 1)]
