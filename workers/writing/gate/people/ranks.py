"""Titles and ranks that a sentence gives its person: each of their words stands in one job's title or licence."""

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.people.only_helped import is_only_helper
from workers.writing.gate.people.titles_in_duties import told_in_duties
from workers.writing.gate.rows.families import families_in, families_of, may_be_of
from workers.writing.gate.rows.profile import LOOKING_BACK, Job, is_low
from workers.writing.gate.sentence.tokens import Reading, Role, Token, is_head, says
from workers.writing.gate.time_told.days import days_in

_SELF = word_set("ranks_self")
_RISING = word_set("ranks_rising")
_NP_ENDS = word_set("ranks_np_ends")


def settle_titles(examination: Examination) -> None:
    """Settle what the person is said to be, and narrow the jobs to those held under that title."""
    _check_promotion(examination)
    _check_denied_rank(examination)
    _check_letters(examination)
    examination.career = examination.jobs
    held = [job for phrase in _phrases(examination) for job in _settle_phrase(examination, phrase)]
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
        ends = not following or following[0].breaks or following[0].folded in _NP_ENDS
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


def _phrases(examination: Examination) -> list[list[int]]:
    tokens = examination.tokens
    phrases: list[list[int]] = []
    for at, token in enumerate(tokens):
        if at in examination.settled:
            continue
        if (
            is_head(token)
            and not _is_verb(examination, at)
            and not _is_metal(examination, at)
            and not _tells_kind(examination, at)
            and (start := _self_start(examination, at)) is not None
        ):
            end = at + 1
            while (
                end < len(tokens)
                and not tokens[end].breaks
                and tokens[end].folded not in _NP_ENDS
                and (tokens[end].role is not Role.ACT or is_head(tokens[end]))
            ):
                end += 1
            phrase = [one for one in range(start, end) if one not in examination.settled or _is_rank(tokens[one])]
            if phrases and phrases[-1][-1] >= phrase[0]:
                phrases[-1] = sorted(set(phrases[-1]) | set(phrase))
            else:
                phrases.append(phrase)
    return phrases


def _is_verb(examination: Examination, at: int) -> bool:
    """Whether "Lead" leads somebody here: "Lead a crew", "Lead weekly talks"."""
    tokens = examination.tokens
    if tokens[at].folded == "master" and any(one.folded.startswith("key") for one in tokens[at + 1 : at + 2]):
        return True  # a locksmith who master keys is no master by that
    if tokens[at].folded not in {"lead", "head", "captain", "leads", "boss", "pusher", "mentor", "coach"} or at > 0:
        return False
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    return following is not None and (
        following.folded in {"a", "an", "the", "our", "my"}
        or following.number is not None
        or not any(is_head(one) or one.folded in _NP_ENDS for one in tokens[at + 1 : at + 5])
    )


def _is_metal(examination: Examination, at: int) -> bool:
    """Whether "lead" is in paint or dust here, and nobody's rank: "Remove lead paint"."""
    following = examination.tokens[at + 1 : at + 2]
    return examination.tokens[at].folded == "lead" and any(one.folded in _HOLDS_METAL for one in following)


_HOLDS_METAL = frozenset(
    {"paint", "dust", "abatement", "based", "pipe", "pipes", "joint", "joints", "safe", "flashing"}
)


def _tells_kind(examination: Examination, at: int) -> bool:
    """Whether a Spanish word says of which kind a thing is: "llana mecánica", not "la mecánica"."""
    tokens = examination.tokens
    before = tokens[at - 1] if at else None
    return (
        examination.reading.code == "es"
        and tokens[at].folded in {"mecanica", "mecanicas", "electrica", "tecnica"}
        and before is not None
        and not (before.is_plain or tokens[at].breaks or is_head(before))
    )


def _is_rank(token: Token) -> bool:
    words = claim_words()
    return any(word in words.high_ranks or word in words.low_ranks for word in token.words)


def _self_start(examination: Examination, at: int) -> int | None:
    """Return where the phrase begins that says what the person is; None where the word is somebody else's title."""
    tokens = examination.tokens
    start = at
    while start > 0 and not tokens[start].breaks:
        before = tokens[start - 1].folded
        rises = before in {"to", "a"} and start > 1 and tokens[start - 2].folded in _RISING
        if before in _SELF or rises:
            return start
        if before in _NP_ENDS or _is_done_to(tokens, start, at):
            return None
        start -= 1
    if start > 0:  # behind a comma: "At Acme since 2019, first as an assistant"
        has_act = any(one.role is Role.ACT for one in tokens[:start])
        return start if not has_act and _is_named_before(examination, start) else None
    if any(one.folded in _HAVING for one in tokens[:at]) and not any(is_head(one) for one in tokens[:at]):
        return None  # "Tengo un peón a mi cargo"
    determiner = next((one.folded for one in tokens[:at] if one.is_plain), "")
    return None if determiner in _OTHERS or _is_somebody(tokens, at) else start


def _is_somebody(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether an article makes somebody else of a title: "when the foreman is out"."""
    first = at
    while first > 0 and not tokens[first - 1].is_plain and not tokens[first].breaks:
        first -= 1
    return first > 1 and tokens[first - 1].folded in _OTHERS


_FITTERS = frozenset({"tech", "technician", "mechanic", "tecnico", "tecnica", "mecanico", "mecanica"})
"""Titles that trades use for one another; what they are of must be proven beside them."""
_HAVING = frozenset({"tengo", "tuve", "tenia", "have", "had", "has"})
_OTHERS = frozenset({"the", "el", "la", "los", "las", "your", "su", "our", "nuestro", "nuestra"})


def _is_done_to(tokens: tuple[Token, ...], start: int, at: int) -> bool:
    """Whether the word before `start` is an act done to whoever is named at `at`; "pipe" of a pipe welder is none."""
    before = tokens[start - 1]
    is_compound = not before.folded.endswith("ed") and not any(one.is_plain for one in tokens[start:at])
    return before.role is Role.ACT and before.folded not in claim_words().high_ranks and not is_compound


def _is_named_before(examination: Examination, start: int) -> bool:
    return any(at in examination.settled for at in range(start))


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
    if not jobs and glossed and not any(_is_rank(tokens[at]) for at in heads):  # "Montador (millwright)"
        jobs = [job for job in examination.jobs if all(says(tokens[at], job.title_keys) for at in glossed)]
        jobs = [job for job in jobs if says_low or not is_low(job)]
    jobs = jobs or told_in_duties(examination, [*heads, *others])
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
    if any(word in _FITTERS for word in token.words) and may_be_of(token, job):
        return any(word in _FITTERS for one in job.title.tokens for word in one.words)
    if says_low and not _is_rank(token) and is_low(job) and families_in([token]) & families_of(job):
        return True  # an electrical helper is an electrician's helper
    # A journeyman's licence lets a plumber be called one; it makes nobody a foreman.
    return token.folded in {"journeyman", "oficial", "licensed"} and _by_credential(examination, token)


def _by_credential(examination: Examination, token: Token) -> bool:
    return any(held.is_held and says(token, held.keys) for held in examination.profile.credentials)
