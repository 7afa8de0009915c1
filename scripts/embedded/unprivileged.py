"""Run Postgres when the product was started by root, which Postgres refuses.

Two ways, neither of which adds a user or changes the mode of a folder that isn't ours: a user namespace in which root
is called user 1000, so files stay its own; and where that is refused, as in some containers, `nobody` (or whoever
owns the data already) with the one capability of reaching the folders that root may reach.
"""

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

from scripts.children.errors import StartError

_NOBODY = 65534
_NAMESPACE = ("unshare", "--user", "--map-user=1000", "--map-group=1000")


@dataclass(frozen=True)
class Runner:
    """The words before a command that make it run as `owner`, the user (and group) who must own the files."""

    prefix: tuple[str, ...]
    owner: int | None

    def command(self, *words: str | Path) -> list[str]:
        """The whole command."""
        return [*self.prefix, *map(str, words)]

    def give(self, folder: Path) -> None:
        """Hand `folder` and everything in it to the owner; nothing is touched when it is theirs already."""
        if self.owner is None or folder.stat().st_uid == self.owner:
            return
        for path in (folder, *folder.rglob("*")):
            os.chown(path, self.owner, self.owner, follow_symlinks=False)


AS_OURSELVES = Runner((), None)


def runner_for(folder: Path, program: Path) -> Runner:
    """How to run `program` on the data in `folder`, without being root. StartError when this machine offers no way."""
    if os.geteuid() != 0:
        return AS_OURSELVES
    owner = folder.stat().st_uid
    candidates = [Runner(_NAMESPACE, 0), _as_user(_NOBODY)] if owner == 0 else [_as_user(owner)]
    for candidate in candidates:
        if _works(candidate, program):
            return candidate
    raise StartError(
        "Postgres does not run as root, and this machine lets root neither make a user namespace nor become another "
        "user. Start Tradefolio as an ordinary user."
    )


def _as_user(user: int) -> Runner:
    capabilities = (f"--{kind}=-all,+dac_override" for kind in ("inh-caps", "ambient-caps", "bounding-set"))
    identity = (f"--reuid={user}", f"--regid={user}", "--clear-groups")
    # initdb asks access(2) about its own files first, and only with this does access(2) count a capability of ours.
    return Runner(("setpriv", *identity, "--securebits=+no_setuid_fixup", *capabilities), user)


def _works(runner: Runner, program: Path) -> bool:
    try:
        tried = subprocess.run(runner.command(program, "--version"), capture_output=True, check=False, timeout=10)
    except (FileNotFoundError, subprocess.TimeoutExpired):
        return False
    return tried.returncode == 0
