"""The lines of a job's duties as places that prove claims."""

import re
from dataclasses import dataclass
from itertools import pairwise

from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation
from workers.language.trade_shorthand import spelled_out
from workers.language.words import sentences_as_typed
from workers.trades.proof.lexicon import lexicon, things_named, title_shows
from workers.trades.proof.models_of_machines import machines_in
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.rows.spanish_lines import told_in_english
from workers.writing.gate.rows.told_of_others import with_others
from workers.writing.gate.rows.weak_lines import only_carries, tells_of_others
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import NOT_DONE, Reading, Role, Token, is_head, is_helping

_LIGHT = word_set("profile_light")
_SIGN_OF_AND = re.compile(r"(?<=[a-z)]) ?[&+] (?=[a-z])")
_WITHOUT_OBJECT = word_set("profile_without_object")


@dataclass(slots=True, eq=False)
class Line:
    """A sentence of the person's duties: what it says was done, what was helped with, and all that it names."""

    reading: Reading
    acts: frozenset[str]
    hedged: frozenset[str]
    keys: frozenset[str]
    names_others: bool
    """Whether it speaks of other people by what they do: "for the TIG welders"."""
    has_object: bool
    """Whether its act is done to something: not "cut with plasma"."""
    only_names: bool
    """Whether it has no verb: "SMAW 7018 on deck"."""
    helped_keys: frozenset[str]
    """What it says that others do with its person's help: "the journeyman makes the tie-in, I assist"."""
    is_weak: bool
    """Whether what it names is only carried, held, cleaned or watched."""


def lines_of(duties: str, code: LanguageCode) -> tuple[Line, ...]:
    """The lines of a job's duties: each as it was typed, and with its shorthand spelled out."""
    return tuple(
        _line(text, code)
        for typed in typed_lines(duties)
        for text in dict.fromkeys((typed, spelled_out(typed), _joined_by_words(spelled_out(typed))))
    )


def typed_lines(duties: str) -> list[str]:
    """What a person typed of a job, line by line, sentence by sentence, part by part."""
    parts = (part.strip() for sentence in sentences_as_typed(duties) for part in sentence.split(";"))
    return [part for part in parts if part]


def _joined_by_words(text: str) -> str:
    """The line with "and" for its signs, behind which another doing may follow: cut track & screwed studs."""
    return _SIGN_OF_AND.sub(" and ", text)


def _line(text: str, code: LanguageCode) -> Line:
    reading = with_others(read(text, code))
    said = [token for token in reading.tokens if token.role not in NOT_DONE]
    lead = next((token for token in said if not token.is_plain or token.is_act), None)
    acts = [token for token in said if token.role in {Role.ACT, Role.MAYBE}]
    if any(token.folded in _LIGHT for token in acts):  # "Run BOD and pH tests", "Passed 6G tests"
        acts += [
            token for token in said if token.role is Role.THING and (token.is_act or _holds_act(token, reading.code))
        ]
    only_names = not acts or all(_names_act(said, token) for token in acts)
    if only_names:  # "Pre-trip and post-trip inspections"
        acts += [
            token
            for token in said
            if token.role is Role.THING and (token.is_act or _holds_act(token, reading.code) or _proves_act(token))
        ]
    if only_names or any(token.folded in _LIGHT for token in acts):  # "Give new-hire orientation" orients
        acts += [token for token in said if token.role is Role.THING and token.folded.endswith(_NAMES_OF_ACTS)]
    acts += _acts_of_parts(said, reading.code)
    doings, hedged, things = told_in_english(reading)
    doings |= _shown_by_doer(said)
    return Line(
        reading,
        keys_of(acts) | doings,
        keys_of(token for token in said if token.role is Role.HEDGED) | hedged,
        keys_of(said) | doings | hedged | things | machines_in(reading.text) | _shifts_in(reading.text),
        names_others=any(
            is_occupation(second.folded) and not (first.is_plain or first.number) for first, second in pairwise(said)
        ),
        has_object=_has_object(said),
        only_names=only_names and not any(token.role is Role.HEDGED for token in said),
        helped_keys=_helped(reading),
        is_weak=tells_of_others(said) or only_carries(lead, acts, text),
    )


def _shifts_in(text: str) -> frozenset[str]:
    """The hours of the shifts that a line tells by number: evenings, of "2nd shift"."""
    return frozenset[str]().union(*(things_named(name) for shift, name in _SHIFTS if shift.search(text)))


