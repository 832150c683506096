"""Tables say how much of the story their bots leave to people"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    kind = sa.Column("boldness", sa.Text(), nullable=False, server_default="considerate")
    op.add_column("tables", kind)


def downgrade() -> None:
    """Go back."""
    op.drop_column("tables", "boldness")
