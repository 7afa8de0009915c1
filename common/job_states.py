"""The states of a job."""

from enum import StrEnum


class JobState(StrEnum):
    """Only these transitions happen: queued -> running -> an ending; running -> queued; queued -> cancelled.

    An admin may send a failed or cancelled one back: -> queued.
    """

    QUEUED = "queued"
    """Ready to run, or on its way back from a lost attempt."""
    RUNNING = "running"
    """Claimed by one worker, under a lease."""
    SUCCEEDED = "succeeded"
    """Its effect and its result are stored."""
    FAILED = "failed"
    """Ended without effect; `error_code` and `error_message` say why."""
    CANCELLED = "cancelled"
    """Ended without effect because its user asked for it."""

    @property
    def ended(self) -> bool:
        """Whether nothing more will happen."""
        return self not in UNENDED


UNENDED = frozenset({JobState.QUEUED, JobState.RUNNING})
