"""`python -m scripts.checks.secrets`: nothing is committed that looks like a key, a token or a password.

detect-secrets' detectors look through what git tracks, line by line (its own loop takes fifteen times as long): those
that go by patterns only where one is somewhere in the file, the slow ones only at lines with a sign of what they look
for. Left out are files of nothing but hashes, numbers and generated text; in tests, made-up passwords are no find, but
keys and tokens are.
"""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from detect_secrets.core.plugins.util import get_mapping_from_secret_type_to_class
from detect_secrets.core.potential_secret import PotentialSecret
from detect_secrets.filters.heuristic import is_potential_uuid, is_sequential_string, is_templated_secret
from detect_secrets.plugins.base import BasePlugin, RegexBasedDetector
from detect_secrets.plugins.keyword import DENYLIST_REGEX

ROOT = Path(__file__).resolve().parents[2]
_GENERATED = re.compile(
    r"^locks/|package-lock\.json$|openapi\.json$|api/schema\.ts$|\.po$|\.(pdf|png|webp|woff2?|tsv|gz|npz)$"
    r"|^tests/fixtures/"
)
_TESTS = re.compile(r"^tests/|\.test\.tsx?$")
_FOR_PASSWORDS = {"KeywordDetector", "BasicAuthDetector"}
_NO_SECRETS = {"IPPublicDetector"}
_NAMES = re.compile(DENYLIST_REGEX)
_NAMES_IN_ANY_CASE = re.compile(DENYLIST_REGEX, re.IGNORECASE)


def _has_name(line: str) -> bool:
    """Whether a line names a variable that may hold a secret. The search in small letters is ten times as fast."""
    return bool(_NAMES.search(line.lower()) if line.isascii() else _NAMES_IN_ANY_CASE.search(line))


def _has(pattern: str) -> Callable[[str], bool]:
    compiled = re.compile(pattern)
    return lambda line: compiled.search(line) is not None


_has_long_run = _has(r"[\w-]{24}")
_SIGNS: Mapping[str, Callable[[str], bool]] = {
    "KeywordDetector": _has_name,
    # What stands in quotes must have more than 4.5 bits a letter, or 3: fewer than 23 letters, or 9, never do.
    "Base64HighEntropyString": _has(r"""(['"])[\w+/\\=-]{23,}\1"""),
    "HexHighEntropyString": _has(r"""(['"])[0-9a-fA-F]{9,}\1"""),
    # These look for an assignment of 24, 44, 48 or 64 letters.
    "CloudantDetector": _has_long_run,
    "IbmCloudIamDetector": _has_long_run,
    "IbmCosHmacDetector": _has_long_run,
    "SoftlayerDetector": _has_long_run,
}
"""For the slow detectors: what any line has in which they find something."""
_PLACEHOLDERS = {"password", "secret", "token"}
"""What the documentation writes where a value goes."""
_MADE_UP = "made-up"
"""Says so on the line, where a test needs something that looks real."""
_CLASSES: Mapping[str, type[BasePlugin]] = get_mapping_from_secret_type_to_class()
DETECTORS = [detector() for detector in _CLASSES.values() if detector.__name__ not in _NO_SECRETS]


def finds(file: Path, *, is_test: bool = False) -> Iterator[PotentialSecret]:
    """Yield what looks like a secret in this file."""
    text = file.read_text(encoding="utf-8", errors="replace")
    numbered = [(number, line) for number, line in enumerate(text.splitlines(), start=1) if _MADE_UP not in line]
    for detector in DETECTORS:
        if is_test and type(detector).__name__ in _FOR_PASSWORDS:
            continue
        for number, line in _worth_a_look(detector, text, numbered):
            for secret in detector.analyze_line(filename=str(file), line=line, line_number=number):
                if not _is_no_secret(secret.secret_value or ""):
                    yield secret


def _worth_a_look(detector: BasePlugin, text: str, numbered: Sequence[tuple[int, str]]) -> Sequence[tuple[int, str]]:
    """Return the lines that a detector has to read, without those in which it can't find anything."""
    if has_sign := _SIGNS.get(type(detector).__name__):
        return [(number, line) for number, line in numbered if has_sign(line)]
    return numbered if _may_find(detector, text) else ()


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
