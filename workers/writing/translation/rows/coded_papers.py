"""Papers that are named by codes alone behind what they are: "Certificado AWS D1.1 3G", "Licencia EPA 609"."""

import re

_CODE = r"[A-Z0-9][A-Z0-9.-]*"
_CODED = re.compile(
    rf"^(?P<paper>(?i:certificad[oa]|certificaci[oó]n|licencia)) (?P<codes>{_CODE}(?: {_CODE})*(?: y {_CODE})?)$"
)
_PAPERS = {"c": "Certification", "l": "License"}
"""By the first letter of the Spanish word."""


def coded_paper(name: str) -> str:
    """Such a paper in English; empty for any other."""
    found = _CODED.match(name)
    if found is None:
        return ""
    return f"{found['codes'].replace(' y ', ' and ')} {_PAPERS[found['paper'][0].lower()]}"
