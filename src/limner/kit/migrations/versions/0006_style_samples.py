"""Small copies of the pictures of styles, for engines that look at them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "style_samples",
        sa.Column("style_id", sa.Uuid(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("weight", sa.Double(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("style_id", "place", name=op.f("pk_style_samples")),
        sa.ForeignKeyConstraint(["style_id"], ["styles.id"], name=op.f("fk_style_samples_style_id_styles")),
    )
