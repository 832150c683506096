"""The chat knows who said something, so that a name can be taken out of it"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("chat", sa.Column("person", sa.Text(), nullable=True))
    op.create_index(op.f("ix_chat_person"), "chat", ["person"])


def downgrade() -> None:
    """Go back."""
    op.drop_index(op.f("ix_chat_person"), "chat")
    op.drop_column("chat", "person")
