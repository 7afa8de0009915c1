"""A position whose name alone says too little, or isn't told: with the trade or the machine that its heading has."""

import re

from workers.language.words import fold
from workers.posting.named.job_words import names_job
from workers.posting.named.wording import worded_title

_RANKS = frozenset({"journeyman", "journeyperson", "journeyworker", "apprentice", "helper"})
"""What somebody of any trade may be called."""
_NOBODYS = re.compile(
    r"journey\w*|apprentices?|helpers?|hands?|crews?|workers?|people|persons?|members?|pros?|techs?|leads?|aces?",
    re.IGNORECASE,
)
"""Who is of no trade, or of one that nothing here tells."""
_MACHINE = (
    r"(?:cranes?|excavators?|loaders?|dozers?|bulldozers?|back ?hoes?|graders?|pavers?|rollers?|scrapers?|forklifts?"
    r"|press(?:es)?|brakes?|lathes?|mills?|boilers?|saws?|lasers?|extruders?|rigs?|drills?|pumps?|trucks?|presses"
    r"|skid ?steers?|telehandlers?|harvesters?|routers?|kilns?|ovens?|furnaces?|plants?)"
)
_OPERATES = re.compile(
    rf"\W*operators?(?:,| [-\u2013\u2014]|:) (?P<of>[^.;:,()\n]{{3,50}}?\b{_MACHINE})\s*$", re.IGNORECASE
)
_TELLS = re.compile(r"(?:(?:[a-z]+-)?[a-z]+ ){0,2}[a-z]+$", re.IGNORECASE)
"""The last words of what is operated, behind its size or class."""
_CLASS = re.compile(r".*\b(?:class|ton|tons|yard|foot|inch|axis|\d\S*)\b ?", re.IGNORECASE)
_ROUTE = (
    r"(?:regional|otr|over[- ]the[- ]road|local|dedicated|team|solo|long[- ]haul|short[- ]haul|line ?haul|class a|cdl)"
)
_FREIGHT = (
    r"(?:flat ?bed|reefer|dry van|tanker|hopper(?: bottom)?|step ?deck|low ?boy|end dump|car haul|drayage|intermodal"
    r"|pneumatic|curtain ?side)"
)
_DRIVES = re.compile(rf"(?:{_ROUTE},? )*{_FREIGHT}", re.IGNORECASE)
_PARTS = re.compile(r"\s+[-\u2013\u2014|/]+\s+|[,;:!*]\s*")


_WORKER = re.compile(r"(?P<one>trabajador)(?:es)?(?P<both>\([ae]s?\)|/as?)?(?!\w)", re.IGNORECASE)
_WORKS = re.compile(
    rf"{_WORKER.pattern} (?:de|del|en|general(?:es)?|agr[ií]colas?|calificados?)\b(?: [^\W\d_]+){{0,5}}"
    r"(?=\s*(?:[.,:(]|[-\u2013\u2014|]|$))",
    re.IGNORECASE,
)
"""A word that within sentences names anybody: "buscamos un trabajador responsable"."""


def with_trade(title: str, text: str) -> str:
    """Journeyman Wireman, where the heading seeks wiremen; Hydraulic Crane Operator, of "Operator, hydraulic crane"."""
    first = text.lstrip().partition("\n")[0]
    if fold(title) == "operator" and (found := _OPERATES.match(first)):
        of = _TELLS.search(_CLASS.sub("", found["of"]))
        return worded_title(f"{of[0]} {'OPERATOR' if of[0].isupper() else 'operator'}") if of else title
    if fold(title) not in _RANKS:
        return title
    trades = [
        word for word in re.findall(r"[^\W\d_]{4,}", first) if names_job(fold(word)) and not _NOBODYS.fullmatch(word)
    ]
    told = list(dict.fromkeys(map(worded_title, trades)))
    if len(told) != 1:
        return title
    return f"{told[0]} {title}" if fold(title) == "helper" else f"{title} {told[0]}"


def worker_in_heading(text: str) -> str:
    """Who works, where the first line opens with nothing but that: Trabajador de remoción de asbesto; else empty."""
    found = _WORKS.match(text.lstrip().partition("\n")[0].strip())
    if not found:
        return ""
    rest = found[0][_end_of_worker(found[0]) :]
    both = "(A)" if found["both"] and found["one"].isupper() else "(a)" if found["both"] else ""
    return worded_title(f"{found['one']}{both}{rest}")


def with_worker_as_job(text: str) -> str:
    """The text with that worker by a word that names a job wherever it stands: what stands under it is an employer."""
    opens = text.lstrip()
    if not _WORKER.match(opens):
        return text
    end = _end_of_worker(opens)
    return f"{'TRABAJADORA' if opens[:end].isupper() else 'Trabajadora'}{opens[end:]}"


def _end_of_worker(text: str) -> int:
    found = _WORKER.match(text)
    return found.end() if found else 0


def driving_in_heading(text: str) -> str:
    """Who drives, where the first line only has the freight: REGIONAL FLATBED; empty for other headings."""
    first = text.lstrip().partition("\n")[0]
    found = [part.strip() for part in _PARTS.split(first) if _DRIVES.fullmatch(part.strip())]
    shouted = worded_title(f"{found[0]} driver".upper()) if found else ""
    return shouted if not found or found[0].isupper() else worded_title(f"{found[0]} driver")
