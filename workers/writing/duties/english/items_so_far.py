"""The items read so far of an English sentence, and whether its next part belongs to the last of them."""

import re

import msgspec

from workers.language.conjugation import Form
from workers.writing.duties.english.lists import are_of_one_kind, is_several
from workers.writing.english_lines.ambiguous import Found, Head
from workers.writing.english_lines.heads import head_of
from workers.writing.english_lines.items import Item, Kind
from workers.writing.english_lines.parting import Part
from workers.writing.english_lines.parts import (
    has_preposition,
    is_own_rank,
    leaves_people,
    may_be_object,
    tells_an_act,
)
from workers.writing.words.english_verbs import verb_form, word_table, words_in

_UP_TO_PLACE = re.compile(r"\s(?:with|for|on|in|at|of|to|from|by|under)\s")
_TAIL = re.compile(r"\bwith ([\w -]+)$")
"""With what or whom an act is done, where nothing follows that: kept radio with rescue."""
_TWO_THINGS = re.compile(r" [a-z]{3,}s ([a-z]+)$")
"""Things whose comma wasn't typed: hang doors hardware and trim."""


class ItemsSoFar:
    """Items with the form in which their verbs were typed, by which a word that may be a verb is told from a noun."""

    def __init__(self, *, past: bool, is_own: bool = False, style: Form | None = None) -> None:
        self._past = past
        self._is_own = is_own
        self._items: list[Item] = []
        self._typed = self._style = style
        self._helps = False
        self._last_head: Head | None = None

    def _head(self, part: Part, typed: Form | None, *, is_first: bool = False) -> Found:
        return head_of(part.text, past=self._past, typed=typed, is_first=is_first)

    def _is_among_nouns(self, following: list[Part]) -> bool:
        """Whether nouns are around a word with nothing behind it: "bevels and plate", "plumb and square and true"."""
        last = self._items[-1] if self._items else None
        is_behind = last is not None and last.kind is Kind.ACT and has_preposition(last.text)
        if last is not None and last.kind is Kind.ACT and (two := _TWO_THINGS.search(last.text)):
            return two[1] not in word_table()["particles"] | word_table()["asides"] | word_table()["states"]
        return is_behind or bool(following and following[0].link)

    def _is_half_of_noun(self, found: Found, part: Part, following: list[Part]) -> bool:
        """Whether an act without an object is one of two nouns: start up and commissioning, matching and touch up."""
        if found.head is not Head.VERB or found.form is not Form.BASE or not found.is_bare:
            return False
        if part.link and not part.has_comma and self._items and self._items[-1].kind is Kind.THING:
            return tells_an_act(self._items[-1].text)
        other = following[0] if following and following[0].link else None
        is_other_noun = other is not None and self._head(other, self._typed).head in {Head.NOUN, Head.GERUND}
        return other is not None and is_other_noun and " of " in other.text

    def _goes_with(  # noqa: C901, PLR0911 - each kind of part has its own rule
        self, last: Item, part: Part, found: Found, following: list[Part]
    ) -> bool:
        """Whether a part without a verb belongs to the item before it: a further object, a figure, a remark."""
        if found.head in {Head.ASIDE, Head.FIGURE}:
            return True
        if found.head in {Head.CLAUSE, Head.RECORD}:
            return False
        if last.kind is not Kind.ACT:
            within = found.head is Head.NOUN and part.link and last.kind is Kind.THING
            is_more = part.link and last.kind in {Kind.FIGURE, Kind.RECORD, Kind.ASIDE}
            return within or (found.head is Head.NOUN and (is_more or last.kind in {Kind.STATE, Kind.OTHER}))
        governs = last.verbs[-1].base in word_table()["governs_acts"]
        if self._helps and found.head is Head.NOUN:
            return True
        if last.is_bare or is_own_rank(part.text) or (not part.link and leaves_people(last, part.text)):
            return False
        if found.head is Head.GERUND and words_in(part.text)[0].group().lower() not in word_table()["materials"]:
            return governs and (part.link or not has_preposition(last.text))
        if tells_an_act(part.text):
            is_of_people = last.verbs[-1].base in {"train", "teach", "lead", "write", "pull", "learn", "hold", "give"}
            return governs and not has_preposition(last.text) and (part.link or not is_of_people)
        if part.link:
            return True
        if self._closes(following, governs=governs):
            tail = _TAIL.search(last.text)
            return tail is None or (not tells_an_act(tail[1]) and are_of_one_kind([tail[1], part.text]))
        goes_on = any(self._head(one, self._typed).head is Head.VERB for one in following)
        if goes_on and last.verbs[-1].base not in word_table()["done_to_many"]:
            return False
        return self._is_like(last, part)

    def _closes(self, following: list[Part], *, governs: bool) -> bool:
        """Whether the list goes on to an "and" with nothing but nouns: "transformers, cutouts and reclosers"."""
        for part in following:
            found = self._head(part, self._typed)
            is_object = found.head is Head.VERB and part.link and may_be_object(found)
            if found.head is not Head.NOUN and not is_object:
                return False
            if part.link:
                return governs or not tells_an_act(part.text)
        return False

    def _is_like(self, last: Item, part: Part) -> bool:
        """Whether a noun is another object: as many as the one before, without a place or a tool between them."""
        words = words_in(part.text)
        first = words[0].group().lower() if words else ""
        known = verb_form(first)
        is_verb_elsewhere = first in word_table()["rarely_nouns"] or (known is not None and known[1] is Form.BASE)
        is_counted = first in word_table()["determiners"] or first.isdecimal()
        if not is_counted and " and " in last.text[last.verbs[-1].end :]:
            return False
        if has_preposition(last.text) or (self._typed is Form.PAST and is_verb_elsewhere):
            return False
        return is_counted or (is_several(last.text) and is_several(_UP_TO_PLACE.split(part.text)[0]))

    def _join(self, last: Item, part: Part, text: str) -> None:
        mark = " and " if part.link and not last.text.endswith(":") else ", "
        self._items[-1] = msgspec.structs.replace(last, text=f"{last.text}{mark}{text}", is_bare=False)
