"""Drafts: what a request would make, drawn small, for nothing, one at a time."""

import asyncio
import io
from dataclasses import replace
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from PIL import Image

from limner.accounts.models import Account
from limner.catalog.models import MODELS
from limner.engines.instances import instance
from limner.engines.settings import RoutingSettings
from limner.kit.errors import InvalidRequest, LimnerError
from limner.studio.draft import Draft, Drafting, drafts
from limner.studio.fields import read
from limner.studio.generate import GenerateRequest
from limner.studio.services import Services
from tests.studio.conftest import settings_in
from tests.studio.engines import ENGINES

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def admitted() -> None:
    """Refuse nothing."""


async def drawn(services: Services, account: Account, drafting: Drafting | None = None, **body: Any) -> Draft:
    request = read(GenerateRequest, {"prompt": "a fox", "random_seed": 5} | body)
    return await (drafting or Drafting()).draw(services, account, request, admitted)


async def test_a_draft_is_jpeg_of_the_ratio_at_1k_and_costs_nothing(services: Services, account: Account) -> None:
    for model in ("svcv4_1_flash", "svcv4_1_pro", "svcv3"):
        draft = await drawn(services, account, model=model, size="16:9", n=6)
        picture = Image.open(io.BytesIO(draft.file.data))
        assert (picture.format, picture.size) == ("JPEG", (1344, 768))
        assert draft.seed == 5
    assert (draft.width, draft.height) == (1820, 1024)
    after = await services.accounts.get(account.id)
    assert (after.balance, after.held) == (account.balance, 0)


async def test_a_draft_of_a_vector_model_is_its_svg(services: Services, account: Account) -> None:
    draft = await drawn(services, account, model="svcv3_vector", size="2:1")
    assert draft.file.extension == "svg"
    assert (draft.file.width, draft.file.height) == (2048, 1024)


async def test_an_account_without_units_has_drafts(services: Services) -> None:
    poor = await services.accounts.create(f"{uuid4()}@example.com", units=0)
    assert (await drawn(services, poor)).file.data


async def test_what_is_refused_is_not_drawn(services: Services, account: Account) -> None:
    async def full() -> None:
        raise LimnerError("enough")

    # The engine of the tests never ends this one.
    with pytest.raises(LimnerError, match="enough"):
        await Drafting().draw(services, account, read(GenerateRequest, {"prompt": "slow"}), full)


async def test_drafts_of_an_account_take_turns_and_one_that_is_given_up_lets_the_next_go(
    services: Services, account: Account
) -> None:
    drafting = Drafting()
    first = asyncio.create_task(drawn(services, account, drafting, prompt="slow"))
    while not services.workshop.running:  # noqa: ASYNC110  nobody tells
        await asyncio.sleep(0)
    second = asyncio.create_task(drawn(services, account, drafting))
    stranger = await services.accounts.create(f"{uuid4()}@example.com")
    assert await drawn(services, stranger, drafting), "others do not wait for it"
    assert not second.done()
    first.cancel()
    assert (await second).file.data
    assert first.cancelled()


async def test_only_quick_engines_draft(tmp_path: Path) -> None:
    far = instance("far", "openai", {"url": "http://127.0.0.1:9/v1", "dialect": "localai", "model": "far"})
    settings = replace(settings_in(tmp_path / "data"), routing=RoutingSettings(routes={"generate:svcv2*": ["far"]}))
    async with Services.open(settings, engines={**ENGINES, "far": far}) as services:
        account = await services.accounts.create("a@example.com")
        assert {model for model in MODELS if not drafts(services, model)} == {"svcv2", "svcv2_vector"}
        with pytest.raises(InvalidRequest, match="svcv2") as refused:
            await drawn(services, account, model="svcv2")
        assert (refused.value.code, refused.value.param) == ("no_draft", "model")
        assert await drawn(services, account, model="svcv3")
