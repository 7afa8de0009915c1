"""Terms that a sentence tells otherwise than the posting: how long the job lasts, how often one stands by, who brings.

A number that stands somewhere in a posting proves no other measure: "three years over water" is no job of three years.
"""

import re
from functools import lru_cache

from workers.language.grammar import LanguageCode
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.posting.words import asks, simplified
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Role, Token, says

_LASTING = frozenset({"last", "lasts", "lasting", "dura", "duran", "durara", "duraran", "durar"})
_NEAR = 4
_PERIODS = {
    **dict.fromkeys(("day", "days", "dia", "dias"), "day"),
    **dict.fromkeys(("week", "weeks", "semana", "semanas"), "week"),
    **dict.fromkeys(("month", "months", "mes", "meses"), "month"),
    **dict.fromkeys(("year", "years", "ano", "anos"), "year"),
}
_TIMES = {
    **dict.fromkeys(("every", "each", "cada"), 1),
    **dict.fromkeys(("other", "second", "segunda", "segundo", "two", "dos", "2"), 2),
    **dict.fromkeys(("third", "tercera", "tercer", "three", "tres", "3"), 3),
    **dict.fromkeys(("fourth", "cuarta", "cuarto", "four", "cuatro", "4"), 4),
    **dict.fromkeys(("fifth", "quinta", "quinto", "five", "cinco", "5"), 5),
    **dict.fromkeys(("sixth", "sexta", "sexto", "six", "seis", "6"), 6),
    **dict.fromkeys(("eighth", "octava", "octavo", "eight", "ocho", "8"), 8),
}
_EVERY = re.compile(
    rf"\b(?:every|each|cada) (?:(?P<nth>{'|'.join(_TIMES)}) )?"
    r"(?:(?P<weekend>weekends?|fin(?:es)? de semana)|(?P<week>weeks?|semanas?)|(?P<month>months?|mes(?:es)?))\b"
)
_STANDING_BY = re.compile(r"\b(?:on[ -]call|call[ -]?outs?|stand[ -]?by|guardias?)\b")
_OF_EMPLOYER = re.compile(r"\b(?:you|your|ustedes|usted|su|sus|exigen|piden)\b")
_OF_PERSON = re.compile(r"\b(?:i|my|me|yo|mi|mis|hago|estoy|estuve|hice)\b")
_GIVING = re.compile(
    r"\b(?:suppl(?:y|ies)|provides?|furnish(?:es)?|gives?|dan|ponen|proporcionan?|proveen?|entregan)\b"
)
_BROUGHT = re.compile(
    r"\b(?:bring|have|own|provide|supply|trae[rn]?|traiga|lleve) (?:your|their|his|su|sus|tu|tus) "
    r"(?:own |propi[oa]s? )?"
    r"(?P<what>[^,.;]{3,40}?)(?= and | y |[,.;]|$)"
)


def check_terms_told_otherwise(examination: Examination, posting_text: str, code: LanguageCode) -> None:
    """Refuse a length of the job, a turn of standing by, or a thing given that the posting tells otherwise."""
    text = simplified(examination.reading.text)
    if not _OF_EMPLOYER.search(text) and not _GIVING.search(text):
        return
    tokens = examination.tokens
    lasting = _lengths_of_job(tokens)
    said = {length for _, length in _lengths_of_job(read(posting_text, code).tokens)} if lasting else set()
    if said and not {length for _, length in lasting} <= said:
        examination.fault(Reason.POSTING, *(at for at, _ in lasting))
    if _OF_PERSON.search(text):
        return
    turns = _turns(text)
    if turns and (known := _turns(simplified(posting_text))) and not turns & known:
        examination.fault(Reason.POSTING, *_touched(examination, _EVERY.search(text)))
    if giving := _GIVING.search(text):
        brought = _brought(posting_text, code)
        behind = [at for at, one in enumerate(tokens) if one.start >= giving.end()]
        until = next((at for at in behind if asks(tokens[at]) or tokens[at].role is Role.ACT), len(tokens))
        given = [
            at
            for at in behind
            if at < until and not (tokens[at].is_plain or tokens[at].number) and says(tokens[at], brought)
        ]
        if given:
            examination.fault(Reason.POSTING, *given)


def _lengths_of_job(tokens: tuple[Token, ...]) -> list[tuple[int, tuple[float | None, str]]]:
    """What a job is said to last, each with the index of its number: "lasts about 14 months"."""
    return [
        (at, (one.value, _PERIODS[tokens[at + 1].folded]))
        for at, one in enumerate(tokens[:-1])
        if one.number
        and tokens[at + 1].folded in _PERIODS
        and any(before.folded in _LASTING for before in tokens[max(0, at - _NEAR) : at])
    ]


def _turns(text: str) -> frozenset[tuple[int, str]]:
    """How often one stands by, as a text tells it: each sixth week."""
    found = set[tuple[int, str]]()
    for part in re.split(r"[.;]", text):
        if _STANDING_BY.search(part):
            found |= {(_TIMES.get(one["nth"] or "every", 1), one.lastgroup or "") for one in _EVERY.finditer(part)}
    return frozenset(found)


def _touched(examination: Examination, match: re.Match[str] | None) -> list[int]:
    return [] if match is None else examination.within(match)


@lru_cache(maxsize=16)
def _brought(posting_text: str, code: LanguageCode) -> frozenset[str]:
    """Keys of what the posting tells people to bring."""
    found = [one["what"] for one in _BROUGHT.finditer(simplified(posting_text))]
    tokens = [token for what in found for token in read(what, code).tokens]
    return keys_of(token for token in tokens if not token.is_plain)
