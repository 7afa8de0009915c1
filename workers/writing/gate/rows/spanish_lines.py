"""What a Spanish line of duties says in English, by which English sentences may be proven."""

from workers.writing.gate.sentence.in_english import senses_in
from workers.writing.gate.sentence.roles import looks_like_verb
from workers.writing.gate.sentence.tokens import NOT_DONE, Reading, Role, is_helping
from workers.writing.translation.into_english.proof import said_in


def told_in_english(reading: Reading) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """What a Spanish line says in English: what was done, helped with, and named.

    By the lexicon of the translation, and by all senses of plain words.
    """
    doings, hedged, things = set[str](), set[str](), set[str]()
    if reading.code != "es":
        return frozenset(), frozenset(), frozenset()
    for one in said_in(reading.text):
        at = next((at for at, token in enumerate(reading.tokens) if token.start <= one.start < token.end), None)
        if at is None or reading.tokens[at].role in NOT_DONE:
            continue
        if not one.is_doing:
            things |= one.keys
        elif reading.tokens[at].role is Role.HEDGED or _is_behind_hedge(reading, at):
            hedged |= one.keys
        else:
            doings |= one.keys
    for at, senses in senses_in(reading).items():
        token = reading.tokens[at]
        if token.role in NOT_DONE:
            continue
        is_hedged = token.role is Role.HEDGED or _is_behind_hedge(reading, at)
        is_done = token.role is Role.ACT or (not token.is_act and looks_like_verb(token, "es"))
        for sense in senses:
            keys = frozenset[str]().union(*sense.english)
            (hedged if is_hedged else doings if sense.is_doing and is_done else things).update(keys)
    return frozenset(doings), frozenset(hedged), frozenset(things)


def _is_behind_hedge(reading: Reading, at: int) -> bool:
    """Whether a word of helping, watching or learning stands before it in the same clause."""
    for token in reversed(reading.tokens[: at + 1]):
        if is_helping(token) and token is not reading.tokens[at]:
            return True
        if token.breaks:
            return False
    return False
