"""What a server keeps between starts: its port and its password, each in a small file of its own."""

import os
import secrets
import socket
from pathlib import Path

LOOPBACK = "127.0.0.1"


def kept_password(file: Path) -> str:
    """The password in `file`; on the first call a new random one (256 bits, URL-safe), readable by its owner only."""
    if file.exists():
        return file.read_text(encoding="ascii").strip()
    password = secrets.token_urlsafe(32)
    write_private(file, f"{password}\n")
    return password


def write_private(file: Path, text: str) -> None:
    """Replace `file` by `text`, complete or not at all, at no moment readable by anyone but its owner."""
    draft = file.with_name(f"{file.name}.new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as opened:
        opened.write(text)
    draft.replace(file)


def kept_port(file: Path) -> int:
    """The loopback port of the last start when it is still free, otherwise a free one, which `file` then keeps.

    Another program may take it before the server does: the server then ends at once, and its starter asks again.
    """
    try:
        port = int(file.read_text(encoding="ascii"))
    except (FileNotFoundError, ValueError):
        port = 0
    if not port or not is_free(port):
        port = _any_free_port()
        file.write_text(f"{port}\n", encoding="ascii")
    return port


def is_free(port: int, host: str = LOOPBACK) -> bool:
    """Whether a server could listen on `port` of `host` now. Connections that are still closing don't count."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True


def _any_free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port: int = probe.getsockname()[1]
        return port
