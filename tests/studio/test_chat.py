"""Prompts from a chat server, which may be slow, broken or wrong."""

import asyncio
import json
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import trustme

from limner.kit.errors import SettingsError
from limner.kit.settings import load
from limner.studio.chat import MAX_BYTES, MAX_CHARACTERS, Chat, ChatFailed, ChatSettings

KEY = "sk-a-secret-of-the-operator"
RICHER = "A red fox in a misty forest at dawn."
AUTHORITY = trustme.CA()
"""Signs for this run of the tests only."""
UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For what is asked without TLS: to read all the authorities takes longer than a test."""

Answer = bytes | Callable[[asyncio.StreamWriter], Awaitable[None]]


class Server:
    """Gives every request the same answer, and remembers what it was asked."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.heads: list[str] = []
        self.bodies: list[dict[str, Any]] = []
        self.url = ""
        self.tasks: set[asyncio.Task[None]] = set()

    def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.tasks.add(asyncio.create_task(self.handle(reader, writer)))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            self.heads.append(head)
            length = next(line for line in head.splitlines() if line.startswith("Content-Length:"))
            self.bodies.append(json.loads(await reader.readexactly(int(length.split()[1]))))
            if isinstance(self.answer, bytes):
                writer.write(self.answer)
            else:
                await self.answer(writer)
            await writer.drain()
            writer.close()
            await writer.wait_closed()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()


@asynccontextmanager
async def serving(answer: Answer, **options: Any) -> AsyncIterator[Server]:
    server = Server(answer)
    listening = await asyncio.start_server(server.connected, "127.0.0.1", 0, **options)
    scheme = "https" if options else "http"
    server.url = f"{scheme}://127.0.0.1:{listening.sockets[0].getsockname()[1]}/v1"
    try:
        yield server
    finally:
        listening.close()
        await server.close()
        await asyncio.sleep(0)


def http(body: bytes, status: str = "200 OK", *headers: str) -> bytes:
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body)}", "Connection: close", *headers]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def said(content: Any) -> bytes:
    message = {"index": 0, "message": {"role": "assistant", "content": content}, "finish_reason": "stop"}
    return http(json.dumps({"id": "1", "object": "chat.completion", "choices": [message]}).encode())


def settings(url: str, *, key: str = KEY, time: float = 60) -> ChatSettings:
    return ChatSettings.model_validate(
        {"chat_url": url, "chat_model": "a-model", "chat_key": key, "chat_timeout": time}
    )


async def asked(answer: Answer, *, time: float = 60) -> str:
    async with serving(answer) as server, Chat(settings(server.url, time=time), ssl_context=UNUSED) as chat:
        return await chat.enhance("a red fox")


async def refused(answer: Answer, *, time: float = 60) -> str:
    with pytest.raises(ChatFailed) as caught:
        await asked(answer, time=time)
    assert KEY not in str(caught.value)
    return str(caught.value)


async def test_the_server_is_asked_as_openai_is() -> None:
    async with serving(said(RICHER)) as server, Chat(settings(server.url + "/"), ssl_context=UNUSED) as chat:
        assert await chat.enhance('a sign that says "ÖFFNEN" 🦊') == RICHER
    head, body = server.heads[0], server.bodies[0]
    assert head.startswith("POST /v1/chat/completions HTTP/1.1\r\n")
    assert f"Authorization: Bearer {KEY}\r\n" in head
    assert "Content-Type: application/json\r\n" in head
    system, user = body["messages"]
    assert (body["model"], body["stream"]) == ("a-model", False)
    assert body["temperature"] < 0.5
    assert (system["role"], user) == ("system", {"role": "user", "content": 'a sign that says "ÖFFNEN" 🦊'})
    for word in ("subject", "number", "colour", "position", "quoted", "plain English", "one paragraph", "remarks"):
        assert word in system["content"]


async def test_without_a_key_none_is_sent() -> None:
    async with serving(said(RICHER)) as server, Chat(settings(server.url, key=""), ssl_context=UNUSED) as chat:
        await chat.enhance("a red fox")
    assert "authorization" not in server.heads[0].lower()


