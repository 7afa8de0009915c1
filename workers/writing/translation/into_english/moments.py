"""When something is done: at which hour, from which to which, and in which years and months."""

from workers.writing.translation.into_english.verbs.doings import Doings

_LAST = frozenset({("los", "ultimos"), ("las", "ultimas"), ("estos", "ultimos"), ("estas", "ultimas")})
_TIMES = {"anos": "years", "meses": "months", "semanas": "weeks", "dias": "days", "temporadas": "seasons"}
_PARTS_OF_DAY: dict[tuple[str, ...], str] = {
    ("de", "la", "manana"): "in the morning", ("de", "la", "tarde"): "in the afternoon",
    ("de", "la", "noche"): "at night", ("de", "la", "madrugada"): "in the early morning",
}  # fmt: skip
_HALVES = {"am": "am", "a.m": "am", "pm": "pm", "p.m": "pm"}


class Moments(Doings):
    """The doings of a line, and when they are done."""

    def _lately(self) -> bool:
        """`los últimos 14 meses`: for the last 14 months."""
        at = self._at + 2
        figure = self._phrases.figure(at) if tuple(self.words[self._at : at]) in _LAST else None
        time = _TIMES.get(self._phrases.follows(figure[1]), "") if figure else ""
        if figure is None or not time:
            return False
        self._close()
        self._said.append(f"for the last {figure[0]} {time}")
        self._at, self._after_verb = figure[1] + 1, False
        return True

    def _by_the_clock(self) -> bool:
        """`a las 3 de la mañana`: at 3 in the morning; `de 11 pm a 7 am`: from 11 pm to 7 am."""
        if self._from_hour_to_hour():
            return True
        at = self._at + 2
        hour = self._phrases.figure(at) if self.words[self._at : at] in (["a", "las"], ["a", "la"]) else None
        part = _PARTS_OF_DAY.get(tuple(self.words[hour[1] : hour[1] + 3]), "") if hour else ""
        if hour is None or not part or " " in hour[0]:
            return False
        self._close()
        self._said.append(f"at {hour[0]} {part}")
        self._at, self._after_verb = hour[1] + 3, False
        return True

    def _from_hour_to_hour(self) -> bool:
        """`de 11 pm a 7 am`, `de 10 de la noche a 6 de la mañana`."""
        if self.words[self._at] != "de":
            return False
        first = self._hour(self._at + 1)
        last = self._hour(first[1] + 1) if first and self._phrases.follows(first[1]) == "a" else None
        if first is None or last is None:
            return False
        self._close()
        self._said.append(f"from {first[0]} to {last[0]}")
        self._at, self._after_verb = last[1], False
        return True

    def _hour(self, at: int) -> tuple[str, int] | None:
        """An hour with its half or part of the day, and the index behind."""
        at += self._phrases.follows(at) in {"las", "la"}
        hour = self._phrases.figure(at) if self._phrases.follows(at) else None
        if hour is None:
            return None
        half = _HALVES.get(self._phrases.follows(hour[1]), "")
        if half:
            return f"{hour[0]} {half}", hour[1] + 1
        part = _PARTS_OF_DAY.get(tuple(self.words[hour[1] : hour[1] + 3]), "")
        return (f"{hour[0]} {part}", hour[1] + 3) if part and " " not in hour[0] else None
