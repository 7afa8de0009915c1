"""A line of notes told item by item, where its trade has a name of its own for one: mow, edge, blow.

What no list of the trade has is told as a line by itself; a line of which one item isn't known is none of these.
"""

import re
from collections.abc import Callable

from workers.language.conjugation import Form
from workers.writing.translation.from_english.inflection import joined
from workers.writing.translation.from_english.pieces import Piece, is_infinitive, piece_of, senses_of, tail_of
from workers.writing.translation.from_english.tables import key, tables
from workers.writing.translation.from_english.turns import is_of_one_head
from workers.writing.translation.into_spanish.items_in_row import (
    AND,
    COMMAS,
    Told,
    as_noun,
    in_one,
    makers_alone,
    names_alone,
)

_SENTENCES = re.compile(r"(?<=[^\W\d_]{2})\.\s+(?=[^\W\d_])")
_SLASH = re.compile(r"\s*/\s*")
_BRACKETS = re.compile(r"^(?P<before>[^()]+?)\s*\((?P<inside>[^()]+)\)$")
_DASH = re.compile(r"\s+[-\u2013\u2014]\s+|:\s+")
_OWN = re.compile(r"^(?:I|I've|I have|also|then)\s+(?=\w)", re.IGNORECASE)
_SOME = re.compile(r"^(?:some|a little|a bit of|little|a little bit of) (?=\w)", re.IGNORECASE)
_HELPED = re.compile(r"^(?:help(?:ed|ing)?|assist(?:ed|ing)?)(?: (?:with|to|on))? (?=\w)", re.IGNORECASE)
_WHO = {
    "foreman": "mayordomo", "boss": "patrón", "lead": "líder", "lead man": "líder", "leadman": "líder",
    "super": "superintendente", "supervisor": "supervisor", "manager": "gerente", "owner": "dueño",
    "journeyman": "oficial",
}  # fmt: skip
_ABSENT = re.compile(
    rf"when (?:the |my |our )?(?P<who>{'|'.join(_WHO)})"
    r"(?:['\u2019]s| is| was)? (?:out|off|gone|away|not there|sick|on vacation|at (?:an)?other (?:job|site|jobsite)"
    r"|on (?:an)?other (?:job|site))",
    re.IGNORECASE,
)
_SHARED_HEAD = re.compile(
    r"^[\w-]+(?:, [\w-]+)+,? (?:and|&) (?:[\w-]+ )+(?:inspections?|checks?|tests?|repairs?|work|jobs|systems"
    r"|lines|units|training|machines|controls|stations?|permits|valves|calls|installs|services?)$",
    re.IGNORECASE,
)
"""What all of a list are the kinds of, as a line read whole has it: trench, crane and fall protection inspections."""
_DONE = re.compile(r"\b\w+ed\b")
_DONE_TO_MAKERS = re.compile(
    r"^(?P<doings>[A-Za-z][a-z]+(?:(?:, | and | & |, and )[a-z]+)*) "
    r"(?P<makers>[A-Z][\w&'-]*(?:(?:, | and | & |, and )[A-Z][\w&'-]*)+)(?: equipment| units| machines)?$"
)
_LONGEST_TAIL = 8


def told_as_listed(text: str, title: str, tell: Callable[[str], str], *, is_last: bool = False) -> str:
    """The line in Spanish, its items one by one; empty unless the trade has one of them, or `is_last` resort."""
    is_shared = is_of_one_head(text) or (_SHARED_HEAD.match(text) and not _DONE.search(text))
    if not is_last and is_shared and tell(text):
        return ""
    reader = _Reader(text, title, tell, is_last=is_last)
    told = reader.line(text.strip().rstrip(".;, "))
    return f"{told[:1].upper()}{told[1:]}" if told and (reader.has_own or is_last) else ""


