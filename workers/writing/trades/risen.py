"""Who began below their title within one row: a press operator whose line says helper the first three years.

The row's dates hold for both, so that its title has fewer years than the row.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from workers.language.words import fold
from workers.writing.person.facts import Experience
from workers.writing.trades.title_ranks import rank_of
from workers.writing.trades.titles import without_grade

_LEARNER = (
    r"(?:helper|apprentice|trainee|labou?rer|green ?hand|groundman|oit|intern|worm|cub|in[- ]training"
    r"|ayudante|aprendiz|peon|auxiliar|en (?:entrenamiento|capacitacion))\b"
)
_BEGAN = (
    r"(?:was|were|began|begun|start(?:ed)?|hired(?: on| in)?|brought on|c[ao]me (?:on|in)|went in|worked|spent"
    r"|empece|entre|comence|inicie|era|fui|estuve|trabaje)\b"
)
_WITH_OTHERS = (
    r"(?!with\b|for\b|and\b|to\b|by\b|under\b|train\w*|teach\w*|taught|lead\w*|led|over\b|of\b|con\b|para\b|y\b|a un\b)"
)
_NUMBERS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "un": 1, "dos": 2, "tres": 3, "cuatro": 4,
    "cinco": 5, "seis": 6,
}  # fmt: skip
_LENGTH = rf"(?:(?P<number>\d{{1,2}}|{'|'.join(_NUMBERS)}) )?(?P<unit>years?|yrs?|months?|mos?|anos?|mes(?:es)?)\b"
_LENGTH_BEHIND = _LENGTH.replace("<number>", "<number_behind>").replace("<unit>", "<unit_behind>")
_BEGINNING = re.compile(rf"\b{_BEGAN}(?: {_WITH_OTHERS}[\w'/-]+){{0,5}}? (?:[\w-]+[- ])?{_LEARNER}")
_FIRST = re.compile(
    rf"\b(?:first|primer(?:os?)?|primeras?) {_LENGTH}(?: {_WITH_OTHERS}[\w'-]+){{0,3}}? {_LEARNER}"
    rf"|^(?:[\w-]+ )?{_LEARNER},? (?:for |por )?\d{{1,2}} (?:years?|yrs?|anos?|months?|meses)\b"
    rf"|{_LEARNER},? (?:for |por |durante )?(?:the |my |los |mis |el |mi )?(?:first|primer(?:os?)?)"
    rf" {_LENGTH_BEHIND}"
)
_AT_LAST = re.compile(
    r"\b(?:last|final|ultim[oa]s?)\b(?: \d+)? (?:\w+ )?(?:years?|months?|mos?|yrs?|anos?|mes(?:es)?)\b"
)
"""When another work was done that is no beginning: fui auxiliar de calidad los últimos 8 meses."""
_AS_ANOTHER = re.compile(
    r"\b(?:start(?:ed)?|began|begun|hired|brought|came|went|empece|entre|comence|inicie)"
    r"(?: (?:out|off|on|in|here|there|aqui))* (?:as|de|como) (?:an? |the |el |la |un |una )?(?P<title>[\w' -]+)"
)
"""By another title than the row's, whatever that was: started here as a traveling tech."""
_SPAN = re.compile(
    rf"{_LEARNER},? (?:for |por |durante )?(?:about |unos |the first |los primeros )?{_LENGTH}"
    rf"|(?:first|spent|primer(?:os?)?) {_LENGTH_BEHIND}"
)
_GOES_ON = re.compile(
    r"[,;] (?:and )?(?:now|then|today|made|became|moved up|promoted|took over|turned out)\b"
    r"|[,;] (?:y )?(?:ahora|hoy|luego|despues|ya)\b"
)
"""Behind a beginning what came of it, which is worth telling."""
_YEAR = re.compile(r"\b(?:until|till|thru|through|since|in|to|then|hasta|desde|en)\b[\w ]{0,24}?\b((?:19|20)\d\d)\b")


class Rise(msgspec.Struct, frozen=True):
    """`job` is the row from the day on that its title surely holds; None where no line says when that was."""

    job: Experience | None


@lru_cache(maxsize=256)
def rise_within(job: Experience) -> Rise | None:
    """How the person of a row rose to its title; None where no line says that they began below it."""
    if not rank_of(job.job_title):
        return None
    line = next((told for line in job.duties.splitlines() if _tells_rise(job, told := fold(line))), "")
    if not line:
        return None
    begun = job.start_date
    if found := _SPAN.search(line):
        number = found["number"] or found["number_behind"] or "1"
        unit = found["unit"] or found["unit_behind"]
        months = int(_NUMBERS.get(number, 0) or number) * (1 if unit.startswith("m") else 12)
        year, month = divmod(begun.year * 12 + begun.month - 1 + months, 12)
        begun = begun.replace(year=year, month=month + 1, day=min(begun.day, 28))
    elif dated := _YEAR.search(line):
        begun = begun.replace(year=int(dated[1]) + 1, month=1, day=1)
    if not job.start_date < begun or (job.end_date and begun >= job.end_date):
        return Rise(None)
    return Rise(replace(job, start_date=begun))


def has_risen(job: Experience | None, experiences: Iterable[Experience]) -> bool:
    """Whether somebody had another title with the employer of a job, in its row or in another."""
    rows = [one for one in experiences if job and one.company_name == job.company_name]
    titles = {without_grade(one.job_title) for one in rows}
    return len(titles) > 1 or any(map(rise_within, rows))


def is_beginning(job: Experience, line: str) -> bool:
    """Whether all of a line tells of what its person was before they had the job's title, which is no work of today."""
    return _tells_rise(job, fold(line)) and not _GOES_ON.search(fold(line))


def _tells_rise(job: Experience, line: str) -> bool:
    return rank_of(job.job_title) > 0 and (_tells_beginning(line) or _tells_another(line, fold(job.job_title)))


def _tells_beginning(line: str) -> bool:
    """Whether a line says that its person began as a helper or learner: started as operator in training."""
    return bool((_BEGINNING.search(line) and not _AT_LAST.search(line)) or _FIRST.search(line))


def _tells_another(line: str, own: str) -> bool:
    found = _AS_ANOTHER.search(line)
    return found is not None and not found["title"].startswith(own)


def under_title(job: Experience) -> tuple[Experience, ...]:
    """The row as far as its title surely holds: from the rise on; nothing where nobody says when that was."""
    rise = rise_within(job)
    if rise is None:
        return (job,)
    return (rise.job,) if rise.job else ()
