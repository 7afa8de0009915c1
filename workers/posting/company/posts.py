"""How people who write to a group, or to a board of notices, say for whom they hire, in English and Spanish.

Every repetition is bounded or stays on one line: a post is outside text, and may be made to be slow.
"""

import re
from collections.abc import Iterator

from workers.posting.company.mentions import Mention, Source
from workers.posting.name_forms.firm_wordings import AND, BEGINS, NAME, WORD, ends_as_a_firm
from workers.posting.text.clean_text import clean_line

_GREETING = (
    r"(?:^(?:[Hh]ey|HEY|[Hh]i|[Hh]ello|HELLO|[Gg]ood (?:[Mm]orning|[Aa]fternoon|[Ee]vening)|[Hh]ola|HOLA|[Ss]aludos"
    r"|[Bb]uen[oa]s? (?:[Dd][i\u00ed]as?|[Tt]ardes|[Nn]oches)|BUEN[OA]S (?:D[I\u00cd]AS|TARDES|NOCHES))"
    r"[^.!?,\n]{0,30}[,!]\s+|^[^\w\n]{1,6})"
)
_KIN = r"(?:husband|wife|brother|sister|dad|father|mom|mother|son|daughter|partner|cousin|family|boss|uncle)"
_FIRM = r"(?:company|outfit|shop|firm|business|contractor|employer)"
_ENDS = r"(?=[,.!(]|\n|$| (?:and|y|in|en|out of|de|based|here|since|aqu[i\u00ed]|looking|hiring|buscando|for|is|are)\b)"
_TWO = rf"{NAME} {AND}{WORD}"
_OWNS = (
    r"(?:own and (?:operate|run)|own|run|runs|owns|started|opened|operate|tenemos|manejamos"
    r"|somos due[n\u00f1]os de)"
)
_SEEKS = (
    r"(?:(?:is|are|est[a\u00e1]) (?:\w+ ){0,2}(?:seeking|hiring|looking|recruiting|searching|adding|buscando"
    r"|contratando|solicitando)|seeks|needs|wants|busca|solicita|contrata|requiere|necesita|ocupa)\b"
)
_OF_PEOPLE = (
    (
        Source.ABOUT,
        re.compile(
            rf"(?:\b[Mm]y {_KIN}\b(?:[^.!?\n]{{0,40}} (?:and|&) I)?|\b[Mm]e and [^.!?\n]{{2,40}}"
            rf"|\b[Mm]i \w{{3,12}}\b[^.!?\n]{{0,40}} y yo) {_OWNS} (?P<name>{_TWO}){_ENDS}",
            re.MULTILINE,
        ),
    ),
    (
        Source.ABOUT,
        re.compile(
            rf"(?:{BEGINS}|{_GREETING})(?:[Ww]e|[Uu]s|[Nn]osotros|[Ll]os de|[Aa]qu[i\u00ed])"
            rf" (?:here )?(?:at|over at|en) (?P<name>{NAME})"
            r"(?=,? (?:are|have|need|want|buscamos|necesitamos|estamos|tenemos|ocupamos|solicitamos)\b)",
            re.MULTILINE,
        ),
    ),
    (
        Source.HIRING,
        re.compile(
            rf"(?:{BEGINS}|{_GREETING})(?:[Ll]a|LA) (?:empresa|compa[n\u00f1][i\u00ed]a|constructora)"
            rf" (?P<name>{NAME}) {_SEEKS}",
            re.MULTILINE,
        ),
    ),
    (Source.HIRING, re.compile(rf"{_GREETING}(?P<name>{_TWO}) {_SEEKS}", re.MULTILINE)),
)
_OF_FIRMS = (
    (
        Source.ABOUT,
        re.compile(
            rf"(?:{BEGINS}|{_GREETING}|(?:,|\band|\by) )(?:I|[Ww]e|[Yy]o)? ?{_OWNS} (?P<name>{_TWO}){_ENDS}",
            re.MULTILINE,
        ),
    ),
    (
        Source.ABOUT,
        re.compile(
            rf"(?:{BEGINS}|{_GREETING})(?:[Ww]e are|[Ww]e[\u2019']re|[Ss]omos|[Tt]his is) (?P<name>{_TWO}){_ENDS}",
            re.MULTILINE,
        ),
    ),
    (
        Source.ABOUT,
        re.compile(
            rf"\b(?:[Mm]y|[Oo]ur|{_KIN}[\u2019']s|[Mm]i|[Nn]uestra)"
            rf" (?:{_FIRM}|empresa|compa[n\u00f1][i\u00ed]a|negocio|taller)"
            rf",?(?: (?:is |es )?(?:called|named|se llama))? (?P<name>{_TWO}){_ENDS}",
            re.MULTILINE,
        ),
    ),
)
"""Where machines, crafts and people stand too, so that the name itself must be a firm's: 'We run Mazak Integrex'."""


def post_mentions(text: str) -> Iterator[Mention]:
    """Names by the turns of people who write of their own firm, or of who employs them."""
    for patterns, is_any in ((_OF_PEOPLE, True), (_OF_FIRMS, False)):
        for source, pattern in patterns:
            for name in (clean_line(match["name"]) for match in pattern.finditer(text)):
                if is_any or " & " in name or ends_as_a_firm(name):
                    yield Mention(name, source)
