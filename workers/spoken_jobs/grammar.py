"""The patterns of a language, out of its file in `data`."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

Language = Literal["en", "es"]

FOLDER = Path(__file__).parent / "data"
_WORDS = (
    r"(?:\d+(?:[.,]\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty"
    r"|a couple(?: of)?|a few|several|many|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince"
    r"|veinte|treinta|varios|muchos|unos)"
)
_DATE = (
    r"(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter"
    r"|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|invierno)"
    r"(?: (?:of|de|del))? )?(?:\d{1,2}/)?(?:19|20)\d{2}"
)
_COMPANY = r"(?P<company>[^.;!?,]{2,80}?)"


class Grammar(msgspec.Struct, frozen=True):
    """`sentences`: with a title, a company or both, the most telling first. `activities`: a title each.

    `bare`: an occupation and an employer without a verb.
    """

    fillers: re.Pattern[str]
    times: tuple[re.Pattern[str], ...]
    sentences: tuple[re.Pattern[str], ...]
    bare: re.Pattern[str]
    activities: tuple[tuple[str, re.Pattern[str]], ...]


@cache
def grammar(language: Language) -> Grammar:
    """Return the grammar of a language, read and compiled once."""
    said = tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    title_end = rf"(?=[.;!?,]|$|{said['title_end']})"
    company_end = rf"(?=[.;!?,]|$|{said['company_end']})"
    title = rf"(?P<title>{said['title']})"
    lead, at, works = said["lead_in"], said["at"], said["works_at"]
    sentences = (
        rf"\b{lead}{title},? {at} {_COMPANY}{company_end}",
        rf"\b{works} {at} {_COMPANY}(?:,? |, )(?:and )?{said['as_role']}{title}{title_end}",
        rf"^{at} {_COMPANY},? {said['as_role']}{title}{title_end}",
        rf"\b{said['hired_me']}{title},? {at} {_COMPANY}{company_end}",
        rf"^{_COMPANY} {said['hired_me']}{title}{title_end}",
        rf"\b{lead}{title}{title_end}",
        rf"\b{works} {at} {_COMPANY}{company_end}",
    )
    return Grammar(
        fillers=re.compile(rf",? ?{said['fillers']},?"),
        times=tuple(
            re.compile(pattern.replace("{number}", _WORDS).replace("{date}", _DATE)) for pattern in said["times"]
        ),
        sentences=tuple(map(re.compile, sentences)),
        bare=re.compile(rf"^{title}(?:,| {at}) {_COMPANY}{company_end}"),
        activities=tuple(
            (title, re.compile(rf"\b{pattern}(?: {at} {_COMPANY}{company_end})?"))
            for title, pattern in said["activities"].items()
        ),
    )
