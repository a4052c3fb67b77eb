"""The way from a request to a receipt, when all goes well and when money or a retry decides otherwise."""

import asyncio
from collections.abc import Sequence
from typing import Any
from uuid import UUID

import pytest
import structlog
from structlog.testing import capture_logs

from limner.accounts.holds import InsufficientUnits
from limner.accounts.idempotency import IdempotencyInProgress, IdempotencyMismatch
from limner.accounts.models import Account
from limner.catalog.models import Output
from limner.imaging.sniff import sniff
from limner.kit.errors import InvalidRequest, NotFound
from limner.kit.metrics import IMAGES, UNITS_CHARGED
from limner.library.links import LinkExpired
from limner.studio.fields import read
from limner.studio.generate import GenerateRequest, generate
from limner.studio.outcome import AnswerExpired
from limner.studio.receipt import Receipt
from limner.studio.runner import fingerprint
from limner.studio.services import Services
from limner.workshop.orders import Order, RenderedFile
from tests.studio.conftest import UNITS, Premises
from tests.studio.helpers import balance, make

pytestmark = pytest.mark.asyncio(loop_scope="module")


# When all goes well.


async def test_a_receipt_says_what_was_kept_and_charged(premises: Premises, account: Account) -> None:
    services = premises.services
    receipt = await make(services, account, n=3, seed=250)
    assert receipt.credits == 21
    assert await balance(services, account) == UNITS - 21
    assert {image.image_id for image in receipt.images} <= premises.files()
    (charge, _) = await services.accounts.ledger(account.id)
    assert (charge.kind, charge.amount) == ("charge", -21)
    for number, image in enumerate(receipt.images):
        data = await image.data()
        record = await services.library.open_image(image.image_id)
        assert (image.extension, image.media_type, sniff(data)) == ("webp", "image/webp", "webp")
        assert await services.library.read(record) == data
        assert (record.account_id, record.operation, record.seed) == (account.id, "generate", 250 + number)
        assert record.scene["seed"] == 250 + number
        assert (record.width, record.height) == (1024, 1024)


@pytest.mark.parametrize(
    ("model", "image_format", "extension", "price"),
    [("svcv4_1_flash", "png", "png", 7), ("svcv4_1_vector", "png", "svg", 80), ("svcv3_vector", "webp", "svg", 80)],
)
async def test_the_format_follows_from_model_and_wish(
    services: Services, account: Account, model: str, image_format: str, extension: str, price: int
) -> None:
    receipt = await make(services, account, model=model, image_format=image_format)
    (image,) = receipt.images
    assert (image.extension, sniff(await image.data()), receipt.credits) == (extension, extension, price)


async def test_the_same_seed_gives_the_same_bytes(services: Services, account: Account) -> None:
    first, second = [await make(services, account, seed=5, n=2), await make(services, account, seed=6)]
    assert await first.images[1].data() == await second.images[0].data()
    assert await first.images[0].data() != await second.images[0].data()


async def test_orders_of_one_request_name_it_and_an_order_alone_none(
    services: Services, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Order] = []
    run = services.workshop.run

    async def watched(orders: Sequence[Order], *rest: Any) -> list[RenderedFile]:
        sent.extend(orders)
        return await run(orders, *rest)

    monkeypatch.setattr(services.workshop, "run", watched)
    for n in (2, 2, 1):
        await make(services, account, n=n)
    one, same, other, _, alone = [order.request for order in sent]
    assert one == same
    assert len({one, other, None}) == 3
    assert alone is None


