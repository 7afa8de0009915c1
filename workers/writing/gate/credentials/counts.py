"""How many credentials somebody has, of one scheme or in all: "two NIMS credentials", of two such rows."""

from workers.trades.proof.claim_words import claim_words
from workers.writing.gate.credentials.rows import row_says
from workers.writing.gate.examination import Examination

_REACH = 5


def settle_counts(examination: Examination) -> None:
    """Settle a number and the credentials that it counts, where as many rows in force have all that stands between."""
    tokens = examination.tokens
    for at, token in enumerate(tokens):
        if at in examination.settled or not token.value or token.unit:
            continue
        last = next(
            (one for one in range(at + 1, min(at + _REACH, len(tokens))) if _is_plural(tokens[one].folded)), None
        )
        if last is None or any(one.breaks or one.number for one in tokens[at + 1 : last + 1]):
            continue
        between = [one for one in tokens[at + 1 : last] if not one.is_plain and one.folded not in claim_words().current]
        rows = [
            held
            for held in examination.profile.credentials
            if held.is_held and between and all(row_says(held, one) for one in between)
        ]
        if len(rows) == token.value:
            examination.credentials += rows
            examination.settle(*range(at, last + 1))


def _is_plural(word: str) -> bool:
    return word.endswith("s") and word in claim_words().credential_generic
