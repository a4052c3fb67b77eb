"""Prompts from a chat server, which may be slow, broken or wrong."""

import asyncio
import json
import ssl
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
import trustme
from pydantic import SecretStr

from limner.engines.base import EngineUnavailable, ForeignText, Unwatched
from limner.engines.instances import Engines, embedded
from limner.engines.jobs import EnhancePromptJob
from limner.engines.routing import Routing
from limner.engines.settings import with_chat
from limner.engines.upstream.chat.answer import MAX_CHARACTERS
from limner.engines.upstream.chat.engine import Chat
from limner.engines.upstream.chat.kind import KIND, ChatOptions
from limner.engines.upstream.chat.settings import ChatSettings
from limner.engines.upstream.client import Client
from limner.kit.errors import SettingsError
from limner.kit.settings import load
from tests.engines.upstream.server import Answer, http, never, serving

KEY = "sk-a-secret-of-the-operator"
RICHER = "A red fox in a misty forest at dawn."
MAX_BYTES = 1024 * 1024
"""Of an answer, unless the options say something else."""


def said(content: Any) -> bytes:
    message = {"index": 0, "message": {"role": "assistant", "content": content}, "finish_reason": "stop"}
    return http(json.dumps({"id": "1", "object": "chat.completion", "choices": [message]}).encode())


def options(url: str, *, key: str = KEY, time: float = 60) -> ChatOptions:
    return ChatOptions.model_validate({"url": url, "model": "a-model", "key": key, "timeout": time})


async def enhanced(chosen: ChatOptions, prompt: str = "a red fox", context: ssl.SSLContext | None = None) -> str:
    chat = Chat(chosen, Client(chosen, context=context))
    await chat.open()
    try:
        made = await chat.run(EnhancePromptJob(prompt), Unwatched(), None)
    finally:
        await chat.close()
    assert isinstance(made, ForeignText)
    return made.text


async def asked(answer: Answer, *, time: float = 60) -> str:
    async with serving(answer) as server:
        return await enhanced(options(server.url, time=time))


async def refused(answer: Answer, *, time: float = 60) -> str:
    with pytest.raises(EngineUnavailable) as caught:
        await asked(answer, time=time)
    error: BaseException | None = caught.value
    while error:
        assert KEY not in f"{error} {error!r}"
        error = error.__cause__ or error.__context__
    return caught.value.message


async def test_the_server_is_asked_as_openai_is() -> None:
    async with serving(said(RICHER)) as server:
        assert await enhanced(options(server.url + "/"), 'a sign that says "ÖFFNEN" 🦊') == RICHER
    (request,) = server.requests
    assert (request.method, request.path) == ("POST", "/v1/chat/completions")
    assert request.headers["authorization"] == f"Bearer {KEY}"
    assert request.headers["content-type"] == "application/json"
    system, user = request.json["messages"]
    assert (request.json["model"], request.json["stream"]) == ("a-model", False)
    assert request.json["temperature"] < 0.5
    assert (system["role"], user) == ("system", {"role": "user", "content": 'a sign that says "ÖFFNEN" 🦊'})
    for word in ("subject", "number", "colour", "position", "quoted", "plain English", "one paragraph", "remarks"):
        assert word in system["content"]


async def test_without_a_key_none_is_sent() -> None:
    async with serving(said(RICHER)) as server:
        await enhanced(options(server.url, key=""))
    assert "authorization" not in server.requests[0].headers


async def test_it_serves_nothing_else() -> None:
    assert set(KIND.capabilities(options("http://127.0.0.1/v1")).operations) == {"enhance_prompt"}


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
    assert (await refused(said(content))).endswith("its answer is empty. Nothing is charged.")


async def test_an_overlong_answer_is_refused() -> None:
    assert "10,001 characters" in await refused(said("x" * (MAX_CHARACTERS + 1)))


