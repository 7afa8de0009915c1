"""Employers that the posting's own sentences name, in English and Spanish.

Every repetition is bounded or stays on one line: a posting is outside text, and may be made to be slow.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from workers.posting.company.mentions import Mention, Source
from workers.posting.company.posts import post_mentions
from workers.posting.name_forms.firm_wordings import AND, BEGINS, NAME, WORD, ends_as_a_firm
from workers.posting.text.clean_text import BULLET, clean_line
from workers.posting.text.subjects import ACT, LEGAL_FORM
from workers.posting.text.wishes import is_wished

_LEGAL_NAME = rf"{WORD}(?: (?:(?:and|of|the|&|de|del|la|los|y|e) )?{WORD}){{0,6}}?,? {LEGAL_FORM}"
_ACTS = (
    r"(?:runs?|makes?|builds?|owns?|operates?|provides?|serves?|offers?|keeps?|looks?|puts?|repairs?|installs?|needs?"
    r"|wants?|seeks?|hires?|works?|services|designs?|maintains?|supplies|specializes|employs?|manufactures?|produces?"
    r"|moves?|hauls?|grows?|fixes|took|started|began|pays?|cuts?|treats?|delivers|trains|welds|erects|fabricates"
    r"|busca|solicita|contrata|ofrece|fabrica|construye|instala|repara|lleva)"
)
_IS = r"(?:is|are|has|have|was|were|does|es|son|somos|tiene|hace|da)"
_OWN = "I own "
_OF_OWNERS = re.compile(rf"{BEGINS}{_OWN}(?P<name>{NAME} {AND}{WORD})(?= [a-z(])", re.MULTILINE)
"""It takes as long as all others together, and few texts have its words."""
_OF_SOURCES = (
    (Source.LEGAL_NAME, re.compile(rf"(?<![\w&])(?P<name>{_LEGAL_NAME})")),
    (
        Source.ABOUT,
        re.compile(rf"^[^\w\n]*(?:About|Who is|Why|Acerca de|Sobre|Qui[eé]n es) (?P<name>{NAME})\s*\W*$", re.MULTILINE),
    ),
    (
        Source.ABOUT,
        re.compile(
            rf"{BEGINS}(?:Here |[^.,!?\n]{{2,40}}, )?(?:[Aa]t|[Ee]n) (?:(?:the|el|la|los|las) )?(?P<name>{NAME}),? "
            r"(?:we|our|you|every|[a-z\u00e1-\u00fa]{2,20}mos|nos)\b",
            re.MULTILINE,
        ),
    ),
    (
        Source.HIRING,
        re.compile(
            rf"{BEGINS}(?P<name>{NAME})(?:, {NAME},)? (?:(?:is|are|est[aá]) (?:\w+ ){{0,2}}"
            r"(?:seeking|hiring|looking|recruiting|searching|adding|buscando|contratando|accepting)"
            r"|seeks|needs|busca|solicita|contrata|requiere"
            r"|invites? (?:applications|qualified|applicants)"
            r"|has (?:an? |\w+ )(?:immediate |\w+ )?(?:openings?|vacanc))",
            re.MULTILINE,
        ),
    ),
    (
        Source.LABELLED,
        re.compile(
            rf"{BEGINS}(?:Contractor|Employer|Company|Contratista|Empresa|Patr[oó]n): (?P<name>{NAME})", re.MULTILINE
        ),
    ),
    (
        Source.ABOUT,
        re.compile(
            rf"{BEGINS}(?:[^.!?\n]{{0,60}}\b[Aa]qu[ií]|[Ss]omos|[Ww]e are|[Ww]e[\u2019']re"
            r"|(?:[^.!?\n]{0,40}\b(?:I[\u2019']m|I am) (?:an? |the )?|This is [\w ]{2,20}|\W{0,3})"
            r"(?:[Ff]oreman|[Ss]uperintendent|[Ss]uper|[Oo]wner|[Mm]anager|[Ll]ead|HR|[Rr]ecruiter|[Dd]ispatcher)? ?"
            rf"(?:at|for|with|of|from)) (?P<name>{NAME})"
            r"(?=[,.!]| (?:con|de|here|and|y|in|en|aqu[ií]|buscando|looking|hiring)\b)",
            re.MULTILINE,
        ),
    ),
    (
        Source.ABOUT,
        re.compile(
            rf"{BEGINS}(?:I (?:own|run|started)|[Ww]e own|(?:[Ss]oy|[Ss]omos) (?:(?:el|la|los) )?due[nñ][oa]s? de)"
            rf" (?P<name>{NAME})(?=[,.!]|\n|$)",
            re.MULTILINE,
        ),
    ),
    (
        Source.ABOUT,
        re.compile(
            r"\b(?:[Mm]y|[Oo]ur|[Tt]he|[Mm]i|[Ll]a|[Nn]uestra) (?:company|outfit|shop|firm|employer|contractor|empresa"
            rf"|compa[nñ][ií]a)\b[^.()\n]{{0,40}} \((?P<name>{NAME})(?=[,)])"
        ),
    ),
    (Source.ABOUT, _OF_OWNERS),
    (
        Source.SUBJECT,
        re.compile(rf"(?:\A|\n\n)(?:El|La|Los|Las) (?P<name>{NAME}) (?:est[aá]n? \w+ndo|{_ACTS}n?|{_IS}) "),
    ),
    (
        Source.OPENING,
        re.compile(rf"\A[^\n]{{0,160}}?[.!]\s+(?P<name>{NAME} {AND}{WORD}), {WORD}(?: {WORD})?(?:\.\s|, [a-z])"),
    ),
    (
        Source.SUBJECT,
        re.compile(
            rf"(?:\A|\n\n)(?P<name>{NAME}), [a-z\u00e1-\u00fa][^.\n]{{3,120}}, "
            r"(?:is (?:seeking|hiring|looking)|seeks|needs|wants|hires|busca|solicita|contrata|necesita|requiere)\b"
        ),
    ),
    (
        Source.HIRING,
        re.compile(
            rf"\b(?:[Jj]oin|[Ww]ork(?:ing)? (?:at|for|with)|[Cc]areers? (?:at|with)|[Ee]mployed by|[Oo]n behalf of"
            rf"|[ÚúUu]nete a|[Tt]rabaj[ae]r? (?:en|con|para)|[Ff]orma parte de) (?:the )?(?P<name>{NAME})"
            r"(?=[,.!:;]|\s|$)"
        ),
    ),
    (
        Source.SUBJECT,
        re.compile(
            rf"{BEGINS}(?P<name>{NAME} {AND}{WORD})(?:,?|, [a-z\u00e1-\u00fa][^.,\n]{{2,60}},) (?:{_ACTS}|{_IS})\b",
            re.MULTILINE,
        ),
    ),
    (Source.OPENING, re.compile(rf"\A(?:[^\n]{{0,60}}\n+){{0,2}}(?P<name>{NAME} {AND}{WORD}),? (?:{_ACTS}|{_IS})\b")),
    (Source.SUBJECT, re.compile(rf"(?:\A|\n\n|\A.{{0,300}}[.!?]\s+)(?P<name>{WORD}),? {_ACTS}\b")),
    (
        Source.SUBJECT,
        re.compile(
            rf"(?<![\w&])(?P<name>{NAME})['\u2019]s? (?:team|crew|shop|mission|customers|clients|fleet|yard|plant)\b"
        ),
    ),
)
_MOST_CHARACTERS = 20_000
_MOST_MENTIONS = 60
_MOST_RUNS = 1_000
_NUMBERS = re.compile(r"^(?:\d[\d-]{2,20} )+")
"""A telephone's, before a name."""
_RUN = re.compile(rf"(?<![\w&]){WORD}(?: (?:(?:and|of|the|&|de|del|la|los|y|e) )?{WORD}){{0,6}}(?![\w&])")


