"""What accounts hand out: values that stay as they were read."""

from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Literal
from uuid import UUID

EntryKind = Literal["top_up", "charge", "refund", "write_off"]
"""A `write_off` takes what is left when its account is deleted."""
Role = Literal["user", "operator"]
Scope = Literal["all", "draw", "read"]
"""What a key may do: `read` looks at account, models and styles; `draw` also makes and edits pictures; `all` also makes
and deletes styles.
"""
Way = Literal["password", "link", "openid"]
"""How somebody signed in."""
Purpose = Literal["password", "sign_in"]
"""What a link is for: to set a password with, or to sign in once."""


@dataclass(frozen=True, slots=True)
class Limits:
    """An account's own rate limits: None is the settings' one, 0 none at all."""

    requests_per_second: int | None = None
    images_per_minute: int | None = None


@dataclass(frozen=True, slots=True)
class Account:
    """An account. `balance` and `held` are API units; `held` of the balance is set aside for work under way."""

    id: UUID
    email: str
    name: str
    balance: int
    held: int
    created_at: datetime
    role: Role = "user"
    limits: Limits = Limits()

    @property
    def available(self) -> int:
        """The units that new work may use."""
        return self.balance - self.held


@dataclass(frozen=True, slots=True)
class Page:
    """Some accounts of a list, and where it goes on: None at its end."""

    accounts: tuple[Account, ...]
    next: UUID | None


@dataclass(frozen=True, slots=True)
class Key:
    """What is known of an API key; its text is shown once, when it is made, and kept nowhere."""

    id: UUID
    account_id: UUID
    label: str
    created_at: datetime
    last_used_at: datetime | None
    revoked_at: datetime | None
    scope: Scope = "all"


@dataclass(frozen=True, slots=True)
class Hold:
    """Units set aside. It goes back by itself when its owner stops renewing it before `expires_at`."""

    id: UUID
    account_id: UUID
    units: int
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the ledger; `amount` is signed, in API units.

    `operation` is what was charged for, or refunded, and `images` the number of its pictures, whose ids are
    `image_ids`; lines of earlier versions do not know.
    """

    id: int
    account_id: UUID
    amount: int
    kind: EntryKind
    reference: str
    note: str
    created_at: datetime
    operation: str = ""
    images: int = 0
    image_ids: tuple[UUID, ...] = ()


@dataclass(frozen=True, slots=True)
class Work:
    """What is charged for: an operation, and the ids of the pictures that it made."""

    operation: str = ""
    image_ids: tuple[UUID, ...] = ()

    @property
    def images(self) -> int:
        """The number of pictures."""
        return len(self.image_ids)


@dataclass(frozen=True, slots=True)
class Total:
    """What an operation came to on a day of UTC: signed units, pictures, and lines of the ledger."""

    day: date
    operation: str
    kind: EntryKind
    units: int
    images: int
    entries: int


@dataclass(frozen=True, slots=True)
class WebSession:
    """Somebody who is signed in, in one browser. It ends at `expires_at`, which its use moves, up to `ends_at`."""

    id: UUID
    account_id: UUID
    way: Way
    agent: str
    address: str
    created_at: datetime
    seen_at: datetime
    expires_at: datetime
    ends_at: datetime


@dataclass(frozen=True, slots=True)
class Browser:
    """Who asks to be signed in, as far as a request tells: `token` is the session that the browser has already."""

    address: str = ""
    agent: str = ""
    token: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class SignedIn:
    """An account, its session in this browser, and the session's token, which the browser alone keeps."""

    account: Account
    session: WebSession
    token: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Link:
    """A link that is still good: what it is for, whose it is, until when."""

    purpose: Purpose
    account: Account
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class Identity:
    """Somebody at an OpenID provider, who signs in to an account; `email` is the last address that it told."""

    issuer: str
    subject: str
    account_id: UUID
    email: str
    created_at: datetime


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """An account whose sums do not agree: `balance` with `ledger`, or `held` with `holds`."""

    account_id: UUID
    balance: int
    ledger: int
    held: int
    holds: int
