"""Words that the vocabulary doesn't know, and acts that answer for others."""

from functools import cache

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.stems import forms_of, spanish_verb_forms
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.rows.families import families_in
from workers.writing.gate.sentence.tokens import Role, Token, is_head

_LEAST_LETTERS = 3
_PRAISES = ("ly", "mente", "est", "isimo", "isima", "ful")
"""Endings of words that say how well something is done: safely."""
_DOERS = ("er", "ers", "or", "ors", "dora", "doras", "dores")
"""Endings of machines and of people by what they do: telehandler."""


_HEADING = frozenset({"head", "heads", "headed", "heading", "direct", "directs", "directed", "directing"})
"""Acts of those who answer for others, by words that are things elsewhere: the head of a sprinkler."""
_NAMED_BY_ACT = ("er", "ers", "or", "ors", "ora", "oras", "ment", "ments")


def is_responsible(act: Token) -> bool:
    """Whether an act answers for other people or for what they do: it is proven as it stands or not at all.

    Whoever is named by it (the manager), an assignment and the noun training do no such thing themselves.
    """
    if act.folded.endswith(_NAMED_BY_ACT) or (act.folded in _NOUNS and act.role is not Role.ACT):
        return False
    if act.role is Role.ACT and len(act.words) == 1 and act.folded in _HEADING:
        return True
    keys = act.keys | act.parts[0] if act.parts and act.is_act else act.keys  # "signs off"
    return any(not keys.isdisjoint(forms) for forms in _responsible())


_NOUNS = frozenset({"training", "guia", "anuncio"})
"""Words that are things as well: a guide, an advertisement."""


@cache
def _responsible() -> tuple[frozenset[str], ...]:
    """The stems of each such verb, in its own language."""
    words = word_set("work_responsible")
    return tuple(forms_of(word, "en") | spanish_verb_forms(word) for word in words)


def is_unknown(token: Token) -> bool:
    """Whether a word is plain lower case that no list has: no name, code, number, tool, act, trade or rank."""
    words = claim_words()
    risky = words.credential_generic | words.high_ranks | words.low_ranks | words.title_extra | words.schemes
    return (
        (token.surface.islower() or (token.start == 0 and token.surface[1:].islower()))
        and token.surface.isalpha()
        and len(token.folded) >= _LEAST_LETTERS
        and not token.folded.endswith(_PRAISES + _DOERS)
        and not any(key.startswith(("act:", "thing:")) for key in token.keys)
        and token.folded not in risky | words.levels.keys() | words.soft_levels.keys() | words.negators
        and not is_head(token)
        and not families_in([token])
    )
