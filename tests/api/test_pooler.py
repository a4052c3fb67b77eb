"""A whole service over PgBouncer in transaction mode: many requests at once, two connections to the server."""

import asyncio
from collections import Counter

import httpx
from sqlalchemy.engine import make_url

from limner.accounts.accounts import Accounts
from limner.kit.database import Database
from tests.api.conftest import StartService
from tests.api.service import Customer
from tests.kit.servers import pooler

REQUESTS = 24


async def test_many_requests_share_two_connections(start_service: StartService, postgresql_url: str) -> None:
    with pooler(make_url(postgresql_url), 2) as address:
        url = address.render_as_string(hide_password=False)
        service = await asyncio.to_thread(
            start_service, database_url=url, database_pooler="transaction", database_timeout="60"
        )
        database = await Database.open(url, pooled=True, seconds=60)
        accounts = Accounts(database)
        customer = await _customer(accounts)
        async with httpx.AsyncClient(base_url=f"{service.url}/v1", headers=customer.headers, timeout=120) as client:
            asked = {"prompt": "x", "model": "svcv4_1_flash"}
            made = await asyncio.gather(
                *(client.post("/images/generations", json=asked) for _ in range(REQUESTS)),
                *(client.get("/users/me") for _ in range(REQUESTS)),
            )
            assert Counter(answer.status_code for answer in made) == {200: 2 * REQUESTS}
            links = [answer.json()["data"][0]["url"] for answer in made[:REQUESTS]]
            pictures = await asyncio.gather(*(client.get(link) for link in links))
            assert Counter(answer.status_code for answer in pictures) == {200: REQUESTS}
        account = await accounts.get(customer.id)
        assert (account.balance, account.held) == (1_000 - 7 * REQUESTS, 0)
        assert await accounts.audit() == ()
        await accounts.close()
        await database.close()
        await asyncio.to_thread(service.stop)
        assert "database_unavailable" not in service.lines()


async def _customer(accounts: Accounts) -> Customer:
    account = await accounts.create("pooled@example.com", "Test", 1_000)
    _, key = await accounts.create_key(account.id)
    return Customer(account.id, account.email, key)
