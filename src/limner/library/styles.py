"""Styles that are kept: whose they are, who else may use them, and what was learned."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import Select, delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from limner.kit.database import Database
from limner.kit.errors import NotFound
from limner.kit.short_text import one_line
from limner.library.tables import StyleRow, StyleSampleRow, StyleShareRow


@dataclass(frozen=True, slots=True, kw_only=True)
class StyleSummary:
    """A style, as lists tell of it. `units` is what it cost; `name` is empty until its owner gives it one."""

    style_id: UUID
    model: str
    base: str
    match: str
    units: int
    created_at: datetime
    public: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class StyleSample:
    """A small copy of a picture that a style was learned from, a WEBP, and its weight."""

    data: bytes = field(repr=False)
    weight: float


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredStyle(StyleSummary):
    """A style, whole. `learned` is JSON, as the engines write it; `preview` is a small WEBP.

    `samples` are kept where an engine can look at them; there are none where none could when the style was made.
    """

    account_id: UUID
    prompt: str
    learned: dict[str, Any]
    preview: bytes = field(repr=False)
    samples: tuple[StyleSample, ...] = ()

    @property
    def summary(self) -> StyleSummary:
        """The part that lists tell."""
        return StyleSummary(**{each.name: getattr(self, each.name) for each in fields(StyleSummary)})


LONGEST_STYLE_NAME = 80
"""Characters."""
LISTED_STYLES = 1_000
"""How many styles a list has at most."""

_SUMMARY = (
    StyleRow.id.label("style_id"),
    StyleRow.model,
    StyleRow.base,
    StyleRow.match,
    StyleRow.units,
    StyleRow.created_at,
    StyleRow.public,
    StyleRow.name,
)


class Styles:
    """The styles of all accounts. One that an account may not use is, to it, one that does not exist."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def record(self, session: AsyncSession, style: StoredStyle, reference: str | None = None) -> None:
        """Keep a style, in the caller's transaction. `reference` names what it was made for, for `unmake`."""
        await session.execute(insert(StyleRow), [{**_row(style), "reference": reference}])
        if style.samples:
            await session.execute(insert(StyleSampleRow), _sample_rows(style))

    async def unmake(self, session: AsyncSession, reference: str) -> None:
        """Delete the styles of a reference, in the caller's transaction."""
        its = select(StyleRow.id).where(StyleRow.reference == reference)
        for belonging in (StyleShareRow, StyleSampleRow):
            await session.execute(delete(belonging).where(belonging.style_id.in_(its)))
        await session.execute(delete(StyleRow).where(StyleRow.reference == reference))

    async def get(self, style_id: UUID) -> StoredStyle:
        """Any style, whosever it is. Raises NotFound."""
        return _only(await self._read(select(StyleRow).where(StyleRow.id == style_id)), style_id)

    async def usable(self, style_id: UUID, user: UUID) -> StoredStyle:
        """The style, if it is the user's own, public, or shared with them. Raises NotFound."""
        shared = exists().where(StyleShareRow.style_id == StyleRow.id, StyleShareRow.account_id == user)
        allowed = or_(StyleRow.account_id == user, StyleRow.public, shared)
        return _only(await self._read(select(StyleRow).where(StyleRow.id == style_id, allowed)), style_id)

    async def owned(self, account_id: UUID) -> list[StyleSummary]:
        """An account's own styles, the newest first, `LISTED_STYLES` at most."""
        own = select(*_SUMMARY).where(StyleRow.account_id == account_id)
        newest = own.order_by(StyleRow.created_at.desc(), StyleRow.id).limit(LISTED_STYLES)
        async with self._db.reading() as session:
            return [StyleSummary(**row._mapping) for row in await session.execute(newest)]

    async def delete(self, style_id: UUID, *, owner: UUID) -> None:
        """Forget an account's own style. Raises NotFound."""
        async with self._db.transaction() as session:
            for part in (StyleShareRow, StyleSampleRow):
                await session.execute(delete(part).where(part.style_id == style_id, _of(part, owner)))
            gone = delete(StyleRow).where(StyleRow.id == style_id, StyleRow.account_id == owner)
            if not (await session.execute(gone.returning(StyleRow.id))).first():
                raise _missing(style_id)

    async def forget(self, account_id: UUID) -> None:
        """Forget all styles of an account, with their shares, and what others shared with it."""
        async with self._db.transaction() as session:
            own = or_(StyleShareRow.account_id == account_id, _of(StyleShareRow, account_id))
            await session.execute(delete(StyleShareRow).where(own))
            await session.execute(delete(StyleSampleRow).where(_of(StyleSampleRow, account_id)))
            await session.execute(delete(StyleRow).where(StyleRow.account_id == account_id))

    async def publish(self, style_id: UUID, *, public: bool) -> None:
        """Let everybody use a style, or only its owner and those it is shared with. Raises NotFound."""
        async with self._db.transaction() as session:
            change = update(StyleRow).where(StyleRow.id == style_id).values(public=public)
            if not (await session.execute(change.returning(StyleRow.id))).first():
                raise _missing(style_id)

    async def rename(self, style_id: UUID, name: str) -> None:
        """Call a style something else, or nothing. Raises NotFound, and InvalidRequest as `one_line` does."""
        name = one_line(name, LONGEST_STYLE_NAME, "name")
        async with self._db.transaction() as session:
            change = update(StyleRow).where(StyleRow.id == style_id).values(name=name)
            if not (await session.execute(change.returning(StyleRow.id))).first():
                raise _missing(style_id)

    async def share(self, style_id: UUID, account_id: UUID) -> None:
        """Let an account use a style. Raises NotFound for the style."""
        async with self._db.transaction() as session:
            if not await session.get(StyleRow, style_id):
                raise _missing(style_id)
            if not await session.get(StyleShareRow, (style_id, account_id)):
                session.add(StyleShareRow(style_id=style_id, account_id=account_id))

    async def unshare(self, style_id: UUID, account_id: UUID) -> None:
        """Take that back; nothing changes where it was not so."""
        async with self._db.transaction() as session:
            await session.execute(
                delete(StyleShareRow).where(StyleShareRow.style_id == style_id, StyleShareRow.account_id == account_id)
            )

    async def shared_with(self, style_id: UUID) -> list[UUID]:
        """The accounts that a style is shared with."""
        async with self._db.reading() as session:
            statement = select(StyleShareRow.account_id).where(StyleShareRow.style_id == style_id)
            return list(await session.scalars(statement.order_by(StyleShareRow.account_id)))

    async def _read(self, statement: Select[StyleRow]) -> list[StoredStyle]:
        async with self._db.reading() as session:
            rows = list(await session.scalars(statement))
            of_them = StyleSampleRow.style_id.in_([row.id for row in rows])
            samples = list(await session.scalars(select(StyleSampleRow).where(of_them).order_by(StyleSampleRow.place)))
        return [_stored(row, [each for each in samples if each.style_id == row.id]) for row in rows]


