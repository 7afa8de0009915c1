"""A posting in the data from which a page's scripts build it: strings of scripts that hold what isn't in the page yet.

`__NEXT_DATA__`, a store's first state, a variable of a script: each has its own shape, but all keep the text as one
string or a few, with the job's title under a key that says so.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from workers.posting.declared.structured_data import text_of_markup
from workers.posting.markup.tree import Element
from workers.posting.models import Declared
from workers.posting.name_forms.title_words import says_position
from workers.posting.text.clean_text import clean_line
from workers.posting.text.subjects import JOB_WORD, cues_in

_MOST_SCRIPTS = 60
_MOST_CHARACTERS = 1_000_000
_MOST_STRINGS = 20_000
_LONGEST_STRING = 60_000
_SHORTEST_PART = 60
_SHORTEST_POSTING = 250
_FEWEST_CUES = 4
_LONGEST_HEADING = 60
_NEAR = 1_500
"""Characters of data between the job's title and its text."""
_STRING = re.compile(
    r"(?:[\"']?(?P<key>[\w$.-]{1,60}+)[\"']?\s{0,9}[:=]\s{0,9})?"
    r"(?P<quote>[\"'`])(?P<text>(?>(?:(?!(?P=quote))[^\\]|\\.)*))(?:(?P=quote)|\Z)",
    re.DOTALL,
)
"""Ends with the script where no quote ends it, so that it never looks at anything twice.

No `)*+` for the text: before Python 3.11.5 that forgets where alternatives within it end.
"""
_TITLE_KEY = re.compile(
    r"(?:(?:job|position|posting|opening|vacancy|requisition)_?){0,2}(?:title|name)|puesto|vacante|titulo",
    re.IGNORECASE,
)
_HEADING_KEY = re.compile(r"text|title|heading|header|label", re.IGNORECASE)
_ANOTHER_RECORD = re.compile(
    r"\b_?(?:id|url|slug|path|requisition\w*|(?:job|posting|position|vacancy|opening)\w{0,12}id)[\"']?\s*:",
    re.IGNORECASE,
)
_PART_OF_A_PAGE = re.compile(r"(?:inner|outer)HTML$|textContent$|template|css|style$", re.IGNORECASE)
_CODE = re.compile(r"\bfunction\s?\(|=>|\bvar \w+\s*=|\{\{|\$\{|[{;][ \t]{0,9}\n[ \t]{0,20}[\w.#-]{1,40}[ \t]{0,5}[:{]")


@dataclass(frozen=True, slots=True)
class _String:
    key: str
    text: str
    start: int
    end: int


def posting_in_scripts(page: Element) -> Declared | None:
    """The posting that the page's scripts hold; None where they hold none, or several that nothing parts."""
    found = [posting for script in _scripts(page) for posting in _postings_in(script)]
    texts = {posting.description for posting in found}
    return found[0] if len(texts) == 1 else None


def _scripts(page: Element) -> Iterator[str]:
    for script in islice(page.iter("script"), _MOST_SCRIPTS):
        text = script.text or ""
        if len(text) <= _MOST_CHARACTERS and "ld+json" not in (script.get("type") or ""):
            yield text


def _postings_in(script: str) -> Iterator[Declared]:
    strings = list(_strings_in(script))
    for group in _groups([string for string in strings if _is_data(string.key) and _is_prose(string.text)], script):
        text = "\n\n".join(_headed(part, strings) for part in group)
        if len(text) >= _SHORTEST_POSTING and cues_in(text) >= _FEWEST_CUES:
            yield Declared(title=_title_near(group[0], strings), description=text)


def _strings_in(script: str) -> Iterator[_String]:
    """Every string of the data, unescaped, and those of data that are kept within a string."""
    for match in islice(_STRING.finditer(script), _MOST_STRINGS):
        raw = match["text"]
        if not raw or len(raw) > _LONGEST_STRING:
            continue
        text = _unescaped(raw)
        if text[:1] in "[{" and '":' in text:
            inner = islice(_STRING.finditer(text), _MOST_STRINGS)
            yield from (
                _String(one["key"] or "", _unescaped(one["text"]), match.start(), match.start())
                for one in inner
                if one["text"]
            )
        else:
            yield _String(match["key"] or "", text, match.start(), match.end())


def _unescaped(raw: str) -> str:
    if "\\" not in raw:
        return raw
    escaped = re.sub(r"\\([^\"\\/bfnrtu])", r"\1", raw).replace("\n", "\\n")
    try:
        return str(json.loads('"' + re.sub(r'(?<!\\)"', r"\"", escaped) + '"', strict=False))
    except ValueError:
        return ""


def _is_data(key: str) -> bool:
    """Whether it is a field's value; what a script writes into the page by itself may be all of a page."""
    return bool(key) and not _PART_OF_A_PAGE.search(key)


def _is_prose(text: str) -> bool:
    return len(text) >= _SHORTEST_PART and text.count(" ") > len(text) / 20 and not _CODE.search(text)


def _groups(parts: list[_String], script: str) -> Iterator[list[_String]]:
    """Parts of one record: nothing stands between them that begins another."""
    group: list[_String] = []
    for part in parts:
        between = script[group[-1].end : part.start] if group else ""
        if group and (len(between) > _NEAR or _ANOTHER_RECORD.search(between)):
            yield group
            group = []
        group.append(part)
    if group:
        yield group


def _headed(part: _String, strings: list[_String]) -> str:
    """The part's text with the heading that a field right before it holds."""
    text = text_of_markup(part.text)
    place = strings.index(part)
    before = strings[place - 1] if place else None
    if before and _HEADING_KEY.fullmatch(before.key) and 0 < len(before.text) <= _LONGEST_HEADING:
        return text if _is_title(before) else f"{clean_line(before.text)}\n{text}"
    return text


def _title_near(part: _String, strings: list[_String]) -> str:
    near = [one for one in strings if _is_title(one) and abs(one.start - part.start) <= _NEAR]
    nearest = min(near, key=lambda one: (_is_of_anything(one), abs(one.start - part.start)), default=None)
    return clean_line(nearest.text) if nearest else ""


def _is_of_anything(string: _String) -> bool:
    """A site and a firm have a `name` too, a job alone a `jobTitle`."""
    return string.key.rpartition(".")[2].casefold() == "name"


def _is_title(string: _String) -> bool:
    is_named = bool(_TITLE_KEY.fullmatch(string.key.rpartition(".")[2])) and len(string.text) <= _LONGEST_HEADING * 2
    return is_named and bool(JOB_WORD.search(string.text) or says_position(string.text))
