"""How much each credential speaks for its person to one posting."""

import re

from msgspec.structs import replace

from workers.writing.draft import Assignment
from workers.writing.person.facts import Credential
from workers.writing.rules.asked.asked_papers import AskedPapers
from workers.writing.rules.rows.anybodys_papers import is_common
from workers.writing.rules.rows.papers_pursued import name_pursued
from workers.writing.trades.families import families_of_title

_EARLY = 1.5
"""What it is worth that a credential answers a posting's first demand; less the further down that stands."""
_MUST, _BY_PLACE, _WISHED = 1.0, 0.25, 1.5
"""What a paper is worth for being required, less for each demand before it; what it costs to be only nice to have."""
_LEAST_OF_TRADE = 3.0
_DRIVES_BESIDE = 1.0
"""What a paper for the way to the work is worth less than one of the work, where both are asked for."""
_LICENCE = re.compile(
    r"\blicen[cs]e\b|\bcdl\b|\bjourney(?:man|person|-?level)\b|apprenticeship\b.*\bcomplet"
    r"|\bcomplet\w*\b.*\bapprenticeship|\blicencia\b(?! de (?:conducir|manejo))",
    re.IGNORECASE,
)
_DRIVERS = re.compile(
    r"\bcdl\b|(?<!pile )\bdrivers?\b|\bclass [abcd]\b.{0,12}\blicen[cs]e|licencia de (?:conducir|manejo)", re.IGNORECASE
)
_SCHEME = re.compile(r"\b[A-Z]{4,}\b")
"""What a scheme of papers is called by, wherever a posting speaks of it: we help you to get your NCCCO."""
_OF_ANY_POSTING = frozenset({"OSHA", "MSHA", "HVAC", "NFPA", "HAZMAT"})
_OF_TITLE = 2
"""Words of the position's name that make a paper one of that work: wastewater operator, grade III."""
_DRIVING = "driving"
"""The trade whose own licence is one to drive."""


class WeighedPapers:
    """Credentials of one assignment held against its posting."""

    def __init__(self, assignment: Assignment) -> None:
        self.rows = AskedPapers(assignment)
        self._facts = assignment.facts
        self._posting_text = assignment.posting_text
        position = assignment.posting.title
        self._is_to_drive = bool(_DRIVING in families_of_title(position) or _DRIVERS.search(position))

    def weight(self, credential: Credential) -> float:
        """How much a credential speaks for the person here; 0 where the posting says nothing of it."""
        name = credential.name
        is_own = self._is_to_drive or not _DRIVERS.search(name)  # who drives to the work has a paper of the work first
        licence = 1.5 if is_own and _LICENCE.search(name) else 0.0
        rows = self.rows
        asked = 2.0 if rows.asks_for(name) else 1.5 if self.is_near(credential) else 0.0
        common = 1.0 if asked and is_common(name) else 0.0  # which everybody has, and nobody is chosen for
        shared = (0.1 if is_common(name) else 0.5) * min(self.rows.shared_with(name), 3)
        early = _EARLY * rows.earliness(name) if asked or shared else 0.0
        beside = 0.0 if is_own or not asked else _DRIVES_BESIDE
        said = asked + licence + self.is_named_whole(credential) + shared + early - common - beside
        return said + self._must_or_wish(name, said) if asked else said

    def _must_or_wish(self, name: str, worth: float) -> float:
        """What it is worth to be required, by its place among what is, and what it costs to be only nice to have.

        What is nice to have and of the trade still stands before what everybody has.
        """
        if _DRIVERS.search(name) and not self._is_to_drive:
            return 0.0
        place = 0 if self.rows.drives_as_asked(name) else self.rows.place_among_musts(name)
        if self.rows.is_only_preferred_by_code(name) and not is_common(name):
            return max(-_WISHED, min(0.0, _LEAST_OF_TRADE - worth))
        return 0.0 if place is None or is_common(name) else max(0.0, _MUST - _BY_PLACE * place)

    def is_near(self, credential: Credential) -> bool:
        """Whether the posting asks for what is a step from it: the licence of a permit, another card of the scheme."""
        rows, name = self.rows, credential.name
        is_of_scheme = rows.is_of_scheme(name) or rows.is_of_scheme(credential.issuer or "")
        is_said = rows.is_of_grade(name) or rows.is_in_an_asking_sentence(name)
        return (
            rows.licence_asked_of(name)
            or rows.drives_as_asked(name)
            or rows.drives_a_car_as_asked(name)
            or rows.is_lettered_licence(name)
            or rows.is_licence_asked(name)
            or rows.is_journey_card_asked(name)
            or is_said
            or rows.shares_own_name(name)
            or (rows.words_of_title_in(name) >= _OF_TITLE and not is_common(name))
            or (not is_common(name) and (is_of_scheme or rows.is_of_paper_asked(name, with_wished=True)))
        )

    def is_spoken_of(self, credential: Credential) -> bool:
        """Whether the posting says anything of what it names."""
        return self.weight(credential) > 0

    def is_said_by_name(self, credential: Credential) -> bool:
        """Whether the posting says its own name, of two words or more, that "safety card" stands behind."""
        return self.rows.says_head_of(credential.name)

    def is_named_whole(self, credential: Credential) -> bool:
        """Whether the posting names a credential with its level: who holds Type II was not asked for Universal."""
        return self.rows.names_with_level(credential.name)

    def is_must(self, credential: Credential) -> bool:
        """Whether nobody does the work without it: what is required by name, and not what everybody has."""
        name = credential.name
        is_asked = credential.id in self.asked_credentials() and not is_common(name)
        is_own = self._is_to_drive or not _DRIVERS.search(name)
        is_required = self.rows.place_among_musts(name) is not None or self.rows.is_of_paper_asked(name)
        return is_asked and is_own and is_required

    def _speaks_of_pursued(self, name: str, row: Credential) -> bool:
        is_near = self.rows.asks_for(name) or self.is_near(replace(row, name=name))
        schemes = set(_SCHEME.findall(name)) - _OF_ANY_POSTING
        is_said = not schemes.isdisjoint(_SCHEME.findall(self._posting_text))
        return is_near or is_said or self.rows.has_word_of_demands(name)

    def asked_credentials(self) -> frozenset[str]:
        """Ids of credentials in force that the posting names."""
        held = self._facts.held_credentials
        asked = (one for one in held if self.rows.asks_for(one.name) or self.is_near(one))
        return frozenset(one.id for one in asked)

    def pursued(self, most: int) -> list[str]:
        """What of the papers that the posting speaks of is yet to be earned, by its bare name."""
        rows = (one for one in self._facts.credentials if one.is_pursued)
        names = (
            name for one in rows if (name := name_pursued(one.name, one.number)) and self._speaks_of_pursued(name, one)
        )
        return list(dict.fromkeys(names))[:most]
