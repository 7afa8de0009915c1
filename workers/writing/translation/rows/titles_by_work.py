"""Titles that two trades share, told apart by the rest of their row, as a document of the other language has them."""

import re

import msgspec

from workers.language.grammar import LanguageCode
from workers.writing.person.facts import Experience
from workers.writing.person.own_gender import as_both_have_it, as_woman_has_it, is_of_somebody
from workers.writing.trades.families import families_of_title
from workers.writing.trades.meant_titles import meant_title
from workers.writing.translation.rows.spanish_names import spanish_title


def titled_in(
    code: LanguageCode, job: Experience, *, of_woman: bool = False, of_both: bool = False, by_name: bool = False
) -> Experience:
    """The row with its title in Spanish, or, for an English document that tells it itself, one that says its trade.

    `of_both`: where nothing shows a gender, and the posting calls its people by both. `by_name`: where the first name
    is a woman's; then only what surely is somebody's title has her ending.
    """
    told = spanish_title(_meant_in_english(job)) if code == "es" else meant_title(job)
    of_woman = of_woman or (by_name and is_of_somebody(told))
    if (of_woman or of_both) and code == "es" and told != job.job_title:
        ended = as_woman_has_it(told) if of_woman else as_both_have_it(told)
        told = ended if families_of_title(ended) == families_of_title(told) else told
    return job if told == job.job_title else msgspec.structs.replace(job, job_title=told, typed_title=job.job_title)


_OF_BOARDS = re.compile(
    r"\bdrywall|\bsheetrock|\bgypsum|\btype X\b|\b(?:hung|hang|hanging) (?:board|rock|5/8|1/2|lids)\b|\bsheets a day\b"
    r"|\bboard in\b",
    re.IGNORECASE,
)
_OF_STUDS = re.compile(
    r"\b(?:metal|steel) (?:stud|fram)|\bstud and track|\bstuds?,? (?:\d+ (?:and \d+ )?)?(?:gauge|ga)\b", re.IGNORECASE
)
_OF_WOOD = re.compile(
    r"\bwood|\btruss|\blumber|\brafters?|\bsheath|\bplywood|\bOSB\b|\bhous(?:e|es|ing)\b|\bhomes?\b|\bdecks?\b",
    re.IGNORECASE,
)
_HANGER = re.compile(r"(?:lead )?(?P<who>hanger|rocker)", re.IGNORECASE)
_FRAMER = re.compile(r"(?<!metal )(?<!stud )(?<!steel )(?<!wood )(?<!house )\bframer\b", re.IGNORECASE)


def _meant_in_english(job: Experience) -> str:
    """The English title with the trade that its row shows: a hanger of board, a framer of metal studs; else its own."""
    title, row = job.job_title, f"{job.job_title}\n{job.company_name}\n{job.duties}"
    if _HANGER.fullmatch(title.strip()) and _OF_BOARDS.search(row):
        return _HANGER.sub(lambda one: one.group().replace(one["who"], "Drywall Hanger"), title)
    is_of_metal = _OF_STUDS.search(row) and not _OF_WOOD.search(row)
    return _FRAMER.sub("Metal Stud Framer", title) if is_of_metal else title
