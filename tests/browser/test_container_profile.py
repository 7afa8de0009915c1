"""Chromium's sandbox works under the profile that its container runs with, and what the profile refuses is refused."""

import ctypes
import json
import os
import subprocess
import sys
from tempfile import TemporaryDirectory

import pytest

from tests.browser.conftest import executable
from tests.product import REPOSITORY

PROFILE = REPOSITORY / "containers" / "chromium-seccomp.json"
NOBODY = 65534
UNDER_THE_PROFILE = """
import ctypes, json, os, sys

ALLOW, REFUSE = 0x7FFF0000, 0x00050000
profile, program, *arguments = sys.argv[1:]
seccomp, libc = ctypes.CDLL("libseccomp.so.2"), ctypes.CDLL(None, use_errno=True)
seccomp.seccomp_init.restype = ctypes.c_void_p
rules = ctypes.c_void_p(seccomp.seccomp_init(ALLOW))
for group in json.load(open(profile))["syscalls"]:
    for name in group["names"]:
        number = seccomp.seccomp_syscall_resolve_name(name.encode())
        assert number != -1, name
        assert not seccomp.seccomp_rule_add(rules, REFUSE | group["errnoRet"], number, 0)
os.setgroups([])
os.setgid(65534)
os.setuid(65534)
assert not seccomp.seccomp_load(rules)
assert libc.mount(b"none", b"/mnt", b"tmpfs", 0, None) == -1 and ctypes.get_errno() == 1
os.execv(program, [program, *arguments])
"""


def has_libseccomp() -> bool:
    try:
        ctypes.CDLL("libseccomp.so.2")
    except OSError:
        return False
    return True


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become nobody")
@pytest.mark.skipif(not has_libseccomp(), reason="applied by libseccomp")
def test_chromium_opens_a_page_in_its_sandbox() -> None:
    with TemporaryDirectory() as home:
        os.chown(home, NOBODY, NOBODY)
        chromium = [executable(), "--headless", "--disable-gpu", f"--user-data-dir={home}/profile", "--dump-dom"]
        command = [sys.executable, "-c", UNDER_THE_PROFILE, str(PROFILE), *chromium, "data:text/html,<p>sandboxed</p>"]
        environment = {"PATH": os.environ["PATH"], "HOME": home}
        result = subprocess.run(  # noqa: S603 - our own command
            command, env=environment, capture_output=True, text=True, check=False, timeout=180
        )
    assert "<p>sandboxed</p>" in result.stdout, result.stderr


def test_the_profile_leaves_chromium_its_namespaces() -> None:
    refused = {name for group in json.loads(PROFILE.read_text())["syscalls"] for name in group["names"]}
    assert refused.isdisjoint({"clone", "clone3", "unshare", "setns", "chroot", "prctl", "seccomp"})
    assert "seccomp=containers/chromium-seccomp.json" in (REPOSITORY / "compose.yaml").read_text()
