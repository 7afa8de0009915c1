"""A job's lines that stand in the document's language as they were typed, without those that employers stumble over."""

from collections.abc import Callable, Collection

from msgspec.structs import replace

from workers.language.grammar import LanguageCode
from workers.writing.draft import Untold
from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import Experience
from workers.writing.rules.lines.doubtful import Bounds, doubtful_lines
from workers.writing.rules.lines.job_statements import statements_of
from workers.writing.rules.worth.what_lines_say import is_limited, tells_a_record, tells_of_others
from workers.writing.wording.odds import odds_of_stumbling
from workers.writing.words.good_absences import denies_a_harm
from workers.writing.words.phrases import Statement

_STUMBLED_OVER = Bounds(0.0, asked=1.5, surest=2.5)


def own_lines(
    job: Experience, language: LanguageCode, is_asked: Callable[[str], bool]
) -> tuple[list[Statement], list[Untold]]:
    """The statements of a job, and the lines that are left to their person to word."""
    statements = statements_of(job, lines_of(job, language), language)
    judged = [one.text for one in statements if not denies_a_harm(one.text)]  # "no lost time injury" is a record
    odds = {text: odds_of_stumbling(text, language) for text in judged}
    left_out = doubtful_lines(odds, _STUMBLED_OVER, [text for text in odds if is_asked(text) or tells_a_record(text)])
    left_out |= _limited_by(left_out, job, language)
    untold = [Untold(job.id, one.text, reason="wording") for one in statements if one.text in left_out]
    return [one for one in statements if one.text not in left_out], untold


def _limited_by(left_out: Collection[str], job: Experience, language: LanguageCode) -> set[str]:
    """What stands in one typed line with a limit that is left out: without it, it would claim too much."""
    if not any(map(_limits, left_out)):
        return set()
    told = [_texts_of(replace(job, duties=line), language) for line in job.duties.split("\n")]
    return {text for texts in told if any(one in left_out and _limits(one) for one in texts) for text in texts}


def _texts_of(job: Experience, language: LanguageCode) -> list[str]:
    return [one.text for one in statements_of(job, lines_of(job, language), language)]


def _limits(text: str) -> bool:
    return is_limited(text) or tells_of_others(text)
