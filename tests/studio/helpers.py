"""What the tests of the runner share."""

from typing import Any

from limner.accounts.models import Account
from limner.studio.fields import Encoding, read
from limner.studio.generate import GenerateRequest, generate
from limner.studio.receipt import Receipt
from limner.studio.runner import Admit, admit_all
from limner.studio.services import Services


async def make(
    services: Services,
    account: Account,
    /,
    key: str | None = None,
    admit: Admit = admit_all,
    encoding: Encoding = "json",
    **fields: Any,
) -> Receipt:
    """Generate with the cheapest model: 7 units a picture."""
    body = {"prompt": "a cat", "model": "svcv4_1_flash", **fields}
    request = read(GenerateRequest, body, encoding=encoding)
    return await generate(services, account, request, idempotency_key=key, admit=admit)


async def balance(services: Services, account: Account) -> int:
    return (await services.accounts.get(account.id)).balance
