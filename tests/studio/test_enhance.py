"""Prompts made richer: by the chat server where there is one, by the engine where that fails, charged once."""

import asyncio

import pytest

from limner.accounts.models import Account
from limner.studio.chat import Chat
from limner.studio.enhance import EnhanceRequest, enhance
from limner.studio.fields import read
from limner.studio.services import Services
from tests.studio.conftest import UNITS
from tests.studio.helpers import balance
from tests.studio.test_chat import UNUSED, Answer, http, said, serving, settings

REQUEST = read(EnhanceRequest, {"prompt": "a fox"})


async def silent(writer: asyncio.StreamWriter) -> None:
    await asyncio.Event().wait()


async def test_without_a_chat_server_the_engine_does_it(services: Services, account: Account) -> None:
    receipt = await enhance(services, account, REQUEST)
    assert (receipt.value, receipt.credits) == ("a fox, painted", 10)
    assert await balance(services, account) == UNITS - 10


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (said("A red fox at dawn."), "A red fox at dawn."),
        (said(""), "a fox, painted"),
        (http(b"", "500 Internal Server Error"), "a fox, painted"),
        (silent, "a fox, painted"),
    ],
    ids=["good", "empty", "broken", "silent"],
)
async def test_a_chat_server_is_asked_first(
    services: Services, account: Account, answer: Answer, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(answer) as server, Chat(settings(server.url, time=1), ssl_context=UNUSED) as chat:
        monkeypatch.setattr(services, "chat", chat)
        receipt = await enhance(services, account, REQUEST, idempotency_key=f"key {expected}")
    assert receipt.value == expected
    assert await balance(services, account) == UNITS - 10
    assert (await services.accounts.get(account.id)).held == 0
