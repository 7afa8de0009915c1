"""The turns in which postings name a position and an employer, in English and Spanish.

Every repetition is bounded or stays on one line: a posting is outside text, and may be made to be slow.
"""

import re


def _any_of(*turns: str) -> str:
    return "(?:" + "|".join(turns) + ")"


_NAME_WORD = r"(?:(?:S[tT]|M[tT]|F[tT])\.(?=\s)|[A-Z0-9ÁÉÍÓÚÑ](?:[\w&\u2019'-]|\.(?=\w)){0,40})"
_LINK = r"(?:(?:and|of|the|for|y|de|del|la|los|&) ){0,3}"
NAME = rf"{_NAME_WORD}(?: {_LINK}{_NAME_WORD}){{0,6}}(?:,? (?:Inc|Co|Corp|Ltd|LLC)\b\.?)?"
"""A name in capitals, as the text of a pattern."""

NOT_NAMES = frozenset(
    {
        *("about", "all", "apply", "benefits", "buscamos", "call", "contact", "description", "duties"),
        *("e-mail", "el", "email", "full", "he", "hello", "hi", "how", "it", "job", "jobs", "la", "las"),
        *("llamar", "llame", "location", "los", "must", "no", "nuestra", "nuestro", "our", "overview", "part"),
        *("pay", "please", "position", "qualifications", "requirements", "requisitos", "responsibilities"),
        *("salary", "scope", "se", "send", "she", "some", "somos", "su", "summary", "sus", "text", "that"),
        *("the", "these", "they", "this", "those", "us", "we", "what", "when", "where", "who", "why", "you"),
    }
)
"""Words in small letters with which no company's name begins, although sentences and headings do."""

LABELLED_TITLE = re.compile(
    r"^[^\w\n]*"
    + _any_of(
        *(
            "job title",
            "position title",
            "position",
            "title",
            "job",
            "role",
            "now hiring",
            "hiring",
            "puesto",
            "vacante",
        ),
        *("t[íi]tulo del puesto", "cargo", "se solicita", "se busca", "solicitamos", "buscamos"),
    )
    + r"\s*[:\u2013-]\s*(?P<name>\S.{1,90})$",
    re.IGNORECASE | re.MULTILINE,
)
CLASS_TITLE = re.compile(r"\bclass title\s*:\s*(?P<name>[^.\n]{3,80})", re.IGNORECASE)
"""How public employers call a position."""
SOUGHT_TITLE = re.compile(
    r"\b"
    + _any_of(
        *("seeking", "need(?:s|ing)?", "want(?:s|ed)?", "hiring", "looking for", "in need of", "recruiting"),
        *("searching for", "position of", "role of", "apply for the", "work of", r"join [^.\n]{1,50} as"),
        *(
            "busca(?:mos)?",
            "solicita(?:mos)?",
            "contrata(?:mos)?",
            "se busca",
            "se solicita",
            "contratando",
            "puesto de",
            "vacante (?:de|para)",
        ),
    )
    + r"\s+(?:for\s+)?(?:an?\s+|a\(n\)\s+|the\s+|un\s+|una\s+)?(?P<name>[^\n.,;:!?()]{3,80})",
    re.IGNORECASE,
)
TRADE_OF_SENTENCE = re.compile(
    r"^(?:an?|the|el|la|un|una)\s+(?P<name>[^.:;,(]{3,80}?)(?:\s*\([^)]{0,80}\)\s*(?P<rest>\w+))?"
    r"(?:[\u2019']s\b|\s+(?:is|are|es|job|will)\b)",
    re.IGNORECASE,
)
"""Reads "A MIG or MAG welder's job description typically includes" as "MIG or MAG welder"."""

OPENS_TITLE = re.compile(
    r"^(?:(?:se busca[n]?|se solicita[n]?|se necesita[n]?|class specification:?|\d+|buscamos|solicitamos|now hiring"
    r"|hiring|as|an?|the|our|your|next|un|una|el|la)\s+){1,3}"
    r"|[\u2019']s?$",
    re.IGNORECASE,
)
TITLE_ENDS = re.compile(
    r"\s*(?:[(\[|•]|\s[-\u2013—]\s|,\s|\b"
    + _any_of(
        *("jobs?", "position", "openings?", "vacancy", "needed", "wanted", "job description", "to join", "asap", "who"),
        *(
            "with",
            "for",
            "at our",
            "in our",
            "located",
            "based",
            "is",
            "are",
            "to",
            "in",
            "that",
            "has",
            "have",
            "must",
            "can",
            "will",
            "para",
            "con",
            "en",
        ),
        *("que", "typically", "description"),
    )
    + r"\b).*$",
    re.IGNORECASE,
)
GRADE = re.compile(r"\b(?:W[GLS]|GS)[- ]?\d+\S*", re.IGNORECASE)

LABELLED_COMPANY = re.compile(
    r"^[^\w\n]*"
    + _any_of(
        *(
            "company(?: name)?",
            "employer",
            r"(?:\w{1,20} )?organi[sz]ation",
            "department",
            "agency",
            "client",
            "empresa",
        ),
        *("compañ[íi]a", "empleador", "contratista"),
    )
    + r"\s*[:\u2013-]\s*(?P<name>\S.{1,80})$",
    re.IGNORECASE | re.MULTILINE,
)
TITLE_AT_COMPANY = re.compile(r"\s+(?:at|@|with|en)\s+(?=[A-Z0-9ÁÉÍÓÚÑ])")
PARTS_FROM_PLACE = re.compile(r"\s+(?:[-\u2013—|])\s+|\s+in\s+(?=[A-Z])|\s*[(|;]")
_SEEKS = _any_of("seeking", "hiring", "looking", "recruiting", "searching")
_TRADES_HOUSE = _any_of(
    *("company", "contractor", "manufacturer", "fabricator", "provider", "leader", "firm", "business", "supplier"),
    *("distributor", "shipyard", "carrier", "compañ[íi]a", "empresa", "contratista", "fabricante", "l[íi]der"),
)
COMPANY_IN_TEXT = (
    re.compile(rf"(?:^|[.!?]\s+|\n[^\w\n]*)(?P<name>{NAME}) (?:is|are) (?:currently |now |actively )?{_SEEKS}\b"),
    re.compile(rf"(?:^|\n)[^\w\n]*(?P<name>{NAME}) (?:seeks|needs|busca|solicita|est[áa] (?:buscando|contratando))\b"),
    re.compile(rf"(?:^|\n)At (?P<name>{NAME}),? (?:we|our|you)\b"),
    re.compile(rf"(?:^|\n)We(?:[\u2019']re| are) (?P<name>{NAME})(?:,| \(| an?\b)"),
    re.compile(
        rf"(?:^|\n)[^\w\n]*(?i:about (?:us|the company)|who we are|qui[ée]nes somos)\s*:?\s+(?!(?:We|Our)\b)"
        rf"(?P<name>{NAME}) (?-i:[a-z]+s)\b"
    ),
    re.compile(
        rf"\b(?:[Jj]oin|[Úú]nete a|[Ww]ork (?:at|for)|[Cc]areer (?:at|with)) (?!(?:Our|The|Us)\b)(?P<name>{NAME})"
    ),
    re.compile(
        rf"(?:^|\n)[^\w\n]*(?:About|Acerca de|Sobre) (?!(?:The|Us|You|Our|This)\b)(?P<name>{NAME})\s*(?:\n|:|$)"
    ),
    re.compile(
        rf"(?P<name>{NAME}),? (?:is|are|es) (?:an?|the|one of the|una?|el|la) [^.\n]{{0,60}}?\b{_TRADES_HOUSE}\b"
    ),
)
