"""Tables are kept in peace; groups that meet again"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("quiet", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("group_id", sa.Text()))
    op.create_index("ix_tables_group_id", "tables", ["group_id"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_mutes"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_mutes_other", "mutes", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("person", sa.Text()),
        sa.Column("about", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("chat", sa.Text(), nullable=False),
        sa.Column("record", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_table(
        "groups",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("invite", sa.Text(), nullable=False),
        sa.Column("calendar", sa.Text(), nullable=False),
        sa.Column("meets", sa.Text()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_groups"),
    )
    op.create_table(
        "group_members",
        sa.Column("group_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("joined", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["group_id"], ["groups.id"], name="fk_group_members_group_id_groups", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("group_id", "person", name="pk_group_members"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_group_members_person", "group_members", ["person"])
    op.create_table(
        "group_chat",
        sa.Column("group_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["group_id"], ["groups.id"], name="fk_group_chat_group_id_groups", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("group_id", "number", name="pk_group_chat"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_group_chat_person", "group_chat", ["person"])


def downgrade() -> None:
    """Go back."""
    for relation in ("group_chat", "group_members", "groups", "reports", "mutes"):
        op.drop_table(relation)
    op.drop_index("ix_tables_group_id", "tables")
    op.drop_column("tables", "group_id")
    op.drop_column("tables", "quiet")
