"""The client of other servers: what it sends, what it tries again, and what it makes of answers that are none."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import pytest
from opentelemetry.trace import SpanKind

from limner.engines.base import EngineUnavailable
from limner.engines.upstream.client import Call, Client
from limner.engines.upstream.faults import UpstreamFailed
from limner.engines.upstream.options import MEBIBYTE, UpstreamOptions
from limner.kit import tracing
from tests.engines.upstream.server import Answer, Request, handling, http, never, reply, serving
from tests.spans import attributes, traced

KEY = "sk-a-secret-of-the-operator"
CALL = Call("/images/generations", json={"prompt": "a fox"})
DONE = reply({"done": True})


class Waits:
    """Takes the place of sleeping: remembers for how long, and does not."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.seconds.append(seconds)


@asynccontextmanager
async def asking(url: str, waits: Waits | None = None, **options: Any) -> AsyncIterator[Client]:
    client = Client(UpstreamOptions.model_validate({"url": url, "key": KEY, **options}), sleep=waits or Waits())
    await client.open()
    try:
        yield client
    finally:
        await client.close()


def by_turns(*answers: bytes) -> Any:
    left = list(answers)

    def answer(_: Request) -> bytes:
        return left.pop(0)

    return answer


async def reason(answer: Answer, **options: Any) -> str:
    """Why an answer was refused."""
    async with serving(answer) as server, asking(server.url, **options) as client:
        with pytest.raises(UpstreamFailed) as caught:
            await client.ask(CALL)
        assert len(server.requests) == 1
    return caught.value.reason


async def test_a_request_is_plain_and_has_the_key() -> None:
    async with serving(DONE) as server, asking(server.url) as client:
        assert await client.ask(CALL) == {"done": True}
    (request,) = server.requests
    assert (request.method, request.path, request.json) == ("POST", "/v1/images/generations", {"prompt": "a fox"})
    assert request.headers["authorization"] == f"Bearer {KEY}"
    assert request.headers["accept-encoding"] == "identity"
    assert request.headers["user-agent"] == "Limner"
    assert "cookie" not in request.headers


async def test_the_trace_goes_on_at_the_other_server_and_with_each_second_try() -> None:
    busy = http(b"", "503 Service Unavailable", "Retry-After: 1")
    incoming = f"00-{'a' * 32}-{'b' * 16}-01"
    async with handling(by_turns(busy, DONE)) as server, asking(server.url) as client:
        with traced() as spans, tracing.request([incoming], ["vendor=1"], {}):
            await client.ask(CALL)
    refused, done = spans.named("POST")
    sent = [(request.headers["traceparent"], request.headers["tracestate"]) for request in server.requests]
    ids = [f"{span.context.span_id:016x}" for span in (refused, done) if span.context]
    assert sent == [(f"00-{'a' * 32}-{each}-01", "vendor=1") for each in ids]
    told = {
        "http.request.method": "POST",
        "server.address": "127.0.0.1",
        "server.port": int(server.url.split(":")[2].removesuffix("/v1")),
        "url.full": f"{server.url}/images/generations",
    }
    assert attributes(done) == {**told, "http.response.status_code": 200}
    assert attributes(refused) == {**told, "http.response.status_code": 503, "error.type": "503"}
    assert refused.kind is SpanKind.CLIENT
    assert KEY not in done.to_json()


async def test_without_a_trace_none_is_told_of() -> None:
    async with serving(DONE) as server, asking(server.url) as client:
        await client.ask(CALL)
        with traced():
            await client.ask(CALL)  # by nobody's request
    assert not [name for request in server.requests for name in request.headers if "trace" in name]


async def test_a_file_of_another_host_is_fetched_without_the_trace() -> None:
    async with serving(http(b"file")) as server, asking(server.url) as client:
        with traced() as spans, tracing.request([], [], {}):
            await client.download(Call(f"{server.url}/away.png?signature=secret", keyed=False))
            await client.download(Call(f"{server.url}/own.png"))
    away, own = server.requests
    assert "traceparent" not in away.headers
    assert "traceparent" in own.headers
    assert "secret" not in "".join(span.to_json() for span in spans.all)


