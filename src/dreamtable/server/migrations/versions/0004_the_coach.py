"""Tables where a lesson is given, and what each reader was told"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("lesson", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("lesson_read", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "seen_hints",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("hint", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_seen_hints_person_people"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "game", "hint", name=op.f("pk_seen_hints")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("seen_hints")
    op.drop_column("tables", "hints")
    op.drop_column("tables", "lesson_read")
    op.drop_column("tables", "lesson")