@pytest.mark.parametrize(
    ("content", "prompt"),
    [
        (RICHER, RICHER),
        (f'  "{RICHER}"\n', RICHER),
        (f"“{RICHER}”", RICHER),
        (f"'{RICHER}'", RICHER),
        ("A red fox\n\nin a   misty forest.", "A red fox in a misty forest."),
        ('"OPEN" on a sign, and "SHUT"', '"OPEN" on a sign, and "SHUT"'),
        ('A sign that says "OPEN"', 'A sign that says "OPEN"'),
        ("<think>\nA fox? Yes.\n</think>\n\nA red fox.", "A red fox."),
        ("x" * MAX_CHARACTERS, "x" * MAX_CHARACTERS),
        ("Ein Fuchs 🦊", "Ein Fuchs 🦊"),
    ],
    ids=lambda value: value[:20],
)
async def test_the_answer_is_one_plain_line(content: str, prompt: str) -> None:
    assert await asked(said(content)) == prompt


@pytest.mark.parametrize("content", ["", "  \n", '""', "“ ”", "<think>A fox.</think>"])
async def test_an_empty_answer_is_refused(content: str) -> None:
    assert await refused(said(content)) == "its answer is empty"


async def test_an_overlong_answer_is_refused() -> None:
    assert "10,001 characters" in await refused(said("x" * (MAX_CHARACTERS + 1)))


async def test_half_a_character_is_refused() -> None:
    assert "halves" in await refused(said("a fox \ud800"))


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"<html>hello</html>", "not JSON"),
        (b"\xff\xfe\x00", "not JSON"),
        (b"", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"{}", "choices"),
        (b"[]", "choices"),
        (b"null", "choices"),
        (b'{"choices": []}', "choices"),
        (b'{"choices": {"0": 1}}', "choices"),
        (b'{"choices": [{"text": "a fox"}]}', "choices"),
        (b'{"choices": [{"message": {"content": null}}]}', "not a text"),
        (b'{"choices": [{"message": {"content": [{"text": "a"}]}}]}', "not a text"),
    ],
    ids=lambda value: value[:24] if isinstance(value, bytes) else "",
)
async def test_other_answers_are_refused(body: bytes, reason: str) -> None:
    assert reason in await refused(http(body))


@pytest.mark.parametrize("status", ["500 Internal Server Error", "401 Unauthorized", "204 No Content", "429 Too Many"])
async def test_another_status_is_refused_without_the_words_of_the_server(status: str) -> None:
    reason = await refused(http(b"" if status[0] == "2" else f"bad key {KEY}".encode(), status))
    assert reason == f"it answered with status {status[:3]}"


async def test_a_redirect_is_not_followed() -> None:
    async with serving(said(RICHER)) as other:
        location = f"Location: {other.url}/chat/completions"
        assert await refused(http(b"", "307 Temporary Redirect", location)) == "it answered with status 307"
        assert other.heads == []