async def test_a_request_that_is_made_has_nothing_undone(
    services: Services, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    undone: list[str] = []
    for part, step in (
        (services.accounts, "release"),
        (services.accounts.idempotency, "abandon"),
        (services.library, "discard"),
    ):
        monkeypatch.setattr(part, step, lambda *_, step=step: undone.append(step))
    await make(services, account, key="key")
    assert undone == []


async def test_without_a_seed_pictures_differ_from_request_to_request(services: Services, account: Account) -> None:
    seeds = {
        (await services.library.open_image((await make(services, account)).images[0].image_id)).seed for _ in range(3)
    }
    assert len(seeds) == 3


# Money.


async def test_a_charge_has_a_reference_of_its_own_whatever_the_client_calls_its_requests(
    services: Services, account: Account
) -> None:
    with structlog.contextvars.bound_contextvars(request_id="mine"), capture_logs() as logs:
        for _ in range(2):
            await make(services, account)
    charges = [entry.reference for entry in await services.accounts.ledger(account.id) if entry.kind == "charge"]
    assert len({UUID(reference) for reference in charges}) == 2
    lines = [line for line in logs if line["event"] == "units_held"]
    assert [(line["reference"], line["units"]) for line in lines] == [(charge, 7) for charge in reversed(charges)]


@pytest.mark.parametrize(("units", "n"), [(0, 1), (6, 1), (20, 3)])
async def test_too_small_a_balance_is_refused_before_any_work(
    premises: Premises, account: Account, units: int, n: int
) -> None:
    services, files = premises.services, premises.files()
    poor = await services.accounts.create(f"poor-{account.id}@example.com", units=units)
    with pytest.raises(InsufficientUnits) as caught:
        await make(services, poor, n=n, prompt="crash")
    assert caught.value.status == 402
    assert str(7 * n) in caught.value.message
    assert await balance(services, poor) == units
    assert premises.files() == files


async def test_many_at_once_never_spend_more_than_there_is(premises: Premises, account: Account) -> None:
    services = premises.services
    poor = await services.accounts.create(f"crowd-{account.id}@example.com", units=30)
    ends = await asyncio.gather(*(make(services, poor) for _ in range(10)), return_exceptions=True)
    receipts = [end for end in ends if isinstance(end, Receipt)]
    assert all(isinstance(end, Receipt | InsufficientUnits) for end in ends)
    assert len(receipts) == 4
    assert await balance(services, poor) == 2


async def test_an_invalid_request_touches_nothing(services: Services, account: Account) -> None:
    with pytest.raises(InvalidRequest):
        await make(services, account, model="svcv3", size="1:7", key="key")
    assert (await make(services, account, key="key")).credits == 7


# Admission.


async def test_admission_is_asked_once_with_the_number_of_pictures(services: Services, account: Account) -> None:
    asked: list[int] = []

    async def admit(images: int) -> None:
        asked.append(images)

    await make(services, account, n=3, key="key", admit=admit)
    await make(services, account, n=3, key="key", admit=admit)
    assert asked == [3]


async def test_a_request_that_is_not_admitted_touches_nothing(services: Services, account: Account) -> None:
    async def refuse(images: int) -> None:
        raise InvalidRequest("Full.")

    with pytest.raises(InvalidRequest, match="Full"):
        await make(services, account, key="key", admit=refuse)
    assert await balance(services, account) == UNITS
    assert (await make(services, account, key="key")).credits == 7


# Retries.


async def test_the_same_key_and_body_get_the_first_answer_for_nothing(premises: Premises, account: Account) -> None:
    services = premises.services
    first = await make(services, account, key="key", n=2)
    files = premises.files()
    again = await make(services, account, key="key", n=2)
    assert (again.created, again.credits, again.style_id) == (first.created, first.credits, first.style_id)
    for one, other in zip(first.images, again.images, strict=True):
        assert (one.image_id, one.extension, one.path) == (other.image_id, other.extension, other.path)
        assert await one.data() == await other.data()
    assert premises.files() == files
    assert await balance(services, account) == UNITS - 14


async def test_the_same_key_with_another_body_is_refused(services: Services, account: Account) -> None:
    await make(services, account, key="key")
    others: list[dict[str, Any]] = [
        {"n": 2},
        {"prompt": "a dog"},
        {"response_format": "b64_json"},
        {"controls": {"colors": []}},
    ]
    for other in others:
        with pytest.raises(IdempotencyMismatch):
            await make(services, account, key="key", **other)
    assert await balance(services, account) == UNITS - 7


async def test_a_key_belongs_to_one_account(services: Services, account: Account) -> None:
    other = await services.accounts.create(f"other-{account.id}@example.com", units=UNITS)
    first, second = [await make(services, owner, key="key") for owner in (account, other)]
    assert first.images[0].image_id != second.images[0].image_id


async def test_the_same_request_at_the_same_time_is_made_once(services: Services, account: Account) -> None:
    ends = await asyncio.gather(*(make(services, account, key="key") for _ in range(3)), return_exceptions=True)
    assert sum(isinstance(end, Receipt) for end in ends) == 1
    assert sum(isinstance(end, IdempotencyInProgress) for end in ends) == 2
    assert await balance(services, account) == UNITS - 7


@pytest.mark.parametrize("lost", [NotFound("Gone."), LinkExpired("Expired.")], ids=["swept", "expired"])
async def test_an_answer_is_given_again_though_the_images_are_gone(
    services: Services, account: Account, monkeypatch: pytest.MonkeyPatch, lost: Exception
) -> None:
    first = await make(services, account, key="key")

    async def gone(image_id: object) -> None:
        raise lost

    monkeypatch.setattr(services.library, "open_image", gone)
    again = await make(services, account, key="key")
    assert again.images[0].path == first.images[0].path
    with pytest.raises(AnswerExpired) as caught:
        await again.images[0].data()
    assert (caught.value.status, caught.value.code) == (410, "answer_expired")


async def test_a_fingerprint_is_of_the_fields_and_not_of_their_encoding() -> None:
    json = read(GenerateRequest, {"prompt": "a", "n": 2, "controls": {"no_text": True}, "user": "me"})
    form = read(
        GenerateRequest, {"n": "2", "controls": {"no_text": "true"}, "prompt": "a", "size": ""}, encoding="multipart"
    )
    assert fingerprint("generate", json) == fingerprint("generate", form)
    assert fingerprint("generate", json) != fingerprint("generate/vector", json)


@pytest.mark.parametrize("variants", [(None, "raster"), ("raster", None)])
async def test_the_variants_of_an_endpoint_are_different_requests(
    services: Services, account: Account, variants: tuple[Output | None, Output | None]
) -> None:
    request = read(GenerateRequest, {"prompt": "a cat", "model": "svcv4_1_flash"})
    await generate(services, account, request, variants[0], "key")
    with pytest.raises(IdempotencyMismatch):
        await generate(services, account, request, variants[1], "key")


# Numbers.


async def test_what_is_kept_and_charged_is_counted(services: Services, account: Account) -> None:
    images, units = (metric.labels("generate")._value.get() for metric in (IMAGES, UNITS_CHARGED))
    await make(services, account, n=2)
    assert IMAGES.labels("generate")._value.get() == images + 2
    assert UNITS_CHARGED.labels("generate")._value.get() == units + 14
