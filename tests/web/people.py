"""Somebody who is signed in to a running service with a browser."""

from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

import httpx

from limner.accounts.models import Role
from limner.accounts.settings import AccountSettings
from limner.accounts.sign_in import SignIn
from limner.kit.browser import COOKIE, CSRF_HEADER, csrf_token
from limner.kit.counters import Counters, CounterSettings
from limner.kit.database import Database
from tests.api.service import Customer, Service


def link_for(service: Service, account_id: UUID) -> str:
    """The token of a link that signs in to the account, once."""

    async def make(database: Database) -> str:
        sign_in = SignIn(database, AccountSettings(), Counters(CounterSettings()))
        return await sign_in.one_time_link(account_id)

    return service.with_database(make)


def appoint(service: Service, customer: Customer, role: Role) -> None:
    """Give the customer's account a role."""
    service.with_accounts(lambda accounts: accounts.set_role(customer.id, role))


def browser(service: Service) -> httpx.Client:
    """A browser at the service's own pages, with nobody signed in. It follows nothing by itself."""
    return httpx.Client(base_url=service.url, headers={"Origin": service.url}, timeout=120)


@contextmanager
def signed_in(service: Service, customer: Customer) -> Iterator[httpx.Client]:
    """The customer's browser, after a link; it sends what pages of its session send."""
    token = link_for(service, customer.id)
    with browser(service) as client:
        answer = client.post(f"/sign-in/link/{token}", data={"go": "on"})
        assert answer.status_code == 303, answer.text
        client.headers[CSRF_HEADER] = csrf_token(client.cookies[COOKIE])
        yield client


@contextmanager
def script_of(service: Service, customer: Customer) -> Iterator[httpx.Client]:
    """What scripts of the customer's pages send: they ask for JSON."""
    with signed_in(service, customer) as client:
        client.headers["Accept"] = "application/json"
        yield client
