"""Pictures in an answer: whole, of the length that it tells, and made a piece at a time."""

import asyncio
import json
import os
import tracemalloc
from base64 import b64decode
from email import message_from_bytes
from uuid import uuid4

import pytest
from starlette.types import Message

from limner.api.responses import PIECE_BYTES, images_response
from limner.studio.receipt import KeptImage, Receipt


def kept(data: bytes) -> KeptImage:
    async def read() -> bytes:
        return data

    return KeptImage(uuid4(), "webp", "/images/x", read, (4, 4), "illustrator")


async def sent(response_format: str, *pictures: bytes) -> tuple[dict[str, str], list[bytes]]:
    """The headers of an answer with pictures, and its body as it is sent."""
    receipt = Receipt(1, 7, tuple(map(kept, pictures)))
    response = await images_response(receipt, response_format, "https://example.com/v1")
    bodies: list[bytes] = []

    async def send(message: Message) -> None:
        bodies.append(message.get("body", b""))

    async def receive() -> Message:
        return await asyncio.Future()

    await response({"type": "http", "asgi": {"spec_version": "2.4"}}, receive, send)
    return dict(response.headers), bodies


SIZES = [(0,), (1,), (2, 3), (PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1), (5 * PIECE_BYTES + 2, 7)]


@pytest.mark.parametrize("sizes", SIZES, ids=str)
async def test_base64(sizes: tuple[int, ...]) -> None:
    pictures = [os.urandom(size) for size in sizes]
    headers, bodies = await sent("b64_json", *pictures)
    body = b"".join(bodies)
    assert headers["content-length"] == str(len(body))
    assert [b64decode(item["b64_json"], validate=True) for item in json.loads(body)["data"]] == pictures


@pytest.mark.parametrize("sizes", SIZES[2:], ids=str)
async def test_multipart(sizes: tuple[int, ...]) -> None:
    pictures = [os.urandom(size) for size in sizes]
    headers, bodies = await sent("multipart", *pictures)
    body = b"".join(bodies)
    assert headers["content-length"] == str(len(body))
    boundary = headers["content-type"].partition("boundary=")[2].encode()
    parts = [part.partition(b"\r\n\r\n")[2][:-2] for part in body.split(b"--" + boundary)[1:-1]]
    assert parts[1:] == pictures
    assert (
        message_from_bytes(b"Content-Type: " + headers["content-type"].encode()).get_content_maintype() == "multipart"
    )


async def test_a_small_answer_is_one_piece() -> None:
    _, bodies = await sent("b64_json", b"a picture", b"another")
    assert len([body for body in bodies if body]) == 1


@pytest.mark.parametrize("response_format", ["b64_json", "multipart"])
async def test_no_second_copy_of_a_picture_is_in_memory(response_format: str) -> None:
    picture = os.urandom(40 * PIECE_BYTES)
    receipt = Receipt(1, 7, (kept(picture),))

    async def send(message: Message) -> None:
        """Taken, and let go."""

    async def receive() -> Message:
        return await asyncio.Future()

    tracemalloc.start()
    try:
        response = await images_response(receipt, response_format, "https://example.com/v1")
        await response({"type": "http", "asgi": {"spec_version": "2.4"}}, receive, send)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < len(picture) / 4
