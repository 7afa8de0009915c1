"""Figures in a row that share one unit: 3, 4 and 5 ton units; kept as one figure while the rest of a line is told.

Read apart, the first of them would count the thing: "instalar 3, unidades de 4 y 5 toneladas".
"""

import re

_FIGURE = r"\d+(?:[.,/]\d+)*"
_MARK = r"[\"'\u2019]?"
_UNITS = {
    "en": r"inch(?:es)?|foot|feet|ft|sq\.? ?(?:ft|feet)|square (?:foot|feet)|amps?|volts?|kV|kVA|kW|tons?|gallons?|gal"
    r"|psi|hp|ga|gauge|lbs?|pounds?|yards?|yds?|cfm|gpm|mm|mils?|mph|acres?|people|men|man|person|story|stories"
    r"|pallets?|bags?|bedrooms?|axle|units?",
    "es": r"pulgadas?|pies|metros?|amperes?|amperios|volts?|voltios|toneladas?|galones|psi|hp|libras|yardas|cfm|acres"
    r"|kilos|litros|mil[ií]metros|personas|hombres|pisos|tarimas|costales|unidades",
}
_MORE = rf"{_FIGURE}{_MARK}(?:, {_FIGURE}{_MARK})+"
_ROW = {
    code: re.compile(
        rf"(?<![\w.,/$-])(?<!\d )(?P<figures>{figures}),? (?P<link>{links}) "
        rf"(?P<last>{_FIGURE})(?=[\"'\u2019]|[ -]?(?:{_UNITS[code]})\b)",
        re.IGNORECASE,
    )
    for code, links, figures in (("en", "and|&|or", rf"{_MORE}|{_FIGURE}"), ("es", "y|o", _MORE))
}
"""English has a unit behind two of them, too: 3 and 4 bedroom homes."""
_LINKS = {"en": {"y": "and", "o": "or"}, "es": {"and": "y", "&": "y", "or": "o"}}
_STANDS_FOR = "9898989"
"""What nobody types, followed by which row of the line it is."""


class FiguresInRow:
    """The rows of figures of one line, typed in `code`: each as one figure in `text`."""

    def __init__(self, text: str, code: str) -> None:
        self._said: dict[str, tuple[list[str], str]] = {}
        self._to = "es" if code == "en" else "en"
        self.text = _ROW[code].sub(self._joined, text)

    def put_back(self, told: str) -> str:
        """The line as it was told, each row as it was typed; empty where one was lost.

        A hyphen stands behind each figure where English has one behind all: 2-, 4- and 6-inch.
        """
        for joined, (figures, link) in self._said.items():
            if joined not in told:
                return ""
            for hyphen in ("-", ""):
                row = f"{', '.join(f'{one}{hyphen}' for one in figures[:-1])} {link} {figures[-1]}{hyphen}"
                told = told.replace(f"{joined}{hyphen}", row)
        return told

    def _joined(self, found: re.Match[str]) -> str:
        figures = [*re.findall(_FIGURE, found["figures"]), found["last"]]
        joined = f"{_STANDS_FOR}{len(self._said) + 1}"
        self._said[joined] = (figures, _LINKS[self._to][found["link"].lower()])
        return joined