async def test_a_form_has_fields_and_files() -> None:
    files = [("image", ("image.png", b"\x89PNG\r\n", "image/png"))]
    async with serving(DONE) as server, asking(server.url) as client:
        await client.ask(Call("/images/edits", fields={"prompt": "ein Fuchs 🦊", "n": "1"}, files=files))
        await client.ask(Call("/images/edits", fields={"prompt": "a fox"}))
    first, second = server.requests
    assert (first.fields, first.files) == ({"prompt": "ein Fuchs 🦊", "n": "1"}, {"image": b"\x89PNG\r\n"})
    assert (second.fields, second.files) == ({"prompt": "a fox"}, {})


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (http(b"<!doctype html><title>502</title>"), "an HTML page"),
        (http(b"hello"), "not JSON"),
        (http(b"{}", "200 OK", "Content-Encoding: gzip"), "compressed"),
        (http(b"", "302 Found", "Location: http://127.0.0.1:1/"), "a redirect (status 302)"),
        (reply({"error": {"code": "bad"}}, "500 Internal Server Error"), "status 500"),
        (http(b"", "504 Gateway Timeout"), "status 504"),
        (http(b"", "201 Created"), "status 201"),
        (b"hello there\r\n\r\n", "broke off or is not HTTP"),
        (b"", "broke off or is not HTTP"),
        (DONE[:-2], "broke off or is not HTTP"),
        (reply({"error": {"message": KEY}}, "401 Unauthorized"), "does not accept the operator's key (status 401)"),
        (http(b"", "403 Forbidden"), "does not accept the operator's key (status 403)"),
        (http(b"", "402 Payment Required"), "the operator's balance there does not cover it (status 402)"),
        (reply({"error": {"code": "moderation_blocked"}}, "400 Bad Request"), "status 400 (moderation_blocked)"),
        (reply({"error": {"code": f"{KEY}!"}}, "400 Bad Request"), "it refused it with status 400"),
        (reply({"detail": "no such size"}, "422 Unprocessable Entity"), "it refused it with status 422"),
        (http(b"[" * 100_000, "400 Bad Request"), "it refused it with status 400"),
    ],
)
async def test_an_answer_that_is_none_is_a_clear_error(answer: bytes, said: str, caplog: Any) -> None:
    with caplog.at_level(logging.DEBUG):
        told = await reason(answer)
    assert said in told
    assert KEY not in told + caplog.text


async def test_a_server_that_hangs_ends_with_the_time() -> None:
    assert await reason(never, timeout=0.2) == "it took longer than 0.2 seconds"


