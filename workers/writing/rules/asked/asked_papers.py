"""Whether a credential is a paper that the posting asks for, by its sort, scheme, grade, or place among demands."""

import re
from itertools import takewhile

from workers.language.vocabulary import entries_of_row
from workers.language.words import fold, words_of
from workers.posting.requirements.phrases import SORTS
from workers.writing.rules.asked.asked_rows import CODED, LEAST_LETTERS, OWN_NAME, TELLING, AskedRows, codes_of
from workers.writing.rules.asked.driving_licence import asks_to_drive, is_driving_licence
from workers.writing.rules.asked.words_of_rows import ANY_ROW, NAMES_OF_PAPERS, OF_PAPERS, PAPERS, SORTS_OF_PAPERS

_PERMIT = re.compile(r"\bCLP\b|\b(?:class [abc]|commercial|cdl)\b.*\bpermit\b|\bpermit\b.*\bcdl\b", re.IGNORECASE)
_DRIVING = re.compile(r"\bcdl\b|\bclass [ab]\b|\bcommercial (?:driver'?s?|driving) licen[cs]e", re.IGNORECASE)
_DRIVERS_CLASS = re.compile(r"\b(?:class|clase) ([abc])\b", re.IGNORECASE)
_OF_DRIVERS = re.compile(
    r"\bcdl\b|driver|licen[cs]|brake|endorse|tank|hazmat|\bdmv\b|manej|conduc|^[^\w]*(?:[A-Z]{2} )?class [abc]$",
    re.IGNORECASE,
)
"""What tells a class of driving licence from one of welds or insulation."""
_OF_ANY_TRADE = frozenset(
    {"HVAC", "HVACR", "OSHA", "CNC", "PLC", "CDL", "DOT", "PPE", "LLC", "USA", "EPA", "CPR", "BLS"}
)
"""Initials that stand in postings for the work itself, or in the names of many papers."""
_JOURNEYMAN = re.compile(r"\bjourney(?:man|person|woman|-?level)\b", re.IGNORECASE)
_LETTERED = re.compile(
    r"\b(?:[A-Z][a-z]+|[A-Z]{2}) (?:Class )?([B-HJ-Z]) (?:licen[cs]e|card|registration)"
    r"|\b(?:licen[cs]e|card) ([B-HJ-Z])\b"
)
_LONE_LETTER = re.compile(r"(?<![\w&'-])(?<!CDL )(?<!Class )([B-HJ-Z])(?![\w&'-])")
"""A licence called by one letter: MA D Systems Technician."""
_LICENSED = re.compile(r"\blicen[cs](?:e|ed|ure)\b|\blicencia\b", re.IGNORECASE)
_PARTS = re.compile(r" *[\u2022\u00b7|;,] +")
"""Signs between several things that were read as one."""
_ALTERNATIVES = re.compile(r"/| (?:or|o|and|y) ")
_NO_NAMES = (
    NAMES_OF_PAPERS | OF_PAPERS | {"and", "equal", "equivalent", "similar", "level", "certificado", "certificacion"}
)
"""Words beside the name of a scheme that tell no other paper of it."""
_SCHOOLING = re.compile(r"\b(?:coursework|courses?|class(?:es|work)|training|program|certificate)\b", re.IGNORECASE)
_PAIR = 2
"""Letters of the shortest names of schemes."""
_OF_GRADES = frozenset({"level", "grade", "nivel", "grado"})
"""Words that stand before a grade or not: Rigger Level II, Rigger II."""


