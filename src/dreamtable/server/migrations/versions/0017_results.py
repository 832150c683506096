"""Of matches that are over it is stored who was what in them, and where they turned"""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("moment", sa.Text()),
        sa.Column("step", sa.Integer()),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_results_table_id_tables", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_results_number", "results", ["number"])
    op.create_table(
        "seat_results",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("traits", sa.Text(), nullable=False),
        sa.Column("figures", sa.Text(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("stood_in", sa.Integer(), nullable=False),
        sa.Column("feats", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seat_results"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seat_results_table_id_tables", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("seat_results")
    op.drop_table("results")