async def test_a_drip_ends_with_the_time() -> None:
    async def drip(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        while True:
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(0.02)

    assert await reason(drip, timeout=0.3) == "it took longer than 0.3 seconds"


@pytest.mark.parametrize("declared", [True, False])
async def test_too_many_bytes_are_not_read_to_their_end(declared: bool) -> None:
    sent = 0

    async def flood(writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        length = f"Content-Length: {1_000 * MEBIBYTE}\r\n" if declared else ""
        writer.write(f"HTTP/1.1 200 OK\r\n{length}Connection: close\r\n\r\n".encode())
        for _ in range(1_000):
            writer.write(b" " * MEBIBYTE)
            await writer.drain()
            sent += 1

    assert await reason(flood, answer_limit=2) == "its answer has more than 2,097,152 bytes"
    assert sent < 100


async def test_a_cancelled_call_closes_its_connection() -> None:
    async with serving(never) as server, asking(server.url) as client:
        call = asyncio.create_task(client.ask(CALL))
        await server.arrived.wait()
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        async with asyncio.timeout(30):
            await server.gone.wait()
        assert client.trouble == ""


@pytest.mark.parametrize("status", ["429 Too Many Requests", "503 Service Unavailable"])
async def test_a_busy_server_is_asked_again_when_it_says(status: str) -> None:
    waits = Waits()
    async with (
        handling(by_turns(http(b"", status, "Retry-After: 3"), DONE)) as server,
        asking(server.url, waits) as client,
    ):
        assert await client.ask(CALL) == {"done": True}
        assert (len(server.requests), waits.seconds, client.trouble) == (2, [3.0], "")


async def test_too_many_requests_without_a_time_are_spaced_out() -> None:
    waits, busy = Waits(), http(b"", "429 Too Many Requests")
    async with handling(by_turns(busy, busy, busy)) as server, asking(server.url, waits) as client:
        with pytest.raises(EngineUnavailable, match="status 429"):
            await client.ask(CALL)
        assert (len(server.requests), waits.seconds) == (3, [0.5, 1.0])


async def test_unavailable_without_a_time_is_not_asked_again() -> None:
    async with handling(by_turns(http(b"", "503 Service Unavailable"))) as server, asking(server.url) as client:
        with pytest.raises(EngineUnavailable, match="status 503"):
            await client.ask(CALL)
        assert len(server.requests) == 1


async def test_a_server_that_is_busy_for_long_is_left_alone_until_then() -> None:
    later = format_datetime(datetime.now(UTC) + timedelta(seconds=120), usegmt=True)
    waits = Waits()
    async with (
        serving(http(b"", "429 Too Many Requests", f"Retry-After: {later}")) as server,
        asking(server.url, waits) as client,
    ):
        with pytest.raises(EngineUnavailable) as caught:
            await client.ask(CALL)
        assert 60 < (caught.value.retry_after or 0) <= 120
        assert "status 429; it is asked again in" in client.trouble
        with pytest.raises(EngineUnavailable):
            await client.ask(CALL)
        assert (len(server.requests), waits.seconds) == (1, [])


async def test_nobody_at_the_address_is_tried_again_and_then_left_alone() -> None:
    async with serving(DONE) as server:
        url = server.url
    waits = Waits()
    async with asking(url, waits, failures=2) as client:
        for _ in range(2):
            with pytest.raises(EngineUnavailable, match="no connection came about"):
                await client.ask(CALL)
        assert waits.seconds == [0.5, 1.0] * 2
        assert client.trouble.startswith("no connection came about; ")


@pytest.mark.parametrize("answer", [http(b"", "500 Internal Server Error"), b"", DONE[:-2]])
async def test_what_may_have_been_made_is_not_asked_for_twice(answer: bytes) -> None:
    waits = Waits()
    async with serving(answer) as server, asking(server.url, waits) as client:
        with pytest.raises(UpstreamFailed):
            await client.ask(CALL)
        assert (len(server.requests), waits.seconds) == (1, [])


async def test_failures_in_a_row_open_the_breaker_and_refusals_do_not() -> None:
    ill, refused = http(b"", "500 Internal Server Error"), http(b"", "400 Bad Request")
    async with (
        handling(by_turns(*[refused] * 5, ill, refused, ill, ill)) as server,
        asking(server.url, failures=2) as client,
    ):
        for _ in range(9):
            assert client.trouble == ""
            with pytest.raises(UpstreamFailed):
                await client.ask(CALL)
        assert client.trouble.startswith("it answered with status 500; ")
        with pytest.raises(EngineUnavailable):
            await client.ask(CALL)
        assert len(server.requests) == 9


@pytest.mark.parametrize("status", ["401 Unauthorized", "402 Payment Required"])
async def test_what_only_the_operator_can_mend_opens_it_at_once(status: str) -> None:
    async with serving(http(b"", status)) as server, asking(server.url) as client:
        with pytest.raises(UpstreamFailed):
            await client.ask(CALL)
        assert "the operator's" in client.trouble


async def test_the_key_shows_nowhere() -> None:
    options = UpstreamOptions.model_validate({"url": "http://127.0.0.1:1/v1", "key": KEY})
    shown = f"{options!r} {options} {options.model_dump()} {options.model_dump_json()} {Client(options)!r} {CALL!r}"
    assert KEY not in shown
