"""Tables remember who has shown their invitation, who may not speak there and who may not come"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "guests",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("standing", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_guests_table_id_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_guests"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_guests_person", "guests", ["person"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("guests")
