"""Several kinds before one noun, with commas between them: pressure, flow and level transmitters."""

import re

import msgspec

from workers.language.conjugation import Form
from workers.writing.translation.from_english.counts import Counts
from workers.writing.translation.from_english.inflection import Noun
from workers.writing.translation.from_english.tables import key, tables

LINKS = {"and": "y", "or": "o", "&": "y"}
ACTION = re.compile(r"(?:ing|ment|tion|ance|repair|work|service|removal|control|cleanup|demo|install|setup|recharge)$")
"""A noun of what is done, which two kinds before it share: silica and noise sampling."""
_QUANTITIES = frozenset(
    {"pressure", "temperature", "flow", "level", "speed", "vibration", "voltage", "current", "humidity", "weight",
     "torque", "oxygen", "vacuum", "moisture", "density", "conductivity", "position", "turbidity", "chlorine", "alarm",
     "fire", "smoke", "gas", "heat", "motion", "ph", "dp", "radar", "guided wave radar", "mag", "coriolis",
     "vortex", "turbine", "thermal mass"}
)  # fmt: skip
_INSTRUMENTS = frozenset(
    {"transmitter", "sensor", "gauge", "meter", "switch", "controller", "loop", "alarm", "panel", "instrument",
     "detector", "indicator", "probe", "recorder", "relay", "loop control", "valve", "analyzer", "chart"}
)  # fmt: skip
"""What has such kinds alone: wire, conduit and control panels are three things."""
_SAID_OF = frozenset(
    {"problem", "issue", "fault", "failure", "defect", "inspection", "check", "test", "reading", "record", "permit",
     "report", "call", "measurement", "spec", "specification", "procedure", "concern", "complaint", "log"}
)  # fmt: skip
"""What is found, done or written, whose kinds may be any things."""
_DONE_TO_THESE = frozenset(
    {"do", "perform", "conduct", "handle", "lead", "complete", "make", "keep", "troubleshoot", "fix", "repair", "solve",
     "find", "document", "write", "check", "diagnose", "take", "record", "schedule", "review", "track", "log", "run",
     "resolve", "report", "assist", "help", "provide", "correct", "respond"}
)  # fmt: skip
"""Doings after which a list of things may be of one such head; who installs drywall, trim and repairs does three."""
_FIELDS = frozenset(
    {
        "plumbing",
        "steering",
        "lighting",
        "piping",
        "wiring",
        "roofing",
        "flooring",
        "siding",
        "building",
        "cooling",
        "heating",
    }
)
"""Things that end as doings do."""
_CARRIED = frozenset(
    {"water", "air", "gas", "steam", "sewer", "refrigerant", "condensate", "fuel", "oil", "coolant", "glycol", "drain",
     "vacuum", "power", "hydraulic", "electrical", "storm", "propane", "ammonia", "nitrogen", "compressed air"}
)  # fmt: skip
_LINES = frozenset({"line", "hookup", "connection", "hose", "pipe", "piping", "leak", "main", "tubing", "utility"})
_MATERIALS = frozenset(
    {"pvc", "cpvc", "abs", "pex", "copper", "aluminum", "steel", "stainless", "stainless steel", "carbon steel",
     "vinyl", "cast iron", "galvanized", "wood", "iron", "metal", "fiberglass", "rubber", "brass", "plastic",
     "concrete", "brick"}
)  # fmt: skip
_MADE = frozenset(
    {"jacketing", "pipe", "piping", "tubing", "conduit", "duct", "ductwork", "fence", "railing", "siding", "part",
     "fitting", "deck", "gate", "door", "window", "frame", "panel", "sheet", "tank"}
)  # fmt: skip
_DONE_TO_FLUIDS = frozenset(
    {"check", "change", "add", "top", "fill", "drain", "flush", "test", "pump", "deliver", "haul", "use", "sample"}
)
"""Doings whose objects are fluids themselves: check oil, coolant and air hoses."""
_SHARED = ((_QUANTITIES, _INSTRUMENTS), (_CARRIED, _LINES), (_MATERIALS, _MADE))
"""Kinds that a thing has, and things that have them: water, steam and gas lines; but wire, conduit and panels."""
_MOST = 5
_LAST = frozenset({"", "&", ", &", ",&"})
"""Marks before the last of a series."""


