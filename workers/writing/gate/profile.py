"""The rows of a profile as places that prove claims."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from itertools import pairwise

from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation
from workers.language.trade_shorthand import spelled_out
from workers.language.words import Word, fold, sentences_as_typed, words_of
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.lexicon import lexicon, title_shows
from workers.trades.proof.stems import forms_of
from workers.trades.proof.word_sets import word_set
from workers.writing.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.gate.employer_names import company_names
from workers.writing.gate.named_tools import act_of_tool, models_of_pair
from workers.writing.gate.reading import designation, is_designator, read
from workers.writing.gate.spanish_lines import told_in_english
from workers.writing.gate.tokens import NOT_DONE, Reading, Role, Token, is_head, is_helping
from workers.writing.gate.told_of_others import with_others
from workers.writing.gate.weak_lines import only_carries, tells_of_others
from workers.writing.translation.credential_names import credential_named, issuer_named

LEVELS = {"Beginner": 0, "Intermediate": 1, "Advanced": 2, "Expert": 3}
_LIGHT = word_set("profile_light")
LOOKING_BACK = frozenset({"before", "prior", "earlier", "previously", "antes", "anteriormente", "previamente"})
_SIGN_OF_AND = re.compile(r"(?<=[a-z)]) ?[&+] (?=[a-z])")
_CARRIERS = word_set("profile_carriers")
_WITHOUT_OBJECT = word_set("profile_without_object")


@dataclass(slots=True, eq=False)
class Line:
    """One sentence of somebody's duties: what it says was done, what was helped with, and all that it names."""

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


@dataclass(slots=True, eq=False)
class Job:
    """A job held: its lines, its title's tokens, and all keys of both."""

    row: Experience
    title: Reading
    title_keys: frozenset[str]
    lines: tuple[Line, ...]
    keys: frozenset[str]
    place_keys: frozenset[str]
    """What the employer's name says of the place: a paper mill, a grain terminal."""
    names: tuple[tuple[str, ...], ...]
    """How the employer may be called: folded words, longest first."""

    def months(self, today: date) -> tuple[date, date]:
        """Its first and its last day, today at most."""
        return self.row.start_date, min(self.row.end_date or today, today)


@dataclass(slots=True, eq=False)
class Held:
    """A credential row: its words and what they prove. `name` is its name's words in order."""

    row: Credential
    name: tuple[Word, ...]
    words: frozenset[str]
    keys: frozenset[str]
    is_held: bool


@dataclass(slots=True, eq=False)
class Known:
    """A skill row, its level (0 to 3) and its keys."""

    row: Skill
    level: int
    keys: frozenset[str]
    acts: frozenset[str]


@dataclass(slots=True, eq=False)
class Profile:
    """Everything that can prove something of a person. `code` is the language of the person's own material."""

    facts: ProfileFacts
    code: LanguageCode
    jobs: tuple[Job, ...]
    credentials: tuple[Held, ...]
    skills: tuple[Known, ...]


def profile_of(facts: ProfileFacts, code: LanguageCode) -> Profile:
    """Read the rows; `code` is the language to take where a text shows none."""
    return Profile(
        facts,
        code,
        tuple(_job(one, code) for one in facts.experiences),
        tuple(_held(one, facts.today, code) for one in facts.credentials),
        tuple(_known(one, code) for one in facts.skills),
    )


def keys_of(tokens: Iterable[Token]) -> frozenset[str]:
    """All that tokens prove: what they say, their parts, and what that entails."""
    keys: set[str] = set()
    for token in tokens:
        keys |= token.keys
        for part in token.parts:
            keys |= part
    return lexicon().proven_by(keys)


@lru_cache(maxsize=64)
def _job(row: Experience, code: LanguageCode) -> Job:
    lines = tuple(
        _line(text, code)
        for typed in typed_lines(row.duties)
        for text in dict.fromkeys((typed, spelled_out(typed), _joined_by_words(spelled_out(typed))))
    )
    title = read(row.job_title, code)
    if any(word in _CARRIERS for token in title.tokens for word in token.words):
        for line in lines:
            line.is_weak = False  # carrying and cleaning are this job's own work
    title_keys = keys_of(title.tokens)
    marks = {key.split(":")[1] for key in title_keys if key.startswith("number:")}
    title_keys |= {designation(sort, mark) for sort in ("level", "class", "grade") for mark in marks}
    keys = title_keys.union(*(line.keys for line in lines))
    places = keys_of(read(row.company_name, code).tokens)
    places = frozenset(key for key in places if not key.startswith("act:"))
    return Job(row, title, title_keys, lines, keys, places, company_names(row.company_name))


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
    doings, hedged, things = told_in_english(reading)
    doings |= _shown_by_doer(said)
    return Line(
        reading,
        keys_of(acts) | doings,
        keys_of(token for token in said if token.role is Role.HEDGED) | hedged,
        keys_of(said) | doings | hedged | things,
        names_others=any(
            is_occupation(second.folded) and not (first.is_plain or first.number) for first, second in pairwise(said)
        ),
        has_object=_has_object(said),
        only_names=only_names and not any(token.role is Role.HEDGED for token in said),
        helped_keys=_helped(reading),
        is_weak=tells_of_others(said) or only_carries(lead, acts, text),
    )


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


def _held(row: Credential, today: date, code: LanguageCode) -> Held:
    text = f"{row.name} {row.issuer}"
    tokens = read(text, code).tokens
    words = {word.folded for word in words_of(text)}
    for _ in range(2):
        for has, proves in claim_words().implied:
            if has <= words:
                words |= proves
    keys = set(keys_of(tokens)).union(*(forms_of(word, code) for word in words)) | _in_other_language(row)
    keys |= {f"number:{word}" for word in words if word.isdecimal()}
    sorts = {word for word in words if is_designator(word)}
    marks = {word for word in words if len(word) == 1 or word in {"ii", "iii", "iv"}}
    keys |= {designation(sort, mark) for sort in sorts for mark in marks if _is_mark(mark)}
    return Held(row, tuple(words_of(row.name)), frozenset(words), frozenset(keys), row.is_held(today))


def _in_other_language(row: Credential) -> frozenset[str]:
    """What a row's name and its issuer's prove by the names that the other language has for them."""
    keys: set[str] = set()
    for other in ("en", "es"):
        for own, told in (
            (row.name, credential_named(other, row.name)),
            (row.issuer, issuer_named(other, row.issuer)),
        ):
            if fold(told) != fold(own):
                keys |= keys_of(read(told, other).tokens)
                keys.update(*(forms_of(word.folded, other) | {f"raw:{word.folded}"} for word in words_of(told)))
    return frozenset(keys)


def _is_mark(word: str) -> bool:
    return word.isdecimal() or word in {"i", "ii", "iii", "iv"} or (word.isalpha() and len(word) == 1)


def _known(row: Skill, code: LanguageCode) -> Known:
    tokens = read(row.name, code).tokens
    keys = keys_of(tokens) | models_of_pair(row.name)
    acts = {key for key in keys if key.startswith("act:")}
    for word in words_of(row.name):
        acts |= act_of_tool(word.folded)
    return Known(row, LEVELS[row.proficiency], keys | acts, frozenset(acts))


def is_low(job: Job) -> bool:
    """Whether the title is a helper's, who is never told as what he helps."""
    return any(word in claim_words().low_ranks for token in job.title.tokens for word in token.words)