_SHIFTS = (
    (re.compile(r"\b(?:2nd|second)[ -]shift\b", re.IGNORECASE), "evening"),
    (re.compile(r"\b(?:3rd|third)[ -]shift\b", re.IGNORECASE), "night shift"),
)


def _acts_of_parts(said: list[Token], code: LanguageCode) -> list[Token]:
    """The acts that parts of a list without a verb name, as a line of names does: "clear pumps, generator tests"."""
    if any(token.role is Role.HEDGED or token.is_helped for token in said):
        return []
    starts = [at for at, token in enumerate(said) if token.breaks or at == 0]
    parts = [said[start:end] for start, end in pairwise([*starts, len(said)])]
    return [
        token
        for part in parts[1:]
        if not any(one.role in {Role.ACT, Role.MAYBE} for one in part) and len(part) > 1
        for token in part[1:]
        if token.role is Role.THING and token.words[-1] in _CHECKS and (token.is_act or _holds_act(token, code))
    ]


_CHECKS = frozenset(
    {"test", "tests", "check", "checks", "inspection", "inspections", "cleaning", "changes", "changeouts"}
    | {"prueba", "pruebas", "inspeccion", "inspecciones", "revision", "revisiones", "limpieza", "cambio", "cambios"}
)
"""Nouns that name nothing but a doing: a program may be another's."""


def _shown_by_doer(said: list[Token]) -> frozenset[str]:
    """What somebody does whom a line opens by calling so: "Peer trainer for 6 new drivers" trains them."""
    for at, token in enumerate(said[:_LAST_OF_NAME]):
        if token.is_plain or token.breaks:
            break
        if is_head(token) and any(one.folded in _FOR for one in said[at + 1 : at + 2]):
            return frozenset[str]().union(*(acts for titles, acts in title_shows() if token.keys & titles))
    return frozenset()


_LAST_OF_NAME = 3
_FOR = frozenset({"for", "to", "of", "de", "para"})


def _helped(reading: Reading) -> frozenset[str]:
    if not any(is_helping(one) for one in reading.tokens):
        return frozenset()
    return keys_of(one for one in reading.tokens if one.role is Role.OTHERS)


def _names_act(said: list[Token], token: Token) -> bool:
    """Whether an act is only named, as the last of a noun's words: the cleaning of "DPF cleaning", "oil changes"."""
    if token is said[0] and _begins_kinds(said):
        return True
    if token.parts:
        return any(key.startswith("thing:") for key in token.parts[0])
    at = said.index(token)
    before = said[at - 1] if at else None
    return before is not None and not token.breaks and not before.is_plain and before.role is Role.THING


def _begins_kinds(said: list[Token]) -> bool:
    """Whether a line's first word, though it looks like a doing, is a kind of what the line ends in.

    Trench, crane and fall protection inspections; test reports.
    """
    if [one.folded for one in said[:1]] == ["test"] and len(said) == _WITH_KIND:
        return said[-1].folded in _WRITTEN
    last = said[-1]
    is_parted = len(said) > _WITH_KIND and said[1].breaks
    is_act = last.is_act and last.role is Role.THING and not last.breaks and not said[-2].is_plain
    return is_parted and is_act and sum(one.role is Role.ACT for one in said) == 1


_WITH_KIND = 2
_WRITTEN = frozenset({"report", "reports", "records", "logs"})
_NAMES_OF_ACTS = ("tion", "tions", "ment", "ments", "ance", "cion", "ciones", "miento", "mientos")


def _has_object(said: list[Token]) -> bool:
    acts = [at for at, token in enumerate(said) if token.role is Role.ACT]
    following = said[acts[-1] + 1 : acts[-1] + 2] if acts else []
    return not following or following[0].folded not in _WITHOUT_OBJECT


def _proves_act(token: Token) -> bool:
    """Whether naming a thing is naming what is done: a pre-trip inspects."""
    return any(key.startswith("act:") for key in lexicon().proven_by(token.keys))


def _holds_act(token: Token, code: LanguageCode) -> bool:
    """Whether the word that a thing's name is built on is an act: camera inspections, conteo cíclico."""
    head = token.parts[0 if code == "es" else -1] if token.parts else frozenset[str]()
    return any(key.startswith("act:") for key in head)
