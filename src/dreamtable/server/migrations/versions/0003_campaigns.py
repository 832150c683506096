"""Campaigns"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("invite", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaigns")),
    )
    op.create_table(
        "campaign_members",
        sa.Column("campaign_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"],
            ["campaigns.id"],
            name=op.f("fk_campaign_members_campaign_id_campaigns"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("campaign_id", "number", name=op.f("pk_campaign_members")),
        sa.UniqueConstraint("campaign_id", "person", name=op.f("uq_campaign_members_campaign_id_person")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("campaign_members", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_campaign_members_person"), ["person"], unique=False)
    op.create_table(
        "campaign_sessions",
        sa.Column("campaign_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("follows", sa.Integer(), nullable=True),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=True),
        sa.Column("kept", sa.Text(), nullable=True),
        sa.Column("kept_version", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["campaign_id"],
            ["campaigns.id"],
            name=op.f("fk_campaign_sessions_campaign_id_campaigns"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_campaign_sessions_table_id_tables")
        ),
        sa.PrimaryKeyConstraint("campaign_id", "number", name=op.f("pk_campaign_sessions")),
        sa.UniqueConstraint("table_id", name=op.f("uq_campaign_sessions_table_id")),
        sqlite_with_rowid=False,
    )
    op.add_column("tables", sa.Column("campaign", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("session", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Go back."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("session")
        batch_op.drop_column("campaign")
    op.drop_table("campaign_sessions")
    with op.batch_alter_table("campaign_members", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_campaign_members_person"))
    op.drop_table("campaign_members")
    op.drop_table("campaigns")
