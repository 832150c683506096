"""Matches can branch off from one another; hosts decide whether before they are over"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("what_if", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("branch_of", sa.Text()))
    op.add_column("tables", sa.Column("branch_step", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("dreamer", sa.Integer()))
    op.create_table(
        "branches",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("kept", sa.Text()),
        sa.Column("kept_version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_branches"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_branches_table_id_tables", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("branches")
    for name in ("dreamer", "branch_step", "branch_of", "what_if"):
        op.drop_column("tables", name)
