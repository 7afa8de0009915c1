"""`python -m scripts.checks.secrets`: nothing is committed that looks like a key, a token or a password.

detect-secrets' detectors look through what git tracks, line by line (its own loop takes five times as long), and those
that go by patterns only where one is somewhere in the file. Left out are files of nothing but hashes and generated
text; in tests, made-up passwords are no find, but keys and tokens are.
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from detect_secrets.core.plugins.util import get_mapping_from_secret_type_to_class
from detect_secrets.core.potential_secret import PotentialSecret
from detect_secrets.filters.heuristic import is_potential_uuid, is_sequential_string, is_templated_secret
from detect_secrets.plugins.base import BasePlugin, RegexBasedDetector
from detect_secrets.plugins.keyword import DENYLIST_REGEX, KeywordDetector

ROOT = Path(__file__).resolve().parents[2]
_GENERATED = re.compile(
    r"^locks/|package-lock\.json$|openapi\.json$|api/schema\.ts$|\.po$|\.(pdf|png|webp|woff2?|tsv|gz)$|^tests/fixtures/"
)
_TESTS = re.compile(r"^tests/|\.test\.tsx?$")
_FOR_PASSWORDS = {"KeywordDetector", "BasicAuthDetector"}
_NO_SECRETS = {"IPPublicDetector"}
_NAMES = re.compile(DENYLIST_REGEX, re.IGNORECASE)
"""Of variables that hold a secret: each of the keyword detector's patterns has one in it, and few lines do."""
_PLACEHOLDERS = {"password", "secret", "token"}
"""What the documentation writes where a value goes."""
_MADE_UP = "made-up"
"""Says so on the line, where a test needs something that looks real."""
_CLASSES: Mapping[str, type[BasePlugin]] = get_mapping_from_secret_type_to_class()
DETECTORS = [detector() for detector in _CLASSES.values() if detector.__name__ not in _NO_SECRETS]


def finds(file: Path, *, is_test: bool = False) -> Iterator[PotentialSecret]:
    """What looks like a secret in this file."""
    text = file.read_text(encoding="utf-8", errors="replace")
    detectors = [
        detector
        for detector in DETECTORS
        if not (is_test and type(detector).__name__ in _FOR_PASSWORDS) and _may_find(detector, text)
    ]
    for number, line in enumerate(text.splitlines(), start=1):
        if not line or _MADE_UP in line:
            continue
        names_one = _NAMES.search(line)
        for detector in detectors:
            if isinstance(detector, KeywordDetector) and not names_one:
                continue
            for secret in detector.analyze_line(filename=str(file), line=line, line_number=number):
                if not _is_no_secret(secret.secret_value or ""):
                    yield secret


def _may_find(detector: BasePlugin, text: str) -> bool:
    """False only where none of its patterns is anywhere in the text, so in none of its lines."""
    if not isinstance(detector, RegexBasedDetector):
        return True
    return any(_in_lines(pattern).search(text) for pattern in detector.denylist)


@cache
def _in_lines(pattern: re.Pattern[str]) -> re.Pattern[str]:
    """The same with beginnings and ends of lines, since it looks through all of them at once."""
    return re.compile(pattern.pattern, pattern.flags | re.MULTILINE)


def _is_no_secret(value: str) -> bool:
    known = value.lower() in _PLACEHOLDERS
    return known or is_sequential_string(value) or is_potential_uuid(value) or is_templated_secret(value)


def main() -> None:
    """Exits with 1 and where to look, never with what was found: it may be real."""
    tracked = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = [
        f"{name}:{secret.line_number}: {secret.type}"
        for name in tracked.split("\0")
        if name and not _GENERATED.search(name) and (ROOT / name).is_file()
        for secret in finds(ROOT / name, is_test=bool(_TESTS.search(name)))
    ]
    print(*found, sep="\n")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
