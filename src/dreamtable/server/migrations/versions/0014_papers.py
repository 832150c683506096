"""Groups pin up, write down and draw what they want to remember"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "papers",
        sa.Column("place", sa.Text(), primary_key=True),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("papers")
