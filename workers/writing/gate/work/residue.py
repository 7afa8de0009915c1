"""What is left unproven of a sentence when every rule has spoken, and how likely that is made up.

No list says of every word whether it may stand unproven. So each doubtful word is described by what can be seen of it
(a trade's own word or everyday language, an act or a thing, known to the vocabulary, asked for by the posting), the
sentence by how much of it is proven, and a few weights, learnt from sentences that people wrote and labelled
(residue.toml, scripts/learn_residue.py), turn that into one figure. Rules stand above it: no number, name, credential,
rank, employer, outcome or responsibility is ever weighed, nor the one word in which a sentence differs from a line.
"""

import math
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from workers.trades.proof.general_words import is_common, specificity
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts.acts import is_easy, is_only_helped
from workers.writing.gate.acts.swapped import is_one_word_changed, is_swapped, narrows
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile import is_low
from workers.writing.gate.sentence.tokens import Role, Token, says
from workers.writing.gate.work.never_weighed import says_who

_DOERS = ("er", "ers", "or", "ors", "ora", "oras", "ores")
"""Endings of machines and of people by what they do: telehandler, cortadora."""


def is_made_up(examination: Examination, doubts: Sequence[int]) -> bool:
    """Whether what is left is likelier made up than another word for what the person did.

    `doubts` are the indices of the unproven words.
    """
    return bool(doubts) and (is_ruled_out(examination, doubts) or leaning(examination, doubts) > 0)


def is_ruled_out(examination: Examination, doubts: Sequence[int]) -> bool:
    """Whether a rule decides: all rests on weak lines, or the one changed word of a line makes another claim of it."""
    return bool(doubts) and (
        _rests_on_weak_lines(examination, doubts)
        or (
            _is_line_changed(examination, doubts)
            and (_is_done_to_people(examination, doubts[0]) or _is_nowhere_had(examination, doubts[0]))
        )
    )


def is_only_narrowed(examination: Examination, doubts: Sequence[int]) -> bool:
    """Whether the one changed word stands before a thing that a line has without it, and nothing weak is told."""
    return (
        not _rests_on_weak_lines(examination, doubts)
        and narrows(examination, doubts[0])
        and not (is_swapped(examination, doubts[0]) or _is_done_to_people(examination, doubts[0]))
    )


def leaning(examination: Examination, doubts: Sequence[int]) -> float:
    """How likely what is left is made up, where no rule decides: above 0 likelier than not."""
    return weighed(examination, doubts) - (_SPEAKS_FOR_CHANGED if _is_line_changed(examination, doubts) else 0)


def _is_line_changed(examination: Examination, doubts: Sequence[int]) -> bool:
    return len(doubts) == 1 and is_one_word_changed(examination, doubts[0])


def _is_done_to_people(examination: Examination, at: int) -> bool:
    """Whether a doubtful act stands before people: what one did with a crew is a claim of rank."""
    following = examination.tokens[at + 1 :]
    return examination.tokens[at].role is Role.ACT and any(one.folded in _PEOPLE for one in following)


def _is_nowhere_had(examination: Examination, at: int) -> bool:
    """Whether a doubtful word is a trade's own thing that no row has: stainless doors, of doors."""
    token = examination.tokens[at]
    return _kind(token) == "thing" and source_of(examination, token) in ("asked", "new")


_PEOPLE = word_set("crews_people")
_SPEAKS_FOR_CHANGED = -1.3
"""How far all else must speak for a sentence that is the person's own line but for one telling word."""


def weighed(examination: Examination, doubts: Sequence[int]) -> float:
    """Return the weighted sum of the doubtful words' features."""
    weights = _weights()
    return weights["bias"] + sum(weights[name] * value for name, value in features(examination, doubts).items())


