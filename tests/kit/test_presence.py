"""A client that leaves takes its request along."""

import asyncio
from typing import Any

import pytest
from fastapi import Request
from starlette.requests import ClientDisconnect

from limner.kit.presence import while_waiting


class Line:
    """The receiving end of a connection."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    @property
    def request(self) -> Request:
        return Request({"type": "http"}, self.receive)


class Work:
    """Work that notes how it ended, and takes a moment to give up."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.ended = ""

    async def run(self, until: asyncio.Event | None = None) -> str:
        self.begun.set()
        try:
            if until:
                await until.wait()
        except asyncio.CancelledError:
            for _ in range(10):
                await asyncio.sleep(0)
            self.ended = "cancelled"
            raise
        self.ended = "done"
        return "result"


async def test_the_result_of_work_somebody_waits_for() -> None:
    assert await while_waiting(Line().request, Work().run()) == "result"


async def test_errors_come_through() -> None:
    async def fail() -> None:
        raise ValueError("as it was")

    with pytest.raises(ValueError, match="as it was"):
        await while_waiting(Line().request, fail())


async def test_work_that_nobody_waits_for_is_cancelled_and_ended() -> None:
    line, work = Line(), Work()

    async def leave() -> None:
        await work.begun.wait()
        line.gone.set()

    leaving = asyncio.create_task(leave())
    with pytest.raises(ClientDisconnect):
        await while_waiting(line.request, work.run(asyncio.Event()))
    await leaving
    assert work.ended == "cancelled"


async def test_work_ends_before_a_cancelled_request_does() -> None:
    work = Work()
    request = asyncio.create_task(while_waiting(Line().request, work.run(asyncio.Event())))
    await work.begun.wait()
    request.cancel()
    with pytest.raises(asyncio.CancelledError):
        await request
    assert work.ended == "cancelled"
