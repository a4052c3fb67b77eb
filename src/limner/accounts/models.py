"""What accounts hand out: values that stay as they were read."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal
from uuid import UUID

EntryKind = Literal["top_up", "charge", "refund"]


@dataclass(frozen=True, slots=True)
class Account:
    """An account. `balance` and `held` are API units; `held` of the balance is set aside for work under way."""

    id: UUID
    email: str
    name: str
    balance: int
    held: int
    created_at: datetime
    role: str = "operator"

    @property
    def available(self) -> int:
        """The units that new work may use."""
        return self.balance - self.held


@dataclass(frozen=True, slots=True)
class Key:
    """What is known of an API key; its text is shown once, when it is made, and kept nowhere."""

    id: UUID
    account_id: UUID
    label: str
    created_at: datetime
    last_used_at: datetime | None
    revoked_at: datetime | None


@dataclass(frozen=True, slots=True)
class Hold:
    """Units set aside. It goes back by itself when its owner stops renewing it before `expires_at`."""

    id: UUID
    account_id: UUID
    units: int
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the ledger; `amount` is signed, in API units."""

    id: int
    account_id: UUID
    amount: int
    kind: EntryKind
    reference: str
    note: str
    created_at: datetime


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """An account whose sums do not agree: `balance` with `ledger`, or `held` with `holds`."""

    account_id: UUID
    balance: int
    ledger: int
    held: int
    holds: int