def features(examination: Examination, doubts: Sequence[int]) -> Mapping[str, float]:
    """What the weights are for, by name; `doubts` are at least one."""
    tokens = examination.tokens
    doubtful = [tokens[at] for at in doubts]
    telling = [_telling(one, examination) for one in doubtful]
    proven = _proven(examination, doubts)
    found: dict[str, float] = dict.fromkeys(NAMES, 0.0)
    for token, weight in zip(doubtful, telling, strict=True):
        source = source_of(examination, token)
        found[f"{source}_{_kind(token)}"] += 1
        found[f"{source}_telling"] += weight >= _TELLING
    found |= {
        "doubts": len(doubts),
        "alone": len(doubts) == 1,
        "share": sum(telling) / (sum(telling) + sum(proven) + 0.1),
        "most_telling": max(telling),
        "proven_weight": math.log1p(sum(proven)),
        "proven_telling": sum(weight >= _RATHER_TELLING for weight in proven),
        "nothing_proven": not any(weight >= _LITTLE for weight in proven),
        "only_asked": all(source_of(examination, one) == "asked" for one in doubtful),
        "helper": any(is_low(job) for job in examination.jobs),
        "names_employer": bool(examination.employers),
        "only_who": says_who(examination),
        "admits": bool(examination.exempt),
        "number_proven": any(one.number and at in examination.settled for at, one in enumerate(tokens)),
        "leads": 0 in doubts,
        "doers": sum(one.folded.endswith(_DOERS) and not _is_act(one) for one in doubtful),
        "compounds": sum(len(one.words) > 1 and not _is_act(one) for one in doubtful),
        "easy_acts": sum(_is_act(one) and is_easy(one) for one in doubtful),
        "acts_done": sum(_is_act(one) and _is_done_here(examination, one) for one in doubtful),
    }
    return found


def _rests_on_weak_lines(examination: Examination, doubts: Sequence[int]) -> bool:
    """Whether all that jobs have of a sentence with a doubt stands where something was carried, cleaned or watched."""
    sources = {
        source_of(examination, token)
        for at, token in enumerate(examination.tokens)
        if at not in doubts and at not in examination.exempt and not (token.is_plain or token.number)
    }
    return "weak" in sources and not sources & {"own", "elsewhere"}


_SOURCES = ("own", "weak", "elsewhere", "asked", "new")
_KINDS = ("act", "thing", "unknown", "telling")
NAMES = (*(f"{source}_{kind}" for source in _SOURCES for kind in _KINDS),)
"""Features that count words: by where else a doubtful word stands, and by what it is."""
_TELLING, _RATHER_TELLING, _LITTLE = 0.9, 0.8, 0.5
"""How likely a word is a trade's own."""


def source_of(examination: Examination, token: Token) -> str:
    """Return where a doubtful word stands.

    That is in real work of the jobs in question, in weak lines, elsewhere, or in the posting.
    """
    lines = [line for job in examination.jobs for line in job.lines if says(token, line.keys)]
    if any(not line.is_weak and not is_only_helped(line, token) for line in lines):
        return "own"
    if lines:
        return "weak"
    if any(says(token, job.title_keys | job.place_keys) for job in examination.jobs):
        return "own"
    profile = examination.profile
    rows = [row.keys for row in profile.skills] + [held.keys for held in profile.credentials]
    if any(says(token, keys) for keys in rows + [job.keys | job.place_keys for job in profile.jobs]):
        return "elsewhere"
    return "asked" if says(token, examination.asked) else "new"


def _kind(token: Token) -> str:
    if _is_act(token):
        return "act"
    return "thing" if token.is_known and not all(map(is_common, token.words)) else "unknown"


def _proven(examination: Examination, doubts: Sequence[int]) -> list[float]:
    """How much each proven word of the sentence says of its person."""
    return [
        _telling(token, examination)
        for at, token in enumerate(examination.tokens)
        if at in examination.settled
        and at not in doubts
        and at not in examination.exempt
        and not token.is_plain
        and not token.number
    ]


def _is_done_here(examination: Examination, act: Token) -> bool:
    """Whether an act is one of the jobs' own, done there to something else."""
    return any(says(act, line.acts) and not line.is_weak for job in examination.jobs for line in job.lines)


def _is_act(token: Token) -> bool:
    return token.is_act and (token.role is not Role.THING or not any(key.startswith("thing:") for key in token.keys))


def _telling(token: Token, examination: Examination) -> float:
    return max(specificity(word, examination.reading.code) for word in token.words)


@cache
def _weights() -> dict[str, float]:
    text = (Path(__file__).parent / "residue.toml").read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text)["weights"].items()}
