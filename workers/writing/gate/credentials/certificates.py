"""Credentials: scheme, class or level, trade, status and issuer, each phrase proven whole by one row."""

from itertools import pairwise

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.general_words import is_surely_general
from workers.writing.gate.credentials.competences import check_competences
from workers.writing.gate.credentials.counts import settle_counts
from workers.writing.gate.credentials.dated_papers import told_by_date
from workers.writing.gate.credentials.ended_papers import ended_just_then
from workers.writing.gate.credentials.grades import check_grades, check_steps
from workers.writing.gate.credentials.mentions import mentions_credential
from workers.writing.gate.credentials.rows import (
    FIRST,
    is_purpose,
    is_strict,
    is_year_of_title,
    row_says,
)
from workers.writing.gate.credentials.segments import GOING_ON, is_of_row_name, segments_of
from workers.writing.gate.credentials.status import (
    EXPIRES,
    YET_TO_COME,
    check_expired_names,
    fits_kind,
    is_up_to_date,
    status_fault,
)
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.profile import Held
from workers.writing.gate.sentence.designations import is_designator
from workers.writing.gate.sentence.tokens import Role, Token, says
from workers.writing.gate.time_told.days import days_told


def settle_credentials(examination: Examination) -> None:
    """Settle each phrase that speaks of a credential where one row has all of it, in force or told as expired."""
    settle_counts(examination)
    check_grades(examination)
    check_steps(examination)
    for segment in segments_of(examination):
        open_here = [at for at in segment if at not in examination.settled]
        if not any(mentions_credential(examination, at) for at in open_here):
            continue
        if not _settle_dated(examination, open_here):
            _settle_segment(examination, open_here)
    for segment in (
        segments_of(examination) if examination.credentials else ()
    ):  # "First aid, CPR and AED certified": the first goes with the last
        wanted = [at for at in segment if at not in examination.settled and not _needs_no_proof(examination, at)]
        if wanted and any(
            all(row_says(held, examination.tokens[at]) for at in wanted) for held in examination.credentials
        ):
            examination.settle(*wanted)
    for first, second in pairwise(segments_of(examination)):
        _check_joined(examination, first, second)
    check_competences(examination)
    check_expired_names(examination)


def _check_joined(examination: Examination, first: list[int], second: list[int]) -> None:
    """Refuse what "and" adds to a credential that no row has: "certified in swing cab and crawler"."""
    tokens = examination.tokens
    link = tokens[first[-1] + 1 : second[0]]
    generic = [at for at in first if tokens[at].folded in _CERTIFIED or _is_level(tokens[at])]
    is_said_of = bool(generic and examination.credentials) and any(
        tokens[at].folded in _SAID_OF for at in range(generic[0] + 1, first[-1])
    )
    is_joined = (
        bool(link)
        and link[0].folded in _ANDS
        and all(one.folded in {"as", "como"} for one in link[1:])
        and not any(tokens[at].breaks and tokens[at].folded not in GOING_ON for at in second)
    )
    if not (is_said_of and is_joined) or any(
        tokens[at].role is Role.ACT and at not in examination.settled for at in second
    ):
        return
    wanted = [at for at in second if at not in examination.settled and not _needs_no_proof(examination, at)]
    rows = [held for held in examination.profile.credentials if held.is_held]
    meant = [held for held in rows if wanted and all(row_says(held, tokens[at]) for at in wanted)]
    if wanted and not meant:
        examination.fault(Reason.CREDENTIAL, *wanted)
    examination.credentials += [held for held in meant[:1] if held not in examination.credentials]


def _is_level(token: Token) -> bool:
    return any(key.startswith("designated:level") for key in token.keys)


_CERTIFIED = frozenset({"certified", "licensed", "certificado", "certificada"})
_SAID_OF = frozenset({"in", "on", "en", "for", "para"})
_ANDS = frozenset({"and", "y", "e"})


def _settle_dated(examination: Examination, segment: list[int]) -> bool:
    """Settle a phrase that tells the only paper which ended, ends or was issued in the very month that it names."""
    wanted = [at for at in segment if not _needs_no_proof(examination, at)]
    if _is_denied(examination, segment):
        return False
    dated = ended_just_then(examination, segment, wanted) or told_by_date(examination, segment, wanted)
    if dated is None:
        return False
    examination.credentials.append(dated)
    dates = {at for day in days_told(examination) for at in day.indices}
    examination.settle(*(at for at in segment if at not in dates))
    return True


