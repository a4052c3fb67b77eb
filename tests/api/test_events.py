"""Answers as server-sent events: OpenAI's SDK reads them, errors come before them, and nothing is charged twice."""

import asyncio
import base64
import io
import json
from collections.abc import AsyncGenerator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import openai
import pytest
from starlette.types import Message

from limner.api.endpoints import ENDPOINTS
from limner.api.events import encoded, event_stream
from limner.api.wire import PartialImage
from limner.kit.errors import InvalidRequest
from limner.workshop.orders import TooSlow
from tests.api.pictures import pixels
from tests.api.service import Customer, Service, until
from tests.api.test_styles import BLUE, RED, flat, refused


@pytest.fixture
def client(service: Service, customer: Customer) -> Iterator[openai.OpenAI]:
    with openai.OpenAI(base_url=f"{service.url}/v1", api_key=customer.key, max_retries=0) as made:
        yield made


def balance(service: Service, customer: Customer) -> int:
    return service.account(customer).balance


@pytest.mark.parametrize(("model", "extension"), [("svcv4_1_flash", "webp"), ("svcv4_1_vector", "svg")])
def test_the_sdk_reads_a_generation(
    client: openai.OpenAI, service: Service, customer: Customer, model: str, extension: str
) -> None:
    asked: dict[str, Any] = {"prompt": "a fox", "model": model, "n": 2, "size": "3:2", "partial_images": 2}
    with client.images.generate(stream=True, **asked) as stream:
        events: list[Any] = list(stream)
    assert [event.type for event in events] == ["image_generation.completed"] * 2
    for event in events:
        link = httpx.get(event.url)
        assert base64.b64decode(event.b64_json) == link.content
        assert (event.output_format, event.size, event.usage.total_tokens) == (extension, "1280x832", 0)
        assert event.image_id in event.url
    assert balance(service, customer) == 100_000 - events[0].credits
    assert events[0].credits == events[1].credits == 2 * {"webp": 7, "svg": 80}[extension]


def test_the_sdk_reads_an_edit(client: openai.OpenAI) -> None:
    with client.images.edit(image=flat(BLUE, 256), prompt="a meadow", stream=True) as stream:
        (event,) = stream
    assert event.type == "image_edit.completed"
    assert pixels(base64.b64decode(event.b64_json)).shape == (256, 256, 3)


def test_what_is_sent(api: httpx.Client) -> None:
    response = api.post("/images/generations/raster", json={"prompt": "a fox", "stream": True})
    assert response.headers["content-type"] == "text/event-stream; charset=utf-8"
    assert response.headers["cache-control"] == "no-store"
    assert "x-request-id" in response.headers
    assert (response.headers["x-limner-size"], response.headers["x-limner-engine"]) == ("1024x1024", "illustrator")
    name, data, end = response.text.partition("\n\n")[0].partition("\n")[0], response.text, response.text[-2:]
    assert (name, end) == ("event: image_generation.completed", "\n\n")
    assert json.loads(data.partition("data: ")[2])["type"] == "image_generation.completed"


def test_without_it_all_is_as_ever(api: httpx.Client) -> None:
    for stream in ({"stream": False}, {"stream": None}, {"partial_images": 3}):
        assert api.post("/images/generations", json={"prompt": "a fox", **stream}).json()["credits"] == 35


def test_a_reference_style_is_named(api: httpx.Client) -> None:
    data, files = {"prompt": "a fox", "stream": "true"}, {"style_references": flat(RED)}
    text = api.post("/images/generations", data=data, files=files).raise_for_status().text
    event = json.loads(text.partition("data: ")[2])
    assert api.get(f"/styles/{event['style_id']}").is_success
    assert event["credits"] == 40


@pytest.mark.parametrize(
    ("body", "code", "param"),
    [
        ({"partial_images": 4}, "invalid_value", "partial_images"),
        ({"partial_images": -1}, "invalid_value", "partial_images"),
        ({"stream": "yes"}, "invalid_type", "stream"),
        ({"size": "5:7"}, "invalid_size", "size"),
        ({"prompt": "fail"}, "engine_failed", None),
        ({"prompt": "crash"}, "engine_crashed", None),
    ],
)
def test_errors_are_ordinary_ones(
    service: Service, customer: Customer, api: httpx.Client, body: dict[str, Any], code: str, param: str | None
) -> None:
    response = api.post("/images/generations", json={"prompt": "a fox", "stream": True, **body})
    assert response.headers["content-type"] == "application/json"
    assert refused(response)[1:] == (code, param)
    assert balance(service, customer) == 100_000


def test_the_sdk_raises_them(client: openai.OpenAI) -> None:
    with pytest.raises(openai.BadRequestError) as caught:
        client.images.generate(prompt="a fox", model="svcv4_1", size="1x1", stream=True)
    assert caught.value.code == "invalid_size"


