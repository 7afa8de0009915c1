"""What is left unproven of a sentence when every rule has spoken, and how likely that is made up.

No list says of every word whether it may stand unproven. So each doubtful word is described by what can be seen of it
(a trade's own word or everyday language, an act or a thing, known to the vocabulary, asked for by the posting), the
sentence by how much of it is proven, and a few weights, learnt from sentences that people wrote and labelled
(residue.toml, scripts/learn_residue.py), turn that into one figure. Rules stand above it: no number, name, credential,
rank, employer, outcome or responsibility is ever weighed, nor the act that a sentence is about.
"""

import math
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from workers.trades.proof.general_words import is_common, specificity
from workers.writing.gate.acts import is_easy, is_only_helped
from workers.writing.gate.examination import Examination
from workers.writing.gate.profile import is_low
from workers.writing.gate.tokens import Role, Token, says

_DOERS = ("er", "ers", "or", "ors", "ora", "oras", "ores")
"""Endings of machines and of people by what they do: telehandler, cortadora."""


def is_made_up(examination: Examination, doubts: Sequence[int]) -> bool:
    """Whether what is left is likelier made up than another word for what the person did.

    `doubts` are the indices of the unproven words.
    """
    if not doubts:
        return False
    weights = _weights()
    found = features(examination, doubts)
    return weights["bias"] + sum(weights[name] * value for name, value in found.items()) > 0


def features(examination: Examination, doubts: Sequence[int]) -> Mapping[str, float]:
    """What the weights are for, by name; `doubts` are at least one."""
    tokens = examination.tokens
    doubtful = [tokens[at] for at in doubts]
    known = [one for one in doubtful if _is_known(one)]
    acts = [one for one in known if _is_act(one)]
    things = [one for one in known if not _is_act(one) and not all(map(is_common, one.words))]
    telling = [_telling(one, examination) for one in doubtful]
    asked = [weight for one, weight in zip(doubtful, telling, strict=True) if says(one, examination.asked)]
    proven = _proven_weight(examination, doubts)
    known_weight = sum(_telling(one, examination) for one in known)
    return {
        "doubts": len(doubts),
        "alone": len(doubts) == 1,
        "acts": sum(not is_easy(one) for one in acts),
        "easy_acts": sum(is_easy(one) for one in acts),
        "only_acts": bool(acts) and len(acts) == len(doubts),
        "acts_done": sum(_is_done_here(examination, one) for one in acts),
        "things": len(things),
        "compounds": sum(len(one.words) > 1 and not _is_act(one) for one in doubtful),
        "doers": sum(one.folded.endswith(_DOERS) and not _is_act(one) for one in doubtful),
        "known_weight": known_weight,
        "unknown_weight": sum(telling) - known_weight,
        "asked": len(asked),
        "asked_weight": sum(asked),
        "leads": any(one.start == 0 for one in doubtful),
        "only_named": sum(_is_only_named(examination, one) for one in doubtful),
        "helper": any(is_low(job) for job in examination.jobs),
        "proven_weight": math.log1p(proven),
        "share": sum(telling) / (sum(telling) + proven + 0.1),
    }


def _proven_weight(examination: Examination, doubts: Sequence[int]) -> float:
    """How much the proven words of the sentence say of its person."""
    return sum(
        _telling(token, examination)
        for at, token in enumerate(examination.tokens)
        if at in examination.settled
        and at not in doubts
        and at not in examination.exempt
        and not token.is_plain
        and not token.number
    )


def _is_done_here(examination: Examination, act: Token) -> bool:
    """Whether an act is one of the jobs' own, done there to something else."""
    return any(says(act, line.acts) and not line.is_weak for job in examination.jobs for line in job.lines)


def _is_only_named(examination: Examination, token: Token) -> bool:
    """Whether the jobs name a word only as what was carried, cleaned, watched or helped with."""
    naming = [line for job in examination.jobs for line in job.lines if says(token, line.keys)]
    return bool(naming) and all(line.is_weak or is_only_helped(line, token) for line in naming)


def _is_known(token: Token) -> bool:
    return any(key.startswith(("act:", "thing:")) for key in token.keys)


def _is_act(token: Token) -> bool:
    return token.is_act and (token.role is not Role.THING or not any(key.startswith("thing:") for key in token.keys))


def _telling(token: Token, examination: Examination) -> float:
    return max(specificity(word, examination.reading.code) for word in token.words)


@cache
def _weights() -> dict[str, float]:
    text = (Path(__file__).parent / "residue.toml").read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text)["weights"].items()}
