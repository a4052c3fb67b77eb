"""A running service, and somebody who is signed in to it with a browser."""

from collections.abc import Iterator

import httpx
import pytest

from limner.kit.browser import COOKIE, CSRF_HEADER, csrf_token
from tests.api.conftest import StartService, service, start_service
from tests.api.service import Service

__all__ = ["StartService", "service", "start_service"]


def signed_in(service: Service) -> httpx.Client:
    """What a page's script sends: the session's cookie, and the proof that a page of the service sent it."""
    token = "dev"
    headers = {"Origin": service.url, "Accept": "application/json", CSRF_HEADER: csrf_token(token)}
    return httpx.Client(base_url=service.url, cookies={COOKIE: token}, headers=headers, timeout=120)


@pytest.fixture
def visitor(service: Service) -> Iterator[httpx.Client]:
    with signed_in(service) as client:
        yield client
