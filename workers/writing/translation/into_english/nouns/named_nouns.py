"""The names of a noun, told before it or behind it: codes, makes and numbers."""

import re

from workers.writing.translation.into_english.nouns.lookup import AND
from workers.writing.translation.into_english.nouns.measured_nouns import Measured

_BEFORE_FIGURE = frozenset(
    """level class type step phase grade tier number stage version unit floor line schedule station zone cell dock bay
    aisle""".split()  # noqa: SIM905
)


class Named(Measured):
    """One noun with its measures and names."""

    def _coded(self, name: str, end: int) -> int:
        name, end = self._with_makes(name, end)
        while self._lookup.follows(end) in AND and end + 1 < len(self._lookup.words):
            more, behind = self._lookup.name_at(end + 1)
            if not more and name[0].isalpha() and (more := self._lookup.sort_name(end + 1)):
                name, end = f"{name} {AND[self._lookup.words[end]]} {more}", end + 2
                continue
            if not more or self._lookup.tokens[end + 1].mark:
                break
            is_figure = more[0] in "#0123456789" and name[0] in "#0123456789"
            are_makes = self._is_maker(end + 1) and (self._lookup.ends_make(end) or self._lookup.is_name(end - 1))
            if not (self._head in _BEFORE_FIGURE or is_figure or are_makes):
                break
            if self._head in _BEFORE_FIGURE and self._lookup.head(end + 1):
                break
            name = f"{name} {AND[self._lookup.words[end]]} {more}"
            end = behind
        if re.match(r"#?\d", name) and end + 1 < len(self._lookup.words) and self._lookup.words[end] == "a":
            more, behind = self._lookup.name_at(end + 1)
            if more:
                name, end = f"{name} to {more}", behind
        if self._head.split()[-1] in _BEFORE_FIGURE and (name[0].isdigit() or len(name) == 1):
            self._back.append(name)
            self.is_numbered = True
        else:
            self._front.insert(self._qualities, name)  # "gas viejo R-22"
        if self._head == "weld" and not name[0].isdigit():
            self._name, self.is_numbered = "welding", True
        return end

    def _with_makes(self, name: str, end: int) -> tuple[str, int]:
        """A make and those listed behind it up to an "y": "tractores John Deere, Kubota y Case"."""
        names, at = [name], end
        while at < len(self._lookup.words) and self._lookup.tokens[at].mark == ",":
            more, behind = self._lookup.name_at(at)
            if not more or not self._is_maker(at) or not (self._lookup.ends_make(at) or self._lookup.is_name(at - 1)):
                return name, end
            names, at = [*names, more], behind
        is_closed = self._lookup.follows(at) in AND and at + 1 < len(self._lookup.words) and self._is_maker(at + 1)
        return (", ".join(names), at) if is_closed else (name, end)

    def _is_maker(self, at: int) -> bool:
        return self._lookup.is_make(at) or self._lookup.is_name(at)
