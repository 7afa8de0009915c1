"""Temporary folders whose names say which process they belong to, so that what a killed one has left is found."""

import re
import shutil
import tempfile
from os import getpid
from pathlib import Path

import psutil


def owned_prefix(prefix: str) -> str:
    """How the name of a temporary folder of this process begins; what processes that are gone have left goes now."""
    for folder in Path(tempfile.gettempdir()).glob(f"{prefix}*"):
        owner = re.match(rf"{prefix}(\d+)-", folder.name)
        if owner and not psutil.pid_exists(int(owner[1])):
            shutil.rmtree(folder, ignore_errors=True)
    return f"{prefix}{getpid()}-"
