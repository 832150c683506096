"""Accounts can be friends, by a link"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "friend_links",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_friend_links"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_friend_links_person_people", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("key", name="uq_friend_links_key"),
    )
    op.create_table(
        "friends",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_friends"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_friends_person_people", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_friends_other_people", ondelete="CASCADE"),
    )
    op.create_index("ix_friends_other", "friends", ["other"])


def downgrade() -> None:
    """Go back."""
    op.drop_table("friends")
    op.drop_table("friend_links")
