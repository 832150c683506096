"""Who is away, who stands in, what a table decides together, and when it rests"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("rests", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("seen", sa.Float()))
    op.add_column("seats", sa.Column("heard", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("missed", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("relieved", sa.Text()))
    op.add_column("chapters", sa.Column("stood_in", sa.Text(), nullable=False, server_default="{}"))
    op.create_table(
        "agreements",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_agreements_table_id_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "about", "seat", name="pk_agreements"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("agreements")
    op.drop_column("chapters", "stood_in")
    op.drop_column("seats", "relieved")
    op.drop_column("seats", "missed")
    op.drop_column("seats", "heard")
    op.drop_column("seats", "seen")
    op.drop_column("tables", "rests")
