"""What the words of a Spanish line say in English, for whoever asks whether a line proves an English sentence.

A pair of the lexicon proves in this direction only: "bailarina" a tamping rammer. Of a verb's senses only the one that
it has of its object here is meant.
"""

from difflib import SequenceMatcher
from functools import lru_cache

import msgspec

from workers.language.words import words_of
from workers.trades.proof.stems import forms_of
from workers.writing.lexicon.conjugated import Told
from workers.writing.lexicon.english import plural
from workers.writing.lexicon.spanish import lexicon
from workers.writing.lexicon.token import Token
from workers.writing.translation.into_english.line import english_of
from workers.writing.translation.into_english.line_clauses import LIMIT
from workers.writing.translation.into_english.line_read import English, Line
from workers.writing.translation.into_english.senses.meaning import meant
from workers.writing.translation.into_english.tokens import tokens_of

_THINGS = ("noun", "make", "adjective", "unit", "adverb")
_DONE = frozenset({Told.INFINITIVE, Told.FIRST, Told.THIRD, Told.OTHERS, Told.PAST, Told.GERUND})
_BEFORE_NAMES = frozenset(
    ["de", "del", "el", "la", "los", "las", "un", "una", "al", "con", "en", "por", "para", "sin", "que", "quien", "no"]
)
_DONE_TO = frozenset({"lo", "la", "los", "las"})
_OWN = frozenset({Told.FIRST, Told.PAST})
_LEAST_LETTERS = 2


class Said(msgspec.Struct, frozen=True):
    """Words of a line from a place on: the keys of their English, and whether they tell a doing."""

    start: int
    keys: frozenset[str]
    is_doing: bool


@lru_cache(maxsize=2048)
def said_in(text: str) -> tuple[Said, ...]:
    """What each term of the line says that the lexicon has."""
    tokens = _tokens_meant(text)
    words = [token.folded for token in tokens]
    line = Line(tokens, past=False)
    known = lexicon()
    said: list[Said] = []
    index = 0
    while index < len(words):
        doings = _doings(line, index)
        said += [Said(tokens[index].start, _keys(english), is_doing=True) for english in doings]
        term = known.at(words, index, *_THINGS)
        if term:
            other = known.at(words, index, "noun") if term.sort == "adjective" else None  # "blancos": white, or linens
            for one in filter(None, (term, other if other and other.words == term.words else None)):
                keys = _keys(one.english) | (_keys(plural(one.english)) if one.noun else frozenset())
                said.append(Said(tokens[index].start, keys, is_doing=False))
        index += len(term.words) if term else 1
    return (*said, *_as_told(text, tokens))


def _as_told(text: str, tokens: list[Token]) -> list[Said]:
    """The words of the whole line in English, as things: "el tope trasero" is a backgauge, though a tope is none.

    Nothing of a line that denies, limits or helps: its words stand for what wasn't done.
    """
    told = english_of(text, past=False) if tokens and not LIMIT.search(text) else English()
    return [Said(tokens[0].start, _keys(told.text), is_doing=False)] if told.text and told.is_whole else []


def _tokens_meant(text: str) -> list[Token]:
    """The tokens of a line by what they mean beside each other, each at its place: cuerda, a string line."""
    typed = tokens_of(text)
    told = tokens_of(meant(text))
    as_typed, as_meant = [one.folded for one in typed], [one.folded for one in told]
    if not told or as_typed == as_meant:
        return typed
    tokens: list[Token] = []
    for what, begin, end, first, last in SequenceMatcher(None, as_typed, as_meant, autojunk=False).get_opcodes():
        if what == "equal":
            tokens += typed[begin:end]
        elif typed:
            start = typed[min(begin, len(typed) - 1)].start
            tokens += [msgspec.structs.replace(one, start=start) for one in told[first:last]]
    return tokens


def _doings(line: Line, index: int) -> list[str]:
    """What a word says as a verb, or as a noun that names an act."""
    known = lexicon()
    word = line.words[index]
    if _is_no_doing(line, index):
        return []
    verbs = [verb for verb, told in known.forms.get(word, ()) if told in _DONE]
    acts = [known.acts[one] for one in (word, word.removesuffix("s"), word.removesuffix("es")) if one in known.acts]
    of = line.object_after(index + 1)
    said = [known.verbs[verb].of(of) for verb in verbs if verb in known.verbs]
    if index > 1 and line.words[index - 1] in _DONE_TO and line.is_verb_only(index):
        before = _named_before(line, index - 1)  # "emplayo las tarimas y las acomodo"
        said += [known.verbs[verb].of(before) for verb in verbs if verb in known.verbs]
    said += [line.act_sense(act, index + 1) for act in acts if act in known.verbs]
    said += [
        english
        for verb in verbs
        for rest, english in known.phrases.get(verb, ())
        if rest and line.words[index + 1 : index + 1 + len(rest)] == list(rest)
    ]
    return said


def _named_before(line: Line, end: int) -> frozenset[str]:
    """The names of the thing named last before a word, and the mark of what a pronoun takes up."""
    things = [names for at in range(end) if (names := line.names_at(at))]
    return (things[-1] if things else frozenset()) | {"-lo"}


def _is_no_doing(line: Line, index: int) -> bool:
    """Whether what stands before a word makes a name or a purpose of it, or another's doing: "taller de soldadura".

    "Las reparo" names nothing: what it is done to stands before it.
    """
    before = line.words[index - 1] if index else ""
    is_own = before in _DONE_TO and bool(_OWN & line.told_at(index)) and line.is_verb_only(index)
    return before in _BEFORE_NAMES and not is_own


def _keys(english: str) -> frozenset[str]:
    words = [word.folded for word in words_of(english) if len(word.folded) >= _LEAST_LETTERS]
    return frozenset(f"raw:{word}" for word in words).union(*(forms_of(word, "en") for word in words))