def _of(part: type[StyleShareRow | StyleSampleRow], owner: UUID) -> Any:
    return exists().where(StyleRow.id == part.style_id, StyleRow.account_id == owner)


def _only(found: Sequence[StoredStyle], style_id: UUID) -> StoredStyle:
    if not found:
        raise _missing(style_id)
    return found[0]


def _missing(style_id: UUID) -> NotFound:
    return NotFound(f"There is no style {style_id} that you may use.", code="style_not_found", param="style_id")


def _row(style: StoredStyle) -> dict[str, object]:
    return {
        "id": style.style_id,
        "account_id": style.account_id,
        "model": style.model,
        "base": style.base,
        "match": style.match,
        "prompt": style.prompt,
        "learned": style.learned,
        "preview": style.preview,
        "units": style.units,
        "created_at": style.created_at,
        "public": style.public,
        "name": style.name,
    }


def _sample_rows(style: StoredStyle) -> list[dict[str, object]]:
    return [
        {"style_id": style.style_id, "place": place, "weight": sample.weight, "data": sample.data}
        for place, sample in enumerate(style.samples)
    ]


def _stored(row: StyleRow, samples: Sequence[StyleSampleRow]) -> StoredStyle:
    return StoredStyle(
        style_id=row.id,
        account_id=row.account_id,
        model=row.model,
        base=row.base,
        match=row.match,
        prompt=row.prompt,
        learned=row.learned,
        preview=row.preview,
        units=row.units,
        created_at=row.created_at,
        public=row.public,
        name=row.name,
        samples=tuple(StyleSample(each.data, each.weight) for each in samples),
    )
