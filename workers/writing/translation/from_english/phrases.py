"""English noun phrases in Spanish: the last noun leads, qualities agree with it, kinds and sizes follow behind "de"."""

import re

import msgspec

from workers.language.conjugation import Form
from workers.writing.translation.from_english.determiners import ARTICLES, DETERMINERS, led
from workers.writing.translation.from_english.inflection import Noun, article, named_whole
from workers.writing.translation.from_english.measures import Measure, measure_at, month_at
from workers.writing.translation.from_english.phrase_parts import Part, Sort, ordered
from workers.writing.translation.from_english.series import ACTION, LINKS, Series
from workers.writing.translation.from_english.tables import key, tables

ALWAYS_DONE = frozenset(
    {"run", "make", "keep", "take", "put", "hang", "build", "install", "replace", "maintain", "prepare", "do", "write",
     "give", "send", "get"}
)  # fmt: skip
"""What a line of doings goes on with behind "and": no kinds of the thing behind them."""
_MOST_KINDS = 2
_OF_TIME = re.compile(r"\b(?:años?|mes(?:es)?|semanas?|días?|turnos?)\b")
"""How long something went on is no size of it: evisceration room 2 years."""
_TIMES = frozenset({"night", "day", "weekend", "morning", "evening", "afternoon"})
"""When something is done is no thing of a kind: for 1 trainee nights."""
_PROCESSES = frozenset({"MIG", "TIG", "GMAW", "GTAW", "SMAW", "FCAW", "STRSW", "SAW"})
_WELDED = frozenset(
    {"welding", "weld", "welder", "machine", "plate", "process", "test", "repair", "wire", "rod", "torch"}
)
"""What a process of welding may be the kind of; "GMAW trailer frames" says what is welded by it."""


class Phrase(msgspec.Struct, frozen=True):
    """A noun phrase in Spanish: its text, the noun that leads it (none for a name or a figure), the token behind it."""

    text: str
    end: int
    noun: Noun | None = None
    is_determined: bool = False


class _Read(msgspec.Struct):
    """What was read of a phrase."""

    parts: list[Part]
    head: Noun | None = None
    is_many: bool = False
    """Whether the noun read last is a plural in English, where no kind of another noun is one."""
    is_one: bool = False
    """Whether "a" stands before it: a cheese and butter plant is one plant."""
    is_closed: bool = False
    """Whether a code or a size stands behind a noun: nothing but more of them may follow."""


