"""The article before a single thing that notes leave out: "write up the report for the customer"."""

import re
from collections.abc import Sequence

from workers.language.conjugation import Form
from workers.language.occupations import is_occupation
from workers.writing.english_lines.ambiguous import Head
from workers.writing.english_lines.heads import head_of
from workers.writing.words.english_verbs import verb_form, word_table
from workers.writing.words.single_things import is_likely_single, is_single_thing

_TOKEN = re.compile(r"[^\W_]+(?:['\u2019&/.-][^\W_]+)*|[^\w\s]")
_OF_PEOPLE = re.compile(
    r"\d[\d.,]*(?:-\d+)?[- ](?:(?:man|person) (?:crew|team|gang)|(?:mgd|ton|hp|kv|kw|gal|gallon|ft|foot|seat|bed) .*"
    r"(?:lathe|mill|motor|press|saw|compressor|loader|dozer|excavator|plant|truck|crane|trailer|boiler|generator|mixer|line|tank|building|hospital))$"
)
_YEAR = re.compile(r"(?:19|20)\d\d$")
_PLURAL = re.compile(r"\w{3,}[^siu]s")
"""Several of a thing, behind which another begins: "read meters rural route"."""
_KIND = re.compile(r"\d[\d.]*-[a-z]+$")
"""A figure that tells a kind: a 4-gas meter."""
_HOW_OFTEN = frozenset({"daily", "weekly", "monthly", "hourly", "yearly", "quarterly"})
_NO_ADVERBS = frozenset({"fly", "ply", "supply", "assembly", "jelly", "belly", "trolley", "dolly"})
_WITH_KIND = frozenset({"order", "board", "plan", "print", "schedule", "house", "crew"})
"""Nouns that stand without an article alone, and with one behind what tells their kind: the supply house."""
_POINTING = frozenset({"that", "those", "which", "what", "whose"})
_FAMILY = frozenset({"uncle", "aunt", "dad", "father", "mom", "mother", "brother", "sister", "cousin", "grandfather"})
_PARTICLES = frozenset({"up", "out", "off", "down", "in", "over", "back"})
_MOST_BEFORE = 3
"""Words before the noun that tell its kind."""

Phrase = tuple[int, int]
"""The words of one thing: where it begins, and where what follows it does."""


def with_determiners(clause: str, *, begin: int = 0) -> str:
    """The clause with "the" before each single thing or person that its verb or a preposition governs.

    `begin`: words of a verb whose own object stays as it is, as in "work with lineset and duct".
    """
    tokens = list(_TOKEN.finditer(clause))
    words = [token.group().lower() for token in tokens]
    reading = _Reading(tokens, words)
    at = begin and next(
        (place for place in range(begin, len(words)) if words[place] in word_table()["governs_nouns"]), len(words)
    )
    while at < len(words):
        at = reading.read(at)
    for place, article in sorted(reading.articles.items(), reverse=True):
        start = tokens[place].start()
        clause = f"{clause[:start]}{article} {clause[start:]}"
    return clause


