"""Kinds that "and" or a comma joins before one noun: residential and commercial roofs, gas and oil furnaces."""

import msgspec

from workers.language.conjugation import Form
from workers.writing.translation.from_english.inflection import Noun
from workers.writing.translation.from_english.measures import measure_at
from workers.writing.translation.from_english.phrase_parts import Part, Sort
from workers.writing.translation.from_english.series import ACTION, LINKS, Series
from workers.writing.translation.from_english.tables import key, tables

ALWAYS_DONE = frozenset(
    {"run", "make", "keep", "take", "put", "hang", "build", "install", "replace", "maintain", "prepare", "do", "write",
     "give", "send", "get"}
)  # fmt: skip
"""What a line of doings goes on with behind "and": no kinds of the thing behind them."""


class Read(msgspec.Struct):
    """What was read of a phrase."""

    parts: list[Part]
    head: Noun | None = None
    is_many: bool = False
    """Whether the noun read last is a plural in English, where no kind of another noun is one."""
    is_one: bool = False
    """Whether "a" stands before it: a cheese and butter plant is one plant."""
    is_closed: bool = False
    """Whether a code or a size stands behind a noun: nothing but more of them may follow."""


class JoinedKinds(Series):
    """Whether a link goes on with kinds of the noun that is read, or with another doing or thing of the line."""

    def _begin_series(self, at: int, read: Read) -> tuple[str, int]:
        """The kinds of a series but the last, whose link and token these are."""
        kinds, last = self.series_at(at)
        for place, one in enumerate(kinds):
            link = "," if place else ""
            if isinstance(one, Noun):
                is_make = not one.names and key(one.text) in tables().makes
                part = Part(Sort.CODE, one.text, link=link) if is_make else Part(Sort.KIND, noun=one, link=link)
            else:
                part = Part(Sort.QUALITY, one, link=link)
            read.parts.append(part)
        if not kinds:
            return "", last
        if apart := self.named_with_head(last):
            read.head, kind = apart
            if " con " in (self.noun_at(last)[0] or kind).text and all(isinstance(one, Noun) for one in kinds):
                tools = ", ".join(one.text for one in kinds if isinstance(one, Noun))
                read.head = msgspec.structs.replace(read.head, text=f"{read.head.text} con {tools} y {kind.text}")
                read.parts.clear()
                return "", last + self.noun_at(last)[1]
            read.is_many = read.head.is_plural
            read.parts.append(Part(Sort.KIND, noun=kind, link="y"))
            return "", last + self.noun_at(last)[1]
        return "y", last

    def _joins(self, at: int, read: Read) -> str:
        """The link at a token where it joins two kinds of one noun, which stands behind the second."""
        before = self.tokens[at - 1]
        is_several = read.head is None and before.is_initials and before.text.endswith("s")  # ONTs and Wi-Fi routers
        link = "" if is_several or self._is_next_always_done(at + 1) else LINKS.get(self.tokens[at].folded, "")
        if not link or self.tokens[at].mark or at + 1 >= len(self.tokens) or self.tokens[at + 1].mark:
            return ""
        quality, taken = self.quality_at(at + 1)
        if read.head is None:
            is_quality = bool(quality) and self.has_noun_behind(at + 1 + taken)
            measure = measure_at(self.tokens, at + 1)
            is_size = measure is not None and measure.tells_size and self.has_noun_behind(at + 1 + measure.length)
            is_code = self.is_name(at + 1) and self.has_noun_behind(at + 2)
            is_more = is_quality or is_size or is_code or self._is_kind(at + 1) is not None
            return link if read.parts and is_more else ""
        if read.parts or read.is_many:
            return ""
        if self._is_next_doing(at + 1):
            return ""
        head = self._is_kind(at + 1)
        is_act = any(ACTION.search(one) for one in read.head.names)  # demo and material handling
        is_shared = (
            head is not None
            and not is_act
            and (head.is_plural or read.is_one or any(ACTION.search(one) for one in head.names))
        )
        if not is_shared:
            return ""
        read.parts.append(Part(Sort.KIND, noun=read.head))
        read.head = None
        return link

    def _is_next_always_done(self, at: int) -> bool:
        """Whether a line of doings goes on with one that is no kind of a thing: mount TVs and run speaker wire."""
        if at >= len(self.tokens):
            return False
        first, second = (tables().forms.get(self.tokens[one].folded, ("", None)) for one in (0, at))
        is_base = first[1] is second[1] is Form.BASE
        return is_base and second[0] in ALWAYS_DONE and self.noun_at(at)[1] <= 1

    def _is_next_doing(self, at: int) -> bool:
        """Whether a line of doings goes on at a token with one whose object stands behind it: and order parts."""
        first, second = (tables().forms.get(self.tokens[one].folded, ("", None)) for one in (0, at))
        noun = self._is_kind(at)
        return (
            noun is not None
            and first[1] is second[1] is Form.BASE
            and any(one.objects & noun.names for one in tables().verbs.get(second[0], ()))
        )

    def _is_kind(self, at: int) -> Noun | None:
        """The noun behind the one at a token, which is its kind."""
        noun, length = self.noun_at(at)
        if noun is None or noun.is_plural or at + length >= len(self.tokens) or self.tokens[at + length].mark:
            return None
        return self.noun_at(at + length)[0]