async def test_half_a_character_is_refused() -> None:
    assert "halves" in await refused(said("a fox \ud800"))


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"<html>hello</html>", "an HTML page"),
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
    assert status[:3] in reason
    assert "bad key" not in reason


async def test_a_redirect_is_not_followed() -> None:
    async with serving(said(RICHER)) as other:
        location = f"Location: {other.url}/chat/completions"
        assert "a redirect (status 307)" in await refused(http(b"", "307 Temporary Redirect", location))
        assert other.requests == []


@pytest.mark.parametrize("declared", [True, False])
async def test_a_huge_body_is_not_read_to_its_end(declared: bool) -> None:
    sent = 0

    async def flood(writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        length = f"Content-Length: {100 * MAX_BYTES}\r\n" if declared else ""
        writer.write(f"HTTP/1.1 200 OK\r\n{length}Connection: close\r\n\r\n".encode())
        for _ in range(100):
            writer.write(b" " * MAX_BYTES)
            await writer.drain()
            sent += 1

    assert "more than 1,048,576 bytes" in await refused(flood)
    assert sent < 100


async def test_a_slow_drip_ends_with_the_time() -> None:
    async def drip(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n\r\n")
        while True:
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(0.02)

    assert "it took longer than 0.3 seconds" in await refused(drip, time=0.3)


async def test_a_server_that_says_nothing_ends_with_the_time() -> None:
    assert "it took longer than 0.2 seconds" in await refused(never, time=0.2)


@pytest.mark.parametrize("answer", [b"", b"hello there\r\n\r\n", http(b"{}")[:-1]], ids=["none", "no http", "cut"])
async def test_an_answer_that_breaks_off(answer: bytes) -> None:
    assert "broke off" in await refused(answer)


async def test_no_server() -> None:
    async with serving(said(RICHER)) as server:
        url = server.url
    with pytest.raises(EngineUnavailable, match="no connection"):
        await enhanced(options(url))


async def test_a_certificate_is_verified() -> None:
    authority = trustme.CA()
    theirs, ours = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH), ssl.create_default_context()
    authority.issue_cert("127.0.0.1").configure_cert(theirs)
    authority.configure_trust(ours)
    async with serving(said(RICHER), ssl=theirs) as server:
        assert await enhanced(options(server.url), context=ours) == RICHER
        with pytest.raises(EngineUnavailable, match="certificate is not valid"):
            await enhanced(options(server.url))
    assert len(server.requests) == 1


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
    assert KEY not in f"{given!r} {given} {given.model_dump()} {given.model_dump_json()} {given.table(60)}"


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


def chatting(**routes: tuple[str, ...]) -> tuple[Engines, Mapping[str, Sequence[str]]]:
    given = ChatSettings(chat_url="http://127.0.0.1/v1", chat_model="a-model", chat_key=SecretStr(KEY), chat_timeout=90)
    return with_chat(embedded(), routes, given, 120)


def test_the_settings_make_an_engine_before_the_illustrator_with_half_of_the_time() -> None:
    engines, routes = chatting()
    assert routes == {"enhance_prompt": ("chat", "illustrator")}
    assert Routing(routes, engines).engines_for("enhance_prompt") == ("chat", "illustrator")
    options = engines["chat"].options
    assert isinstance(options, ChatOptions)
    assert (options.timeout, options.key.get_secret_value()) == (60, KEY)
    assert KEY not in repr(engines)


def test_a_route_of_the_operators_stays() -> None:
    assert chatting(enhance_prompt=("illustrator",))[1] == {"enhance_prompt": ("illustrator",)}


def test_two_engines_of_one_name_stop_the_start() -> None:
    engines, _ = chatting()
    given = ChatSettings(chat_url="http://127.0.0.1/v1", chat_model="a-model")
    with pytest.raises(SettingsError, match=r"LIMNER_CHAT_URL .*engines\.chat is one as well"):
        with_chat(engines, {}, given, 120)
