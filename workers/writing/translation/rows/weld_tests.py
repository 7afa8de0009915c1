"""A welder's own test, which has a name by its position: "Prueba 6G tubería TIG"."""

import re

from workers.language.words import fold

_WELD_TEST = re.compile(
    r"^prueba (?:de soldadura )?(?:de )?(?P<position>[1-6][GF]R?)(?P<passed> (?:aprobad|pasad)[ao])?"
    r"(?: (?:de |en )?(?P<on>acero al carb[oó]n|acero inoxidable|inoxidable|acero|aluminio|placa|tuber[ií]a)"
    r"(?: de (?P<thick>\d+/\d+))?)?"
    r"(?: (?P<by>(?:TIG|MIG|[GSF][TMC]AW)(?:[/ ](?:TIG|MIG|[GSF][TMC]AW))*))?$",
    re.IGNORECASE,
)
_WELDED = {
    "acero al carbon": "Carbon Steel", "acero": "Steel", "aluminio": "Aluminum", "acero inoxidable": "Stainless Steel",
    "inoxidable": "Stainless Steel", "placa": "Plate", "tuberia": "Pipe",
}  # fmt: skip


def weld_test(name: str) -> str:
    """A test by its position, what was welded, and by which process; empty for any other paper."""
    found = _WELD_TEST.match(name)
    if found is None:
        return ""
    welded = _WELDED.get(" ".join(fold(found["on"] or "").split()), "")
    named = [found["position"].upper(), found["thick"], welded, (found["by"] or "").upper(), "Welding Test"]
    return " ".join(filter(None, named)) + (", Passed" if found["passed"] else "")
