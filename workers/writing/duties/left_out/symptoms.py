"""Faults that customers call about, whose names begin with "no" and deny nothing: no heat, no hot water, no starts."""

import re

_SYMPTOM = re.compile(
    r"\bno (?=(?:heat|cool|hot water|starts?|cranks?|power|spark|dial tone|boot)\b"
    r"(?:$|\s*[,;.)/]| (?:and|or|&|with|w/|on|in|calls?|complaints?|conditions?|issues?|problems?"
    r"|diag\w*|service|repairs?)\b))",
    re.IGNORECASE,
)


def with_faults_as_names(text: str) -> str:
    """The text for whoever asks what it denies: no-heat calls."""
    return _SYMPTOM.sub(lambda found: f"{found[0][:2]}-", text)


def is_symptom(text: str, start: int = 0) -> bool:
    """Whether such a fault stands there."""
    return bool(_SYMPTOM.match(text, start))
