"""Lines that tell what people shall have, by the label that they begin with: a course in one is no employer."""

import re

_LABEL = re.compile(
    r"\W{0,4}(?:deseables?|se (?:valora|prefiere|requiere)|lo que pedimos|pedimos|requisitos?|preferible|preferred"
    r"|plus(?:es)?|a plus|nice to have|helpful|bonus(?: points)?|desired|required|requirements?|must have"
    r"|qualifications?|certifications?|certificaciones?|training|capacitaci[oó]n)\b[^:\n]{0,30}: ",
    re.IGNORECASE,
)
_ENDS = re.compile(r"[.!?](?:\s|$)")


def is_wished(text: str, place: int) -> bool:
    """'Deseable: Better Process Control School': whether a place stands in the first sentence of what is asked for."""
    label = _LABEL.match(text, text.rfind("\n", 0, place) + 1)
    return label is not None and label.end() <= place and not _ENDS.search(text, label.end(), place)
