"""The rows of a profile as places that prove claims."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from workers.language.grammar import LanguageCode
from workers.language.words import Word, fold, words_of
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.models_of_machines import machines_in
from workers.trades.proof.stems import forms_of
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.rows.employer_names import company_names
from workers.writing.gate.rows.named_tools import act_of_tool, models_of_pair
from workers.writing.gate.rows.profile_lines import Line, lines_of
from workers.writing.gate.sentence.designations import designation, is_designator
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Reading, Token, says
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.translation.rows.credential_names import credential_named, issuer_named

LEVELS = {"Beginner": 0, "Intermediate": 1, "Advanced": 2, "Expert": 3}
LOOKING_BACK = frozenset({"before", "prior", "earlier", "previously", "antes", "anteriormente", "previamente"})
_CARRIERS = word_set("profile_carriers")


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
        """Return the job's first and last day; the last is today at most."""
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


@lru_cache(maxsize=64)
def _job(row: Experience, code: LanguageCode) -> Job:
    lines = lines_of(row.duties, code)
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
    last = next((word.folded for word in reversed(words_of(row.name))), "")
    if not sorts and last in {"i", "ii", "iii", "iv"}:
        keys |= {designation("level", last)}  # "Tower Technician I" is the first level of it
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
    keys = keys_of(tokens) | models_of_pair(row.name) | machines_in(row.name)
    acts = {key for key in keys if key.startswith("act:")}
    for word in words_of(row.name):
        acts |= act_of_tool(word.folded)
    return Known(row, LEVELS[row.proficiency], keys | acts, frozenset(acts))


def is_low(job: Job, heads: Sequence[Token] = ()) -> bool:
    """Whether the title is a helper's, who is never told as what he helps.

    Of a title of two ("Leverman trainee / dredge deckhand") only the part that has these heads counts; a rank that is
    all of a part is of the whole: "Welder / helper".
    """
    low = claim_words().low_ranks
    parts: list[list[Token]] = []
    for at, token in enumerate(job.title.tokens):
        if at == 0 or "/" in job.title.between(at):
            parts.append([])
        parts[-1].append(token)
    ranked = [part for part in parts if any(word in low for token in part for word in token.words)]
    if not heads or any(len(part) == 1 for part in ranked):
        return bool(ranked)
    own = [part for part in parts if all(any(says(head, one.keys) for one in part) for head in heads)]
    return bool(ranked) if not own else any(part in ranked for part in own)