def test_a_repeated_request_is_not_charged_again(service: Service, customer: Customer, api: httpx.Client) -> None:
    body, headers = {"prompt": "a fox", "stream": True}, {"Idempotency-Key": "one"}
    first, second = (api.post("/images/generations", json=body, headers=headers).text for _ in range(2))
    assert first == second
    assert balance(service, customer) == 100_000 - 35


def test_a_client_that_leaves_pays_nothing(
    service: Service, customer: Customer, api: httpx.Client, tmp_path: Path
) -> None:
    begun = tmp_path / "begun"
    with suppress(httpx.ReadTimeout):
        api.post("/images/generations", json={"prompt": f"mark {begun} 60", "stream": True}, timeout=3)
    if not begun.exists():
        pytest.fail("the work never began")
    until(lambda: service.account(customer).held == 0)
    assert balance(service, customer) == 100_000


CANNOT = [
    *(f"/images/{each.path}" for each in ENDPOINTS if each.path != "edits"),
    "/images/explore",
    "/images/explore/similar",
    "/styles",
    "/prompts/enhance",
    "/colors/optimize",
]


@pytest.mark.parametrize("path", CANNOT)
def test_what_cannot_stream_says_so(service: Service, customer: Customer, api: httpx.Client, path: str) -> None:
    stated = {"prompt": "a fox", "size": "1:1", "strength": 0.5, "similarity": 1, "num_colors_limit": 1}
    picture = f"data:image/png;base64,{base64.b64encode(flat(RED, 256)).decode()}"
    body = {**stated, "image_url": picture, "mask_url": picture, "image_urls": [picture], "stream": True}
    assert refused(api.post(path, json=body)) == (400, "unsupported_parameter", "stream")
    files = {"image": io.BytesIO(flat(RED, 256)), "mask": io.BytesIO(flat(RED, 256))}
    form = {**stated, "stream": "true"}
    assert refused(api.post(path, data=form, files=files)) == (400, "unsupported_parameter", "stream")
    assert balance(service, customer) == 100_000


# What engines with partial images will need of the stream, fed by hand.


def partial(index: int) -> bytes:
    event = PartialImage(
        type="image_generation.partial_image",
        created_at=1,
        output_format="png",
        size="1x1",
        partial_image_index=index,
    )
    return encoded(event, b"pixels")


class Client:
    """Gets a response, event by event."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.came = asyncio.Event()

    async def send(self, message: Message) -> None:
        self.messages.append(message)
        self.came.set()

    async def receive(self) -> Message:
        raise AssertionError("nobody asks")

    @property
    def body(self) -> str:
        return b"".join(message.get("body", b"") for message in self.messages).decode()


async def test_partial_images_go_out_as_they_come() -> None:
    go_on = asyncio.Event()

    async def events() -> AsyncGenerator[bytes]:
        yield partial(0)
        await go_on.wait()
        yield partial(1)

    client, response = Client(), await event_stream(events())
    sending = asyncio.create_task(response({"type": "http"}, client.receive, client.send))
    while '"partial_image_index":0' not in client.body:
        client.came.clear()
        await client.came.wait()
    assert not sending.done()
    go_on.set()
    await sending
    data = [json.loads(line[6:]) for line in client.body.splitlines() if line.startswith("data: ")]
    assert [event["partial_image_index"] for event in data] == [0, 1]
    assert base64.b64decode(data[0]["b64_json"]) == b"pixels"
    assert client.messages[-1]["more_body"] is False


async def test_an_error_on_the_way_is_the_last_event() -> None:
    async def events() -> AsyncGenerator[bytes]:
        yield partial(0)
        raise TooSlow("It took too long.")

    client = Client()
    await (await event_stream(events()))({"type": "http"}, client.receive, client.send)
    name, data = client.body.split("\n\n")[-2].split("\n")
    assert name == "event: error"
    assert json.loads(data.removeprefix("data: "))["error"]["code"] == "timeout"


async def test_an_error_before_them_is_raised() -> None:
    async def events(*, fails: bool = True) -> AsyncGenerator[bytes]:
        if fails:
            raise InvalidRequest("No.")
        yield b""

    with pytest.raises(InvalidRequest):
        await event_stream(events())


async def test_whoever_stops_listening_stops_the_work() -> None:
    ended = asyncio.Event()

    async def events() -> AsyncGenerator[bytes]:
        try:
            yield partial(0)
            await asyncio.Event().wait()
        finally:
            ended.set()

    client, response = Client(), await event_stream(events())
    sending = asyncio.create_task(response({"type": "http"}, client.receive, client.send))
    while not client.body:
        client.came.clear()
        await client.came.wait()
    sending.cancel()
    with suppress(asyncio.CancelledError):
        await sending
    assert ended.is_set()
