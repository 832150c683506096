"""Browsers can be called when it is somebody's turn; a lost password is replaced by a code"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("people", sa.Column("recovery", sa.Text()))
    op.create_table(
        "push_addresses",
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_push_addresses"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_push_addresses_person_people", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_push_addresses_person", "push_addresses", ["person"])
    op.create_table(
        "calls",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("topic", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "topic", name="pk_calls"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_calls_person_people", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_calls_table_id_tables", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("calls")
    op.drop_table("push_addresses")
    op.drop_column("people", "recovery")
