"""Tables know their packs, and what the numbers of their components mean"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "component_tables",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_component_tables")),
        sqlite_with_rowid=False,
    )
    op.add_column("tables", sa.Column("packs", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("components", sa.Text(), nullable=True))


def downgrade() -> None:
    """Go back."""
    op.drop_column("tables", "components")
    op.drop_column("tables", "packs")
    op.drop_table("component_tables")
