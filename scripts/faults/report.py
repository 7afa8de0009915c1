"""What a fault did, as a line that can be read and counted."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """`figures` say what was seen; `holds` whether that is what was promised."""

    fault: str
    figures: str
    holds: bool

    def __str__(self) -> str:
        return f"{'ok  ' if self.holds else 'FAIL'} {self.fault}: {self.figures}"
