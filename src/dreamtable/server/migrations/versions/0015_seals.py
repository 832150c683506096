"""A server has keys of its own; sessions that nobody here can vouch for are marked"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.add_column(
        "campaign_sessions",
        sa.Column("unverified", sa.Boolean(), nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_column("campaign_sessions", "unverified")
    op.drop_table("server_keys")
