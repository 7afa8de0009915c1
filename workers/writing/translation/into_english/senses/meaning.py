"""What a typed line means, for all who read it by the lexicon: slips mended, short forms written out, senses told."""

from functools import lru_cache

from workers.writing.proofreading.spanish_slips import spelled_right
from workers.writing.translation.into_english.senses.charges import led_and_owned
from workers.writing.translation.into_english.senses.contexts import in_context
from workers.writing.translation.into_english.senses.initials import with_initials
from workers.writing.translation.into_english.senses.job_words import words_of_job
from workers.writing.translation.into_english.senses.kinds_joined import with_kinds_apart
from workers.writing.translation.into_english.senses.limits import with_limits
from workers.writing.translation.into_english.senses.mixed_lists import as_doings, as_doings_in_row
from workers.writing.translation.into_english.senses.spoken import spelled_out


def meant(text: str) -> str:
    """The line as the lexicon has its words; empty where what one of them names isn't sure."""
    return _meant(text, words_of_job())


@lru_cache(maxsize=1024)
def _meant(text: str, _of_job: str) -> str:
    """The same, kept by the words of the job that its senses are told by."""
    return with_kinds_apart(
        in_context(
            as_doings(as_doings_in_row(spelled_out(with_limits(led_and_owned(with_initials(spelled_right(text)))))))
        )
    )
