"""What a sentence says of the posting in passing ("your night shift"): the posting must say so, and not deny it."""

import re

from workers.language.grammar import LanguageCode
from workers.trades.proof.phrases import pattern
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts.general import brings_nothing
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.posting.words import posting_keys
from workers.writing.gate.rows.employer_names import company_names
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Role, says

_COURTEOUS = word_set("application_courteous")


def check_said_of_posting(examination: Examination, company: str, posting_text: str, code: LanguageCode) -> None:
    """Refuse words between "your" and the job, shift or schedule that the posting lacks or denies."""
    for match in re.finditer(pattern("your_job"), examination.reading.text.lower()):
        known, denied = posting_keys(posting_text, code), _denied(posting_text, code)
        own = {word for name in company_names(company) for word in name}
        unsaid = [
            at
            for at, token in enumerate(examination.tokens)
            if match.start("what") <= token.start < match.end("what")
            and not token.is_plain
            and not brings_nothing(examination.reading, at)
            and token.folded not in _COURTEOUS
            and not all(word in own for word in token.words)
            and (not says(token, known) or says(token, denied))
        ]
        if unsaid:
            examination.fault(Reason.POSTING, *unsaid)


def _denied(posting_text: str, code: LanguageCode) -> frozenset[str]:
    """Keys of what the posting says there isn't ("no travel"), and says nowhere else."""
    tokens = [token for line in posting_text.splitlines() for token in read(line, code).tokens]
    denied = keys_of(token for token in tokens if token.role is Role.DENIED and not token.is_plain)
    return denied - keys_of(token for token in tokens if token.role is not Role.DENIED)
