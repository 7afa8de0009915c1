"""Text from outside, made fit for a form field, a prompt and a printed page."""

import html
import re
import unicodedata

MAX_DESCRIPTION_CHARACTERS = 20_000
MAX_NAME_CHARACTERS = 200
BULLET = "• "

# Beside control characters: invisible ones (zero-width, direction overrides, soft hyphens) that hide text from the
# person who pastes it, and private-use glyphs of icon fonts.
_UNPRINTABLE = {"Cc", "Cf", "Co", "Cs", "Cn"}


class _Printable(dict[int, int | None]):
    """What `str.translate` makes of a character, looked up once each: nothing of those that can't be printed."""

    def __missing__(self, code: int) -> int | None:
        kept = code == ord("\n") or unicodedata.category(chr(code)) not in _UNPRINTABLE
        return self.setdefault(code, code if kept else None)


_PRINTABLE = _Printable()
_ENTITY = re.compile(r"&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,10});", re.IGNORECASE)
_BLANKS = re.compile(r"[^\S\n]+")
_OWN_BULLET = re.compile(
    r"^[-*\u2013\u2022\u2023\u2043\u00b7\u25aa\u25ab\u25cf\u25cb\u25e6\u27a2\u2713\u2714\u2756]+[^\S\n]+"
)
_LONE_BULLET = re.compile(r"^[-*\u2013\u2022\u2023\u2043\u00b7\u25aa\u25ab\u25cf\u25cb\u25e6\u27a2\u2713\u2714\u2756]$")


def clean_line(text: str, limit: int = MAX_NAME_CHARACTERS) -> str:
    """Return one line of at most `limit` characters, without invisible characters."""
    return " ".join(_printable(unescape(text[: limit * 4])).split())[:limit].strip()


def clean_lines(text: str, limit: int = MAX_DESCRIPTION_CHARACTERS) -> str:
    """Lines without invisible characters, one kind of bullet, never two blank ones in a row, cut at a line's end."""
    lines: list[str] = []
    for raw in _printable(unescape(text[: limit * 4])).split("\n"):
        line = _one_bullet(raw)
        if line or (lines and lines[-1]):
            lines.append(line)
    return _cut("\n".join(lines).strip(), limit)


def unescape(text: str) -> str:
    """Resolve entities until none is left, twice at most: boards escape what was escaped already."""
    for _ in range(2):
        if "&" not in text or not _ENTITY.search(text):
            break
        text = html.unescape(text)
    return text


def bare(text: str) -> str:
    """Letters and digits alone, in small letters: by these the same words in other markup are told."""
    return "".join(filter(str.isalnum, text)).casefold()


def _printable(text: str) -> str:
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\t", " ")
    return unicodedata.normalize("NFC", text).translate(_PRINTABLE)


def _one_bullet(raw: str) -> str:
    """A list's indent of two blanks per level is kept; what the author typed as a bullet becomes ours."""
    indent = len(raw) - len(raw.lstrip(" "))
    line = _BLANKS.sub(" ", raw).strip()
    if _LONE_BULLET.match(line):
        return ""
    is_item = False
    while _OWN_BULLET.match(line):
        is_item = True
        line = _OWN_BULLET.sub("", line, count=1)
    return " " * min(indent, 8) * is_item + BULLET * is_item + line


def _cut(text: str, limit: int) -> str:
    if len(text) <= limit:
        return text
    head = text[:limit]
    return head[: head.rfind("\n")].rstrip() if "\n" in head else head.rstrip()
