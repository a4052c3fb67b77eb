"""The board of steps: told by the request, followed by whoever sent it."""

import asyncio
import base64
import io
from dataclasses import replace
from pathlib import Path
from uuid import UUID, uuid4

from PIL import Image

from limner.engines.settings import RoutingSettings
from limner.studio.progress import ProgressBoard, Steps, watched
from limner.studio.services import Services
from tests.studio.conftest import UNITS, settings_in
from tests.studio.engines import ENGINES
from tests.studio.helpers import make
from tests.workshop.device_engine import device_engine
from tests.workshop.helpers import eventually

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
    with board.told(ME, "a") as tell:
        for done in (1, 2):
            tell(done, 4)
            await begun(following)
    await following
    assert seen == [(1, 4), (2, 4)]


async def test_nobody_sees_anothers_steps_or_those_of_another_request() -> None:
    board, seen = ProgressBoard(), list[Steps]()
    strangers = [asyncio.create_task(followed(board, *who, seen)) for who in ((uuid4(), "a"), (ME, "b"))]
    with board.told(ME, "a") as tell:
        for each in strangers:
            await begun(each)
        tell(1, 2)
        for each in strangers:
            await begun(each)
            each.cancel()
    await asyncio.wait(strangers)
    assert seen == []


async def test_a_request_without_a_key_is_told_to_nobody() -> None:
    board, seen = ProgressBoard(), list[Steps]()
    following = asyncio.create_task(followed(board, ME, "", seen))
    await begun(following)
    with board.told(ME, None) as tell:
        tell(1, 1)
    await begun(following)
    following.cancel()
    await asyncio.wait([following])
    assert seen == []


async def test_steps_are_followed_beyond_what_is_made_beforehand(tmp_path: Path) -> None:
    """A style is learned by an engine that tells no steps, then one of a device tells its own."""
    engines = {**ENGINES, "gpu": device_engine("gpu")}
    settings = replace(settings_in(tmp_path), routing=RoutingSettings(routes={"generate": ("gpu",)}))
    async with Services.open(settings, engines=engines) as services:
        await eventually(lambda: services.workshop.standings["gpu"].state == "ready")
        account = await services.accounts.create("ann@example.com", units=UNITS)
        seen: list[Steps] = []
        following = asyncio.create_task(followed(services.progress, account.id, "a", seen))
        await begun(following)
        await make(services, account, key="a", prompt="steps 3", model="svcv4_1", style_reference_urls=[red()])
        await following
        assert seen[-1] == (3, 3)


def red() -> str:
    """A picture to learn from."""
    file = io.BytesIO()
    Image.new("RGB", (256, 256), "red").save(file, "PNG")
    return f"data:image/png;base64,{base64.b64encode(file.getvalue()).decode()}"


async def test_whoever_asks_from_within_this_process_sees_the_steps_of_what_it_asked_for_alone() -> None:
    board, seen = ProgressBoard(), list[Steps]()
    with watched(lambda done, total: seen.append((done, total))), board.told(ME, None) as tell:
        tell(1, 4)
    with board.told(ME, None) as tell:
        tell(2, 4)
    assert seen == [(1, 4)]
