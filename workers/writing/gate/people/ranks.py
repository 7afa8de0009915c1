"""Titles and ranks that a sentence gives its person: each of their words stands in one job's title or licence."""

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.people.only_helped import is_only_helper
from workers.writing.gate.people.title_phrases import PHRASE_ENDS, employed_by, is_rank, title_phrases
from workers.writing.gate.people.titles_in_duties import told_in_duties
from workers.writing.gate.rows.families import FITTERS, families_in, families_of, may_be_of
from workers.writing.gate.rows.profile import LOOKING_BACK, Job, is_low
from workers.writing.gate.sentence.tokens import Reading, Token, is_head, says
from workers.writing.gate.time_told.days import days_in


def settle_titles(examination: Examination) -> None:
    """Settle what the person is said to be, and narrow the jobs to those held under that title."""
    _check_promotion(examination)
    _check_denied_rank(examination)
    _check_letters(examination)
    examination.career = examination.jobs
    held = [job for phrase in title_phrases(examination) for job in _settle_phrase(examination, phrase)]
    tells_career = any(token.folded in word_set("times_beginnings") for token in examination.tokens)
    if held and examination.named and not examination.is_bullet and not tells_career:
        examination.jobs = tuple(job for job in examination.jobs if job in held)


def _check_promotion(examination: Examination) -> None:
    """Refuse a promotion by somebody who held one job with each employer, and whose duties tell of none."""
    promoted = [at for at, one in enumerate(examination.tokens) if one.folded in _PROMOTED]
    if not promoted or promoted[0] in examination.settled:
        return
    jobs = examination.profile.jobs
    is_told = any(says(examination.tokens[promoted[0]], line.keys) for job in jobs for line in job.lines)
    risen = [job for job in jobs if sum(bool(set(one.names) & set(job.names)) for one in jobs) > 1]
    years = {day.year for day in days_in(examination.tokens)}
    is_dated = not years or bool(years & {job.row.start_date.year for job in risen})
    if not (is_told or (risen and is_dated)):
        examination.fault(Reason.TITLE, promoted[0])
    else:
        examination.settle(promoted[0])


def _check_letters(examination: Examination) -> None:
    """Refuse a title's letter that no own title of that name has: "Mechanic A", of a mechanic B."""
    tokens = examination.tokens
    for at, token in enumerate(tokens[1:], 1):
        following = tokens[at + 1 : at + 2]
        ends = not following or following[0].breaks or following[0].folded in PHRASE_ENDS
        if token.surface in _LETTERS and not token.breaks and ends and is_head(tokens[at - 1]):
            jobs = [job for job in examination.profile.jobs if says(tokens[at - 1], job.title_keys)]
            told = [one.surface for job in jobs for text in (job.title, *_readings(job)) for one in text.tokens]
            if jobs and token.surface not in told:
                examination.fault(Reason.TITLE, at - 1, at)


def _readings(job: Job) -> list[Reading]:
    """Read a job's lines, which may name somebody else by a letter: "I help the mechanic A"."""
    return [line.reading for line in job.lines]


_LETTERS = frozenset("ABCDE")


def _check_denied_rank(examination: Examination) -> None:
    """Refuse who denies to have been the helper that they were there: "fitter, not helper, at Sunbelt"."""
    words, tokens = claim_words(), examination.tokens
    for at, token in enumerate(tokens):
        is_denied = at > 0 and tokens[at - 1].folded in words.negators and token.folded in words.low_ranks
        if is_denied and examination.jobs and all(says(token, job.title_keys) for job in examination.jobs):
            examination.fault(Reason.TITLE, at)


_PROMOTED = frozenset({"promoted", "promovido", "promovida", "ascendido", "ascendida", "ascendi"})


