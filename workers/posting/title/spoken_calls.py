"""Whom somebody says to seek: 'Buenas tardes gente, se ocupan 4 pintores y 2 ayudantes' -> 'Pintores y ayudantes'."""

import re

from workers.posting.name_forms.title_words import says_position
from workers.posting.text.subjects import JOB_WORD

_SEEKS = re.compile(
    r"(?:^|[\s,!.])(?:(?:and|est)(?:o|oy|amos) buscando|busco|ocup(?:o|amos)|se ocupan?|necesito"
    r"|i need|(?:i[\u2019']?m|i am) (?:looking for|hiring|after))\s+"
    r"(?P<who>[^.,;:!?()\n\u2190-\u2bff\U0001f000-\U0001faff]{4,90})",
    re.IGNORECASE,
)
"""As people write to a group; where a firm writes of itself, 'We need', its page names the job better elsewhere."""
_NUMBER = (
    r"(?:\d{1,2}|un[ao]?s?|dos|tres|cuatro|cinco|seis|varios|an?|one|two|three|four|five|six|some|several|another|more"
    r"|otr[oa]s?)"
)
_NUMBERS = re.compile(rf"(?:^|(?<=\by )|(?<=\band )|(?<=/ )){_NUMBER}\s+(?:m[a\u00e1]s |more )?", re.IGNORECASE)
_GOES_ON = re.compile(
    r"\s+(?:que|para|por|en|ya|con(?! experiencia\b)|who|that|for|to|in|at|with|starting|urgente?)\b.*$", re.IGNORECASE
)
_MOST_WORDS = 6


def called_for(line: str) -> str:
    """Empty where a line calls for nobody, or in so many words that it is no name."""
    call = _SEEKS.search(line)
    if call is None:
        return ""
    who = _NUMBERS.sub("", _GOES_ON.sub("", call["who"].strip())).strip(" -\u2013\u2014")
    is_job = bool(JOB_WORD.search(who)) or says_position(who)
    return who[:1].upper() + who[1:] if is_job and len(who.split()) <= _MOST_WORDS else ""
