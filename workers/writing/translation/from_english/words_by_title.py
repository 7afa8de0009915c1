"""English words that the trade of a job's title means otherwise than the rest do: the filler of a body shop.

Each is put by its fuller name ("body filler"), which the lists of all trades have; what only one trade has stands in
`pieces`.
"""

import re
import tomllib
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from workers.language.conjugation import Form
from workers.writing.lexicon.english import plural
from workers.writing.translation.from_english.tables import key, tables

_WORD = re.compile(r"[^\W_]+(?:['\u2019-][^\W_]+)*")
_BEFORE_THING = frozenset(
    {"a", "an", "the", "with", "from", "of", "for", "in", "on", "into", "under", "each", "every", "by", "all", "new",
     "off", "out"}
)  # fmt: skip
"""Behind these stands no base of a verb."""
_LONGEST = 2
_AROUND = 3
"""Words before and behind that may make a longer name."""


class _Trade(msgspec.Struct, frozen=True):
    of: re.Pattern[str]
    words: dict[str, str]


def told_by_title(text: str, beside: str) -> str:
    """The line with such words named in full; a word within a longer name of our lists stays as it is."""
    meant = _meant(beside)
    if not meant:
        return text
    words = [*_WORD.finditer(text)]
    keys = [key(one.group()) for one in words]
    told: list[str] = []
    end = at = 0
    while at < len(words):
        length = next((many for many in (_LONGEST, 1) if " ".join(keys[at : at + many]) in meant), 0)
        length = min(length, len(words) - at)
        if not length or not _may_stand(text, words, keys, at, length):
            at += 1
            continue
        told += [text[end : words[at].start()], meant[" ".join(keys[at : at + length])]]
        end = words[at + length - 1].end()
        at += length
    return "".join([*told, text[end:]])


def _may_stand(text: str, words: list[re.Match[str]], keys: list[str], at: int, length: int) -> bool:
    """Whether the words at a place are a thing by themselves: no part of a name, no doing."""
    known = tables()
    last = at + length
    if any(one.group().isupper() and len(one.group()) > 1 for one in words[at:last]) and not text.isupper():
        return False
    is_led = at > 0 and not text[words[at - 1].end() : words[at].start()].strip()
    begins = (begin for begin in range(max(at - _AROUND, 0), at + 1))
    around = ((begin, end) for begin in begins for end in range(last, min(last + _AROUND, len(words)) + 1))
    if any(end - begin > length and _is_name(text, words[begin:end], keys[begin:end]) for begin, end in around):
        return False
    form = known.forms.get(keys[at]) if length == 1 else None
    if form is None or (form[1] is Form.THIRD and at > 0):
        return True
    return (
        form[1] in {Form.BASE, Form.GERUND}
        and is_led
        and _is_object(keys, at, is_last=not text[words[at].end() :].strip(" .,;"))
    )


def _is_object(keys: list[str], at: int, *, is_last: bool) -> bool:
    """Whether what is spelt as a verb is a thing by the word before it: wipe stain, tips and wire, matched to proof."""
    known, before = tables(), keys[at - 1]
    if before == "and" and at > 1 and is_last and keys[at - 2] in known.nouns:
        return known.forms.get(keys[at - 2], ("", None))[1] is not Form.BASE
    form = known.forms.get(before)
    is_done = form is not None and form[1] is not Form.THIRD
    return is_done or before in _BEFORE_THING or (before == "to" and is_last)


def _is_name(text: str, words: list[re.Match[str]], keys: list[str]) -> bool:
    """Whether words that no mark parts are a name of our lists."""
    return " ".join(keys) in tables().nouns and re.search(r"[,;:/()]", text[words[0].start() : words[-1].end()]) is None


@cache
def typed_by_meant() -> dict[str, str]:
    """What somebody typed by the name that stands for it, in both numbers: it proves what that name is told by."""
    found: dict[str, str] = {}
    for trade in _trades():
        for word, meant in trade.words.items():
            found.setdefault(plural(meant), plural(word))
            found.setdefault(meant, word)
    return found


@lru_cache(maxsize=256)
def _meant(beside: str) -> dict[str, str]:
    """Which words mean what to the trades that the title names, in both numbers; the trade listed first has the say."""
    meant: dict[str, str] = {}
    for trade in _trades() if beside else ():
        if trade.of.search(beside):
            words = {key(plural(word)): plural(name) for word, name in trade.words.items()}
            meant = words | {key(word): name for word, name in trade.words.items()} | meant
    return meant


@cache
def _trades() -> tuple[_Trade, ...]:
    """Read once per process, in the order of the file."""
    text = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    return tuple(
        _Trade(
            re.compile(table["of"], re.IGNORECASE),
            dict(line.split(" = ", 1) for line in table["words"].strip().splitlines()),
        )
        for table in tomllib.loads(text).values()
    )
