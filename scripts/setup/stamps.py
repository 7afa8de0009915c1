"""Notes what was made from which inputs, so that a second start makes nothing again."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


class Stamps:
    """Small files in one folder: each holds the fingerprint that one product of the setup was made from."""

    def __init__(self, folder: Path) -> None:
        """The folder is made with the first stamp."""
        self._folder = folder

    def is_current(self, name: str, fingerprint: str) -> bool:
        """Whether `name` was last made from exactly this."""
        stamp = self._folder / name
        return stamp.exists() and stamp.read_text(encoding="ascii") == fingerprint

    def set(self, name: str, fingerprint: str) -> None:
        """Remember what `name` was made from; call it only once that is complete."""
        self._folder.mkdir(exist_ok=True)
        (self._folder / name).write_text(fingerprint, encoding="ascii")


def fingerprint(*facts: str, files: Iterable[Path] = ()) -> str:
    """A SHA-256 over some facts and over the paths and contents of files, in any order of the files."""
    digest = hashlib.sha256("\0".join(facts).encode())
    for file in sorted(files):
        digest.update(f"\0{file}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()
