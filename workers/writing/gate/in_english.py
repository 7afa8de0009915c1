"""What a Spanish sentence says in English, where the person's own lines are in English.

The translation's lexicon reads Spanish only. A line in Spanish proves what it says in English (profile.py); here it is
the sentence that is Spanish, and each of its words may be proven by the English that it has in this sentence, too.
"""

from collections.abc import Iterable
from dataclasses import replace

from workers.trades.proof.stems import forms_of
from workers.writing.gate.tokens import Reading, Token, is_head
from workers.writing.translation.proof import said_in


def with_english(reading: Reading) -> Reading:
    """The sentence, its Spanish words provable by their English, too; names, numbers and titles as they are."""
    if reading.code != "es":
        return reading
    said: dict[int, list[list[str]]] = {}
    for one in said_in(reading.text):
        at = next((at for at, token in enumerate(reading.tokens) if token.start <= one.start < token.end), None)
        words = [key.removeprefix("raw:") for key in one.keys if key.startswith("raw:")]
        if at is not None and words and _may_be_translated(reading.tokens[at]):
            said.setdefault(at, []).append(words)
    if not said:
        return reading
    tokens = tuple(_with(token, said.get(at, ())) for at, token in enumerate(reading.tokens))
    return Reading(reading.text, reading.code, tokens)


def _may_be_translated(token: Token) -> bool:
    """Whether it is one plain word for a thing: of several words, one alone would prove too much."""
    is_other = token.is_plain or token.is_act or token.number or is_head(token)
    return not is_other and len(token.words) == 1 and token.surface[1:].islower()


def _with(token: Token, said: Iterable[list[str]]) -> Token:
    """A word with its English; where that takes several words, a line must have them all."""
    single = frozenset[str]().union(*(_forms(words[0]) for words in said if len(words) == 1))
    several = next((words for words in said if len(words) > 1), [])
    parts = token.parts or tuple(map(_forms, several))
    return replace(token, keys=token.keys | single, parts=parts)


def _forms(word: str) -> frozenset[str]:
    return forms_of(word, "en") | {f"raw:{word}"}
