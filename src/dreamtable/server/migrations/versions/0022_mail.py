"""People can be called by mail, where they have confirmed an address"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("calls", sa.Boolean(), nullable=False),
        sa.Column("confirmed", sa.Float()),
        sa.Column("token", sa.Text()),
        sa.Column("stop", sa.Text(), nullable=False),
        sa.Column("recovery", sa.Text()),
        sa.Column("recovery_at", sa.Float()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_mail_addresses"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_mail_addresses_person_people", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("stop", name="uq_mail_addresses_stop"),
    )


def downgrade() -> None:
    """Go back."""
    op.drop_table("mail_addresses")