class _Reader:
    """Reads a line; `has_own` is set once an item was found in the list of the trade."""

    def __init__(self, line: str, title: str, tell: Callable[[str], str], *, is_last: bool) -> None:
        self._line, self._title, self._tell, self._is_last = line, title, tell, is_last
        self.has_own = False

    def line(self, text: str) -> str:
        """Sentences, a label and its list, or one list."""
        if len(sentences := _SENTENCES.split(text)) > 1:
            told = [self.line(one) for one in sentences]
            return "; ".join([told[0], *map(lowered, told[1:])]) if all(told) else ""
        if (whole := self._own(text)) is not None:
            return whole.said
        if len(labelled := _DASH.split(text, maxsplit=1)) > 1 and "," not in labelled[0] and not self._is_last:
            is_label = ":" in text
            label, rest = (self._items(one, are_things=is_label) for one in labelled)
            return f"{label}{':' if is_label else ','} {rest}" if label and rest else ""
        return self._items(text)

    def _items(self, text: str, *, are_things: bool = False) -> str:
        if makers := makers_alone(text):
            return makers
        if (done := _DONE_TO_MAKERS.match(text)) and (makers := makers_alone(done["makers"])):
            doings = self._items(done["doings"])
            self.has_own = self.has_own or is_infinitive(doings)
            return f"{doings} equipos {makers}" if is_infinitive(doings) else ""
        parts = COMMAS.split(text)
        told = [self._item(one) for one in parts[::2]]
        if not all(told):
            return ""
        read = [one for one in told if one]
        marks = ["y" if self._is_joined(text, at) else mark for at, mark in enumerate(parts[1::2])]
        return in_one(read, marks, are_things=are_things)

    @staticmethod
    def _is_joined(text: str, at: int) -> bool:
        """Whether "and" stands behind a comma."""
        found = [*COMMAS.finditer(text)][at]
        return bool(re.search(r"\b(?:and|plus)\s|&", found.group()))

    def _item(self, text: str) -> Told | None:
        text = _OWN.sub("", text.strip())
        if not text:
            return None
        return self._own(text) or self._bracketed(text) or self._of_both(text) or self._by_itself(text)

    def _own(self, text: str) -> Told | None:
        """What the trade's list has, alone or with a tail."""
        if found := piece_of(text, self._title, self._line):
            self.has_own = self.has_own or found.is_of_trade
            is_thing = " " not in text or text.split(maxsplit=1)[0].lower() not in tables().forms
            return Told(found.said, found.thing, found.thing != found.said and is_thing, self._verb_of(text, found))
        return self._with_tail(text)

    def _verb_of(self, text: str, found: Piece) -> str:
        """The infinitive of a base of a verb that was typed alone; empty for what names a thing as well: laminate."""
        known, base = tables(), key(text)
        form = known.forms.get(base.split(" ")[0])
        noun = known.nouns.get(base)
        is_thing = noun is not None and noun.text == found.said and " " not in base
        if form is None or form[1] is not Form.BASE or is_thing:
            return ""
        own = senses_of(self._title).get(base)
        senses = [*([own] if own else []), *known.verbs.get(base, ())]
        sense = next((one for one in senses if not one.objects or "@bare" in one.objects), None)
        return sense.infinitive if sense is not None and not sense.regent else ""

    def _with_tail(self, text: str) -> Told | None:
        if (absent := _ABSENT.search(text)) and absent.end() == len(text):
            head = self._item(text[: absent.start()].strip()) if absent.start() else None
            said = f"en ausencia del {_WHO[absent['who'].lower()]}"
            if head is None:
                return None
            self.has_own = True
            return Told(f"{head.said} {said}", f"{head.thing or head.said} {said}")
        words = text.split()
        for length in range(min(_LONGEST_TAIL, len(words) - 1), 0, -1):
            tail = tail_of(" ".join(words[-length:]))
            found = piece_of(" ".join(words[:-length]), self._title, self._line) if tail else None
            if found:
                self.has_own = self.has_own or found.is_of_trade
                return Told(f"{found.said} {tail}", f"{found.thing} {tail}")
        return None

    def _bracketed(self, text: str) -> Told | None:
        if not (found := _BRACKETS.match(text)):
            return None
        before = self._item(found["before"])
        inside = names_alone(found["inside"], are_bracketed=True) or self._items(found["inside"])
        return (
            Told(f"{before.said} ({inside})", f"{before.thing or before.said} ({inside})")
            if before and inside
            else None
        )

    def _of_both(self, text: str) -> Told | None:
        """Tell two or more joined by "and" or a slash.

        All of them are of the trade's list, or each is told by itself where the whole isn't known.
        """
        for link, mark in ((AND, "y"), (_SLASH, "/")) if not self._is_last else ():
            parts = link.split(text)
            if len(parts) == 1:
                continue
            own = [self._own(one) for one in parts]
            told = (
                own
                if all(own) or self._by_itself(text)
                else [one or self._by_itself(part) for one, part in zip(own, parts, strict=True)]
            )
            if all(told):
                read, marks = [one for one in told if one], [mark] * (len(parts) - 1)
                said, things = in_one(read, marks), in_one([Told(one.thing or one.said) for one in read], marks)
                doings = [one.said if is_infinitive(one.said) else one.verb for one in read]
                verbs = (
                    joined([doings[0], *(word for one in doings[1:] for word in (mark, one))]) if all(doings) else ""
                )
                return Told(said, things, all(one.may_be_named for one in read), verbs)
        return None

    def _by_itself(self, text: str) -> Told | None:
        is_code = text.isupper() and " " not in text
        if not is_code and (names := names_alone(text)):
            return Told(names)
        is_open = self._is_last and " " not in text and text.lower() in tables().forms
        if not is_open and (said := lowered(self._tell(text))):
            return Told(said, as_noun(said))
        if names := names_alone(text):
            return Told(names)
        for lead, spanish in ((_SOME, "algo de"), (_HELPED, "ayudar con")):
            if (found := lead.match(text)) and (of := piece_of(text[found.end() :], self._title, self._line)):
                self.has_own = True
                return Told(
                    f"ayudar a {of.said}" if spanish == "ayudar con" and of.is_doing else f"{spanish} {of.thing}"
                )
        return None


def lowered(sentence: str) -> str:
    """A sentence behind another one: its first letter small, but for a name or initials."""
    first = sentence.split(maxsplit=1)[0] if sentence else ""
    return sentence if first[1:] != first[1:].lower() else f"{sentence[:1].lower()}{sentence[1:]}"
