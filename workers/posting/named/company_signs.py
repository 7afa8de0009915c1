"""What speaks for and against a run of words as the employer."""

import re

from workers.language.words import fold
from workers.posting.name_forms.places import TOWN_AND_STATE, US_STATES, is_place
from workers.posting.name_forms.same_firm import LEGAL_END
from workers.posting.name_forms.towns import TOWNS
from workers.posting.named.houses import ends_as_house
from workers.posting.named.job_words import may_be_of_a_name, names_job
from workers.posting.named.spans import Span
from workers.posting.named.surroundings import before, behind
from workers.posting.named.tokens import Line
from workers.posting.named.whole_text import WholeText
from workers.posting.named.word_classes import (
    CREDENTIALS,
    FIRMS_AGENTS,
    FUNCTION,
    NOT_IN_TITLES,
    OF_ADVERTISING,
    ONE_OF_US,
    PRAISE,
    SECTION,
    WE,
)
from workers.posting.text.subjects import FIRM_END, FIRM_WORD

_VERB = re.compile(r"\w{4,}(?:ing|mos)")
_STATE_CODE = re.compile(
    r"A[LKZR]|C[AOT]|DE|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AIVY]|DC"
)
_ROWS = (1, 2, 3, 5, 10)
_AGENCY = re.compile(
    r"(?:city|county|parish|village|town|township|state|port|university|school district|ciudad|municipio"
    r"|ayuntamiento) (?:of|de) .+|.+ (?:county|district|authority|university|pud|school|schools|hospital)"
)
_DEPARTMENT = re.compile(r"(?:department|dept|division|office|bureau|departamento|direccion) (?:of|de) .+")
_PARTNERS = re.compile(r"[A-Z][\w'-]+ (?:&|and|y|e) [A-Z][\w'-]+")
_UNION = re.compile(
    r".*\b(?:local(?: union)?|lodge|ibew|iuoe|liuna|iuec|ua|brotherhood|sindicato|hall|jatc)\b(?: \d+| referral.*|.*)"
)
_PART = re.compile(
    r".*\b(?:department|division|dept|team|crew|branch|shift|plant|yard|terminal|shop|project|warehouse|facility|campus"
    r"|departamento|planta|sucursal|turno|proyecto|area|route|territory|project|wing|unit|refinery|hospital)"
)
_WE = re.compile(r"(?:we|our|us|you|you'll|nosotros|buscamos|somos|estamos|nos)")
_STATES = frozenset(map(fold, US_STATES))
_REACH = 45
_SHORTEST = 4


