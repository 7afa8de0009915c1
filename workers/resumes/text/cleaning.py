"""Characters as their writer meant them: ligatures, odd blanks, bullets, and UTF-8 that was once read as Latin-1."""

import re
import unicodedata

from workers.resumes.text.ligatures import with_ligatures

BULLETS = "•◦▪▫●○■□‣⁃∙·➢➤►▶✓✔❖◆◇★☆※»¤\u2023\u25aa\u25cf\u00b7\uf0b7\uf0a7\uf0d8\uf076\uf0fc\uf02d\u2219\u27a2"
_BULLET = re.compile(rf"^\s*(?:[{re.escape(BULLETS)}]+\s*|(?:[-–—*+~]|o(?=\s+[A-Z])|¡)\s+)(?=\S)")
_ONLY_BULLET = re.compile(rf"^\s*(?:[{re.escape(BULLETS)}]|[-–—*o])\s*$")
_BLANKS = re.compile(r"[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+")
_UNSEEN = re.compile(r"[\u200b-\u200f\u2060\ufeff\u00ad\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ue000-\uf8ff]")
# The second to fourth byte of a character, as Windows-1252 or Latin-1 shows them.
_TAIL_BYTES = "\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122"
_MISREAD = re.compile(rf"[\u00c2-\u00f4][{_TAIL_BYTES}]{{1,3}}")
# Templates print U+FF0D between place and employer; one of its bytes has no sign in Windows-1252 and is lost.
_HALF_MISREAD = re.compile(r"ï¼[\u200b\u008d]?")
# Templates push items apart with runs of unbreakable blanks, which arrive with or without their first byte.
_PUSHED_APART = re.compile(r"(?:[ \u00a0]*Â[ \u00a0]*){3,}|\u00a0[ \u00a0]{2,}")
# A letter that the file's font doesn't name: at a line's beginning a bullet, elsewhere what parts two items.
_UNNAMED_FIRST, _UNNAMED = re.compile(r"^\s*(?:\(cid:\d+\)\s*)+"), re.compile(r"\s*(?:\(cid:\d+\)\s*)+")
# TeX's older fonts set an accent and then its letter.
_ACCENTED = re.compile("([\u00b4\u00a8\u02dc\u02c6])\\s?([A-Za-z\u0131])")  # acute, diaeresis, tilde, circumflex
_COMBINING = {"\u00b4": "\u0301", "\u00a8": "\u0308", "\u02dc": "\u0303", "\u02c6": "\u0302"}
_DOTLESS_I = "\u0131"
_LIGATURES = str.maketrans(
    {"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "’": "'", "‘": "'", "`": "'", "“": '"', "”": '"'}
)


def cleaned(text: str) -> str:
    """One line's text: repaired, composed (NFC), single blanks, no unseen characters."""
    text = _PUSHED_APART.sub(" | ", text)
    text = _HALF_MISREAD.sub(" – ", text)
    text = _MISREAD.sub(_read_again, text)
    text = text.replace("Â ", " ").replace("Â", " ") if "Â" in text else text
    text = with_ligatures(text)
    text = _UNNAMED.sub(" • ", _UNNAMED_FIRST.sub("• ", text))
    text = _ACCENTED.sub(_with_accent, text)
    text = _UNSEEN.sub("", text).translate(_LIGATURES)
    return _BLANKS.sub(" ", unicodedata.normalize("NFC", text)).strip()


def _with_accent(match: re.Match[str]) -> str:
    letter = "i" if match[2] == _DOTLESS_I else match[2]
    accented = unicodedata.normalize("NFC", letter + _COMBINING[match[1]])
    return accented if len(accented) == 1 else match[0]


def _read_again(match: re.Match[str]) -> str:
    for encoding in ("cp1252", "latin-1"):
        try:
            return match[0].encode(encoding).decode("utf-8")
        except UnicodeError:
            continue
    return match[0]


def is_bullet(text: str) -> bool:
    """True for a line that holds a bullet and nothing else."""
    return bool(_ONLY_BULLET.match(text))


def without_bullet(text: str) -> tuple[str, bool]:
    """The text behind a leading bullet, and whether there was one."""
    bare = _BULLET.sub("", text, count=1)
    return bare, bare != text


def key(text: str) -> str:
    """The same for texts that differ only in case, accents, punctuation or blanks; + and # count as letters."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(c))
    return re.sub(r"[^\w+#]+", " ", plain).strip()
