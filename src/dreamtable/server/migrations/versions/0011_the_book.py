"""Campaigns have a book, which can be shared; each session is a chapter of it"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("campaign_sessions", sa.Column("chapter", sa.Text()))
    op.add_column("campaigns", sa.Column("book", sa.Text()))
    op.create_index("ix_campaigns_book", "campaigns", ["book"])


def downgrade() -> None:
    """Go back."""
    op.drop_index("ix_campaigns_book", "campaigns")
    op.drop_column("campaigns", "book")
    op.drop_column("campaign_sessions", "chapter")
