"""A credential by who issued it, where a posting asks for their papers: NCCCO, or a county whose card it must be."""

import re
from collections.abc import Iterable

from msgspec.structs import replace

from workers.language.words import fold
from workers.posting.asked.requirement import Requirement
from workers.writing.person.facts import Credential
from workers.writing.rules.asked.asked_rows import codes_of, has_code

_LEAST_LETTERS = 3
_PUBLIC = re.compile(r"\b(?:county|city|state|condado|ciudad|estado|of)\b", re.IGNORECASE)
"""What tells a public body, whose card holds where it is asked for."""


_PAPER = re.compile(
    r"\b(?:cards?|licen[cs]\w+|certif\w+|journey\w+|registr\w+|permits?|tarjetas?|licencias?|permisos?)\b",
    re.IGNORECASE,
)

_SPANISH_PAPER = re.compile(
    r"(?:licencia|tarjeta|certificad[oa]|certificaci[oó]n|permiso|curso|credencial)\b", re.IGNORECASE
)


def with_issuer_asked(credential: Credential, requirements: Iterable[Requirement], posting_text: str) -> Credential:
    """Return a credential with its issuer in the name, where papers of this issuer are asked for and the name lacks it.

    A short name stands before it (NCCCO Tower Crane Operator), behind a paper in Spanish (Licencia de plomero TSBPE); a
    public body behind it (Journeyman Plumber, of Clark County).
    """
    name, issuer = credential.name, credential.issuer or ""
    if has_code(name) or fold(issuer) in fold(name):
        return credential
    texts = [one.said or one.text for one in requirements if not one.is_duty]
    is_short = issuer.isalpha() and issuer.isupper() and len(issuer) >= _LEAST_LETTERS
    if is_short and any(issuer in codes_of(text) for text in texts):
        is_spanish = _SPANISH_PAPER.match(name)
        return replace(credential, name=f"{name} {issuer}" if is_spanish else f"{issuer} {name}")
    is_public = " " in issuer and _PUBLIC.search(issuer) and "(" not in name
    lines = (line for line in posting_text.splitlines() if _PAPER.search(line))
    if is_public and any(fold(issuer) in fold(line) for line in lines):
        return replace(credential, name=f"{name} ({issuer})")
    return credential
