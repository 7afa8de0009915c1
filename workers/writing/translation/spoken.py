"""How duties are typed as one speaks, spelled out: short forms, rates, sizes, and what is said twice over."""

import re
from collections.abc import Callable

_MONTHS = "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre"
_SHORT_MONTHS = ("ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "sep", "oct", "nov", "dic")
_MATERIALS = r"(?:acero|aluminio|inoxidable|inox|fierro|l[aá]mina)\b"


def _month(short: str) -> str:
    """A month by its first letters, before a year."""
    return next(f"{month} " for month in _MONTHS.split("|") if month.startswith(short.lower()[:3]))


_SPELLED_OUT: tuple[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), meant)
    for pattern, meant in (
        (r"(?<![\w.])q(?= [a-záéíóú])", "que"),
        (r"\bx (?=(?:semana|d[ií]a|turno|hora|mes|año|pieza|cuarto|casa)s?\b)", "por "),
        (r"\bpa'? (?=[a-záéíóú])", "para "),
        (r"\bcomo en (?=(?:\d+|[a-z]+) (?:minutos|horas|d[ií]as)\b)", "en unos "),
        (r"\b(\d[\d,]*) ((?:[^\W\d]+ ){0,2})diari[oa]s\b(?! de)", r"\1 \2por día"),
        (r"\b(\d[\d,]*) ((?:[^\W\d]+ ){0,2})semanales\b(?! de)", r"\1 \2por semana"),
        (r",? (?:del? |en )?calibre (\d+) al? (?:calibre )?(\d+)", r", calibre \1 a \2"),
        (r"\bvarilla del? #?(\d) y (?:del? )?#?(\d)\b", r"varilla #\1 y #\2"),
        (r"\bse (lo|la|los|las) (?=[a-z]+[oé]\b)", r"\1 "),
        (r"(?<=[aei]r)les? (?=al? )", " "),
        (r"\b(el|la) ((?:m[aá]quina )?\w+) de (\w+) y (?:el|la) de (\w+)", r"\1 \2 de \3 y \1 \2 de \4"),
        (r"(?<!los )\b[uú]ltimos (?=(?:\d+|dos|tres|cuatro|cinco) años)", "los últimos "),
        (rf"\bde(?=(?: el)? (?:{_MONTHS}) (?:a|hasta) (?:{_MONTHS})\b)", "desde"),
        (rf"\b({_MONTHS}) hasta (?={_MONTHS}\b)", r"\1 a "),
        (rf"\b({'|'.join(_SHORT_MONTHS)})\b\.? (?:del? )?(?=(?:19|20)\d\d\b)", lambda found: _month(found[1])),
        (rf"\b({_MONTHS}) del? (?=(?:19|20)\d\d\b)", r"\1 "),
        (rf"^((?:MIG|TIG|SMAW|FCAW|GMAW|GTAW)\b) (?={_MATERIALS})", r"soldadura \1 en "),
    )
)
"""What is typed, and how a lexicon has it."""


def spelled_out(text: str) -> str:
    """The line without its short forms: "1 día x semana", "se la mando", "desde enero de 2025"."""
    for typed, meant in _SPELLED_OUT:
        text = typed.sub(meant, text)
    return text
