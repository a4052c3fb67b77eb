"""What the tests of the runner share."""

from typing import Any

from limner.accounts.models import Account
from limner.studio.fields import Encoding, read
from limner.studio.generate import GenerateRequest, generate
from limner.studio.house import House
from limner.studio.receipt import Receipt
from limner.studio.runner import Admit, admit_all


async def make(
    house: House,
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
    return await generate(house, account, request, idempotency_key=key, admit=admit)


async def balance(house: House, account: Account) -> int:
    return (await house.accounts.get(account.id)).balance
