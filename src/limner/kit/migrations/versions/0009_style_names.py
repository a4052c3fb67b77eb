"""What people call their styles."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("styles", sa.Column("name", sa.String(80), nullable=False, server_default=""))
