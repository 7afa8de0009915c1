"""What somebody says to have only begun with: "with Bluebeam I am only beginning", "starter knowledge of Mastercam"."""

import re

from workers.trades.proof.phrases import pattern
from workers.writing.gate.examination import Examination
from workers.writing.gate.posting.words import simplified
from workers.writing.gate.sentence.assertions import clauses_of
from workers.writing.gate.skills.names import rows_named


def settle_beginnings(examination: Examination) -> None:
    """Settle such a part of a sentence where what it names is a skill's row, of whatever level: it claims no more."""
    text = simplified(examination.reading.text)
    if len(text) != len(examination.reading.text):
        return
    for start, end in clauses_of(text):
        begun = re.search(pattern("only_begun"), text[start:end])
        if not begun:
            continue
        first, last = start + begun.start(), start + begun.end()
        # "I am advanced with Enlighten and only starting with Powerwall"
        begin = first if _JOINED.search(text[start:first]) else start
        inside = [at for at, token in enumerate(examination.tokens) if begin <= token.start < end]
        telling = [at for at in inside if first <= examination.tokens[at].start < last]
        named = [
            at for at in inside if at not in telling and at not in examination.exempt and at not in examination.settled
        ]
        if rows_named(examination, named):
            examination.settle(*telling, *named)


_JOINED = re.compile(r"\b(?:and|but|y|pero) (?:i |am |yo |solo |only |just )*$")
"""What joins a beginning to what stands before it in its clause."""