def _settle_segment(examination: Examination, segment: list[int]) -> None:
    tokens = examination.tokens
    if _is_denied(examination, segment):
        examination.settled.update(segment)
        return
    spelt_out = {at for held in examination.profile.credentials for at in _spelt_out(examination, segment, held)}
    wanted = [at for at in segment if not _needs_no_proof(examination, at) and at not in spelt_out]
    best: tuple[int, Held | None] = (len(wanted) + 1, None)
    rows = examination.profile.credentials
    if not wanted and not spelt_out:  # "entro a espacios confinados con certificado vigente"
        most = max((_said_elsewhere(examination, held) for held in rows), default=0)
        rows = tuple(held for held in rows if _said_elsewhere(examination, held) == most)
    elif spelt_out:
        rows = tuple(held for held in rows if _spelt_out(examination, segment, held)) or rows
    for held in rows:
        missing = [at for at in wanted if not _row_tells(held, tokens[at])]
        said = len(wanted) - len(missing)
        if (said or not wanted) and status_fault(examination, segment, held) is None and len(missing) < best[0]:
            best = len(missing), held
    whole = [held for held in rows if wanted and all(_row_tells(held, tokens[at]) for at in wanted)]
    if whole and all(status_fault(examination, segment, held) is not None for held in whole):
        best = best[0], None  # a driver licence in force is no food handler's card
    is_whole = best[1] is not None and not best[0] and fits_kind(examination, segment, best[1])
    if not is_whole and _is_in_duties(examination, segment, wanted):
        return
    if best[1] is None:
        _refuse(examination, segment, wanted)
        return
    held = best[1]
    missing = [at for at in wanted if not _row_tells(held, tokens[at])]
    missing = [at for at in missing if not is_purpose(examination, at, segment)]
    strict = [at for at in missing if is_strict(examination, at, segment)]
    if strict or not fits_kind(examination, segment, held):
        examination.fault(Reason.CREDENTIAL, *segment)
        return
    examination.credentials.append(held)
    dates = {at for day in days_told(examination) for at in day.indices}
    examination.settle(*(at for at in segment if at not in missing and at not in dates))


def _row_tells(held: Held, token: Token) -> bool:
    """Whether a row has a word, or is yet to be earned, as the word says."""
    return row_says(held, token) or (held.row.is_pursued and token.folded in YET_TO_COME | _EARNING)


_EARNING = frozenset({"obtener", "obtain", "earn", "terminar", "finish", "certificate", "course", "curso"})


def _is_denied(examination: Examination, segment: list[int]) -> bool:
    """Whether a phrase says what is not held: "not OSHA 30", "with no formal certificate", never "no expired cards"."""
    said = [examination.tokens[at].folded for at in segment]
    before = examination.tokens[segment[0] - 1].folded if segment[0] else ""
    denies = said[0] in _DENYING or before in {"sin", "without"}
    return denies and not set(said) & (_NOT_ONLY | claim_words().ended | claim_words().current | EXPIRES)


_DENYING = frozenset({"not", "no", "sin", "without"})
_NOT_ONLY = frozenset({"only", "just", "solo", "solamente", "longer", "missing", "needed", "less"})


def _spelt_out(examination: Examination, segment: list[int], held: Held) -> set[int]:
    """Words whose initials are a word of the row's name: motor vehicle air conditioning, of "MVAC"."""
    codes = [word.folded for word in held.name if word.surface.isupper() and len(word.surface) > 2]  # noqa: PLR2004
    named = [at for at in segment if examination.tokens[at].surface.isalpha() or examination.tokens[at].parts]
    for first in range(len(named)):
        initials, taken = "", set[int]()
        for at in named[first:]:
            initials += "".join(word[0] for word in examination.tokens[at].words)
            taken.add(at)
            if initials in codes:
                return taken
    return set()


def _said_elsewhere(examination: Examination, held: Held) -> int:
    """How many words of the whole sentence that are no plain ones the row has."""
    return sum(not token.is_plain and row_says(held, token) for token in examination.tokens)


