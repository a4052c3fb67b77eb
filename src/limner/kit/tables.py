"""The tables of the kit."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from limner.kit.database import Base, UtcDateTime


class LeaseRow(Base):
    """What one process at a time does, and who does it until when."""

    __tablename__ = "leases"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    holder: Mapped[UUID]
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime)
