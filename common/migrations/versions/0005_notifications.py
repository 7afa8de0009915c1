"""Notifications, and the trigger that tells of jobs that have ended."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

NOTIFY_OF_ENDING = """
create function notify_of_ending() returns trigger language plpgsql as $$
declare
    doubts integer := case when jsonb_typeof(new.result -> 'toCheck') = 'array'
        then jsonb_array_length(new.result -> 'toCheck') else 0 end;
begin
    insert into notifications (user_id, event_key, code, parameters, job_id)
    values (
        new.user_id,
        'job:' || new.id || ':' || new.attempt_token,
        case when new.state = 'failed' then 'job_failed' when doubts > 0 then 'resume_to_check' else 'job_succeeded' end,
        jsonb_strip_nulls(jsonb_build_object(
            'kind', new.kind,
            'documentType', new.arguments ->> 'documentType',
            'title', new.result ->> 'title',
            'count', nullif(doubts, 0)
        )),
        new.id
    )
    on conflict do nothing;
    return null;
end $$
"""
ON_ENDING = """
create trigger notify_of_ending after update of state on jobs
for each row when (
    old.state <> new.state and new.state in ('succeeded', 'failed') and new.user_id is not null
    and new.kind in ('parse_resume', 'generate_document', 'render_pdf')
) execute function notify_of_ending()
"""

revision: str = "0005"
down_revision: str | None = "0004"
branch_labels: str | Sequence[str] | None = None
depends_on: str | Sequence[str] | None = None


def upgrade() -> None:
    """The table and its trigger. An extracted posting leads nowhere once its dialog is closed, so nobody is told."""
    op.create_table(
        "notifications",
        sa.Column("id", sa.Uuid(), server_default=sa.text("gen_random_uuid()"), nullable=False),
        sa.Column("user_id", sa.Uuid(), nullable=False),
        sa.Column("event_key", sa.String(length=150), nullable=False),
        sa.Column("code", sa.String(length=50), nullable=False),
        sa.Column("parameters", postgresql.JSONB(astext_type=sa.Text()), nullable=False),
        sa.Column("job_id", sa.Uuid(), nullable=True),
        sa.Column("certification_id", sa.Uuid(), nullable=True),
        sa.Column("read_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("created_at", sa.DateTime(timezone=True), server_default=sa.text("now()"), nullable=False),
        sa.ForeignKeyConstraint(
            ["certification_id"],
            ["certifications.id"],
            name=op.f("fk_notifications_certification_id"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_notifications_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notifications")),
        sa.UniqueConstraint("user_id", "event_key", name=op.f("uq_notifications_user_id_event_key")),
    )
    op.create_index(op.f("ix_notifications_user_id"), "notifications", ["user_id"], unique=False)
    op.create_index("ix_notifications_user_time", "notifications", ["user_id", "created_at", "id"], unique=False)
    op.create_index("ix_notifications_created_at", "notifications", ["created_at"], unique=False)
    op.create_index(op.f("ix_notifications_job_id"), "notifications", ["job_id"], unique=False)
    op.create_index(op.f("ix_notifications_certification_id"), "notifications", ["certification_id"], unique=False)
    op.execute(NOTIFY_OF_ENDING)
    op.execute(ON_ENDING)


def downgrade() -> None:
    """Drop the notifications."""
    op.execute("drop trigger notify_of_ending on jobs")
    op.execute("drop function notify_of_ending()")
    op.drop_table("notifications")
