"""What can go wrong while bringing servers up."""

from pathlib import Path

_TAIL_BYTES = 4000
_TAIL_LINES = 12


class StartError(Exception):
    """Something the person at the terminal has to act on; its text is the whole message."""


def with_log_tail(message: str, log: Path) -> StartError:
    """The message followed by the last lines that the failed server wrote to `log`."""
    if not log.exists():
        return StartError(message)
    with log.open("rb") as file:
        file.seek(max(0, log.stat().st_size - _TAIL_BYTES))
        lines = file.read().decode(errors="replace").splitlines()[-_TAIL_LINES:]
    return StartError("\n".join([message, f"The end of {log}:", *(f"  {line}" for line in lines)]))
