"""Twenty accounts that go on asking, whatever becomes of the service, and keep the books themselves."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from uuid import uuid4

import httpx

PROMPTS: Final = ("a red fox in the snow", "three blue cups on a table", "a lighthouse at night", "a bicycle by a wall")
MODELS: Final = ("svcv4_1", "svcv4_1_vector", "svcv3")
PAUSE_SECONDS: Final = 0.3
"""Between an answer and the next request."""
PATIENCE_SECONDS: Final = 90.0
"""For one answer."""
KEYED: Final = 0.5
"""The share of requests that have an idempotency key, and so are asked again until their end is known."""


@dataclass(slots=True)
class Asked:
    """One request and what became of it. `status` is 0 where no answer came."""

    begun: float
    status: int
    images: int
    credits: int = 0
    urls: tuple[str, ...] = ()
    key: str | None = None


@dataclass
class Customer:
    """An account, its key, and all that it has asked for."""

    id: Any
    key: str
    units: int
    asked: list[Asked] = field(default_factory=list)


class Traffic:
    """All of them at once, from `begin` until `end`."""

    def __init__(self, customers: Sequence[Customer], urls: Sequence[str], seed: int) -> None:
        self._customers, self._urls = customers, urls
        self._random = random.Random(seed)
        self._ending = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._client = httpx.AsyncClient(timeout=PATIENCE_SECONDS, limits=httpx.Limits(max_connections=200))

    def begin(self) -> None:
        """Let them all ask."""
        self._tasks = [asyncio.create_task(self._ask_on(customer)) for customer in self._customers]

    async def end(self) -> None:
        """Let each hear its last answer, and ask again for those with a key whose end is not known."""
        self._ending.set()
        await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        """End all connections."""
        await self._client.aclose()

    async def has(self, url: str) -> bool:
        """Whether a picture can be had by its link."""
        answer = await self._client.get(url)
        return answer.status_code == 200 and len(answer.content) > 100

    async def _ask_on(self, customer: Customer) -> None:
        while not self._ending.is_set():
            body = {
                "prompt": self._random.choice(PROMPTS),
                "model": self._random.choice(MODELS),
                "n": self._random.choice((1, 1, 2)),
                "random_seed": self._random.randrange(1_000_000),
            }
            key = uuid4().hex if self._random.random() < KEYED else None
            asked = Asked(time.monotonic(), 0, int(body["n"]), key=key)
            customer.asked.append(asked)
            await self._ask(customer, body, asked)
            while (key and asked.status in (0, 409)) or (key and asked.status >= 500):
                await asyncio.sleep(1)
                await self._ask(customer, body, asked)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _ask(self, customer: Customer, body: dict[str, Any], asked: Asked) -> None:
        """One attempt, at any of the services."""
        headers = {"Authorization": f"Bearer {customer.key}"} | ({"Idempotency-Key": asked.key} if asked.key else {})
        url = f"{self._random.choice(self._urls)}/images/generations"
        try:
            answer = await self._client.post(url, json=body, headers=headers)
        except httpx.HTTPError:
            asked.status = 0
            return
        asked.status = answer.status_code
        if answer.status_code == 200:
            said = answer.json()
            asked.credits = said["credits"]
            asked.urls = tuple(each["url"] for each in said["data"])
