"""Employers in the data from which a page's scripts build it: `"hiringOrganization": {"name": "Acme"}`."""

import json
import re
from itertools import islice

from workers.posting.clean_text import clean_line
from workers.posting.markup import Element

_FIELD = re.compile(
    r"[\"']?(?:hiring_?(?:organi[sz]ation|company)|(?:company|employer|organi[sz]ation|business"
    r"|legal_?entity)(?:_?name)?"
    r"|(?:account|client|tenant|agency|job_?board|career_?site)_?name|(?:account|tenant)(?=[\"']?\s*[:=]\s*\{)|(?:nombre_?)?empresa|raz[oó]n_?social)[\"']?\s*[:=]\s*"
    r"(?:\{[^{}]{0,300}?[\"']?(?:name|displayName|legalName|nombre)[\"']?\s*:\s*)?"
    r"\"(?P<name>(?:[^\"\\<>{}\n]|\\u[0-9a-f]{4}|\\/){2,120})\"",
    re.IGNORECASE,
)
_MOST_CHARACTERS = 500_000
_MOST_SCRIPTS = 60
_MOST_NAMES = 2
"""More are those of other postings beside this one."""
_MOST_FIELDS = 40
_A_NAME = re.compile(r"[A-Z0-9\u00c1-\u00da\u00d1][^_=;(){}]*[^_=;(){}.:]\.?")


def names_in_data(page: Element, title: str) -> list[str]:
    """Empty when the data name many employers; those of the part that names the title too go before."""
    names: list[str] = []
    for script in islice(page.iter("script"), _MOST_SCRIPTS):
        text = script.text or ""
        if len(text) <= _MOST_CHARACTERS and "ld+json" not in (script.get("type") or ""):
            names += [_unescaped(match["name"]) for match in islice(_FIELD.finditer(text), _MOST_FIELDS)]
    found = list(
        dict.fromkeys(name for name in names if _A_NAME.fullmatch(name) and name.casefold() != title.casefold())
    )
    return found if len(found) <= _MOST_NAMES else []


def _unescaped(text: str) -> str:
    try:
        return clean_line(json.loads(f'"{text}"'))
    except ValueError:
        return ""
