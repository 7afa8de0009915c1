"""What a posting asks for and the person has under another name, by the fact gate's strict vocabulary.

Matching by likeness finds "GMAW" for "MIG"; that a Universal certificate is one of Type II, or a rigger's card rigging,
only the directed vocabulary knows. What it proves isn't listed as missing; what it doesn't stays listed.
"""

import re
from functools import cache

import msgspec

from workers.language.grammar import LanguageCode
from workers.language.vocabulary import vocabulary
from workers.posting.requirements.keywords import Keyword
from workers.posting.requirements.reading import Posting, understand_posting
from workers.trades.proof.lexicon import title_shows
from workers.writing.draft import Assignment
from workers.writing.gate.rows.families import families_in, families_of
from workers.writing.gate.rows.profile import Profile
from workers.writing.gate.sentence.proven_keys import keys_of
from workers.writing.gate.sentence.reading import read
from workers.writing.gate.sentence.tokens import Token, is_head, says
from workers.writing.gate.verdict import Judge
from workers.writing.matching.keywords import Matches, alternatives_of
from workers.writing.person.facts import ProfileFacts

_CIRCUITS = frozenset({"electrical", "hvac", "elevator", "security_lowvoltage", "solar", "wind"})
"""Trades whose prints are of circuits: who reads prints there reads schematics."""
_LEVEL = re.compile(
    r"\b(?:universal|master|journeyman|(?:type|class|level|grade|tipo|clase|nivel|grado)\s+(?:[IVX]{1,3}|[A-D]|\d))\b",
    re.IGNORECASE,
)
_OF_CIRCUITS = re.compile(
    r"\b(?:(?:electrical |wiring |control |read |reading )*(?:schematics?|wiring diagrams?|diagrams?)"
    r"|(?:diagramas?|esquemas?)(?: el[eé]ctricos?)?)\b",
    re.IGNORECASE,
)


def with_other_names(matches: Matches, posting: Posting, facts: ProfileFacts) -> Matches:
    """The matches by what is proven: what rows prove under other names is supported, a level not reached is missing."""
    proofs = _Proofs(facts, posting.language)
    held = [one for one in matches.missing if proofs.prove(one)]
    higher = [
        Keyword(one.text, "certification", None, 1, one.level)
        for one in posting.requirements
        if one.kind == "credential" and _LEVEL.search(one.text) and proofs.refuse_level(one.text)
    ]
    missing = [one for one in matches.missing if one not in held]
    told = {one.name.casefold() for one in missing}
    return msgspec.structs.replace(
        matches,
        supported=tuple(one for one in posting.keywords if one in matches.supported or one in held),
        missing=(*missing, *(one for one in higher if not _is_told(one.name, told))),
    )


@cache
def _no_posting() -> Posting:
    return understand_posting("")


def _is_told(name: str, told: set[str]) -> bool:
    return any(one in name.casefold() or name.casefold() in one for one in told)


class _Proofs:
    """A profile as the gate reads it. The posting is left out: what it says itself proves nothing of a person."""

    def __init__(self, facts: ProfileFacts, code: LanguageCode) -> None:
        self._code = code
        nothing = Matches((), (), frozenset(), None)
        self._judge = Judge(Assignment("resume", code, _no_posting(), "", facts, nothing))
        self._profile = self._judge.profile

    def prove(self, keyword: Keyword) -> bool:
        names = [keyword.name]
        if keyword.concept:
            concept = vocabulary(self._code).concepts[keyword.concept]
            names = [concept.english, concept.spanish]
        return any(self._proves(one) for name in names for one in alternatives_of(name))

    def refuse_level(self, phrase: str) -> bool:
        """Whether the profile has a credential of the sort, but not of the level that the phrase names."""
        if any(self._proves(one) for one in alternatives_of(phrase)):
            return False
        return self._proves(_LEVEL.sub(" ", phrase))

    def _proves(self, phrase: str) -> bool:
        tokens = read(phrase, self._code).tokens
        if not any(_tells(token) for token in tokens):
            return False  # nothing of it could be checked, so nothing proves it
        return (
            self._judge.verdict(phrase, is_built_in=True).passes
            or _is_named_by_a_credential(tokens, self._profile)
            or self._reads_circuits(phrase)
        )

    def _reads_circuits(self, phrase: str) -> bool:
        if not _OF_CIRCUITS.fullmatch(phrase.strip()):
            return False
        return any(
            self._judge.verdict("Read blueprints", experience=job.row.id, is_built_in=True).passes
            for job in self._profile.jobs
            if families_of(job) & _CIRCUITS
        )


def _tells(token: Token) -> bool:
    """Whether a word is one of a trade, a code or a number: everyday words ("what most applicants lack") tell none."""
    is_of_a_trade = any(key.startswith(("act:", "thing:")) for key in token.keys)
    return not token.is_plain and (is_of_a_trade or bool(token.number) or token.surface.isupper())


def _is_named_by_a_credential(tokens: tuple[Token, ...], profile: Profile) -> bool:
    """Whether one credential in force names who does all of it: a rigger's card is rigging."""
    telling = [token for token in tokens if not token.is_plain]
    names = [read(held.row.name, profile.code).tokens for held in profile.credentials if held.is_held]
    return bool(telling) and any(
        all(_shows(keys_of(name), token) or _names_the_trade(name, token) for token in telling) for name in names
    )


def _shows(keys: frozenset[str], token: Token) -> bool:
    if token.is_act:
        return any(token.keys & acts for titles, acts in title_shows() if keys & titles)
    return not token.number and says(token, keys)


def _names_the_trade(held: tuple[Token, ...], token: Token) -> bool:
    """Whether a word names the trade of the credential: the plumbing of "plumbing license", of a plumber's."""
    return not is_head(token) and bool(families_in([token]) & families_in(held))
