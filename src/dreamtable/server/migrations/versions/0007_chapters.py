"""Matches outlive their version: what chance each answer drew, and the course of a match in chapters"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("journal", sa.Column("drawn", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("state_version", sa.Integer(), nullable=False, server_default="1"))
    op.create_table(
        "chapters",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("events", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("next_version", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("undone", sa.Integer(), nullable=False),
        sa.Column("taken_back", sa.Text(), nullable=False),
        sa.Column("late", sa.Text(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=True),
        sa.Column("states", sa.LargeBinary(), nullable=True),
        sa.Column("told", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_chapters_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chapters")),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("chapters")
    op.drop_column("tables", "state_version")
    op.drop_column("journal", "drawn")
