"""Employers in the data from which a page's scripts build it: `"hiringOrganization": {"name": "Acme"}`."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from workers.posting.company.mentions import Mention, Source
from workers.posting.markup.tree import Element
from workers.posting.text.clean_text import clean_line

_FIELD = re.compile(
    r"[\"']?(?P<field>hiring_?(?:organi[sz]ation|company)|(?:company|employer|organi[sz]ation|business"
    r"|legal_?entity)(?:_?name)?"
    r"|legal_?name|(?:account|client|tenant|agency|job_?board|career_?site)_?name"
    r"|(?:account|tenant)(?=[\"']?\s*[:=]\s*\{)|(?:nombre_?)?empresa|raz[oó]n_?social)[\"']?\s*[:=]\s*"
    r"(?:\{[^{}]{0,300}?[\"']?(?:name|displayName|legalName|nombre|denominaci[oó]n|raz[oó]n_?social)[\"']?\s*:\s*)?"
    r"\"(?P<name>(?:[^\"\\<>{}\n]|\\u[0-9a-f]{4}|\\/){2,120})\"",
    re.IGNORECASE,
)
_OF_LAW = re.compile(r"legal|raz", re.IGNORECASE)
_MOST_CHARACTERS = 500_000
_MOST_SCRIPTS = 60
_MOST_NAMES = 2
"""More are those of other postings beside this one."""
_MOST_FIELDS = 40
_NEAR = 4_000
"""Characters between a posting's title and its employer, in data that hold several postings."""
_A_NAME = re.compile(r"[A-Z0-9\u00c1-\u00da\u00d1][^_=;(){}]*[^_=;(){}.:]\.?")


@dataclass(frozen=True, slots=True)
class _Found:
    """`distance`: characters from the nearest place in the same data where the job's title stands."""

    mention: Mention
    distance: int


def mentions_in_data(page: Element, title: str) -> Iterator[Mention]:
    """Yield employers in a page's data; of many only the one nearest to the title, and none where that isn't near."""
    found = [one for text in _scripts(page) for one in _found_in(text, title)]
    names = {one.mention.name for one in found if one.mention.source is Source.DATA}
    if len(names) > _MOST_NAMES:
        nearest = min(found, key=lambda one: one.distance)
        found = [nearest] if nearest.distance <= _NEAR else []
    yield from dict.fromkeys(one.mention for one in found)


def _scripts(page: Element) -> Iterator[str]:
    for script in islice(page.iter("script"), _MOST_SCRIPTS):
        text = script.text or ""
        if len(text) <= _MOST_CHARACTERS and "ld+json" not in (script.get("type") or ""):
            yield text


def _found_in(text: str, title: str) -> Iterator[_Found]:
    quoted = re.escape(json.dumps(title, ensure_ascii=False)) if title else r"(?!)"
    titles = [match.start() for match in islice(re.finditer(quoted, text, re.IGNORECASE), _MOST_FIELDS)]
    for match in islice(_FIELD.finditer(text), _MOST_FIELDS):
        name = _unescaped(match["name"])
        if _A_NAME.fullmatch(name) and name.casefold() != title.casefold():
            source = Source.LEGAL_DATA if _OF_LAW.search(match["field"]) else Source.DATA
            distance = min((abs(match.start() - place) for place in titles), default=_NEAR + 1)
            yield _Found(Mention(name, source), distance)


def _unescaped(text: str) -> str:
    try:
        return clean_line(json.loads(f'"{text}"'))
    except ValueError:
        return ""
