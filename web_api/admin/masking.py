"""Mask people's words for admins: they can recognise a case, but can't read somebody's life.

Decided by the type of each field, so that a new field of text is masked without anybody having to think of it.
"""

import re
from enum import Enum
from typing import Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit
from uuid import UUID

from common.contract import Contract
from common.jobs.kinds import KINDS

WORDS_SHOWN = 6
LONGEST_WORD = 24
TRACEBACK_SHOWN = 20_000
_PLAIN = (UUID, bool, int, float, Enum)

_EMAIL = re.compile(r"[^\s@<>()\[\],;:\"'/]+@[^\s@<>()\[\],;:\"'/]+\.\w+")
_WEB_ADDRESS = re.compile(r"\bhttps?://[^\s\"'<>]+", re.IGNORECASE)
_PHONE = re.compile(r"(?<![\w.-])\+?\(?\d[\d ().-]{7,}\d(?![\w-])")
_SECRET = re.compile(r"\b(?:sk|pk|ghp|xox[a-z])[-_][\w-]{8,}|\b[Bb]earer\s+\S+")
_VALUES = re.compile(r"\[parameters: .*|^DETAIL: .*", re.MULTILINE)


def masked_arguments(kind: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """The job's arguments by the fields of its kind; all of them masked for a kind that isn't known here."""
    shown_as_is = _shown_as_is(KINDS[kind].arguments) if kind in KINDS else frozenset()
    return {name: value if name in shown_as_is else _masked(value) for name, value in arguments.items()}


def redact(text: str) -> str:
    """A traceback or message without the values that may be somebody's: addresses, numbers, secrets, SQL's values."""
    text = _VALUES.sub("[values hidden]", text[-TRACEBACK_SHOWN:])
    text = _WEB_ADDRESS.sub(lambda found: _masked_address(found[0]), text)
    return _PHONE.sub("[number]", _EMAIL.sub("[e-mail]", _SECRET.sub("[secret]", text)))


def _shown_as_is(arguments: type[Contract]) -> frozenset[str]:
    names = dict(zip(arguments.__struct_fields__, arguments.__struct_encode_fields__, strict=True))
    hints = get_type_hints(arguments)
    return frozenset(names[field] for field in names if _says_nothing_about_people(hints[field]))


def _says_nothing_about_people(hint: Any) -> bool:
    if get_origin(hint) is Literal:
        return True
    if options := [option for option in get_args(hint) if option is not type(None)]:
        return all(map(_says_nothing_about_people, options))
    return isinstance(hint, type) and issubclass(hint, _PLAIN)


def _masked(value: Any) -> Any:
    match value:
        case None | bool():
            return value
        case str() if _WEB_ADDRESS.fullmatch(value):
            return _masked_address(value)
        case str():
            return _masked_text(value)
        case _:
            return "[hidden]"


def _masked_text(text: str) -> str:
    if not text:
        return ""
    beginning = " ".join(word[:LONGEST_WORD] for word in redact(text[:1000]).split()[:WORDS_SHOWN])
    return f"{beginning}… ({len(text):,} characters)"


def _masked_address(address: str) -> str:
    """Return a web address without user, password, query and fragment, which may carry sessions and names."""
    try:
        parts = urlsplit(address)
        host = parts.hostname or ""
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return "[address]"
    path = "/".join(
        piece if len(piece) <= 2 * LONGEST_WORD else f"{piece[:LONGEST_WORD]}…" for piece in parts.path.split("/")
    )
    return f"{parts.scheme}://{host}{port}{_EMAIL.sub('[e-mail]', path)}{'?…' if parts.query else ''}"
