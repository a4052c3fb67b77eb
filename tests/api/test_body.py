"""Reading bodies: what one may take, and what all may take together."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack
from typing import Any

import pytest
from fastapi import Request

from limner.api.body import WHOLE_BODY_MEGABYTES, BodyReader, BodyTimeout
from limner.api.multipart import MAX_PARTS, InvalidMultipart
from limner.api.shape import Shape
from limner.api.sizes import TooLarge
from limner.catalog.limits import MEGABYTE
from limner.workshop.orders import Overloaded
from limner.workshop.room import SMALL, Room
from tests.clocks import LeapingLoop

JSON = "application/json"
FORM = "multipart/form-data; boundary=x"


def request(content_type: str, *chunks: bytes, pause: float = 0) -> Request:
    """A request whose body comes in chunks, each after a pause in seconds."""

    async def messages() -> AsyncIterator[dict[str, Any]]:
        for chunk in chunks:
            await asyncio.sleep(pause)
            yield {"type": "http.request", "body": chunk, "more_body": True}
        yield {"type": "http.request", "body": b"", "more_body": False}

    headers = [(b"content-type", content_type.encode())]
    return Request({"type": "http", "headers": headers}, messages().__anext__)


def reader(room: Room, timeout: float = 30) -> BodyReader:
    return BodyReader(Shape("object", properties={"prompt": Shape()}), timeout, room, frozenset({"style_references"}))


def data_url(size: int) -> bytes:
    return b'{"prompt": "x", "a": "data:image/png;base64,%s"}' % (b"A" * size)


def form(size: int) -> bytes:
    part = b'--x\r\nContent-Disposition: form-data; name="style_references"; filename="a"\r\n\r\n'
    return part + bytes(size) + b"\r\n--x--\r\n"


@pytest.mark.parametrize(("content_type", "body"), [(JSON, data_url(4 * MEGABYTE)), (FORM, form(4 * MEGABYTE))])
async def test_bodies_share_one_room_as_long_as_they_are_held(content_type: str, body: bytes) -> None:
    bodies = reader(Room(10 * MEGABYTE))
    async with AsyncExitStack() as held:
        for _ in range(2):
            await held.enter_async_context(bodies.read(request(content_type, body)))
        with pytest.raises(Overloaded) as caught:
            await held.enter_async_context(bodies.read(request(content_type, body)))
        assert caught.value.retry_after
        small = request(JSON, json.dumps({"prompt": "x" * 10_000}).encode())
        assert await held.enter_async_context(bodies.read(small))
    async with bodies.read(request(content_type, body)):
        pass


def test_small_bodies_have_room_that_large_ones_do_not_get() -> None:
    room = Room(100 * MEGABYTE)
    with ExitStack() as held:
        shares: Iterator[Any] = iter(lambda: held.enter_context(room.share()), None)
        for _ in range(9):
            next(shares).grow(10 * MEGABYTE)
        with pytest.raises(Overloaded):
            next(shares).grow(10 * MEGABYTE)
        for _ in range(10):
            next(shares).grow(SMALL)
        with pytest.raises(Overloaded):
            next(shares).grow(SMALL)


@pytest.mark.parametrize(
    ("pause", "end"), [(0.04, WHOLE_BODY_MEGABYTES * 0.1), (0.06, 0.1)], ids=["in all", "by the megabyte"]
)
def test_a_body_has_its_time_by_the_megabyte_and_a_bound_in_all(pause: float, end: float) -> None:
    chunk = b" " * (MEGABYTE // 2)

    async def time_taken() -> float:
        with pytest.raises(BodyTimeout, match=r"each MB may take 0\.1 seconds, and the whole 1\."):
            async with reader(Room(), timeout=0.1).read(request(JSON, *[chunk] * 200, pause=pause)):
                pass
        return asyncio.get_running_loop().time()

    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        assert runner.run(time_taken()) == pytest.approx(end)


def test_a_large_body_may_take_longer_than_a_megabyte_may() -> None:
    chunks = [data_url(3 * MEGABYTE)[start : start + MEGABYTE] for start in range(0, 4 * MEGABYTE, MEGABYTE)]

    async def time_taken() -> float:
        async with reader(Room(), timeout=0.1).read(request(JSON, *chunks, pause=0.06)) as found:
            assert len(found.values["a"]) > 3 * MEGABYTE
        return asyncio.get_running_loop().time()

    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        assert runner.run(time_taken()) == pytest.approx(0.24), "in all, where each has 0.1 s"


async def test_the_images_of_a_body_have_64_megabytes_whatever_the_encoding() -> None:
    size = 64 * MEGABYTE + 10_000
    for content_type, body in ((JSON, data_url(size * 4 // 3)), (FORM, form(size))):
        with pytest.raises(TooLarge, match="64 MB"):
            async with reader(Room()).read(request(content_type, body)):
                pass


async def test_a_form_has_a_bound_of_parts() -> None:
    part = b'--x\r\nContent-Disposition: form-data; name="user"\r\n\r\n\r\n'
    async with reader(Room()).read(request(FORM, part * MAX_PARTS, b"--x--\r\n")):
        pass
    with pytest.raises(InvalidMultipart, match="more than 2,000 parts"):
        async with reader(Room()).read(request(FORM, part * (MAX_PARTS + 1), b"--x--\r\n")):
            pass


PROMPT = b'--x\r\nContent-Disposition: form-data; name="prompt"\r\n\r\na fox\r\n--x--'
PREAMBLES = {
    "none": b"",
    "an empty line": b"\r\n",
    "text": b"This is a message with several parts.\r\n",
    "what looks like a boundary": b"--x is near\r\n--xylophone\r\n --x\r\n\r\n",
}


@pytest.mark.parametrize("size", [1, 2, 7, 1000])
@pytest.mark.parametrize("preamble", PREAMBLES.values(), ids=PREAMBLES)
async def test_what_stands_before_the_first_boundary_and_after_the_last_is_passed_over(
    preamble: bytes, size: int
) -> None:
    body = preamble + PROMPT + b"\r\nThe end --x"
    chunks = [body[start : start + size] for start in range(0, len(body), size)]
    async with reader(Room()).read(request(FORM, *chunks)) as found:
        assert found.values == {"prompt": "a fox"}


async def test_a_preamble_has_its_bound() -> None:
    with pytest.raises(TooLarge, match="1 MB"):
        async with reader(Room()).read(request(FORM, *[b"word " * 100_000] * 4, b"\r\n" + PROMPT)):
            pass


async def test_a_form_with_another_boundary_than_it_says_is_told_so() -> None:
    with pytest.raises(InvalidMultipart, match="No line of the multipart body is the boundary"):
        async with reader(Room()).read(request(FORM, PROMPT.replace(b"--x", b"--y"))):
            pass
