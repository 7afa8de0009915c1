"""What a sentence says of the posting in passing ("your night shift"): the posting must say so, and not deny it."""

import re

from workers.language.grammar import LanguageCode
from workers.trades.proof.phrases import pattern
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts.general import brings_nothing
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.posting.told_figures import counts_alike, parts_of_posting
from workers.writing.gate.posting.words import posting_keys, simplified
from workers.writing.gate.rows.employer_names import company_names
from workers.writing.gate.sentence.in_english import with_english
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Role, says

_COURTEOUS = word_set("application_courteous")


def check_said_of_posting(examination: Examination, company: str, posting_text: str, code: LanguageCode) -> None:
    """Refuse words between "your" and the job, shift or schedule that the posting lacks or denies, and its counts."""
    _check_counts(examination, posting_text, code)
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


_HAS = re.compile(
    r"(?:^|[;:,] (?:and |but |y |pero )?)(?:your|su|sus) (?:[\w'-]+ ){1,3}"
    r"(?:has|have|runs|employs|counts|covers|serves|operates|tienen?|cuenta con|emplea|atiende)\b[^,;:.]*"
)


def _check_counts(examination: Examination, posting_text: str, code: LanguageCode) -> None:
    """Refuse a number of what the employer is said to have, where the posting counts nothing alike by it."""
    text = simplified(examination.reading.text)
    if len(text) != len(examination.reading.text):
        return
    is_other = examination.reading.code != code
    tokens = with_english(examination.reading).tokens if is_other else examination.tokens
    for match in _HAS.finditer(text):
        for at in examination.within(match):
            if not tokens[at].number or at in examination.of_posting:
                continue
            parts = parts_of_posting(posting_text, code, is_told_in_english=is_other)
            if not any(counts_alike(tokens, at, match.end(), part, is_other=is_other) for part in parts):
                examination.fault(Reason.POSTING, at)


def _denied(posting_text: str, code: LanguageCode) -> frozenset[str]:
    """Keys of what the posting says there isn't ("no travel"), and says nowhere else."""
    tokens = [token for line in posting_text.splitlines() for token in read(line, code).tokens]
    denied = keys_of(token for token in tokens if token.role is Role.DENIED and not token.is_plain)
    return denied - keys_of(token for token in tokens if token.role is not Role.DENIED)