def _is_in_duties(examination: Examination, segment: list[int], wanted: list[int]) -> bool:
    """Whether a line of the duties itself names the scheme, and nothing here says that it is held: "to AWS D1.1"."""
    generic = [at for at in segment if examination.tokens[at].folded in claim_words().credential_generic]
    if generic:  # "logs for the state permit"
        said = [at for at in segment if at in generic or at in wanted]
        return any(
            all(says(examination.tokens[at], line.keys) for at in said)
            for job in examination.jobs
            for line in job.lines
        )
    named = [at for at in wanted if any(word in claim_words().schemes for word in examination.tokens[at].words)]
    return bool(named) and any(
        all(says(examination.tokens[at], line.keys) for at in named) for job in examination.jobs for line in job.lines
    )


def _refuse(examination: Examination, segment: list[int], wanted: list[int]) -> None:
    tokens = examination.tokens
    generic_alone = not wanted and not examination.profile.credentials
    rows = [held for held in examination.profile.credentials if any(row_says(held, tokens[at]) for at in wanted)]
    reason = Reason.TENSE if rows and all(not held.is_held for held in rows) else Reason.CREDENTIAL
    if generic_alone or segment:
        examination.fault(reason, *segment)


def _needs_no_proof(examination: Examination, at: int) -> bool:
    token = examination.tokens[at]
    words = claim_words()
    # "Class A" says more than "class"; the "Basic" of "Basic Plus" is no level.
    is_of_name = is_of_row_name(examination, at) or (
        token.folded in words.soft_levels and _is_of_a_name(examination, at)
    )
    is_of_title = token.folded in words.levels and _is_capital_inside(examination, at, at + 1)
    is_class = token.folded in FIRST and any(one.folded in _CLASSES for one in examination.tokens[at + 1 : at + 2])
    if (is_designator(token.folded) and len(token.words) > 1) or is_of_name or is_of_title or is_class:
        return False
    if _is_small_word(examination, at):
        return True
    tells_status = words.credential_plain | words.credential_generic | words.ended | words.current
    if token.folded in tells_status or token.folded in words.levels or token.folded in words.soft_levels:
        return True
    is_back_in = token.words == ("back", "in")  # "expired back in 2019"
    if (
        is_back_in
        or is_up_to_date(examination.tokens, [at])
        or is_year_of_title(examination, at)
        or any(at in day.indices for day in days_told(examination))
    ):
        return True
    names_sort = any(one.folded in words.credential_generic for one in examination.tokens[at + 1 : at + 4])
    is_word = token.surface.islower() and not token.number
    if is_word and is_surely_general(token.folded, examination.reading.code) and not names_sort:
        return True  # not the "low" of "a low voltage license"
    return token.is_plain and not (len(token.surface) == 1 and token.surface.isupper() and at > 0)


_CLASSES = frozenset({"class", "clase"})


def _is_capital_inside(examination: Examination, *places: int) -> bool:
    """Whether words within the sentence are spelt as a name's: "an Advanced Concrete Finisher"."""
    tokens = examination.tokens
    return all(0 < at < len(tokens) and tokens[at].surface[:1].isupper() for at in places)


def _is_of_a_name(examination: Examination, at: int) -> bool:
    """Whether this word and the next follow each other in a row's name, however they are spelt: "competent person"."""
    said = [one.folded for one in examination.tokens[at : at + 2]]
    return any(
        said == [first.folded, second.folded]
        for held in examination.profile.credentials
        for first, second in pairwise(held.name)
    )


def _is_small_word(examination: Examination, at: int) -> bool:
    """Whether a word that is one of a level or a denial elsewhere is none here: "and I carry", "does not expire"."""
    token = examination.tokens[at]
    if token.folded in claim_words().negators:
        tells_status = EXPIRES | claim_words().current
        return any(one.folded in tells_status for one in examination.tokens[at + 1 : at + 3])
    if token.surface != "I" or at == 0:
        return False
    before, following = examination.tokens[at - 1], examination.tokens[at + 1 : at + 2]
    return (
        token.breaks
        or before.is_plain
        or any(
            one.is_plain or one.role is Role.ACT or one.folded in claim_words().credential_plain for one in following
        )
    )
