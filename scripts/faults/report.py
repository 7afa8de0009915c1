"""Reports of faults, as lines that can be read and counted."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """`figures` say what was seen; `holds` whether that is what was promised, `in_time` whether also as soon.

    Apart, because a machine that does other things meanwhile may be late with what is right.
    """

    fault: str
    figures: str
    holds: bool
    in_time: bool = True

    def __str__(self) -> str:
        verdict = "FAIL" if not self.holds else "ok  " if self.in_time else "LATE"
        return f"{verdict} {self.fault}: {self.figures}"
