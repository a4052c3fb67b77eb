"""Servers that fail, mislead or attack: what is sent again, and what never leaves."""

import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from limner import AsyncLimner, Limner, LimnerError
from limner.client import connection, events
from limner.client.errors import BusyError, ServerError, UnreachableError, UsageError

KEY = "lmn_secret-of-the-tests"
URL = "http://limner.example/v1"
GOOD = {"created": 1, "credits": 7, "data": [{"image_id": "i", "b64_json": "iVBORw0KGgo="}]}
LIMNERS = {"data": [{"id": "m", "owned_by": "limner"}]}

Answer = httpx.Response | Exception


class Server:
    """Answers what it is told to, in order, and remembers what it was asked."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = iter(answers)
        self.asked: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        answer = next(self.answers)
        if isinstance(answer, Exception):
            raise answer
        return answer


def client(server: Callable[[httpx.Request], httpx.Response]) -> Limner:
    return Limner(URL, KEY, http_client=httpx.Client(transport=httpx.MockTransport(server)))


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited; nobody waits."""
    waited: list[float] = []
    monkeypatch.setattr("time.sleep", waited.append)
    return waited


def refusal(status: int, code: str, **headers: str) -> httpx.Response:
    return httpx.Response(status, json={"code": code, "message": f"It is {code}.", "error": {}}, headers=headers)


def test_what_passes_is_sent_again_under_the_same_key_when_the_server_says(waits: list[float]) -> None:
    server = Server(
        refusal(429, "rate_limited", **{"Retry-After": "3"}),
        refusal(500, "engine_failed"),
        httpx.Response(200, json=GOOD),
    )
    assert client(server).generate("a fox").credits == 7
    assert waits[0] == 3.0
    assert 0 < waits[1] < 2
    assert len({request.headers["idempotency-key"] for request in server.asked}) == 1


@pytest.mark.parametrize(
    "answer",
    [
        refusal(400, "invalid_size"),
        refusal(402, "insufficient_credits"),
        refusal(503, "overloaded", **{"Retry-After": "3600"}),
    ],
    ids=["rule", "units", "hour"],
)
def test_what_stays_is_not_sent_again(answer: httpx.Response, waits: list[float]) -> None:
    server = Server(answer)
    with pytest.raises(LimnerError):
        client(server).generate("a fox")
    assert not waits


def test_a_lost_answer_is_asked_for_again_only_where_the_key_is_heeded(waits: list[float]) -> None:
    lost = httpx.ReadError("gone")
    ours = Server(lost, httpx.Response(200, json=LIMNERS), httpx.Response(200, json=GOOD))
    assert client(ours).generate("a fox")
    other = Server(lost, httpx.Response(200, json={"data": [{"id": "m"}]}))
    with pytest.raises(UnreachableError, match="may have made and charged"):
        client(other).generate("a fox")
    assert [request.method for request in other.asked] == ["POST", "GET"]
    gateway = Server(httpx.Response(504, text="slow"), httpx.Response(200, json={"data": []}))
    with pytest.raises(ServerError, match="slow"):
        client(gateway).generate("a fox")
    refused = Server(httpx.ConnectError("no"), httpx.Response(200, json=GOOD))
    assert client(refused).generate("a fox")  # nothing was sent


async def test_asyncio_does_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(_: float) -> None: ...

    monkeypatch.setattr("asyncio.sleep", at_once)
    lost, good = httpx.ReadError("gone"), httpx.Response(200, json=GOOD)
    for server, made in ((Server(lost, httpx.Response(200, json=LIMNERS), good), True), (Server(lost, lost), False)):
        async with httpx.AsyncClient(transport=httpx.MockTransport(server)) as http:
            limner = AsyncLimner(URL, KEY, http_client=http)
            if made:
                assert (await limner.generate("a fox")).credits == 7
            else:
                with pytest.raises(UnreachableError, match="may have made"):
                    await limner.generate("a fox")
    moved = Server(httpx.Response(307, headers={"Location": "https://evil.example/v1"}))
    async with httpx.AsyncClient(transport=httpx.MockTransport(moved), follow_redirects=True) as http:
        with pytest.raises(ServerError, match="redirects to"):
            await AsyncLimner(URL, KEY, http_client=http).account()
    assert len(moved.asked) == 1


@pytest.mark.parametrize("where", ["https://evil.example/v1", "//evil.example", "http://limner.example/v2/images"])
def test_a_redirect_is_not_followed(where: str) -> None:
    server = Server(httpx.Response(307, headers={"Location": where}))
    with pytest.raises(ServerError, match="redirects to"):
        client(server).account()
    assert len(server.asked) == 1


def test_links_are_followed_without_the_key_and_only_so_far(waits: list[float]) -> None:
    answer = {"created": 1, "credits": 7, "data": [{"image_id": "i", "url": "https://cdn.example/a"}]}
    moved = httpx.Response(302, headers={"Location": "https://other.example/b"})
    server = Server(httpx.Response(200, json=answer), moved, httpx.Response(200, content=b"picture"))
    assert client(server).generate("a fox")[0].bytes == b"picture"
    assert ["authorization" in request.headers for request in server.asked] == [True, False, False]
    away = {"created": 1, "credits": 7, "data": [{"image_id": "i", "url": "file:///etc/passwd"}]}
    with pytest.raises(ServerError, match="no http"):
        _ = client(Server(httpx.Response(200, json=away))).generate("a fox")[0].bytes
    around = Server(httpx.Response(200, json=answer), *[moved] * 4)
    with pytest.raises(ServerError, match="without end"):
        _ = client(around).generate("a fox")[0].bytes


