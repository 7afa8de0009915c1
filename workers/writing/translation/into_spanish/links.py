"""What links things and doings of an English line: prepositions in Spanish, and what stands behind them."""

import re

import msgspec

from workers.language.conjugation import Form
from workers.writing.translation.from_english.determiners import ARTICLES
from workers.writing.translation.from_english.inflection import article
from workers.writing.translation.from_english.measures import measure_at
from workers.writing.translation.from_english.phrase_parts import with_article_of_people
from workers.writing.translation.from_english.phrases import Phrase
from workers.writing.translation.from_english.tables import tables
from workers.writing.translation.into_spanish.doings import Doing, doing_at, is_act, is_told_of
from workers.writing.translation.into_spanish.line_words import LONGEST_LINK, LineWords
from workers.writing.translation.into_spanish.pieces import Piece
from workers.writing.translation.into_spanish.sought import link_to_sought

_MEASURED = frozenset({"over", "under", "about", "around", "up"})
"""Links that stand before a figure as its bound: under 20 tons."""
_YEAR = re.compile(r"(?:19|20)\d\d")
_FIGURE = re.compile(r"[#+±$.]*\d|\+/-")
_BEFORE_DOINGS = {"in": "", "before": "", "after": "", "without": "", "for": "", "of": "", "by": "al"}
"""Links before gerunds, and what they say before an infinitive where that is another word."""
_NO_KINDS = frozenset({"prepare", "keep", "make", "maintain", "do", "perform", "take", "set", "get", "give"})
"""Whose gerund is no kind of the thing behind it: in preparing records."""
_EXACT = frozenset(
    {"set", "test", "torque", "pressure test", "hydro test", "grind", "bore", "align", "plumb", "level", "evacuate",
     "charge", "cut", "machine", "mill", "laser align", "turn", "hone", "ream", "heat", "cool", "preheat", "fill",
     "upgrade", "change", "convert", "raise", "deliver"}
)  # fmt: skip
"""What is done to a figure, not up to it."""
_STANDARD = re.compile(r"(?:[A-Z]{2,} ?-?)+[A-Z]*\d|(?:SMACNA|NFPA|NEC|OSHA|UPC|IPC|ASME|AWS|TCNA|NCMA|ASTM|API)$")
"""By what work is judged: inspected to AS9102."""
_LASTS = re.compile(r"\b(?:años?|mes(?:es)?|semanas?|días?|horas?)$")
_PEOPLE = re.compile(r"\d (?:personas|empleados|trabajadores|hombres|mujeres)$")
"""Whom something is given or told to, no height that it reaches: assign work to 14 people."""
_WRITTEN_RULES = frozenset(
    {"drawing", "spec", "specification", "code", "title", "manual", "procedure", "plan", "schedule", "standard",
     "print", "instruction", "policy", "regulation", "law", "rule", "blueprint", "sop", "requirement", "guideline",
     "permit"}
)  # fmt: skip
"""What work is done by: per drawings, según planos."""
_PESTS = frozenset(
    {"ant", "roach", "cockroach", "termite", "rodent", "mouse", "rat", "flea", "tick", "mosquito", "bed bug", "bedbug",
     "wasp", "spider", "weed", "insect", "pest"}
)  # fmt: skip
"""What work is done against: treat houses for ants."""
_KNOWN_ABOVE = frozenset({"ceiling", "roof", "floor", "deck", "slab", "ground", "grade", "kitchen", "street", "road"})
"""Above and below one of them: arriba del plafón."""
_MADE_AFTER = frozenset(
    {"pattern", "sample", "sketch", "photo", "drawing", "print", "blueprint", "plan", "cut list", "template",
     "cut sheet", "model", "shop drawing", "old part"}
)  # fmt: skip
_TOLD_BY = frozenset(
    {"schematic", "work order", "diagram", "wiring diagram", "bill of material", "recipe", "customer order", "spec",
     "specification", "packing list", "pick list", "pick ticket", "order", "ticket", "instruction", "work instruction"}
)  # fmt: skip
"""What something is made from, and what tells how: cut fabric from patterns, wire boxes from schematics."""
_TAKES_OUT = frozenset(
    {"clean", "take", "pull", "get", "remove", "cut", "keep", "blow", "pump", "dig", "scoop", "unload", "make", "build"}
)
_TAKES_OFF = frozenset(
    {"clean", "wipe", "brush", "blow", "scrape", "wash", "remove", "knock", "pull", "take", "unload", "grind", "sand",
     "strip", "scrub", "peel", "cut", "sweep", "rinse"}
)  # fmt: skip
"""Doings that part something from where it was: limpiar pelusa de la máquina."""
_DRAWS_ON = frozenset({"get", "take", "receive", "order", "copy", "pull", "collect", "buy", "read", "remove"})
_OF_DEFINITE_TIME = frozenset({"before", "after", "during", "prior to"})
_PLACES = frozenset(
    {"job", "office", "yard", "school", "jobsite", "warehouse", "dock", "shop", "site", "plant", "store", "road",
     "truck", "booth", "field", "ground", "bench", "floor", "counter", "kitchen", "line", "pit"}
)  # fmt: skip
"""One of them is a known one behind a preposition: to the yard."""

