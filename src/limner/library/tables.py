"""The tables of images, of what accounts keep, and of styles.

None has a foreign key to an account: the library knows no accounts.
"""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, LargeBinary, String
from sqlalchemy.orm import Mapped, mapped_column

from limner.kit.database import Base, UtcDateTime


class ImageRow(Base):
    """An image. After its file is deleted the row stays for a while, with `swept_at` set.

    `reference` is that of the charge that it was made for. On PostgreSQL in parts by month (`limner.kit.months`), where
    `created_at` is the primary key's second column.
    """

    __tablename__ = "images"
    __table_args__ = (Index(None, "account_id", "sha256"), Index(None, "account_id", "created_at", "id"))

    id: Mapped[UUID] = mapped_column(primary_key=True)
    account_id: Mapped[UUID]
    prompt: Mapped[str] = mapped_column(String, server_default="")
    operation: Mapped[str] = mapped_column(String)
    extension: Mapped[str] = mapped_column(String(8))
    size: Mapped[int]
    width: Mapped[int]
    height: Mapped[int]
    sha256: Mapped[str] = mapped_column(String(64))
    seed: Mapped[int | None] = mapped_column(BigInteger)
    scene: Mapped[dict[str, Any]] = mapped_column(JSON)
    reference: Mapped[str | None] = mapped_column(String, index=True)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
    swept_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class UsageRow(Base):
    """What an account keeps: the images that are not swept, and the bytes of their files."""

    __tablename__ = "storage_usage"

    account_id: Mapped[UUID] = mapped_column(primary_key=True)
    bytes: Mapped[int] = mapped_column(BigInteger)
    images: Mapped[int] = mapped_column(BigInteger)


class StyleRow(Base):
    """A style, small enough for the database as a whole. `reference` is that of the charge that it was made for."""

    __tablename__ = "styles"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    account_id: Mapped[UUID] = mapped_column(index=True)
    model: Mapped[str] = mapped_column(String(64))
    base: Mapped[str] = mapped_column(String(32))
    match: Mapped[str] = mapped_column(String(16))
    prompt: Mapped[str] = mapped_column(String)
    learned: Mapped[dict[str, Any]] = mapped_column(JSON)
    preview: Mapped[bytes] = mapped_column(LargeBinary)
    units: Mapped[int]
    reference: Mapped[str | None] = mapped_column(String, index=True)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    public: Mapped[bool]
    name: Mapped[str] = mapped_column(String(80), server_default="")


class StyleShareRow(Base):
    """An account that may use another one's style."""

    __tablename__ = "style_shares"

    style_id: Mapped[UUID] = mapped_column(ForeignKey(StyleRow.id), primary_key=True)
    account_id: Mapped[UUID] = mapped_column(primary_key=True, index=True)


class StyleSampleRow(Base):
    """A small copy of a picture of a style; `place` counts from 0."""

    __tablename__ = "style_samples"

    style_id: Mapped[UUID] = mapped_column(ForeignKey(StyleRow.id), primary_key=True)
    place: Mapped[int] = mapped_column(primary_key=True)
    weight: Mapped[float]
    data: Mapped[bytes] = mapped_column(LargeBinary)
