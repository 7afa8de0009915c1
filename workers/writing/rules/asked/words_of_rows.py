"""Words that names of skills and papers are made of, whatever their trade."""

SORTS_OF_PAPERS = frozenset(
    {"class", "hour", "section", "license", "card", "the", "of", "clase", "de", "la", "licencia", "horas"}
)
ANY_ROW = frozenset({
    "safety", "training", "operator", "technician", "level", "worker", "construction", "industry", "general",
    "basic", "hour", "hours", "program", "course", "completion", "system", "systems", "installer", "inspector",
    "specialist", "operation", "advanced", "year", "work", "tool", "van", "vehicle", "phone", "tablet",
    "camioneta", "vehiculo", "tools", "machine", "equipment", "control", "test", "and", "for", "or", "with", "non",
    "i", "ii", "iii", "iv", "y", "o", "con", "en", "para", "del", "los", "las", "el", "nivel", "curso", "operador",
    "tecnico", "seguridad", "construccion", "trabajo",
})  # fmt: skip
"""Words that rows of every trade have: sharing one with a posting says nothing."""
PAPERS = ("certification", "certificate", "certified", "card", "license", "licence", "registration")
"""Words for a paper, which a posting that asks for it may leave out or say otherwise."""
NAMES_OF_PAPERS = frozenset(
    {*PAPERS, "certifications", "certificates", "certs", "cards", "licenses", "licences", "tickets"}
)
"""The same, of several at once, too: forklift and crane cards."""
OF_PAPERS = frozenset({*PAPERS, "safety", "training", "course", "program"})
