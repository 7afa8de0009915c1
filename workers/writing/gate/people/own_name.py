"""The person's own name, by which a sentence may speak of them: "Ramiro takes charge of the crew"."""

from workers.language.occupations import is_occupation
from workers.language.words import words_of
from workers.writing.gate.examination import Examination


def settle_own_name(examination: Examination) -> None:
    """Settle words of the name as names; one that is a trade's word as well, Mason or Cook, claims what it says."""
    own = {one.folded for one in words_of(examination.profile.facts.name) if not is_occupation(one.folded)}
    examination.settle(
        *(
            at
            for at, token in enumerate(examination.tokens)
            if token.folded in own and token.surface[:1].isupper() and not _is_of_a_longer_name(examination, at, own)
        )
    )


def _is_of_a_longer_name(examination: Examination, at: int, own: set[str]) -> bool:
    """Whether a name stands around it that isn't the person's: "Ramiro Steel", "San Ramiro"."""
    tokens = examination.tokens
    beside = [tokens[there] for there in (at - 1, at + 1) if 0 <= there < len(tokens)]
    return any(one.surface[:1].isupper() and one.folded not in own and one.start > 0 for one in beside)