class Phrases(Series):
    """The noun phrases of one line."""

    def at(self, start: int) -> Phrase | None:
        """The phrase that begins at a token; None where a word of it isn't known, and behind the last token."""
        if start >= len(self.tokens):
            return None
        if month := month_at(self.tokens, start):
            return Phrase(month, start + 2)
        at, kind, said = self._determiner(start)
        if at >= len(self.tokens):
            return None
        read = _Read([], is_one=kind == "a")
        members, first = self.members_at(at)
        count, first = self.count_at(at) if not members else ("", first)
        if members:
            read.parts.append(Part(Sort.SIZE, members))
        link, at = self._begin_series(first, read)
        begun = at
        while at < len(self.tokens) and ((at == begun and read.head is None) or not self._is_parted(at)):
            if at > begun and not self.is_next_done(at) and (joined := self._joins(at, read)):
                link, at = joined, at + 1
                continue
            behind = self._step(at, read, link)
            if behind is None:
                break
            at, link = behind, ""
        is_of_something_else = kind == "a" and count  # a 60 unit job counts what it has
        if link or is_of_something_else or (at == first and not count):
            return None
        return self._told(start, at, kind, said, count, read)

    def _begin_series(self, at: int, read: _Read) -> tuple[str, int]:
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

    def _is_parted(self, at: int) -> bool:
        mark = self.tokens[at].mark
        return bool(mark) and not (mark == "/" and measure_at(self.tokens, at) and measure_at(self.tokens, at - 1))

    def _determiner(self, at: int) -> tuple[int, str, str]:
        word = self.tokens[at].folded
        if word == "a" and [one.folded for one in self.tokens[at + 1 : at + 3]] == ["lot", "of"]:
            return at + 3, "", "a lot of"
        if word == "most" and self._is_of_a_whole(at + 1):
            return at + 3, "", "most of the"
        if word in ARTICLES and at + 1 < len(self.tokens):
            return at + 1, ARTICLES[word], ""
        if word in DETERMINERS and at + 1 < len(self.tokens) and not self.tokens[at + 1].mark:
            return at + 1, "", word
        return at, "", ""

    def _is_of_a_whole(self, at: int) -> bool:
        """Whether "of" and whose stand at a token: most of our customers."""
        pair = [one.folded for one in self.tokens[at : at + 2]]
        return len(pair) > 1 and pair[0] == "of" and pair[1] in {"the", "my", "our"}

    def _joins(self, at: int, read: _Read) -> str:
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
            is_size = measure is not None and _is_size(measure) and self.has_noun_behind(at + 1 + measure.length)
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

    def _step(self, at: int, read: _Read, link: str) -> int | None:
        """Read one more word of the phrase: a noun (the one before it becomes its kind), a quality, a size, a code."""
        if read.head is not None and self.is_class(at):
            read.parts.append(Part(Sort.CODE, f"clase {self.tokens[at + 1].text}"))
            read.is_closed = True
            return at + 2
        noun, length = self.noun_at(at)
        quality, taken = ("", 0) if self._begins_bound(at) else self.quality_at(at)
        is_kind = noun is not None and bool(link and read.parts and read.parts[0].link == "" and read.parts[-1].noun)
        is_kind = is_kind and len(read.parts) > 1 and read.parts[-1].link == ","
        is_kind = is_kind or self.is_quantity(at, noun, length)
        if quality and taken >= length and not is_kind and self.has_noun_behind(at + taken):
            if read.head is not None:
                return None
            read.parts.append(Part(Sort.QUALITY, quality, link=link))
            return at + taken
        if noun is not None:
            is_undecided = bool(link and quality and length > taken) and not self.has_noun_behind(at + length)
            return None if is_undecided else self._add_noun(at, noun, length, read, link)  # rectangular and spiral duct
        if quality and read.head is None and not read.parts:
            return None
        return self._add_code(at, read, link)

    def _begins_bound(self, at: int) -> bool:
        """Whether "up" begins a figure's bound, and is no quality: up to 8 feet."""
        return self.tokens[at].folded == "up" and measure_at(self.tokens, at) is not None

    def _add_noun(self, at: int, noun: Noun, length: int, read: _Read, link: str) -> int | None:
        """The noun as the head; the one before it as its kind, or the same thing by its full name."""
        is_counted = at > 0 and self.tokens[at - 1].is_number and noun.is_plural
        if is_counted and any(one.sort in {Sort.QUALITY, Sort.KIND} for one in read.parts):
            return None  # school 2 nights a week
        if read.head is not None:
            kinds = sum(one.sort is Sort.KIND for one in read.parts)
            is_done = kinds and self.tokens[at - 1].folded.endswith("ing") and noun.is_plural
            is_after_many = read.is_many and (length == 1 or read.head.is_person)
            if is_done or noun.names & _TIMES or read.is_closed or is_after_many or kinds >= _MOST_KINDS:
                return None
            if whole := named_whole(read.head, noun):
                read.head, read.is_many = whole, whole.is_plural
                return at + length
            read.parts.append(Part(Sort.KIND, noun=read.head))
        if link and self.has_noun_behind(at + length):
            read.parts.append(Part(Sort.KIND, noun=noun, link=link))
            read.head = None
        else:
            read.head = noun
        read.is_many = " ".join(one.folded for one in self.tokens[at : at + length]) not in noun.names
        return at + length

    def _add_code(self, at: int, read: _Read, link: str) -> int | None:
        measure = measure_at(self.tokens, at)
        token = self.tokens[at]
        is_how_often = at + 1 < len(self.tokens) and self.tokens[at + 1].folded == "times"
        if is_how_often or (measure is None and not self.is_name(at)):
            return None
        read.is_closed = read.head is not None
        if measure is None:
            is_several = token.is_initials and token.text.endswith("s")
            read.parts.append(Part(Sort.CODE, token.text[:-1] if is_several else token.text, link=link))
            return at + 1
        if read.head is not None and _OF_TIME.search(measure.unit):
            return None
        is_size = _is_size(measure) or "$" in measure.figure or measure.is_range
        link = "/" if token.mark == "/" else link
        before = read.parts[-1] if read.parts and link and is_size else None
        if before is not None and before.sort is Sort.CODE and before.text.isdigit():  # 38 and 47 meter pumps
            read.parts[-1] = msgspec.structs.replace(before, sort=Sort.SIZE)
        read.parts.append(Part(Sort.SIZE if is_size else Sort.CODE, measure.text, link=link))
        return at + measure.length

    def _told(  # noqa: PLR0917 - each part of a phrase
        self, start: int, end: int, kind: str, said: str, count: str, read: _Read
    ) -> Phrase | None:
        head = read.head
        if head is not None and self.is_of_one(start, end, count, read.is_many):
            return None  # 4 color press
        if head is not None and not head.names & _WELDED and any(one.text in _PROCESSES for one in read.parts):
            return None
        if head is None:
            if said in {"every", "each"} and not count and len(read.parts) == 1 and read.parts[0].sort is Sort.SIZE:
                return Phrase(f"cada {read.parts[0].text}", end)
            is_made = kind == "a" and len(read.parts) == 1 and self.tokens[end - 1].is_name  # with a Moffett
            is_led = bool(kind and not is_made) or bool(said)
            if is_led or any(one.sort in {Sort.QUALITY, Sort.KIND} for one in read.parts):
                return None
            return Phrase(" ".join(filter(None, [count, *(one.text for one in read.parts)])), end)
        head = self._with_own_kind(head, read)
        head, lead = led(head, kind, said, count=count, is_many=read.is_many)
        figure = article("a", head) if count == "un" else count
        words = [lead, figure, *ordered(head, read.parts)]
        names = head.names | {" ".join(one.folded for one in self.tokens[start:end])}
        noun = msgspec.structs.replace(head, names=names)
        return Phrase(" ".join(filter(None, words)), end, noun, bool(lead or figure))

    @staticmethod
    def _with_own_kind(head: Noun, read: _Read) -> Noun:
        """The noun by the kind whose Spanish names it already: a sit-down propane forklift is one montacargas."""
        name, _, behind = head.text.partition(" ")
        for part in read.parts:
            one = msgspec.structs.replace(head, text=name)
            whole = named_whole(part.noun, one) if part.noun is not None and not part.link else None
            if whole is not None:
                read.parts.remove(part)
                return msgspec.structs.replace(whole, text=f"{whole.text} {behind}".strip())
        return head


def _is_size(measure: Measure) -> bool:
    """Whether a figure measures what has it: 5 ton, 48'."""
    return bool(measure.unit) or measure.figure[-1] in "\"'"
