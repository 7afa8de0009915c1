"""The name of a position as its employer wrote it: with what a dash or a comma says more of the work behind it.

A posting's reading ends a title there, since a town, a shift or the firm's own name stands there as often.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from workers.language.detect import language_of
from workers.language.grammar import LanguageCode, grammar
from workers.language.occupations import lowers_rank
from workers.language.words import fold, words_of
from workers.posting.name_forms.places import STATE_CODE, TOWN_AND_STATE, US_STATES
from workers.posting.name_forms.towns import TOWNS
from workers.posting.named.job_words import names_job
from workers.posting.named.word_classes import NOT_IN_TITLES, PRAISE, SOUGHT

_LONGEST = 60
"""Letters of a title that a sentence has room for."""
_TOP_LINES = 3
_PART = re.compile(
    r"\s*(?P<link>,|\s[-\u2013\u2014])\s+(?P<said>[^\s,()|:;.!$-][^,()|:;.!$-]*(?:-[^\s,()|:;.!$-]+)*)"
    r"(?=,|\s[-\u2013\u2014(]|\s*$)"
)
_SECOND = re.compile(r" (?P<link>y|e) (?P<said>[^\W\d]+(?: [^\W\d]+){0,2})(?=,|\s[-\u2013\u2014(]|\s*$)", re.IGNORECASE)
"""What else one is, too: pintor y sandblastero industrial."""
_OTHER_NAME = re.compile(r"[^/(]+? (?:\([^)]*\) )?/\s*(?P<other>[^/(]+?)\s*(?:\([^)]*\))?")
_SHOUTED = 4
"""Letters of a short name, which may be written in capitals."""
_NO_WORK = re.compile(
    r"\d|\b(?:shifts?|nights?|days?|weekends?|mornings?|evenings?|hourly|home|locals?|full|part|time|temporary|seasonal"
    r"|permanent|remote|travel\w*|union|urgent\w*|immediate\w*|bilingual|level|metro|area|county|parish|region|district"
    r"|locations?|sites?|projects?|plants?|farm|department|dept|division|office|center|terminal|yard|shop|facility"
    r"|campus|hospital|university|home|mine|mill|branch|territory|company|co|inc|llc|corp|team|crew|openings?|positions?"
    r"|turnos?|noches?|d[ií]as?|horario|tiempo|medio|planta|obras?|proyectos?|sucursal|zona|alrededores|departamento"
    r"|benefits?|bonus|salary|wages?|start\w*|calls?|weekly|monthly|drug|clean|license|insurance|competitive|great"
    r"|sueldo|salario|paga|prestaciones|beneficios|inicio|con|sin|licencia|papeles|propi[oa]s?"
    r"|fines|semana|ciudad|condado|empresa|vacantes?|biling[uü]e|ruta)\b",
    re.IGNORECASE,
)
"""Where, when and for whom somebody works, which is no part of what they are called."""
_IN_ADVERTISING = NOT_IN_TITLES | PRAISE | SOUGHT
_STATE = re.compile(rf"\b(?:{STATE_CODE}|{'|'.join(US_STATES)})\b")


@lru_cache(maxsize=64)
def whole_position(title: str, posting_text: str, company: str, code: LanguageCode) -> str:
    """The title with the parts behind it that say of what work it is: Chief Operator, Water Treatment.

    Only words that the posting writes in small letters, there or elsewhere, as no name of a town or a firm is. Of a
    title in two languages the one in the document's.
    """
    line = next((one for one in _top_of(posting_text) if title and fold(one).startswith(fold(title))), "")
    if not line:
        return title
    other = _OTHER_NAME.fullmatch(line)
    spoken = language_of(title), language_of(other["other"]) if other else None
    if other and "es" in spoken and spoken[0] != spoken[1] and (spoken[1] == "es") == (code == "es"):
        return other["other"]
    whole, behind = title, line[len(title) :]
    if (second := _SECOND.match(behind)) and _is_one_too(second["said"]):
        whole, behind = f"{whole} {second['link'].lower()} {_spoken(second['said'])}", behind[second.end() :]
    rest = posting_text.partition(line)[2]
    while part := _PART.match(behind):
        said = part["said"].strip()
        longer = f"{whole}{',' if part['link'] == ',' else ' -'} {_spoken(said)}"
        if len(longer) > _LONGEST or not _is_of_work(said, rest, company, code):
            break
        whole, behind = longer, behind[part.end() :]
    return whole


def _is_one_too(said: str) -> bool:
    """Whether words behind "y" tell who one is, too; a helper is somebody else that is sought."""
    first = fold(said.split(maxsplit=1)[0])
    return names_job(first) and not lowers_rank(first)


def _spoken(said: str) -> str:
    return said.title() if said.isupper() and len(said) > _SHOUTED else said


def _top_of(text: str) -> Iterator[str]:
    lines = filter(None, map(str.strip, text.splitlines()))
    return (line for line, _ in zip(lines, range(_TOP_LINES), strict=False))


def _is_of_work(said: str, rest: str, company: str, code: LanguageCode) -> bool:
    words = grammar(code)
    if not _IN_ADVERTISING.isdisjoint(word.folded for word in words_of(said)):
        return False
    own = [word for word in words_of(said) if words.key(word.folded) not in words.neutral]
    is_place = fold(said) in TOWNS or TOWN_AND_STATE.search(said) or _STATE.search(said)
    if (
        not own
        or is_place
        or _NO_WORK.search(said)
        or {one.folded for one in own} & {one.folded for one in words_of(company)}
    ):
        return False
    if said.islower():
        return True
    small = {words.key(word.folded) for word in words_of(rest) if word.surface.islower()}
    return all(words.key(word.folded) in small for word in own)
