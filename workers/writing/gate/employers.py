"""Employers: the person's own by their names and short names; nobody else's but in what is said of the posting."""

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.employer_names import company_names, is_common
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.sentence.tokens import is_head, says


def settle_employers(examination: Examination, posting_company: str) -> None:
    """Settle names of own employers, keep only their jobs, and refuse the posting's as one of them."""
    words = [(at, word) for at, token in enumerate(examination.tokens) for word in token.words]
    found: list[Job] = []
    spans: list[tuple[int, ...]] = []
    for job in examination.profile.jobs:
        if span := _find(job.names, words, examination):
            found.append(job)
            spans.append(span)
    for job, span in zip(found, spans, strict=True):
        examination.settle(*span)
        for at in span:
            examination.employers[at] = examination.employers.get(at, frozenset()) | {job.row.id}
    if found and not examination.is_bullet and _tells_career(examination):
        examination.named = True
    elif found and not examination.is_bullet:
        # "Acme Pipe" is not also "Acme".
        examination.jobs = tuple(
            job for job, span in zip(found, spans, strict=True) if not any(set(span) < set(other) for other in spans)
        )
        examination.named = True
    elif found and not any(job in examination.jobs for job in found):
        examination.fault(Reason.EMPLOYER, *spans[0])
    for at in (*_employers_of_years(examination), *_employers_of_titles(examination)):
        examination.fault(Reason.EMPLOYER, at)
    span = _find(company_names(posting_company), words, examination) if posting_company else None
    if span and not _is_of_own_title(examination, span):
        examination.fault(Reason.EMPLOYER, *span)


def _is_of_own_title(examination: Examination, span: tuple[int, ...]) -> bool:
    """Whether one word of the posting's employer is of a title that was held: a Wind Tech II, beside Llano Wind."""
    at = span[0]
    following = examination.tokens[at + 1 : at + 2]
    return len(span) == 1 and any(
        is_head(one) and says(one, job.title_keys) and says(examination.tokens[at], job.title_keys)
        for one in following
        for job in examination.profile.jobs
    )


def _tells_career(examination: Examination) -> bool:
    """Whether an employer is only where years in all began: "ten years, starting as a helper at Acme"."""
    tokens = examination.tokens
    named = min(examination.employers, default=0)
    years = next((at for at, one in enumerate(tokens) if one.folded in _YEARS), len(tokens))
    return any(
        (tokens[at].folded in word_set("times_beginnings") and tokens[at + 1].folded in _AS)
        or (tokens[at].folded in {"from", "desde"} and is_head(tokens[at + 1]))
        for at in range(years + 1, named)
    )


_AS = frozenset({"as", "como", "de"})


def _employers_of_years(examination: Examination) -> list[int]:
    """Names that years were spent with and that are no employer's: "Four years with Cummins, replacing coolers"."""
    tokens = examination.tokens
    found = []
    for at, token in enumerate(tokens[2:], 2):
        ends = at + 1 == len(tokens) or tokens[at + 1].breaks
        years, link = tokens[at - 2], tokens[at - 1]
        if (
            at not in examination.settled
            and years.folded in _YEARS
            and link.folded in _WITH
            and token.surface[:1].isupper()
            and not token.parts
            and not token.number
            and not any(key.startswith(("act:", "thing:")) for key in token.keys)
            and ends
        ):
            found.append(at)
    return found


def _employers_of_titles(examination: Examination) -> list[int]:
    """Names that somebody was something with and that are no employer's: "an apprentice with Otis in 2016"."""
    tokens = examination.tokens
    return [
        at
        for at, token in enumerate(tokens[2:], 2)
        if at not in examination.settled
        and tokens[at - 1].folded in _WITH_WHOM
        and is_head(tokens[at - 2])
        and token.surface[:1].isupper()
        and not token.number
        and not any(key.startswith(("act:", "thing:")) for key in token.keys)
        and (at + 1 == len(tokens) or tokens[at + 1].breaks or tokens[at + 1].is_plain)
    ]


_WITH_WHOM = frozenset({"with", "for", "con", "para"})
_YEARS = frozenset({"years", "year", "anos", "ano", "decade", "decada", "months", "meses"})
_WITH = frozenset({"with", "at", "for", "con", "en", "para"})


def _is_led(examination: Examination, at: int) -> bool:
    """Whether a preposition makes a common word with a capital somebody's name: "at Redline"."""
    return examination.tokens[at - 1].folded in _WITH | {"from", "de", "to", "a"} and not examination.tokens[at].breaks


def _find(
    names: tuple[tuple[str, ...], ...], words: list[tuple[int, str]], examination: Examination
) -> tuple[int, ...] | None:
    folded = [word for _, word in words]
    for name in names:
        for start in range(len(folded) - len(name) + 1):
            if tuple(folded[start : start + len(name)]) != name:
                continue
            span = tuple(dict.fromkeys(at for at, _ in words[start : start + len(name)]))
            first = examination.tokens[span[0]]
            if not first.surface[:1].isupper() or set(span) & examination.settled:
                continue
            is_end = len(name) > 1 and name != names[0][: len(name)]
            if is_end and not all(examination.tokens[at].surface[:1].isupper() for at in span):
                continue
            if len(name) > 1 or (first.start and (not is_common(name[0]) or _is_led(examination, span[0]))):
                return span
    return None
