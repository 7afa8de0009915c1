"""What a tool's name proves beside its words: what the tool is for, and the models that a stroke joins."""

import re

from workers.trades.proof.lexicon import lexicon
from workers.trades.proof.stems import forms_of

_LEAST_NAME = 4
_MODELS = re.compile(r"\b(\d{3,4})/(\d{3,4})\b")


def models_of_pair(name: str) -> frozenset[str]:
    """The two models of which a stroke makes one word: 320 and 336, of "Cat 320/336"."""
    return frozenset(f"number:{model}" for pair in _MODELS.findall(name) for model in pair)


def act_of_tool(word: str) -> frozenset[str]:
    """What a tool named by its act is for: a cutter cuts, a sander sands."""
    if word.endswith(("dora", "dor")) and len(word) > _LEAST_NAME:
        found = lexicon().groups_at([forms_of(word.removesuffix("a")[:-3] + "r", "es")], 0)[1]  # dobladora, doblar
        return frozenset(key for key in found if key.startswith("act:"))
    if not word.endswith("er") or len(word) < _LEAST_NAME:
        return frozenset()
    stem = word[:-2]
    bases = {stem, f"{stem}e", stem[:-1] if stem[-1:] == stem[-2:-1] else stem}
    found = frozenset().union(*(lexicon().groups_at([forms_of(base, "en")], 0)[1] for base in bases))
    return frozenset(key for key in found if key.startswith("act:"))
