"""What years are told of that say it elsewhere: of what the posting asks years for, or in a clause about all of them.

"You ask for three years on presses and I have nine", "ten years in the plant, every one of them on analyzers": the
nine and the ten are held against the jobs of that, not against all.
"""

from collections.abc import Iterable

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.sentence.tokens import Token
from workers.writing.gate.years.asked_lengths import asked_words
from workers.writing.gate.years.meant_jobs import is_general, jobs_of_phrase

_LINKS = word_set("times_links")
_ALL = frozenset({"all", "every", "each", "always", "todos", "todas", "siempre"})
_ENOUGH = frozenset({"more", "mas", "that", "now", "ya", "experience", "experiencia"})


def jobs_of_what(examination: Examination, indices: tuple[int, ...], jobs: tuple[Job, ...]) -> tuple[Job, ...]:
    """Return those of `jobs` that have what the years are told of elsewhere in the sentence; all where none has it."""
    for words in (_asked(examination, indices), _of_all(examination, indices)):
        found = jobs_of_phrase(jobs, [one for one in words if _is_telling(one, jobs)])
        jobs = tuple(job for job in jobs if job.row.id in found) or jobs
    return jobs


def _asked(examination: Examination, indices: tuple[int, ...]) -> list[Token]:
    """The words of what is asked, where own years stand behind them with nothing of their own: "and I have nine"."""
    asked = asked_words(examination)
    own = examination.tokens[indices[-1] + 1 :]
    says_more = any(not (one.is_plain or one.folded in _ENOUGH) for one in own)
    if not asked or indices[0] <= asked[-1] or says_more or examination.employers:
        return []
    return [examination.tokens[at] for at in asked]


def _of_all(examination: Examination, indices: tuple[int, ...]) -> Iterable[Token]:
    """What the clause behind the years says of all of them."""
    tokens = examination.tokens
    first = next((at for at in range(indices[-1] + 1, len(tokens)) if tokens[at].breaks), len(tokens))
    if first == len(tokens) or tokens[first].folded not in _ALL:
        return []
    last = next((at for at in range(first + 1, len(tokens)) if tokens[at].breaks), len(tokens))
    return tokens[first + 1 : last]


def _is_telling(token: Token, jobs: tuple[Job, ...]) -> bool:
    is_plain = token.is_plain and not any(token.keys & job.title_keys for job in jobs)
    return not (is_plain or token.number or token.folded in _LINKS or is_general(token))
