"""Where a letter may name the position and the employer applied for, without claiming to have held or served them."""

import re
from functools import cache

from workers.language.grammar import LanguageCode
from workers.posting.requirements import Posting

_LOOKING_AHEAD = {
    "en": re.compile(
        r"\b(?:apply|applying|application|interest(?:ed)?|consider(?:ation)?|join(?:ing)?|opportunity|opening"
        r"|look forward|welcome|discuss|talk)\b",
        re.IGNORECASE,
    ),
    "es": re.compile(
        r"\b(?:postul\w+|solicit\w+|inter[eé]s\w*|considera\w*|unirme|oportunidad|vacante|conversar|hablar)\b",
        re.IGNORECASE,
    ),
}
_LOOKING_BACK = {
    "en": re.compile(
        r"\b(?:years?|worked|employed|served|held|was|were|been|former|previous|past|since|my time)\b", re.IGNORECASE
    ),
    "es": re.compile(r"\b(?:años?|trabaj[eé]|trabajado|fui|era|he sido|anterior|desde|pasado)\b", re.IGNORECASE),
}
# What follows an employer's name that is only named: "at Acme, ...", not "with Acme certification".
_NAME_ENDS = r"(?=\s*[.,;!?]|\s*$|\s+(?:and|as|because|to|where|in|for|so|y|como|porque|para|donde)\b)"
_COURTESY = {
    "en": re.compile(
        r"\b(?:thank you for (?:your )?(?:time|consideration)(?: and (?:your )?(?:time|consideration))?|for your time"
        r"|most recent(?:ly)?|hiring (?:team|manager)"
        r"|how my (?:experience|skills|background)(?: and (?:experience|skills|background))? (?:can|could|would|might)"
        r" (?:help|support|benefit|serve|contribute to) (?:your|the) (?:team|crew|company|shop|yard)"
        r"|look(?:ing)? forward to (?:hearing from|speaking with|talking with|meeting) you)\b",
        re.IGNORECASE,
    ),
    "es": re.compile(
        r"(?:gracias por su (?:tiempo|atención|consideración)(?: y (?:su )?(?:tiempo|atención|consideración))?"
        r"|le agradezco su (?:tiempo|atención)|quedo (?:atento|atenta|a sus órdenes|en espera)(?: de su respuesta)?)",
        re.IGNORECASE,
    ),
}


def granted_spans(sentence: str, posting: Posting, code: LanguageCode) -> tuple[tuple[int, int], ...]:
    """Spans of `sentence` that need no support: courtesy, and the application's own title and employer.

    Title and employer are granted only in a sentence that looks ahead and not back, and only in the turns that name
    what is applied for.
    """
    spans = [match.span() for match in _COURTESY[code].finditer(sentence)]
    if _LOOKING_AHEAD[code].search(sentence) and not _LOOKING_BACK[code].search(sentence):
        for pattern in _turns(posting.title, posting.company, code):
            spans += [match.span("name") for match in pattern.finditer(sentence)]
    return tuple(spans)


@cache
def _turns(title: str, company: str, code: LanguageCode) -> tuple[re.Pattern[str], ...]:
    patterns = []
    if title and code == "en":
        patterns.append(
            rf"\b(?:the|your|an?|this)\s+(?:open\s+)?(?P<name>{re.escape(title)})\s+(?:position|role|job|opening|posting)\b"
        )
    if title and code == "es":
        patterns.append(rf"\b(?:puesto|vacante|cargo|posición)\s+de\s+(?P<name>{re.escape(title)})")
    if company:
        before = {"en": "at|with|to|for|of", "es": "en|con|a|de|para"}[code]
        joining = {"en": "join|joining", "es": "unirme a|integrarme a"}[code]
        patterns.append(rf"\b(?P<name>(?:{joining})\s+(?:the\s+)?{re.escape(company)}){_NAME_ENDS}")
        patterns.append(rf"\b(?:{before})\s+(?:the\s+)?(?P<name>{re.escape(company)}){_NAME_ENDS}")
    return tuple(re.compile(pattern, re.IGNORECASE) for pattern in patterns)
