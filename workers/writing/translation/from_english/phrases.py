"""English noun phrases in Spanish: the last noun leads, qualities agree with it, kinds and sizes follow behind "de"."""

import re

import msgspec

from workers.writing.translation.from_english.determiners import ARTICLES, DETERMINERS, led
from workers.writing.translation.from_english.inflection import Noun, article, named_whole
from workers.writing.translation.from_english.joined_kinds import JoinedKinds, Read
from workers.writing.translation.from_english.measures import measure_at, month_at
from workers.writing.translation.from_english.phrase_parts import Part, Sort, ordered

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


class Phrases(JoinedKinds):
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
        read = Read([], is_one=kind == "a")
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

    def _step(self, at: int, read: Read, link: str) -> int | None:
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

    def _add_noun(self, at: int, noun: Noun, length: int, read: Read, link: str) -> int | None:
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

    def _add_code(self, at: int, read: Read, link: str) -> int | None:
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
        is_size = measure.tells_size or "$" in measure.figure or measure.is_range
        link = "/" if token.mark == "/" else link
        before = read.parts[-1] if read.parts and link and is_size else None
        if before is not None and before.sort is Sort.CODE and before.text.isdigit():  # 38 and 47 meter pumps
            read.parts[-1] = msgspec.structs.replace(before, sort=Sort.SIZE)
        read.parts.append(Part(Sort.SIZE if is_size else Sort.CODE, measure.text, link=link))
        return at + measure.length

    def _told(  # noqa: PLR0917 - each part of a phrase
        self, start: int, end: int, kind: str, said: str, count: str, read: Read
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
    def _with_own_kind(head: Noun, read: Read) -> Noun:
        """The noun by the kind whose Spanish names it already: a sit-down propane forklift is one montacargas."""
        name, _, behind = head.text.partition(" ")
        for part in read.parts:
            one = msgspec.structs.replace(head, text=name)
            whole = named_whole(part.noun, one) if part.noun is not None and not part.link else None
            if whole is not None:
                read.parts.remove(part)
                return msgspec.structs.replace(whole, text=f"{whole.text} {behind}".strip())
        return head
