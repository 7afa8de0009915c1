"""`kill -9` at ten points of a job's life."""

from datetime import datetime
from pathlib import Path
from uuid import UUID, uuid4

from common.job_states import JobState
from scripts.faults.kill_points import KillPoint
from scripts.faults.report import Finding
from scripts.faults.running_stack import RunningStack

RECOVERED_WITHIN = 30.0


def kill_everywhere(stack: RunningStack, jobs_per_point: int) -> list[Finding]:
    """Point by point: how many jobs were hit, lost, doubled; the slowest from the kill to its ending."""
    return [_kill_at(stack, point, jobs_per_point) for point in KillPoint]


def _kill_at(stack: RunningStack, point: KillPoint, count: int) -> Finding:
    with stack.client() as client:
        jobs = [stack.post(client, f"{point} now", uuid4().hex) for _ in range(count)]
    stack.wait_for(lambda: stack.unended(jobs) == 0, "an ending for every job")
    return _finding(stack, point, jobs)


def _finding(stack: RunningStack, point: KillPoint, jobs: list[UUID]) -> Finding:
    rows = {row.id: row for row in stack.rows(jobs)}
    documents = stack.documents(jobs)
    lost = [job for job in jobs if job not in rows or rows[job].state != JobState.SUCCEEDED]
    doubled = [job for job in jobs if documents.get(job) != 1]
    marks = {job: mark for job in jobs if (mark := stack.faults / str(job)).exists()}
    slowest = max((_recovery_seconds(marks[job], rows[job].ended_at) for job in marks if job in rows), default=0.0)
    return Finding(
        f"kill -9 {point.replace('_', ' ')}",
        f"{len(marks)} of {len(jobs)} hit, {len(lost)} lost, {len(doubled)} without exactly one document, "
        f"slowest {slowest:.1f} s from the kill to the ending",
        holds=len(marks) == len(jobs) and not lost and not doubled,
        in_time=slowest <= RECOVERED_WITHIN,
    )


def _recovery_seconds(mark: Path, ended_at: datetime | None) -> float:
    return ended_at.timestamp() - mark.stat().st_mtime if ended_at else float("inf")
