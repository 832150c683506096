"""Tables know how their match ended"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("winners", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("reason", sa.Text(), nullable=True))


def downgrade() -> None:
    """Go back."""
    op.drop_column("tables", "reason")
    op.drop_column("tables", "winners")