class Series(Counts):
    """The series of one line."""

    def series_at(self, at: int) -> tuple[list[Noun | str], int]:
        """Return each kind but the last (a noun, or a quality), and the token of the last.

        There are none where no series begins.
        """
        for is_of_work in (True, False):
            kinds, last = self._listed(at, is_of_work=is_of_work)
            head = self._head_behind(last) if kinds else None
            if head is not None and _is_of_work(head) == is_of_work and self._share(kinds, at, last, head):
                return kinds, last
        return [], at

    def _listed(self, at: int, *, is_of_work: bool) -> tuple[list[Noun | str], int]:
        kinds: list[Noun | str] = []
        place = at
        while len(kinds) < _MOST:
            kind, behind = self._kind_at(place, is_of_work=is_of_work)
            if kind is None or behind >= len(self.tokens):
                return [], at
            kinds.append(kind)
            token = self.tokens[behind]
            if (token.folded in LINKS and token.mark in {"", ","}) or "&" in token.mark:
                last = behind if "&" in token.mark else behind + 1
                is_listed = len(kinds) > 1 or self._is_compound(kinds[0], last)
                return (kinds, last) if is_listed else ([], at)
            if token.mark != ",":
                return [], at
            place = behind
        return [], at

    def is_quantity(self, at: int, noun: Noun | None, length: int) -> bool:
        """Whether a word that may be a quality is what an instrument behind it tells: level transmitters."""
        if noun is None or noun.names.isdisjoint(_QUANTITIES) or self._is_parted_within(at, length + 1):
            return False
        head = self.noun_at(at + length)[0] if at + length < len(self.tokens) else None
        return head is not None and not head.names.isdisjoint(_INSTRUMENTS)

    def named_with_head(self, at: int) -> tuple[Noun, Noun] | None:
        """A thing of two words whose first is its kind, apart: the panels and the alarm of alarm panels.

        The tool of what is done by it, too: corte con plasma.
        """
        whole, length = self.noun_at(at) if at < len(self.tokens) else (None, 0)
        by = " con " if whole is not None and whole.text.startswith("corte con ") else " de "
        head, of, kind = whole.text.partition(by) if whole is not None else ("", "", "")
        if whole is None or length == 1 or not of or " " in head:
            return None
        return msgspec.structs.replace(whole, text=head), Noun(kind)

    def _kind_at(  # noqa: PLR0911 - each sort of kind
        self, at: int, *, is_of_work: bool
    ) -> tuple[Noun | str | None, int]:
        """Return a kind, up to a comma or an "and", and the token behind it; a noun may have a kind of its own."""
        if at >= len(self.tokens):
            return None, at
        noun, length = self.noun_at(at)
        quality, taken = self.quality_at(at)
        is_quality = bool(quality) and (noun is None or taken > length or (is_of_work and taken == length))
        if is_quality and not (noun is not None and noun.names & _QUANTITIES):
            return (quality, at + taken) if self._ends_at(at + taken) else (None, at)
        if noun is None and self.is_name(at) and self._ends_at(at + 1):
            return Noun(self.tokens[at].text), at + 1
        if noun is None or noun.is_plural or noun.is_person:
            return None, at
        behind = at + length
        if self._ends_at(behind):
            return noun, behind
        whole, more = self.noun_at(behind)
        if whole is None or whole.is_plural or not self._ends_at(behind + more) or self.tokens[behind].mark:
            return None, at
        return msgspec.structs.replace(whole, text=f"{whole.text} de {noun.text}"), behind + more

    def _is_compound(self, kind: Noun | str, last: int) -> bool:
        """Whether one kind with a kind of its own, or a quality before a thing named whole, makes a series of two."""
        if isinstance(kind, Noun):
            is_carried = not kind.names.isdisjoint(_CARRIED) and bool(self.quality_at(last)[0])
            return " de " in kind.text or is_carried
        return self.named_with_head(last) is not None

    def _ends_at(self, at: int) -> bool:
        if at >= len(self.tokens):
            return False
        token = self.tokens[at]
        return token.mark.startswith((",", "&")) or (token.folded in LINKS and not token.mark)

    def _head_behind(self, at: int) -> Noun | None:
        """What the kind at a token is of: the next noun or the one behind it; none where nothing stands there."""
        if at >= len(self.tokens) or self.tokens[at].mark not in _LAST:
            return None
        kind, length = self.noun_at(at)
        if apart := self.named_with_head(at):
            return apart[0] if self._is_closed(at + length) else None
        if kind is not None and kind.is_plural:
            return None
        place = at + max(length, self.quality_at(at)[1], int(self.is_name(at)))
        head, more = self.noun_at(place) if place > at and place < len(self.tokens) else (None, 0)
        if head is None or self._is_parted_within(at, place + more - at):
            return None
        if not self._is_closed(place + more):
            further = self.noun_at(place + more)[0]
            return further or head
        return head

    def _is_closed(self, at: int) -> bool:
        """Whether nothing more of a thing stands at a token: the end, a mark, what links."""
        if at >= len(self.tokens) or self.tokens[at].mark:
            return True
        word = self.tokens[at].folded
        return word in LINKS or word in tables().phrases["links"] or word in {"up", "over", "under"}

    def _share(self, kinds: list[Noun | str], start: int, at: int, head: Noun) -> bool:
        """Whether a head is what all of these kinds are of."""
        nouns = [one for one in kinds if isinstance(one, Noun)]
        if all(_is_make(one) for one in kinds):
            return key(self.tokens[at].text) in tables().makes and head.is_plural
        if any(self._are_of(of, things, kinds, start, at, head) for of, things in _SHARED):
            return True
        if not head.names.isdisjoint(_INSTRUMENTS):
            return False
        if not _is_of_work(head):
            return isinstance(kinds[0], str) and head.is_plural  # nothing is a quality alone
        last = self.noun_at(at)[0]
        if last is None and len(nouns) == len(kinds) and self.quality_at(at)[0]:
            return False
        form = tables().forms.get(self.tokens[0].folded)
        is_done = form is None or form[1] is Form.GERUND or start == 0 or form[0] in _DONE_TO_THESE
        return is_done and not any(ACTION.search(name) and name not in _FIELDS for one in nouns for name in one.names)

    def _are_of(  # noqa: PLR0917 - the kinds, their things, and where they stand
        self,
        of: frozenset[str],
        things: frozenset[str],
        kinds: list[Noun | str],
        start: int,
        at: int,
        head: Noun,
    ) -> bool:
        """Whether the head is one of these things, and all that stands before the last kind names such kinds."""
        if head.names.isdisjoint(things):
            return False
        form = tables().forms.get(self.tokens[0].folded)
        if of is _CARRIED and start and form is not None and form[0] in _DONE_TO_FLUIDS:
            return False
        said = [one.folded for one in self.tokens[start:at] if one.folded not in LINKS]
        last = self.tokens[at].folded
        nouns = [one for one in kinds if isinstance(one, Noun)]
        is_last = last in of or bool(self.noun_at(at)[0]) or bool(self.quality_at(at)[0])
        return (
            is_last
            and all(not one.names.isdisjoint(of) or one.text.casefold() in of for one in nouns)
            and (len(nouns) == len(kinds) or all(one in of for one in said))
        )


def _is_make(kind: Noun | str) -> bool:
    return isinstance(kind, Noun) and not kind.names and key(kind.text) in tables().makes


def _is_of_work(head: Noun) -> bool:
    return not head.names.isdisjoint(_SAID_OF) or any(ACTION.search(one) for one in head.names)