_MOVES = frozenset({"move", "drive", "walk", "deliver", "push", "carry", "haul", "transport", "ride"})
_WALKED = _PLACES | {"lot", "car lot", "building", "property", "campus", "facility", "farm", "hospital", "hotel"}
"""Places about which something is moved, and none that it goes around."""
_DISTANCE = re.compile(r"\b(?:millas?|kilómetros?|km)$")


class Links(LineWords):
    """The links of one line."""

    def _link(self) -> bool:
        for length in range(LONGEST_LINK, 0, -1):
            words = self._tokens[self._at : self._at + length]
            if len(words) < length or any(one.mark for one in words[1:]):
                continue
            said = tables().phrases["links"].get(" ".join(one.folded for one in words))
            if said and self._phrases.noun_at(self._at)[1] > length:
                return False  # a till count isn't until then
            if words[0].folded in _MEASURED and self._is_bound_of_figure():
                return False
            english = " ".join(one.folded for one in words[-2:])
            english = english if english == "up to" else words[-1].folded
            if said and self._linked(said, self._at + length, english):
                return True
        return False

    def _rate(self) -> bool:
        """Read a rate: 45 cases a pallet, 40 birds a minute."""
        token = self._tokens[self._at]
        last = self.pieces[-1] if self.pieces else Piece()
        is_counted = last.phrase is not None and last.phrase.noun is not None and last.phrase.noun.is_plural
        if token.folded not in {"a", "an"} or token.mark or not is_counted or not re.search(r"\d", last.text):
            return False
        phrase = self._phrases.at(self._at + 1)
        if phrase is None or phrase.noun is None or phrase.noun.is_plural or phrase.is_determined:
            return False
        is_closed = phrase.end >= len(self._tokens) or bool(self._tokens[phrase.end].mark)
        if not is_closed and self._tokens[phrase.end].folded not in {"and", "with", "on", "in", "at"}:
            return False
        self.pieces += [Piece("por", is_link=True), Piece(phrase.text, is_behind_link=True)]
        self._at = phrase.end
        self._may_act = False
        return True

    def _is_bound_of_figure(self) -> bool:
        """Whether what looks like a link bounds a figure, and nothing stands before it that it links."""
        last = self.pieces[-1] if self.pieces else None
        return (last is None or last.is_mark or last.doing is not None) and measure_at(
            self._tokens, self._at
        ) is not None

    def _linked(self, said: str, at: int, english: str) -> bool:
        """A preposition and what it joins: a thing, a figure, or a doing."""
        is_shared = bool(self.pieces) and self.pieces[-1].text == "/"  # "no cooling/no heat calls" may be of both
        if at >= len(self._tokens) or self._tokens[at].mark or is_shared:
            return False
        phrase = self._phrases.at(at)
        found = doing_at(self._tokens, at)
        if found is not None and (doing_link := self._before_doing(said, at, english, found, phrase)):
            self.pieces += [Piece(doing_link, is_link=True), Piece(doing=found)]
            self._at = at + found.length
            self._may_act = False
            return True
        if phrase is None or (found and english == "to" and self._may_be_purpose(at, found, phrase)):
            return False
        said = self._preposition(said, english, phrase)
        if not said:
            return False
        behind = _behind(phrase, english, phrase.end - at)
        self.pieces += [Piece(said, is_link=True), Piece(behind, is_behind_link=True)]
        self._at = phrase.end
        self._may_act = False
        return True

    def _before_doing(self, said: str, at: int, english: str, found: Doing, phrase: Phrase | None) -> str:
        """What stands before a doing that a link joins; empty where a thing stands there."""
        if english == "to" and found.form is Form.BASE and measure_at(self._tokens, at) is None:
            is_doing = phrase is None or self._phrases.noun_at(at)[0] is None or self._are_two_doings(at, found)
            thing = self._phrases.at(at + found.length)
            return "para" if is_doing or is_told_of(found, thing) or self._is_done_to_some(at, found, thing) else ""
        if found.form is not Form.GERUND or english not in _BEFORE_DOINGS:
            return ""
        is_with_object = self._is_of_many(phrase) and english not in {"for", "of"}
        behind = at + found.length
        is_of_known = behind < len(self._tokens) and self._tokens[behind].folded in ARTICLES  # by fixing the wiring
        is_doing = phrase is None or is_with_object or is_of_known or found.base in _NO_KINDS
        return _BEFORE_DOINGS[english] or said if is_doing else ""

    def _is_done_to_some(self, at: int, found: Doing, thing: Phrase | None) -> bool:
        """Whether several things stand behind a base that is a thing, too: to move castings."""
        is_alone = self._phrases.noun_at(at)[1] == found.length
        return is_alone and thing is not None and thing.noun is not None and thing.noun.is_plural

    def _are_two_doings(self, at: int, found: Doing) -> bool:
        """Whether "and" and another base follow a base behind "to": to grade and backfill."""
        behind = self._tokens[at + found.length : at + found.length + 2]
        is_joined = len(behind) > 1 and behind[0].folded == "and" and not (behind[0].mark or behind[1].mark)
        return is_joined and tables().forms.get(behind[1].folded, ("", None))[1] is Form.BASE

    def _preposition(self, said: str, english: str, phrase: Phrase) -> str:
        """The Spanish of a link before this thing or figure; empty where it isn't sure."""
        is_measure = phrase.noun is None and bool(_FIGURE.match(phrase.text))
        if english in {"to", "up to", "thru", "through"} and said == "hasta" and not is_measure:
            return ""  # "from a 90 ton RT up to a crawler" is a range of things; ordered thru FleetPride
        if (english, said) == ("of", "desde") and phrase.noun is None:
            return "de cada"  # one week out of five
        said = self._said_by_work(self._said_of_source(said, english, phrase), english, phrase)
        if english == "to" and phrase.noun is None and _STANDARD.match(phrase.text):
            return "según"
        if english == "per" and (phrase.noun is None or phrase.noun.names & _WRITTEN_RULES):
            return "según"
        if english == "for" and phrase.noun is not None and phrase.noun.names & _PESTS:
            return "contra"
        return self._before_figure(said, english, phrase) if is_measure else said

    def _said_by_work(self, said: str, english: str, phrase: Phrase) -> str:
        """What a link says behind the doing of the line: checked for cracks, moved around the lot."""
        base = next((one.doing.base for one in reversed(self.pieces) if one.doing), "")
        noun = phrase.noun
        if noun is not None and (english, said) == ("for", "para"):
            sought = link_to_sought(base, noun, self._tokens[self._at + 1 :])
            return said if sought is None else sought
        is_about = noun is not None and (english, said) == ("around", "alrededor de")
        is_within = is_about and noun is not None and not noun.names.isdisjoint(_WALKED)
        return "por" if is_within and base.split(" ")[0] in _MOVES else said

    def _said_of_source(self, said: str, english: str, phrase: Phrase) -> str:
        """Return the link for what something is made of or taken out of; else the link as it was said."""
        doing = next((one.doing for one in reversed(self.pieces) if one.doing), None)
        base = doing.base.split()[0] if doing else ""
        if (english, said) == ("of", "desde") and base in _TAKES_OUT:
            return "fuera de" if base == "keep" else "de"
        if (english, said) == ("off", "desde") and base in _TAKES_OFF:
            return "de"
        if english != "from" or phrase.noun is None or not base or base in _DRAWS_ON:
            return said
        if phrase.noun.names & _TOLD_BY:
            return "según"
        return "a partir de" if phrase.noun.names & _MADE_AFTER else said

    def _before_figure(self, said: str, english: str, phrase: Phrase) -> str:
        if english == "from" and _YEAR.fullmatch(phrase.text):
            return "desde"
        if english == "for" and _LASTS.search(phrase.text):
            return "durante"
        if english == "by" and phrase.text.endswith("%"):
            return "en"
        is_tolerance = english == "within" and not re.search(r"[a-zñ]{3}|km", phrase.text)
        said = "en un radio de" if english == "within" and _DISTANCE.search(phrase.text) else said
        said = "con tolerancia de" if is_tolerance else "a" if english == "at" else said
        said = "hasta" if (english, said) == ("to", "a") else said
        doing = next((one.doing for one in reversed(self.pieces) if one.doing), None)
        is_given = doing is not None and doing.base in _EXACT
        if english == "to" and (is_given or _PEOPLE.search(phrase.text)):
            return "a"
        before = self.pieces[-1] if self.pieces else Piece()
        if said == "hasta" and english == "to" and self._begins_range(before):
            return "a"
        return "de hasta" if said == "hasta" and before.phrase is not None else said

    def _begins_range(self, before: Piece) -> bool:
        """Whether a figure, or one behind "from", stands before another: from 1/2 to 4 inches, 30T to 275T."""
        is_from = len(self.pieces) > 1 and self.pieces[-2].text in {"de", "desde"}
        is_figure = before.phrase is not None and before.phrase.noun is None
        is_sized = before.phrase is not None and before.text[-1:].isdigit()
        return is_sized or ((is_figure or (is_from and before.is_behind_link)) and any(map(str.isdigit, before.text)))

    @staticmethod
    def _is_of_many(phrase: Phrase | None) -> bool:
        """Whether a doing's object ends the phrase: in preparing records; a kind of several things is rare there."""
        return phrase is not None and phrase.noun is not None and phrase.noun.is_plural and not is_act(phrase.noun)

    def _may_be_purpose(self, at: int, found: Doing, phrase: Phrase) -> bool:
        """Whether what stands behind "to" may be a doing with its object, or a thing: to plant fields."""
        noun = self._phrases.noun_at(at)
        return found.form is Form.BASE and noun[0] is not None and noun[1] == found.length and phrase.end > at + 1


def _behind(phrase: Phrase, link: str, length: int) -> str:
    """What stands behind a preposition; with an article one person or group, a time, a place: antes de la pintura."""
    noun = phrase.noun
    if noun is None or phrase.is_determined:
        return phrase.text
    is_known = link in _OF_DEFINITE_TIME or (length == 1 and not noun.names.isdisjoint(_PLACES))
    is_known = is_known or (link in {"above", "below", "under"} and not noun.names.isdisjoint(_KNOWN_ABOVE))
    if is_known and not noun.is_plural:
        return f"{article('the', noun)} {phrase.text}"
    return with_article_of_people(msgspec.structs.replace(noun, text=phrase.text))
