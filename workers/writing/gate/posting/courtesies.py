"""Courtesies: thanks and offers to talk, with nothing in them but the position's own names."""

import re

from workers.posting.requirements.reading import Posting
from workers.trades.proof.phrases import pattern
from workers.writing.gate.examination import Examination
from workers.writing.gate.posting.words import COURTEOUS, capitalised_keys, company_words
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import says

_THANKS = re.compile(pattern("thanks"))
_TALKS = re.compile(pattern("talks"))


def is_courtesy(examination: Examination, posting: Posting, posting_text: str, text: str) -> bool:
    """Whether the sentence is a known courtesy, with nothing in it besides the position's own names."""
    if not (_THANKS.search(text) or _TALKS.search(text)):
        return False
    names = keys_of(read(f"{posting.title} {posting.company}", posting.language).tokens)
    said = capitalised_keys(posting_text, posting.language)
    own = company_words(posting)
    for token in examination.tokens:
        known = all(word in COURTEOUS or word in own for word in token.words)
        named = says(token, names) or (token.surface[:1].isupper() and token.start > 0 and says(token, said))
        if not (named or ((token.is_plain or known) and not token.number)):
            return False
    return True
