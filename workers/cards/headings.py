"""Finds the name that heads a card, where no issuer has a firm's word in its name: "BRANDYWINE PAPER", "forkready"."""

import re
from collections.abc import Set as AbstractSet
from statistics import median

from workers.cards.alike import Words
from workers.cards.days import days
from workers.cards.labels import labels
from workers.cards.organizations import COMMON, is_firm_word
from workers.cards.printed import CLOSE, Printed, height
from workers.resumes.text.line import Line

_OF_CARDS = re.compile(
    r"\b(?:card|tarjeta|licen\w+|permit|permiso|certificate|certificado|certified|certifi(?:es|ca)|operad?ors?|technician"
    r"|t[eé]cnico|qualified|qualification|record|registration|registry|credential|identification|authorization|wallet"
    r"|this|that|has|have|is|name|person|worker|driver|signature|completion|achievement|verif\w+|form|state|county|city"
    r"|department|http|www|program|tools?|approved|est[ae])\b|\.(?:com|org|gov|example)",
    re.IGNORECASE,
)
_WORD = re.compile(r"[^\W\d_]{4,}")
_FIRM = re.compile(
    r"(?:[A-Z][\w.&'’-]*\s(?:(?:and|of|&)\s)?){1,4}(?:Safety|Learning|Education|Responders|Environmental|Associates"
    r"|Administration|Aggregates?|Steel|Energy|Electric|Construction|Builders|Welding|Cranes?|Rigging|Marine|Mining"
    r"|Equipment|Scaffold(?:ing|s)?|Ambulance|(?:Fire|Health)\sDepartment|Terminals?|International|Staffing|Lifts?)",
    re.IGNORECASE,
)
MOST_WORDS = 5
USUAL = 0.95  # of most lines' height: what heads a card is printed no smaller


def heading(card: Printed, phrases_of_kinds: AbstractSet[str]) -> str | None:
    """The name on the first row; None where it could as well be a course's, by what the kinds are told by."""
    front = [line for line in card.lines if line.page == 1 and len(_WORD.findall(line.text)) > 0]
    if not front:
        return None
    usual, first = median(map(height, front)), min(front, key=lambda line: line.middle)
    for line in front:
        on_top = line.middle - first.middle < CLOSE * height(first) / 2
        if on_top and height(line) >= USUAL * usual and _is_name(line, phrases_of_kinds):
            under = [one for one in front if 0 < one.middle - line.middle < CLOSE * height(line)]
            return " ".join([line.text, *(one.text for one in under if is_firm_word(one.text))])
    return None


def firm(card: Printed, phrases_of_kinds: AbstractSet[str]) -> str | None:
    """The only line that ends as firms of the trades do and has a word of its own: "Tri-State Aggregate Safety"."""
    found = {line.text for line in card.lines if _FIRM.fullmatch(line.text) and _is_name(line, phrases_of_kinds)}
    return next(iter(found)) if len(found) == 1 else None


def _is_name(line: Line, phrases_of_kinds: AbstractSet[str]) -> bool:
    words = line.text.split()
    words_of_kinds = {word for phrase in phrases_of_kinds for word in phrase.split()}
    said = Words.of(line.text)
    own = [word for word in _WORD.findall(line.text.lower()) if word not in words_of_kinds and word not in COMMON]
    return (
        bool(own)
        and len(words) <= MOST_WORDS
        and not line.unsure
        and not any(map(str.isdigit, line.text))
        and not _OF_CARDS.search(line.text)
        and not any(" " in phrase and said.say(phrase) for phrase in phrases_of_kinds)
        and not labels(line.text)
        and not days(line.text)
    )
