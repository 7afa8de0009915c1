"""Spanish titles that two trades share, told apart by the rest of their row."""

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
    told = spanish_title(job.job_title) if code == "es" else meant_title(job)
    of_woman = of_woman or (by_name and is_of_somebody(told))
    if (of_woman or of_both) and code == "es" and told != job.job_title:
        ended = as_woman_has_it(told) if of_woman else as_both_have_it(told)
        told = ended if families_of_title(ended) == families_of_title(told) else told
    return job if told == job.job_title else msgspec.structs.replace(job, job_title=told, typed_title=job.job_title)
