"""What a line of duties is made of."""

from enum import Enum

import msgspec

from workers.language.conjugation import Form


class Kind(Enum):
    """The kinds of item: what an item tells."""

    ACT = "a verb with its object and what follows it: set poles"
    THING = "something done, used or known, as a noun: hot stick work, milking"
    STATE = "what somebody was or is: lead of a crew of four"
    FIGURE = "a number of something in a time: 2-4 homes a week"
    RECORD = "what has held good: clean MVR 2 years in a row, no accidents"
    ASIDE = "where, when or with whom: under a journeyman the whole time"
    OTHER = "a sentence about something else, kept word for word"


class Verb(msgspec.Struct, frozen=True):
    """A verb of an act: `text[start:end]` of its item, its base and the form that was typed."""

    start: int
    end: int
    base: str
    form: Form


class Item(msgspec.Struct, frozen=True):
    """An item of a sentence, without a subject; `verbs` are those of an act, in the order typed.

    `lead` is what a first person wrote before it and a bullet has no place for: "have", "am", "was".
    """

    kind: Kind
    text: str
    verbs: tuple[Verb, ...] = ()
    lead: str = ""
    is_bare: bool = False
    """A verb that nothing follows yet, so that it may share the object of the next."""
