"""What a Spanish sentence says in English, where the person's own lines are in English.

The translation's lexicon and the senses of plain words read Spanish only. A line in Spanish proves what it says in
English (profile.py); here it is the sentence that is Spanish, and each of its words may be proven by the English that
it has in this sentence, too.
"""

from collections.abc import Iterable
from dataclasses import replace

from workers.trades.proof.spanish_words import Sense, senses_at
from workers.trades.proof.stems import forms_of
from workers.writing.gate.sentence.tokens import Reading, Token, is_head
from workers.writing.translation.from_english.proof import told_at
from workers.writing.translation.into_english.proof import said_in


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
    senses = senses_in(reading)
    told = _told_in(reading)
    if not (said or senses or told):
        return reading
    tokens = tuple(
        _with(_with_senses(token, senses.get(at, ())), [*told.get(at, ()), *said.get(at, ())])
        for at, token in enumerate(reading.tokens)
    )
    return Reading(reading.text, reading.code, tokens)


def _told_in(reading: Reading) -> dict[int, list[list[str]]]:
    """The English that names and doings of a sentence may have been told from, by each of their tokens."""
    words = [token.folded for token in reading.tokens]
    found: dict[int, list[list[str]]] = {}
    at = 0
    while at < len(words):
        told = told_at(words, at)
        length = len(told[0].words) if told else 1
        for one in range(at, at + length if told else at):
            if _is_plain_word(reading.tokens[one]):
                found[one] = [[*each.english] for each in told]
        at += length
    return found


def senses_in(reading: Reading) -> dict[int, tuple[Sense, ...]]:
    """What plain words of a Spanish reading may say in English, by the index of each token that has a share in it."""
    words = [token.folded for token in reading.tokens]
    found: dict[int, tuple[Sense, ...]] = {}
    for at, token in enumerate(reading.tokens):
        if at in found or not _is_plain_word(token):
            continue
        senses = senses_at(words, at)
        for one in range(at, at + max((sense.length for sense in senses), default=0)):
            if not reading.tokens[one].is_plain:
                found[one] = senses
    return found


def _may_be_translated(token: Token) -> bool:
    """Whether it is one plain word for a thing: of several words, one alone would prove too much."""
    return _is_plain_word(token) and not token.is_act


def _is_plain_word(token: Token) -> bool:
    is_other = token.is_plain or token.number or is_head(token)
    return not is_other and len(token.words) == 1 and token.surface[1:].islower()


def _with(token: Token, said: Iterable[list[str]]) -> Token:
    """A word with its English; where that takes several words, a line must have them all."""
    single = frozenset[str]().union(*(_forms(words[0]) for words in said if len(words) == 1))
    # who is new at work is a new hire or a new worker, whichever a line says
    several = [words for words in said if len(words) > 1]
    alike = [words for words in several if len(words) == len(several[0]) and words[0] == "new"] or several[:1]
    parts = token.parts or tuple(frozenset[str]().union(*map(_forms, each)) for each in zip(*alike, strict=True))
    return replace(token, keys=token.keys | single, parts=parts)


def _with_senses(token: Token, senses: Iterable[Sense]) -> Token:
    single = frozenset[str]().union(*(one.english[0] for one in senses if len(one.english) == 1))
    several = next((one.english for one in senses if len(one.english) > 1), ())
    return replace(token, keys=token.keys | single, parts=token.parts or several)


def _forms(word: str) -> frozenset[str]:
    return forms_of(word, "en") | {f"raw:{word}"}
