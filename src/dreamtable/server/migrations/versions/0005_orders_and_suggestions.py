"""Seats that answer by a standing order, and tables where moves may be suggested"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("suggestions", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("orders", sa.Boolean(), nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Go back."""
    op.drop_column("seats", "orders")
    op.drop_column("tables", "suggestions")