def company_signs(span: Span, text: WholeText) -> set[str]:
    """The names of what is true of the span."""
    line, words = span.line, span.words
    left, right = before(line, span.begin), behind(line, span.end)
    joined, said = " ".join(words), span.said
    gap_before, gap_behind = line.tokens[span.begin].gap, line.gap_behind(span.end - 1)
    row = next((row for row, most in enumerate(_ROWS) if line.number < most), len(_ROWS))
    has_end, has_form = FIRM_END.search(said), bool(LEGAL_END.search(said))
    is_agency = bool(_AGENCY.fullmatch(joined))
    is_firm = has_end or has_form or is_agency or FIRM_WORD.search(said) or ends_as_house(words)
    sort = "firm" if is_firm else "job" if names_job(words[-1]) else "name"
    rest = [token.folded for token in line.tokens[span.end : span.end + 9]]
    first = next((word for word in words if len(word) >= _SHORTEST and word not in FUNCTION), words[0])
    is_of_partners = bool(_PARTNERS.fullmatch(said)) and not said.isupper()
    opens = gap_before or next(one for one in left if one.startswith("from"))
    beside, is_of_agents = _beside(line, span), bool(FIRMS_AGENTS.fullmatch(words[-1]))
    signs = {
        *left,
        *right,
        sort,
        f"words {min(len(words), 7)}",
        f"row {row}",
        f"{row} {opens}",
        f"{'whole ' if gap_before and gap_behind else 'part '}{sort} row {row}",
        f"{sort} {opens}",
        f"{sort} {right[0]}",
        f"beside {beside}",
        f"{sort} beside {beside} {'top' if row < 2 else 'below'}",  # noqa: PLR2004
        f"said {text.times(words)}",
        *(f"{sort} {one}" for one in right if one.startswith("to a ")),
    }
    again = text.times_in_capitals(first)
    told = {
        "legal form": has_form,
        "firm end": has_end,
        "firm word last": bool(FIRM_WORD.fullmatch(words[-1])),
        "agency": is_agency,
        "department of": bool(_DEPARTMENT.fullmatch(joined)),
        "partners": is_of_partners,
        "union": bool(_UNION.fullmatch(joined)),
        "part of a firm": bool(_PART.fullmatch(joined)),
        "and sign": "&" in words or "and" in words or "y" in words,
        "has of": "of" in words or "de" in words or "del" in words,
        "possessive": any(word.endswith("'s") for word in words),
        "possessive last": words[-1].endswith("'s"),
        "job first": names_job(words[0]) and not _words_of_a_name(words) and not is_of_partners,
        "jobs": any(map(names_job, words[_words_of_a_name(words) :])) and not is_of_partners,
        "advertising": any(word in OF_ADVERTISING for word in words),
        "advertising only": all(word in OF_ADVERTISING or word in FUNCTION for word in words),
        "not in names": any(word in NOT_IN_TITLES for word in words),
        "praise": words[0] in PRAISE,
        "we": any(word in WE for word in words),
        "section": bool(SECTION.fullmatch(joined)),
        "credential": any(map(CREDENTIALS.fullmatch, words)),
        "digit": any(word[0].isdigit() for word in words),
        "digit last": words[-1][0].isdigit(),
        "for inside": "for" in words,
        "slash": " / " in said,
        "verb first": bool(_VERB.fullmatch(words[0])),
        "state code last": bool(_STATE_CODE.fullmatch(said.rsplit(maxsplit=1)[-1])),
        "one word": len(words) == 1,
        "one short word": len(words) == 1 and len(joined) < _SHORTEST,
        "capitals": said.isupper(),
        "capitals in a mixed line": said.isupper() and not line.text.isupper(),
        "small": said.islower(),
        "first word again": again > 1,
        "first word often": again > 2,  # noqa: PLR2004
        "address": text.is_in_address(said),
        "state": joined in _STATES or is_place(said),
        "ends in a state": words[-1] in _STATES or (len(words) > 1 and bool(TOWN_AND_STATE.search(said))),
        "town": joined in TOWNS,
        "towns": any(town in TOWNS for town in re.split(r" (?:y|and|/|&|-) |/", joined)),
        "ends in a town": words[-1] in TOWNS or " ".join(words[-2:]) in TOWNS,
        "place elsewhere": text.is_place(words),
        "firms agents": is_of_agents,
        f"firms agents {right[0]}": is_of_agents,
        "stands in a place": _stands_in_place(line, span),
        "under a job": span.begin == 0 and line.number > 0 and text.is_job_line(line.number - 1),
        "over a job": span.begin == 0 and text.is_job_line(line.number + 1),
        "then we": bool(rest) and any(map(_WE.fullmatch, rest[:2])),
        "is one of us": any(map(ONE_OF_US.fullmatch, rest))
        and bool({"is", "are", "es", "una", "a", "an", "empresa"} & set(rest[:3])),
        "whole line": span.begin == 0 and gap_behind == "end",
        "sentence before": any(token.gap == "stop" for token in line.tokens[1 : span.begin]),
    }
    return signs | {sign for sign, is_so in told.items() if is_so}


def _words_of_a_name(words: list[str]) -> int:
    """How many words at the beginning only seem to name work: 1 of 'Hoffman Mechanical', 0 of 'Welder Supply'."""
    return int(len(words) > 1 and may_be_of_a_name(words[0]))


def _stands_in_place(line: Line, span: Span) -> bool:
    """Whether the span is a part of a town with its state: Fresno of 'in Fresno, CA'."""
    begin, end = line.tokens[span.begin].start, line.tokens[span.end - 1].end
    near = line.text[begin : end + _REACH]
    match = TOWN_AND_STATE.match(near)
    return match is not None and match.end() > end - begin and match[0][end - begin :].startswith(",")


def _beside(line: Line, span: Span) -> str:
    """Whether the part of the line before, or behind, ends with who does the work."""
    sides = []
    if span.begin and names_job(line.tokens[span.begin - 1].folded):
        sides.append("job before")
    elif any(names_job(token.folded) for token in line.tokens[max(0, span.begin - 6) : span.begin]):
        sides.append("job near before")
    behind_it = line.tokens[span.end : span.end + 7]
    if any(names_job(token.folded) for token in behind_it):
        sides.append("job behind")
    return " and ".join(sides) or "nobody"
