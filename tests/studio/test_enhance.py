"""Prompts made richer: by the chat server where there is one, by the engine where that fails, charged once."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

import pytest
import pytest_asyncio

from limner.accounts.models import Account
from limner.engines.upstream.chat.settings import ChatSettings
from limner.studio.enhance import EnhanceRequest, enhance
from limner.studio.fields import read
from limner.studio.services import Services
from tests.engines.upstream.server import Answer, Request, handling, http, never
from tests.engines.upstream.test_chat import said
from tests.studio.conftest import UNITS, settings_in
from tests.studio.engines import ENGINES
from tests.studio.helpers import balance

pytestmark = pytest.mark.asyncio(loop_scope="module")

REQUEST = read(EnhanceRequest, {"prompt": "a fox"})


@dataclass
class Chatting:
    """A house with a chat server, which says what the test puts here."""

    services: Services
    answer: Answer = b""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chatting(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Chatting]:
    """One house for all tests of the module."""
    answers: list[Chatting] = []

    def say(_: Request) -> Answer:
        return answers[0].answer

    async with handling(say) as server:
        settings = settings_in(tmp_path_factory.mktemp("chatting"))
        chat = ChatSettings(chat_url=server.url, chat_model="a-model", chat_timeout=4)
        async with Services.open(replace(settings, chat=chat), engines=ENGINES) as services:
            answers.append(Chatting(services))
            yield answers[0]


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
        (never, "a fox, painted"),
    ],
    ids=["good", "empty", "broken", "silent"],
)
async def test_a_chat_server_is_asked_first(chatting: Chatting, answer: Answer, expected: str) -> None:
    chatting.answer = answer
    services = chatting.services
    account = await services.accounts.create(f"{abs(hash(answer))}@example.com", units=UNITS)
    receipt = await enhance(services, account, REQUEST, idempotency_key=f"key {expected}")
    assert receipt.value == expected
    assert await balance(services, account) == UNITS - 10
    assert (await services.accounts.get(account.id)).held == 0
    assert await services.accounts.audit() == ()


async def test_the_chat_server_is_an_engine_before_the_illustrator(chatting: Chatting) -> None:
    services = chatting.services
    assert services.routing.engines_for("enhance_prompt") == ("chat", "illustrator")
    assert services.workshop.standings["chat"].state == "ready"
