"""What speaks for and against a run of words as the position that a posting is for."""

import re

from workers.posting.named.job_words import names_job
from workers.posting.named.spans import Span
from workers.posting.named.surroundings import before, behind
from workers.posting.named.whole_text import WholeText
from workers.posting.named.word_classes import (
    AND,
    CREDENTIALS,
    FIRMS_AGENTS,
    FUNCTION,
    NOT_IN_TITLES,
    OF_ADVERTISING,
    PRAISE,
    SECTION,
)
from workers.posting.text.subjects import FIRM_END, FIRM_WORD

_LEVEL = re.compile(r"i{1,3}|iv|v|[1-5abc]|i/ii|jr|sr|level|lvl|m|f")
_ROWS = (1, 2, 3, 5, 10)
_HEADING = 9
"""Words of a line that isn't a sentence."""


def title_signs(span: Span, text: WholeText) -> set[str]:
    """The names of what is true of the span."""
    line, words = span.line, span.words
    bare = [word for word in words if not _LEVEL.fullmatch(word)] or words
    jobs = [names_job(word) for word in bare]
    left, right = before(line, span.begin), behind(line, span.end)
    head = "head last" if jobs[-1] else "head first" if jobs[0] else "head within" if any(jobs) else "no head"
    if head == "head first" and " de " in f" {' '.join(words)} ":
        head = "head first of"
    gap_before, gap_behind = line.tokens[span.begin].gap, line.gap_behind(span.end - 1)
    opens = gap_before or next(one for one in left if one.startswith("from"))
    signs = {
        *left,
        *right,
        head,
        f"words {min(len(words), 8)}",
        f"row {_row(line.number)}",
        f"capitals {_capitals(span)}",
        f"{_row(line.number)} {'heading' if len(line.tokens) <= _HEADING else 'long'} {gap_before or left[-1]}",
        f"{head} {opens}",
        f"{head} {right[0]}",
        f"{'whole ' if gap_before and gap_behind else 'part '}{head} row {_row(line.number)}",
    }
    if span.begin == 0 and gap_behind == "end":
        signs.add(f"whole line row {_row(line.number)}")
    joined, said = " ".join(words), span.said
    others = words[:-1] if jobs[-1] else words
    told = {
        "one word": len(bare) == 1,
        "three jobs": sum(jobs) > 2,  # noqa: PLR2004
        "two jobs": sum(jobs) == 2,  # noqa: PLR2004
        "not in titles": any(word in NOT_IN_TITLES for word in words),
        "advertising": any(word in OF_ADVERTISING for word in words),
        "begins with praise": words[0] in PRAISE,
        "joins": any(word in AND for word in words),
        "small words": sum(word in FUNCTION for word in words) > 1,
        "has en": "en" in words,
        "has para": "para" in words,
        "plural last": jobs[-1] and bare[-1].endswith("s"),
        f"plural {right[0]}": jobs[-1] and bare[-1].endswith("s"),
        f"plural row {_row(line.number)}": jobs[-1] and bare[-1].endswith("s") and span.begin == 0,
        "to a place in capitals": "to a place" in right and said.isupper(),
        "digit": any(word[0].isdigit() for word in words),
        "ends as a firm": bool(FIRM_END.search(said)),
        "firm word last": bool(FIRM_WORD.fullmatch(words[-1])),
        "firm word": any(map(FIRM_WORD.fullmatch, words)),
        "section": bool(SECTION.fullmatch(joined)),
        "credential last": bool(CREDENTIALS.fullmatch(words[-1])),
        "possessive": any(word.endswith("'s") for word in others),
        "again": text.times(words) > 1,
        "head again": any(jobs) and text.times([next(word for word, job in zip(bare, jobs, strict=True) if job)]) > 1,
        "in the first line": text.lines[0] is not line
        and " ".join(words) in " ".join(token.folded for token in text.lines[0].tokens),
        "under a name": line.number > 0 and span.begin == 0 and text.is_name_line(line.number - 1),
        "over a name": span.begin == 0 and text.is_name_line(line.number + 1),
        "slash": "/" in said,
        "small hand": said.endswith("hand"),
        "firms agents": bool(FIRMS_AGENTS.fullmatch(words[-1])),
        f"firms agents {right[0]}": bool(FIRMS_AGENTS.fullmatch(words[-1])),
        "brackets": "(" in said,
        "level": _LEVEL.fullmatch(words[-1]) is not None,
        "sentence before": any(token.gap == "stop" for token in line.tokens[1 : span.begin + 1]),
        "aside": any(token.gap == "open" for token in line.tokens[1 : span.begin + 1])
        and not any(token.gap == "close" for token in line.tokens[1 : span.begin + 1]),
    }
    return signs | {sign for sign, is_so in told.items() if is_so}


def _row(number: int) -> int:
    return next((row for row, most in enumerate(_ROWS) if number < most), len(_ROWS))


def _capitals(span: Span) -> str:
    said = [token.surface for token in span.line.tokens[span.begin : span.end] if token.folded not in FUNCTION]
    if all(word.isupper() for word in said):
        return "all"
    if all(word[0].isupper() or word[0].isdigit() for word in said):
        return "each"
    return "first" if said[0][0].isupper() else "none"
