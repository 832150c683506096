"""A seat of a running match can be offered to somebody who comes later; who is ready to play again"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("seats", sa.Column("first_line", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("offered", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back."""
    op.drop_column("seats", "ready")
    op.drop_column("seats", "offered")
    op.drop_column("seats", "first_line")
