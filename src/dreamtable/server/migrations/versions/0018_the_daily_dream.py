"""Every day has a dream for everybody, committed to the day before; who began it is stored"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("daily", sa.Text()))
    op.create_table(
        "dailies",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("mode", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_dailies"),
    )
    op.create_table(
        "daily_starts",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "person", name="pk_daily_starts"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_daily_starts_person_people", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_daily_starts_table_id_tables", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_daily_starts_person", "daily_starts", ["person"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("daily_starts")
    op.drop_table("dailies")
    op.drop_column("tables", "daily")
