"""What accounts keep, counted beside the images: a row an account, changed in the transaction that changes them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from uuid import UUID

from sqlalchemy import Executable, bindparam, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from limner.kit.database import table_of
from limner.library.tables import UsageRow

_USAGE = table_of(UsageRow)

_OF_ACCOUNT = select(_USAGE.c.bytes, _USAGE.c.images).where(_USAGE.c.account_id == bindparam("account"))
_OF_ALL = select(func.coalesce(func.sum(_USAGE.c.bytes), 0), func.coalesce(func.sum(_USAGE.c.images), 0))
_LESS = (
    update(_USAGE)
    .where(_USAGE.c.account_id == bindparam("account"))
    .values(bytes=_USAGE.c.bytes - bindparam("fewer_bytes"), images=_USAGE.c.images - bindparam("fewer_images"))
)


def _counting(insert: sqlite.Insert | postgresql.Insert) -> Executable:
    new = insert.values(account_id=bindparam("account"), bytes=bindparam("more_bytes"), images=bindparam("more_images"))
    total_bytes, total_images = _USAGE.c.bytes + new.excluded.bytes, _USAGE.c.images + new.excluded.images
    return new.on_conflict_do_update(
        index_elements=[_USAGE.c.account_id],
        set_={"bytes": total_bytes, "images": total_images},
        where=(total_bytes <= bindparam("most_bytes")) & (total_images <= bindparam("most_images")),
    ).returning(_USAGE.c.account_id)


_COUNTING = {"sqlite": _counting(sqlite.insert(_USAGE)), "postgresql": _counting(postgresql.insert(_USAGE))}
"""By dialect, each built once: a request runs it."""


@dataclass(frozen=True, slots=True)
class Usage:
    """Images kept, and the bytes of their files: from their record until their file is deleted."""

    bytes: int = 0
    images: int = 0

    def with_more(self, images: int) -> "Usage":
        """With images yet to be made, each as large as these are on average."""
        mean = self.bytes / self.images if self.images else 0
        return Usage(self.bytes + round(mean * images), self.images + images)


async def of_account(session: AsyncSession, account_id: UUID) -> Usage:
    """What an account keeps."""
    found = (await session.execute(_OF_ACCOUNT, {"account": account_id})).one_or_none()
    return Usage(*found) if found else Usage()


async def of_all(session: AsyncSession) -> Usage:
    """What all accounts keep. Reads a row an account."""
    kept_bytes, kept_images = (await session.execute(_OF_ALL)).one()
    return Usage(int(kept_bytes), int(kept_images))


async def add(session: AsyncSession, account_id: UUID, more: Usage, most: Usage) -> bool:
    """Count an account's new images, and say True; or count nothing, where that would be over `most`, and say False.

    One conditional statement: exact whatever else runs.
    """
    if more.bytes > most.bytes or more.images > most.images:
        return False
    values = {
        "account": account_id,
        "more_bytes": more.bytes,
        "more_images": more.images,
        "most_bytes": most.bytes,
        "most_images": most.images,
    }
    counting = _COUNTING[session.get_bind().dialect.name]
    return (await session.execute(counting, values)).one_or_none() is not None


async def take_off(session: AsyncSession, gone: Iterable[tuple[UUID, int]]) -> None:
    """Count images no more whose files are deleted: their accounts and sizes.

    The rows are locked in one order everywhere, so that no two sweeps wait for each other.
    """
    fewer_bytes, fewer_images = Counter[UUID](), Counter[UUID]()
    for account_id, size in gone:
        fewer_bytes[account_id] += size
        fewer_images[account_id] += 1
    for account_id in sorted(fewer_images):
        change = {
            "account": account_id,
            "fewer_bytes": fewer_bytes[account_id],
            "fewer_images": fewer_images[account_id],
        }
        await session.execute(_LESS, change)