@lru_cache(1)
def text_mentions(description: str) -> tuple[Mention, ...]:
    """Names by the turns in which postings speak of who hires. Asked for the title first, then for the company."""
    return tuple(mentions_in(description))


def mentions_in(text: str) -> Iterator[Mention]:
    """The same of any other text, which isn't kept: it would drive out the description before that is asked again."""
    text = text[:_MOST_CHARACTERS]
    for source, pattern in _OF_SOURCES:
        if pattern is _OF_OWNERS and _OWN not in text:
            continue
        matches = (match for match in pattern.finditer(text) if not _is_duty(match, text))
        names = (clean_line(re.sub(r"^[Tt]he (?=[A-Z])", "", match["name"])) for match in matches)
        for name in islice(names, _MOST_MENTIONS):
            yield Mention(name, source)
    yield from islice(post_mentions(text), _MOST_MENTIONS)
    runs = (
        _NUMBERS.sub("", match[0])
        for match in islice(_RUN.finditer(text), _MOST_RUNS)
        if not (_is_duty(match, text) or is_wished(text, match.start()))
    )
    for name in islice(filter(ends_as_a_firm, runs), _MOST_MENTIONS):
        yield Mention(name, Source.FIRM)


def _is_duty(match: re.Match[str], text: str) -> bool:
    """'• Diagnose LP and electric trucks': a list's item that begins with an act names no firm by its first words."""
    name = match.groupdict().get("name") or match[0]
    start = match.end() - len(match[0]) + match[0].find(name)
    return text[max(start - len(BULLET), 0) : start] == BULLET and bool(ACT.match(name))
