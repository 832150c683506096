"""Tables know which way they play"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("mode", sa.Text(), nullable=True))


def downgrade() -> None:
    """Go back."""
    op.drop_column("tables", "mode")
