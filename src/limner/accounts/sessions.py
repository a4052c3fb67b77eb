"""STAND-IN until the branch `signin` is merged, which has the real module: the token `dev` is the first account's."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from uuid import UUID, uuid4

from limner.accounts.models import Account


@dataclass(frozen=True, slots=True)
class Session:
    id: UUID
    created_at: datetime


class Sessions:
    def __init__(self, accounts: Any) -> None:
        self._accounts = accounts

    async def find(self, token: str) -> tuple[Session, Account] | None:
        if token != "dev":
            return None
        accounts = await self._accounts.list()
        return (Session(uuid4(), datetime.now(UTC)), accounts[0]) if accounts else None