@pytest.mark.parametrize("declared", [True, False])
async def test_a_huge_body_is_not_read_to_its_end(declared: bool) -> None:
    sent = 0

    async def flood(writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        length = f"Content-Length: {1_000 * MAX_BYTES}\r\n" if declared else ""
        writer.write(f"HTTP/1.1 200 OK\r\n{length}Connection: close\r\n\r\n".encode())
        for _ in range(1_000):
            writer.write(b" " * MAX_BYTES)
            await writer.drain()
            sent += 1

    assert "more than 256,000 bytes" in await refused(flood)
    assert sent < 1_000


async def test_a_slow_drip_ends_with_the_time() -> None:
    async def drip(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        while True:
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(0.02)

    assert await refused(drip, time=0.3) == "it took longer than 0.3 seconds"


async def test_a_server_that_says_nothing_ends_with_the_time() -> None:
    async def wait(writer: asyncio.StreamWriter) -> None:
        await asyncio.Event().wait()

    assert await refused(wait, time=0.2) == "it took longer than 0.2 seconds"


@pytest.mark.parametrize("answer", [b"", b"hello there\r\n\r\n", http(b"{}")[:-1]], ids=["none", "no http", "cut"])
async def test_an_answer_that_breaks_off(answer: bytes) -> None:
    assert "broke off" in await refused(answer)


async def test_no_server() -> None:
    async with serving(said(RICHER)) as server:
        url = server.url
    async with Chat(settings(url), ssl_context=UNUSED) as chat:
        with pytest.raises(ChatFailed, match="no connection"):
            await chat.enhance("a red fox")


async def test_a_certificate_is_verified() -> None:
    theirs, ours = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH), ssl.create_default_context()
    AUTHORITY.issue_cert("127.0.0.1").configure_cert(theirs)
    AUTHORITY.configure_trust(ours)
    async with serving(said(RICHER), ssl=theirs) as server:
        async with Chat(settings(server.url), ssl_context=ours) as chat:
            assert await chat.enhance("a red fox") == RICHER
        async with Chat(settings(server.url)) as chat:
            with pytest.raises(ChatFailed, match="certificate is not valid"):
                await chat.enhance("a red fox")
    assert len(server.heads) == 1


def test_the_defaults_are_no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("URL", "MODEL", "KEY", "TIMEOUT"):
        monkeypatch.delenv(f"LIMNER_CHAT_{name}", raising=False)
    given = load(ChatSettings)
    assert (given.chat_url, given.chat_model, given.chat_key.get_secret_value()) == ("", "", "")
    assert given.chat_timeout == 20


def test_the_environment_sets_it_and_the_key_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_CHAT_URL", "http://127.0.0.1:11434/v1/")
    monkeypatch.setenv("LIMNER_CHAT_MODEL", "llama3.2")
    monkeypatch.setenv("LIMNER_CHAT_KEY", KEY + "\n")
    monkeypatch.setenv("LIMNER_CHAT_TIMEOUT", "2.5")
    given = load(ChatSettings)
    assert (given.chat_url, given.chat_model) == ("http://127.0.0.1:11434/v1", "llama3.2")
    assert (given.chat_key.get_secret_value(), given.chat_timeout) == (KEY, 2.5)
    assert KEY not in f"{given!r} {given} {given.model_dump()} {given.model_dump_json()} {Chat(given)!r}"


@pytest.mark.parametrize(
    "url",
    [
        *("localhost:11434", "ftp://example.com/v1", "http://", "https:///v1", "example", "http://a b/v1"),
        *("http://u:p@example.com/v1", "http://example.com/v1?x=1", "http://example.com/v1#x", "http://x:99999/v1"),
    ],
)
def test_another_address_stops_the_start(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_CHAT_URL", url)
    monkeypatch.setenv("LIMNER_CHAT_MODEL", "a-model")
    with pytest.raises(SettingsError) as caught:
        load(ChatSettings)
    for part in ("LIMNER_CHAT_URL", repr(url), "cannot be used; accepted: an http or https address", "/v1"):
        assert part in caught.value.message


def test_a_server_without_a_model_stops_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_CHAT_URL", "http://127.0.0.1/v1")
    monkeypatch.delenv("LIMNER_CHAT_MODEL", raising=False)
    with pytest.raises(SettingsError, match=r"LIMNER_CHAT_MODEL: .*accepted: the name of a model, since LIMNER_CHAT"):
        load(ChatSettings)


def test_a_key_that_cannot_be_sent_stops_the_start_and_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_CHAT_KEY", "sk-se\ncret")
    with pytest.raises(SettingsError, match=r"LIMNER_CHAT_KEY: the value given.*ASCII") as caught:
        load(ChatSettings)
    assert "cret" not in caught.value.message.replace("secret", "")


@pytest.mark.parametrize("time", ["0", "-1", "301", "soon"])
def test_another_time_stops_the_start(time: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIMNER_CHAT_TIMEOUT", time)
    with pytest.raises(SettingsError, match=r"LIMNER_CHAT_TIMEOUT: "):
        load(ChatSettings)