class AskedPapers(AskedRows):
    """Holds names of credentials against one posting."""

    def is_of_scheme(self, name: str) -> bool:
        """Whether a requirement names another credential of the same scheme: RETA CIRO, to who has RETA CARO."""
        own = {code for code in codes_of(name) if code.isalpha() and len(code) >= LEAST_LETTERS}
        texts = (one.text for one in self._assignment.posting.requirements if not one.is_duty)
        first = name.split(maxsplit=1)[0] if name.split() else ""
        is_said = first in own & self._codes - _OF_ANY_TRADE  # which was read in no requirement
        is_said = is_said or (len(first) == _PAIR and first in codes_of(name) & self._keyword_codes)
        return is_said or any(own & codes_of(text) for text in texts)

    @property
    def _keyword_codes(self) -> frozenset[str]:
        """Short names that were read as asked for and of which nothing else is known: OQ."""
        return frozenset(one.name for one in self._assignment.posting.keywords if not one.concept)

    def drives_a_car_as_asked(self, name: str) -> bool:
        """Whether it is a plain driving licence, and the posting asks for one, if only as a valid license."""
        return is_driving_licence(name) and asks_to_drive(self._posting)

    def is_journey_card_asked(self, name: str) -> bool:
        """Whether something other than work asks for a journeyman, and the name is of one: journeyman or 8 years."""
        texts = (one.said or one.text for one in self._assignment.posting.requirements if not one.is_duty)
        return bool(_JOURNEYMAN.search(name)) and any(map(_JOURNEYMAN.search, texts))

    def says_head_of(self, name: str) -> bool:
        """Whether the posting has together the words of a name before those for a paper: Basic Plus."""
        words = [word.folded for word in words_of(name)]
        own = list(takewhile(lambda word: word not in OF_PAPERS, words))
        return TELLING <= len(own) <= len(words) and f" {' '.join(own)} " in f" {self._folded} "

    def shares_own_name(self, name: str) -> bool:
        """Whether something other than work is asked for by a code or a coined name of this one: H2S, SafeLand."""
        own = {fold(one) for one in (*CODED.findall(name), *OWN_NAME.findall(name))}
        texts = (one.text for one in self._assignment.posting.requirements if not one.is_duty)
        return any(own & {fold(one) for one in (*CODED.findall(text), *OWN_NAME.findall(text))} for text in texts)

    def is_of_grade(self, name: str) -> bool:
        """Whether a demand has the grade that a credential is of, and the posting speaks of the same: Class A."""
        return bool(self._telling(name) & self._keys) and self._demands.has_grade_of(name)

    def has_word_of_demands(self, name: str) -> bool:
        """Whether schooling or a paper is asked for by a telling word of a name: mechatronics coursework."""
        own = self._telling(name) - self._of_title
        asked = [one for one in self._assignment.posting.requirements if not (one.is_duty or one.years)]
        told = (one.text for one in asked if one.kind == "credential" or _SCHOOLING.search(one.text))
        return any(own & set(self._words.keys(text)) for text in told)

    def is_in_an_asking_sentence(self, name: str) -> bool:
        """Whether one sentence that asks has all of a name's telling words: "Class A with tank and T endorsements"."""
        own = self._telling(name)
        return len(own) > 1 and self._demands.has_in_a_sentence(own)

    def drives_as_asked(self, name: str) -> bool:
        """Whether it is a driving licence of the class that the posting asks for, or of a higher one."""
        own, asked = _DRIVERS_CLASS.search(name), _DRIVERS_CLASS.findall(self._posting)
        is_licence = own is not None and _OF_DRIVERS.search(name) and _OF_DRIVERS.search(self._posting)
        return bool(is_licence and own and any(own[1].lower() <= one.lower() for one in asked))

    def licence_asked_of(self, name: str) -> bool:
        """Whether a learner's permit is one for a licence that the posting asks for, which it doesn't replace."""
        return bool(_PERMIT.search(name) and _DRIVING.search(self._posting))

    def is_part_preferred(self, name: str) -> bool:
        """Whether what is nice to have has two of a name's words: competent person, of a shipyard's."""
        return self._demands.prefers_part_of(frozenset(self._words.keys(name)))

    def is_paper_wished(self, name: str, issuer: str) -> bool:
        """Whether something nice to have is this paper: its scheme and no other of it, or two words beside a paper's.

        NCCCO for cranes is no rigger's card of NCCCO, and to have welded with MIG is no paper. Of several any will do.
        """
        asked = self._assignment.posting.requirements
        wished = [one.text for one in asked if one.level != "required" and not (one.is_duty or one.years)]
        own = {word.folded for word in words_of(name) if len(word.folded) >= LEAST_LETTERS} - _NO_NAMES
        schemes = {fold(one) for one in (*codes_of(name), *name.split()[:1], *issuer.split()[:1])}
        parts = [part for one in wished for part in _PARTS.split(one)]
        for text in dict.fromkeys(one for part in parts for one in (part, *_ALTERNATIVES.split(part))):
            said = [word for word in words_of(text) if len(word.folded) >= LEAST_LETTERS]
            codes = {fold(one) for one in codes_of(text) - _OF_ANY_TRADE if self._may_be_scheme(one)}
            things = {word.folded for word in said} - _NO_NAMES - codes
            is_scheme = codes & schemes and (codes <= schemes or _ALTERNATIVES.search(text))
            if is_scheme and (not things or things & own):
                return True
            is_of_paper = any(word.folded in NAMES_OF_PAPERS for word in said)
            if is_of_paper and len(things & own) >= TELLING:
                return True
        return False

    def _may_be_scheme(self, code: str) -> bool:
        """Whether a short name may be one of papers, as no way of work or program is: NATE, but not MIG."""
        found = entries_of_row(code, self._code)
        return code.isalpha() and all(self._entries.concepts[one].kind == "certification" for one in found)

    def place_among_musts(self, name: str) -> int | None:
        """Return the place among required papers that has the name's code or telling words.

        Returns None where there is none.
        """
        asked = self._assignment.posting.requirements
        texts = [one.text for one in asked if one.level == "required" and not (one.is_duty or one.years)]
        own = {word.folded for word in words_of(name) if len(word.folded) >= LEAST_LETTERS}
        telling = {self._words.key(word) for word in own - ANY_ROW - frozenset(PAPERS)} - self._words.neutral
        enough = min(TELLING, len(telling)) or 1
        codes = codes_of(name) | {*CODED.findall(name)}
        for place, text in enumerate(texts):
            is_coded = bool(codes & (codes_of(text) | {*CODED.findall(text)}))
            if is_coded or len(telling & set(self._words.keys(text))) >= enough:
                return place
        return None

    def place_of(self, kind: re.Pattern[str]) -> int | None:
        """Return the place of the first required paper of this sort; Returns None where there is none."""
        asked = self._assignment.posting.requirements
        texts = [one.said or one.text for one in asked if one.level == "required" and not one.is_duty]
        return next((place for place, text in enumerate(texts) if kind.search(text)), None)

    def asks_of_scheme(self, name: str, wanted: re.Pattern[str]) -> bool:
        """Whether a line of the posting has a code of a name's and `wanted`, too: MSHA Part 48, refresher this year."""
        own = codes_of(name)
        return any(own & codes_of(line) and wanted.search(line) for line in self._posting.splitlines())

    def is_lettered_licence(self, name: str) -> bool:
        """Whether the posting asks for a licence by one letter that stands in the name, too: a D license."""
        asked = {one for pair in _LETTERED.findall(self._posting) for one in pair if one}
        return bool(asked & set(_LONE_LETTER.findall(name)))

    def is_licence_asked(self, name: str) -> bool:
        """Whether a licence is required by a word of this one's: a state mechanic license."""
        musts = (
            one.text for one in self._assignment.posting.requirements if one.level == "required" and not one.is_duty
        )
        texts = (text for text in musts if _LICENSED.search(text))
        own = self._telling(name)
        return bool(_LICENSED.search(name)) and any(own & set(self._words.keys(text)) for text in texts)

    def is_only_preferred_by_code(self, name: str) -> bool:
        """Whether its code stands among what is nice to have and nowhere else that asks: NATE preferred."""
        own = codes_of(name)
        asked = self._assignment.posting.requirements
        musts = [one for one in asked if one.level == "required"]
        wished = any(own & codes_of(one.text) for one in asked if one not in musts)
        return wished and not any(own & codes_of(one.text) for one in musts)

    def is_of_paper_asked(self, name: str, *, with_wished: bool = False) -> bool:
        """Whether a paper that is required is called by a word that tells which this one is: fumigation.

        `with_wished`: or one that is nice to have.
        """
        asked = [one for one in self._assignment.posting.requirements if with_wished or one.level == "required"]
        musts = (one.text for one in asked if not (one.is_duty or one.years))
        texts = [text for text in musts if {word.folded for word in words_of(text)} & NAMES_OF_PAPERS]
        own, things = self._telling(name) - self._of_title, self._things_of(name)
        return any(own & set(self._words.keys(text)) or things & self._things_of(text) for text in texts)

    def _things_of(self, text: str) -> frozenset[str]:
        """What a paper is for, by the vocabulary's entries that aren't papers: a fork lift."""
        read = [word for word in words_of(text) if word.folded not in NAMES_OF_PAPERS]
        found = (one for _, _, one in self._entries.find(read, self._words.keys_of(read)))
        return frozenset(one for one in found if self._entries.concepts[one].kind == "tool")

    def names_with_level(self, name: str) -> bool:
        """Whether the posting names a credential with its level: who holds Type II was not asked for Universal."""
        own = {word.folded for word in words_of(name)} - SORTS - SORTS_OF_PAPERS
        own = own - _OF_GRADES or own
        return bool(own) and own <= self._said
