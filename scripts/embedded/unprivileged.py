"""Run Postgres as somebody it runs as: it refuses root, and users without a name.

Two ways, neither of which adds a user or changes the mode of a folder that isn't ours: a user namespace in which we are
called `nobody`, so files stay our own; and where that is refused, as in some containers, root becomes `nobody` (or
whoever owns the data already) with the one capability of reaching the folders that root may reach.
"""

import os
import pwd
import subprocess
from dataclasses import dataclass
from pathlib import Path

from scripts.children.errors import StartError

_NOBODY = 65534  # the only user besides root that every Debian knows
_NAMESPACE = ("unshare", "--user", f"--map-user={_NOBODY}", f"--map-group={_NOBODY}")


@dataclass(frozen=True)
class Runner:
    """The words before a command that make it run as `owner`, the user (and group) who must own the files."""

    prefix: tuple[str, ...]
    owner: int | None

    def command(self, *words: str | Path) -> list[str]:
        """Return the whole command."""
        return [*self.prefix, *map(str, words)]

    def give(self, folder: Path) -> None:
        """Hand `folder` and everything in it to the owner; nothing is touched when it is theirs already."""
        if self.owner is None or folder.stat().st_uid == self.owner:
            return
        for path in (folder, *folder.rglob("*")):
            os.chown(path, self.owner, self.owner, follow_symlinks=False)


AS_OURSELVES = Runner((), None)


def runner_for(folder: Path, program: Path) -> Runner:
    """How to run `program` on the data in `folder`. StartError when this machine offers no way."""
    for candidate in _candidates(folder.stat().st_uid):
        if _works(candidate, program):
            return candidate
    raise StartError(
        "Postgres runs neither as root nor as a user without a name, and this machine lets us neither make a user "
        "namespace nor become another user. Start Tradefolio as an ordinary user, one that /etc/passwd names."
    )


def _candidates(owner: int) -> list[Runner]:
    """The ways for who we are and whose the data is, the best first."""
    us = os.geteuid()
    if us != 0:
        return [AS_OURSELVES if _has_a_name(us) else Runner(_NAMESPACE, us)]
    return [Runner(_NAMESPACE, us), _as_user(_NOBODY)] if owner == us else [_as_user(owner)]


def _has_a_name(user: int) -> bool:
    try:
        return bool(pwd.getpwuid(user))
    except KeyError:
        return False


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
