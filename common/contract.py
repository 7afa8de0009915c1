"""The base of what goes over queues and streams: arguments and results of jobs, and their parts."""

import msgspec


class Contract(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """Base of arguments and results: plain, immutable JSON objects on the job's row and in its events."""
