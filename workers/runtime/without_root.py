"""Where the product runs as root, files of strangers are read and printed by a user without rights.

That user owns nothing and may write, stop or look into nothing of anybody else's. Where the product itself lies where
only root may read, as in a clone under /root, it may still read: code and fonts are loaded when they are first needed.
"""

import ctypes
import os
import sys

import structlog

from workers.runtime.processes import die_with_parent

log = structlog.get_logger()

NOBODYS_ID = 65_533
"""No account of Debian's has it, not even `nobody`, as whom the embedded Postgres may run; containers know it."""
CODE = (sys.prefix, os.path.dirname(os.__file__), os.path.dirname(__file__))  # noqa: PTH120 - before any path is built
_CAP_DAC_READ_SEARCH = 1 << 2
_CAPABILITIES_VERSION_3 = 0x2008_0522
_PR_SET_KEEPCAPS = 8
_PR_SET_NO_NEW_PRIVS = 38
_libc = ctypes.CDLL(None, use_errno=True)


def leave_root(parent: int) -> None:
    """Become that user, for good, and still die with `parent`. Does nothing in a process that isn't root.

    Where the system refuses, as in a container without CAP_SETUID, the process stays what it is, and the log says so.
    """
    if os.geteuid() != 0:
        return
    _libc.prctl(_PR_SET_KEEPCAPS, 1, 0, 0, 0)
    try:
        os.setgroups([])
        os.setresgid(NOBODYS_ID, NOBODYS_ID, NOBODYS_ID)
        os.setresuid(NOBODYS_ID, NOBODYS_ID, NOBODYS_ID)
    except OSError as error:
        log.warning("strangers_files_read_as_root", reason=error.strerror)
        return
    _keep_capabilities(0 if _may_read_code() else _CAP_DAC_READ_SEARCH)
    _libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    die_with_parent(parent)  # the kernel forgets it with the change of user


def _may_read_code() -> bool:
    """access(2) asks for the user alone, whatever capabilities there are."""
    return all(os.access(folder, os.R_OK | os.X_OK) for folder in CODE)


def _keep_capabilities(kept: int) -> None:
    """Effective and permitted, none of them inherited; two words, of which the second is of higher numbers."""
    header = (ctypes.c_uint32 * 2)(_CAPABILITIES_VERSION_3, 0)
    data = (ctypes.c_uint32 * 6)(kept, kept, 0, 0, 0, 0)
    if _libc.capset(header, data) != 0:
        raise OSError(ctypes.get_errno(), "capset")