def _settle_phrase(examination: Examination, phrase: list[int]) -> list[Job]:
    """Settle one phrase; the jobs that were held under it."""
    tokens = examination.tokens
    words = claim_words()
    heads = [at for at in phrase if is_head(tokens[at]) and tokens[at].folded not in words.title_plain]
    others = [
        at
        for at in phrase
        if at not in heads
        and not tokens[at].is_plain
        and tokens[at].folded not in words.levels
        and tokens[at].folded not in words.soft_levels
    ]
    if not heads:
        return []
    says_low = any(word in words.low_ranks for at in phrase for word in tokens[at].words)
    looks_back = any(one.folded in LOOKING_BACK for one in tokens[max(0, phrase[0] - 3) : phrase[-1]]) or any(
        one.folded in _FOLLOWING and one.breaks for one in tokens[max(0, phrase[0] - _FAR) : phrase[0]]
    )
    jobs = [
        job
        for job in (examination.profile.jobs if looks_back and not examination.is_bullet else examination.jobs)
        if all(_in_title(job, tokens[at], examination, says_low=says_low) for at in heads)
    ]
    jobs = [job for job in jobs if says_low or not is_low(job, [tokens[at] for at in heads])]
    glossed = [at for at in heads if "(" in examination.reading.between(at)]
    if not jobs and glossed and not any(is_rank(tokens[at]) for at in heads):  # "Montador (millwright)"
        jobs = [job for job in examination.jobs if all(says(tokens[at], job.title_keys) for at in glossed)]
        jobs = [job for job in jobs if says_low or not is_low(job)]
    jobs = jobs or told_in_duties(examination, [*heads, *others])
    if (there := employed_by(examination, phrase)) is not None:
        jobs = [job for job in jobs if job.row.id in there]
        if not jobs:
            examination.fault(Reason.TITLE, *phrase)
            return []
    by_skill = not jobs and (_runs_machine(examination, heads, others) or is_only_helper(examination, heads))
    if any(_is_general(examination, at) for at in heads):
        examination.fault(Reason.TITLE, *phrase)
        return []
    if not jobs and not by_skill and not all(_by_credential(examination, tokens[at]) for at in heads):
        examination.fault(Reason.TITLE, *phrase)
        return []
    if not examination.is_bullet and _is_of_ended(examination, phrase, jobs):
        examination.fault(Reason.TENSE, *phrase)
        return []
    examination.settle(*heads)
    examination.attributes.update(others)
    examination.settle(*(at for at in others if any(says(tokens[at], job.title_keys) for job in jobs)))
    return jobs


def _is_general(examination: Examination, at: int) -> bool:
    """Whether a lead is raised to a general one that no title has: a general foreman stands above foremen."""
    tokens = examination.tokens
    beside = [tokens[one] for one in (at - 1, at + 1) if 0 <= one < len(tokens)]
    is_raised = any(word in claim_words().high_ranks for word in tokens[at].words) and any(
        one.folded == "general" and not (one.breaks and one is not tokens[at - 1]) for one in beside
    )
    return is_raised and not any("raw:general" in job.title_keys for job in examination.profile.jobs)


def _is_of_ended(examination: Examination, phrase: list[int], jobs: list[Job]) -> bool:
    """Whether somebody who works today is said to be what only an ended job was: "I am a laborer", of a technician."""
    today = examination.profile.facts.today
    before = {one.folded for one in examination.tokens[max(0, phrase[0] - 3) : phrase[0] + 1]}

    def goes_on(job: Job) -> bool:
        return job.row.end_date is None or job.row.end_date >= today

    works = any(goes_on(job) for job in examination.profile.jobs)
    return bool(jobs) and works and bool(before & _BEING) and not any(goes_on(job) for job in jobs)


_BEING = frozenset({"am", "soy", "i'm"})
_FOLLOWING = frozenset({"following", "after", "tras", "despues"})
"""Words that tell behind a comma what somebody was before: "at Acme, following four years as an apprentice"."""
_FAR = 9


def _runs_machine(examination: Examination, heads: list[int], others: list[int]) -> bool:
    """Whether "excavator operator" only says that a machine is operated which a skill row names."""
    tokens = examination.tokens
    rows = [row for row in examination.profile.skills if row.level > 0]
    names_machine = bool(others) and all(any(says(tokens[at], row.keys) for row in rows) for at in others)
    only_operator = all(tokens[at].folded in {"operator", "operador", "operadora"} for at in heads)
    return names_machine and only_operator and not examination.named


_VETERANS = frozenset({"veteran", "veterano", "veterana"})
_FORCES = frozenset({"navy", "army", "marine", "marines", "marina", "ejercito", "military", "guard", "usaf", "usmc"})


def _in_title(job: Job, token: Token, examination: Examination, *, says_low: bool) -> bool:
    if says(token, job.title_keys):
        return True
    if token.parts and token.words[-1] in claim_words().title_plain:  # "sheet metal worker", of a journeyman in it
        return all(part & job.title_keys for part in token.parts[:-1])
    if token.folded in _VETERANS:
        return any(word in _FORCES for name in job.names for word in name)
    if any(word in FITTERS for word in token.words) and may_be_of(token, job):
        return any(word in FITTERS for one in job.title.tokens for word in one.words)
    if says_low and not is_rank(token) and is_low(job) and families_in([token]) & families_of(job):
        return True  # an electrical helper is an electrician's helper
    # A journeyman's licence lets a plumber be called one; it makes nobody a foreman.
    return token.folded in {"journeyman", "oficial", "licensed"} and _by_credential(examination, token)


def _by_credential(examination: Examination, token: Token) -> bool:
    return any(held.is_held and says(token, held.keys) for held in examination.profile.credentials)