class _Reading:
    """The articles found so far of one clause, by the word that each stands before."""

    def __init__(self, tokens: Sequence[re.Match[str]], words: list[str]) -> None:
        self._tokens = tokens
        self._words = words
        self._governs = word_table()["governs_nouns"]
        self.articles: dict[int, str] = {}

    def read(self, at: int) -> int:
        """Read what begins at a word; where to go on."""
        words, word = self._words, self._words[at]
        if word == "to" and (words[at - 1] == "how" or self._leads_infinitive(at)):
            return self._things(self._behind_verb(at + 1), is_of_verb=True)
        if word in self._governs and at:
            return self._things(at + 1, is_of_verb=False)
        if at == 0:
            return self._object(0)
        if word in {"and", ","}:
            behind = at + 1 + (word == "," and words[at + 1 : at + 2] == ["and"])
            return self._object(behind) if self._is_verb(behind) else at + 1
        return at + 1

    def _object(self, verb: int) -> int:
        """Read what a verb is done to; whom it helps, and what that one does."""
        words, at = self._words, self._behind_verb(verb)
        base = (verb_form(words[verb]) or ("", Form.BASE))[0]
        if base in word_table()["helps"]:
            does = next((place for place in range(at + 1, min(at + 4, len(words))) if _is_base(words[place])), 0)
            if does and is_occupation(words[does - 1]) and self._is_bare(at, does):
                self.articles[at] = "the"
                return self._things(self._behind_verb(does), is_of_verb=True)
        return self._things(at, is_of_verb=base not in {"work", "travel", "stand"})

    def _behind_verb(self, verb: int) -> int:
        """The place behind a verb of one or two words and its particle."""
        words = self._words
        is_of_two = words[verb] in word_table()["before_verb"] and verb + 1 < len(words) and verb_form(words[verb + 1])
        at = verb + (2 if is_of_two else 1)
        return at + (at < len(words) and words[at] in _PARTICLES)

    def _leads_infinitive(self, at: int) -> bool:
        """Whether "to" stands before what somebody is taught or told to do: trained 2 oilers to signal."""
        words = self._words
        known = verb_form(words[0])
        is_taught = known is not None and known[0] in {"train", "teach", "help", "learn", "show", "ask", "use"}
        return is_taught and at + 1 < len(words) and _is_base(words[at + 1])

    def _things(self, at: int, *, is_of_verb: bool) -> int:
        """Read a list of things that one verb or preposition governs."""
        words = self._words
        phrases: list[Phrase] = []
        while at < len(words):
            end = self._phrase_end(at)
            if end == at:
                break
            phrases.append((at, end))
            behind = self._behind_link(end)
            if behind == end or self._is_verb(behind) or words[behind] in word_table()["asides"] | self._governs:
                at = end
                break
            at = behind
        for place, phrase in enumerate(phrases):
            self._mark(phrase, phrases[place + 1 :], is_of_verb=is_of_verb)
        return max(at, phrases[-1][1] if phrases else at)

    def _behind_link(self, end: int) -> int:
        """The place behind "and", a comma or both; `end` itself where neither stands there."""
        at = end
        while at < len(self._words) and self._words[at] in {"and", "or", ","} and at - end < 2:  # noqa: PLR2004
            at += 1
        return at if at < len(self._words) else end

    def _mark(self, phrase: Phrase, following: Sequence[Phrase], *, is_of_verb: bool) -> None:
        at, end = phrase
        if self._is_numbered(phrase):
            self.articles[at] = "a"
        elif self._wants_article(at, end, is_of_verb=is_of_verb) and not self._shares_noun(phrase, following):
            self.articles[at] = "my" if self._words[end - 1] in _FAMILY else "the"

    def _is_numbered(self, phrase: Phrase) -> bool:
        """Whether a figure tells the kind of one thing: a 4-6 man crew."""
        at, end = phrase
        return end - at > 1 and bool(_OF_PEOPLE.match(" ".join(self._words[at:end])))

    def _shares_noun(self, phrase: Phrase, following: Sequence[Phrase]) -> bool:
        """Whether a word only tells the kind of what a longer thing behind it names: bridge and highway projects."""
        at, end = phrase
        if not following or end - at > 1:
            return False
        first, last = following[-1]
        return last - first > 1 and not self._wants_article(first, last, is_of_verb=True)

    def _is_verb(self, at: int) -> bool:
        words = self._words
        if words[at - 2 : at + 1] == ["tube", "and", "clamp"]:
            return False
        known = verb_form(words[at]) if at + 1 < len(words) else None
        if known is None or known[1] is not Form.BASE:
            return known is not None and known[1] is not Form.GERUND
        return head_of(" ".join(words[at:]), past=False, typed=Form.BASE, is_first=False).head is Head.VERB

    def _phrase_end(self, at: int) -> int:
        """The index behind the words up to the next mark, link or preposition."""
        table, words = word_table(), self._words
        stops = self._governs | table["prepositions"] | {"and", "or", "of", "per", "a", "an", "every"} | table["be"]
        while at < len(words) and words[at] not in stops and words[at][:1].isalnum():
            at += 1
        return at

    def _is_bare(self, at: int, end: int) -> bool:
        """Whether nothing determines the words: no figure, no article, no owner."""
        words = self._words[at:end]
        table = word_table()
        is_counted = words[0][:1].isdecimal() and not _KIND.match(words[0]) and not _YEAR.match(words[0])
        adverbs = _NO_ADVERBS | (_HOW_OFTEN if words[-1] not in _HOW_OFTEN else frozenset())
        is_owned = any(
            "'" in word or "\u2019" in word or (word.endswith("ly") and word not in adverbs) for word in words
        )
        return not (
            is_counted
            or is_owned
            or any(word in table["determiners"] | _POINTING for word in words)
            or (words[0] in table["asides"] and words[0] not in adverbs)
        )

    def _wants_article(  # noqa: PLR0911 - each kind of noun has its own way out
        self, at: int, end: int, *, is_of_verb: bool
    ) -> bool:
        """Whether the phrase is one thing by a common name, and nothing determines it."""
        words, table = self._words, word_table()
        if words[end : end + 1] == ["#"] or any(word[:1].isdecimal() for word in words[at + 1 : end - 1]):
            return self._is_machine(at, end)
        if end - at > 1 and (words[end - 1].endswith("ed") or words[end - 1] in table["states"]):
            end -= 1  # "kept the van stocked"
        is_several = any(_PLURAL.fullmatch(word) for word in words[at : end - 1])
        if is_several or end - at > _MOST_BEFORE + 1 or not self._is_bare(at, end) or words[at:end] == ["dry", "dock"]:
            return False
        last = words[end - 1]
        if self._is_machine(at, end) or words[at:end] == ["same", "time"]:
            return True
        if not self._tokens[end - 1].group().islower() or (_YEAR.match(words[at]) and end - at == 1):
            return False
        if last in {"shift", "call", "night", "day"} and end - at == 1 and words[at - 1] in {"before", "after"}:
            return last == "shift"
        if last in table["without_article"] or last in table["acts"] - {"report", "route", "survey", "permit"}:
            return (end - at > 1 and last in _WITH_KIND) or (bool(_YEAR.match(words[at])) and not is_of_verb)
        is_known = (is_single_thing(last) and last not in table["stuffs"]) or (
            is_occupation(last) and not last.endswith("s")
        )
        is_free = is_of_verb or words[self._governed_by(at)] in {"with", "against", "into", "onto", "before", "during"}
        return is_known or (is_free and is_likely_single(last))

    def _governed_by(self, at: int) -> int:
        """The place of the preposition before a list of things."""
        return next((place for place in range(at, -1, -1) if self._words[place] in self._governs), at)

    def _is_machine(self, at: int, end: int) -> bool:
        """Whether a maker's name stands before the kind of machine: the Haas VF-4 mill."""
        last = self._words[end - 1]
        return last in {"lathe", "mill", "crane"} and end - at > 1 and self._tokens[at].group()[:1].isupper()


def _is_base(word: str) -> bool:
    known = verb_form(word)
    return known is not None and known[1] is Form.BASE
