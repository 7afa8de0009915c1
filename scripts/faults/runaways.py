"""Jobs that won't stop by themselves, and users who want theirs stopped."""

from time import monotonic
from uuid import UUID, uuid4

import psutil

from common.errors import ErrorCode
from common.job_states import JobState
from scripts.faults.report import Finding
from scripts.faults.running_stack import RunningStack

DEADLINE_SECONDS = 5.0
RUNAWAYS = ("swallows", "loops_in_c", "leaves_a_child", "hangs_in_its_ending")


def outrun_deadlines(stack: RunningStack) -> list[Finding]:
    """Let jobs outrun their deadlines, and check that each ends as timed out, with all of its processes gone."""
    stack.start_pool(DEADLINE_SECONDS=str(DEADLINE_SECONDS))
    findings = [_outrun(stack, runaway) for runaway in RUNAWAYS]
    stack.start_pool()
    return findings


def _outrun(stack: RunningStack, runaway: str) -> Finding:
    with stack.client() as client:
        job = stack.post(client, f"- {runaway}", uuid4().hex)
    pids = _pids(stack, job)
    gone = stack.wait_for(lambda: not any(psutil.pid_exists(pid) for pid in pids), "the end of its processes")
    stack.wait_for(lambda: stack.unended([job]) == 0, "its ending")
    [row] = stack.rows([job])
    return Finding(
        f"a job that {runaway.replace('_', ' ')}",
        f"{len(pids)} processes gone after {gone:.1f} s, deadline {DEADLINE_SECONDS:.0f} s; {row.error_code}",
        holds=row.error_code == ErrorCode.TIMED_OUT.code,
        in_time=gone <= DEADLINE_SECONDS + 5,
    )


def cancel_everywhere(stack: RunningStack) -> list[Finding]:
    """While it waits, while it works, and while it hangs in C."""
    stack.start_pool(workers="interactive=1")
    with stack.client() as client:
        hanging = stack.post(client, "- loops_in_c", uuid4().hex)
        _pids(stack, hanging)
        queued = stack.post(client, "- now", uuid4().hex)
        findings = [_cancel(stack, queued, "queued"), _cancel(stack, hanging, "hanging in C")]
        working = stack.post(client, "wait never", uuid4().hex)
        stack.wait_for(lambda: stack.rows([working])[0].state == JobState.RUNNING, "the running job")
        findings.append(_cancel(stack, working, "working"))
    stack.start_pool()
    return findings


def _cancel(stack: RunningStack, job: UUID, stage: str) -> Finding:
    with stack.client() as client:
        began = monotonic()
        client.delete(f"/api/jobs/{job}").raise_for_status()
        stack.wait_for(lambda: stack.unended([job]) == 0, "its ending")
        took = monotonic() - began
    [row] = stack.rows([job])
    cancelled = row.state == JobState.CANCELLED and not stack.documents([job])
    in_time = took <= 2  # noqa: PLR2004 - the promise
    return Finding(f"cancelled while {stage}", f"{row.state} after {took:.1f} s", holds=cancelled, in_time=in_time)


def _pids(stack: RunningStack, job: UUID) -> list[int]:
    listed = stack.faults / f"{job}.pids"
    stack.wait_for(listed.exists, "the job's processes")
    return [int(pid) for pid in listed.read_text().split()]
