"""The employer of a posting, where its reader found none."""

import re

import msgspec

from workers.posting.requirements.reading import Posting


def with_employer(posting: Posting, posting_text: str) -> Posting:
    """The posting with its employer's name: as its reader found it, or else the name that its text begins with."""
    match = _BEGINS_WITH_NAME.match(posting_text.strip())
    return posting if posting.company or not match else msgspec.structs.replace(posting, company=match[1].strip())


_BEGINS_WITH_NAME = re.compile(
    r"((?:[A-ZÁÉÍÓÚÑ][\w&'.-]*\s+){1,5})(?:is|are|needs?|seeks?|wants?|hires?|necesita|solicita|busca|requiere|contrata)\b"
)