def test_a_download_that_fails_blames_the_host_of_the_link(waits: list[float]) -> None:
    server = Server(*[httpx.ReadError("gone")] * 3)
    with pytest.raises(UnreachableError, match=r"^cdn\.example did not answer: gone\.$"):
        client(server).download("https://cdn.example/a")


def test_a_name_from_the_server_stays_in_the_directory(tmp_path: Path) -> None:
    item = {"image_id": "../../etc/passwd", "b64_json": "iVBORw0KGgo="}
    answer = {"created": 1, "credits": 7, "data": [item]}
    (path,) = client(Server(httpx.Response(200, json=answer))).generate("a fox").save(tmp_path / "pictures")
    assert path == tmp_path / "pictures" / "picture.png"


def test_the_key_is_in_no_message_and_no_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    said = f"\x1b[2J\x1b]0;owned\x07No {KEY}\u202e!" + "x" * 9000
    body = {"code": KEY, "message": said, "error": {"param": KEY}}
    server = Server(httpx.Response(400, json=body, headers={"X-Request-Id": KEY}))
    with pytest.raises(LimnerError) as caught:
        client(server).account()
    told = f"{caught.value} {caught.value!r} {caught.value.code} {caught.value.param} {caplog.text}"
    assert KEY not in told
    assert not {"\x1b", "\x07", "\u202e"} & set(str(caught.value))
    assert len(caught.value.message) < 2100


@pytest.mark.parametrize(
    "answer",
    [
        httpx.Response(200, text="<html>", headers={"Content-Type": "text/html"}),
        httpx.Response(200, json=[]),
        httpx.Response(200, json={"data": [{"image_id": "i"}]}),
        httpx.Response(200, json={"data": [{"image_id": "i", "b64_json": "?"}]}),
        httpx.Response(200, content=b'{"credits": Infinity, "data": []}'),
        httpx.Response(200, content=b"[" * 100_000),
        httpx.Response(200, content=b"--x", headers={"Content-Type": "multipart/form-data; boundary=x"}),
        httpx.Response(200, content=iter([b"no gzip"]), headers={"Content-Encoding": "gzip"}),
    ],
    ids=["page", "list", "empty", "base64", "infinity", "deep", "form", "gzip"],
)
def test_an_answer_that_is_none(answer: httpx.Response, waits: list[float]) -> None:
    with pytest.raises(ServerError) as caught:
        client(Server(answer)).generate("a fox")
    assert caught.value.code == "invalid_answer"


def test_an_answer_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_BYTES", 1 << 20)

    def endless() -> Iterator[bytes]:
        while True:
            yield b" " * 65536

    with pytest.raises(ServerError, match="more than 1 MB"):
        client(Server(httpx.Response(200, content=endless()))).generate("a fox")


def test_an_event_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "MOST_BYTES", 1 << 20)
    pieces = (b"data: " + b" " * 65536 for _ in range(1000))
    server = Server(httpx.Response(200, content=pieces, headers={"Content-Type": "text/event-stream"}))
    with pytest.raises(ServerError, match="more than"):
        list(client(server).generate_stream("a fox"))


def test_an_error_in_a_stream_and_text_that_is_no_json() -> None:
    said = b'event: error\ndata: {"code": "timeout", "message": "Too slow."}\n\n'
    server = Server(httpx.Response(200, content=said, headers={"Content-Type": "text/event-stream"}))
    with pytest.raises(ServerError, match="Too slow"):
        list(client(server).generate_stream("a fox"))
    with pytest.raises(BusyError, match="come back later"):
        client(Server(*[httpx.Response(507, text="come back later")])).account()


@pytest.mark.parametrize(
    ("url", "key", "said"),
    [
        ("limner.example", KEY, "write it as"),
        ("ftp://limner.example", KEY, "write it as"),
        ("https://ada:pw@limner.example", KEY, "password"),
        ("http://[", KEY, r"is 'http://\['; write it as"),
        ("http://limner.example:99999", KEY, "write it as"),
        (URL, "", "no key"),
        (URL, "a\r\nb: c", "characters"),
    ],
)
def test_addresses_and_keys_that_are_none(url: str, key: str, said: str) -> None:
    with pytest.raises(UsageError, match=said) as caught:
        Limner(url, key)
    assert "pw@" not in str(caught.value)


def test_what_is_sent() -> None:
    """A form for files alone; JSON with data URLs where something is nested, or an address stands beside."""
    server = Server(*(httpx.Response(200, json=GOOD) for _ in range(3)))
    limner = client(server)
    png = b"\x89PNG\r\n\x1a\n"
    limner.image_to_image(png, "x", 0.5, extra_body={"new": 1})
    limner.image_to_image(png, "x", 0.5, controls={"colors": ["#f00", (1, 2, 3)]})
    limner.inpaint("https://pictures.example/a.png", png, "x", random_seed=0)
    form, nested, mixed = server.asked
    assert form.headers["content-type"].startswith("multipart/form-data")
    assert b'filename="image.png"' in form.content
    assert b'name="new"' in form.content
    assert json.loads(nested.content)["controls"] == {"colors": [{"rgb": [255, 0, 0]}, {"rgb": [1, 2, 3]}]}
    assert json.loads(nested.content)["image_url"].startswith("data:image/png;base64,")
    said = json.loads(mixed.content)
    assert (said["image_url"], said["random_seed"]) == ("https://pictures.example/a.png", 0)
    assert "timeout" not in said
