"""Whom one leads, whose a thing is, and how it is tested, as it is typed and as the lexicon has it."""

import re
from collections.abc import Callable

_COUNT = r"(?:\d+(?: a \d+)?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte)"
_LED = (
    r"(?:personas|hombres|mujeres|trabajador[ea]s|ayudantes|obrer[oa]s|emplead[oa]s|operador[ea]s|peones|aprendices"
    r"|alba[ñn]iles|pintores|carpinteros|electricistas|plomeros|mec[aá]nicos|soldadores|andamieros|jardineros|instaladores)"
)
_IN_CHARGE = r"(?:encargad[oa]|responsable|a(?:l)? (?:cargo|mando|frente)|(?<![\w ])cargo)"
_OWN_DOING = r"(?!otr)[^\W\d_]+(?:o|aba|ía|é) (?:el|la|los|las|su|sus|que)\b"
"""One's own doing beside leading, so that both are told as doings."""
_OWN = {"o": "mi", "a": "mi", "os": "mis", "as": "mis"}


def _own(found: re.Match[str]) -> str:
    """`al tractor mío`: a mi tractor."""
    before = {"al": "a ", "del": "de "}.get(found["before"].lower(), "")
    return f"{before}{_OWN[found['ending'].lower()]} {found['thing']}"


_TYPED: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), meant)
    for pattern, meant in (
        (rf"\b{_IN_CHARGE} de ({_COUNT}) hombres\b", r"encargado de una cuadrilla de \1"),
        (rf"\b(supervis(?:o|aba|é|ar)|dirij?g?(?:o|ía|í|ir)) (?:a )?({_COUNT}) hombres\b", r"\1 una cuadrilla de \2"),
        (rf"^(?:con )?cargo de (?={_COUNT} {_LED}\b|(?:la |una )?cuadrilla\b)", "a cargo de "),
        (
            rf"^(?:yo )?llev(?P<form>o|aba|é) (?:a )?(?P<who>{_COUNT} {_LED}) y (?={_OWN_DOING})",
            r"lider\g<form> \g<who> y ",
        ),
        (
            rf"^(?:yo )?(?:llev(?:o|aba|é|ar)|tra(?:igo|ía|je|er)) (?:a )?({_COUNT}) (?={_LED}\b(?! (?:al?|en) ))",
            r"encargado de \1 ",
        ),
        (r"^(hidr[aá]ulic|el[eé]ctric|neum[aá]tic)a(?=, )", r"sistema \1o"),
        (r"(?<=, )el[eé]ctrico (?=de \d+ ?(?:voltios|volts?|v)\b)", "sistema eléctrico "),
        (
            r"\b(?P<before>el|la|los|las|al|del) (?P<thing>[^\W\d_]+) m[ií](?P<ending>os|as|o|a)\b",
            _own,
        ),
    )
)
"""What is typed, and how a lexicon has it."""


def led_and_owned(text: str) -> str:
    """The line with who is led told as a charge: `llevo 3 ayudantes`, `encargado de 5 hombres`."""
    for typed, meant in _TYPED:
        text = typed.sub(meant, text)
    return text
