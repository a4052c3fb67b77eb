"""Styles, and who may use them."""

import sqlalchemy as sa
from alembic import op

from limner.kit.database import UtcDateTime

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "styles",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.Column("model", sa.String(64), nullable=False),
        sa.Column("base", sa.String(32), nullable=False),
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("prompt", sa.String(), nullable=False),
        sa.Column("learned", sa.JSON(), nullable=False),
        sa.Column("preview", sa.LargeBinary(), nullable=False),
        sa.Column("units", sa.Integer(), nullable=False),
        sa.Column("created_at", UtcDateTime(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_styles")),
    )
    op.create_index(op.f("ix_styles_account_id"), "styles", ["account_id"])
    op.create_table(
        "style_shares",
        sa.Column("style_id", sa.Uuid(), nullable=False),
        sa.Column("account_id", sa.Uuid(), nullable=False),
        sa.PrimaryKeyConstraint("style_id", "account_id", name=op.f("pk_style_shares")),
        sa.ForeignKeyConstraint(["style_id"], ["styles.id"], name=op.f("fk_style_shares_style_id_styles")),
    )
    op.create_index(op.f("ix_style_shares_account_id"), "style_shares", ["account_id"])
