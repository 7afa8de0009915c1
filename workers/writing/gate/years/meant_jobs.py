"""Which jobs the years of a clause are of: its employer's, its trade's, its machine's."""

from itertools import pairwise, takewhile

from workers.language.words import fold
from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.families import FITTERS, families_in, families_of
from workers.writing.gate.rows.parts_of_jobs import lasting_lines
from workers.writing.gate.rows.profile import Job, is_low
from workers.writing.gate.sentence.tokens import Token, is_head, says


def jobs_meant(examination: Examination, indices: tuple[int, ...], jobs: tuple[Job, ...]) -> tuple[Job, ...]:
    """The jobs that the clause around a duration is true of: its employer's, its trade's, its machine's."""
    said = [
        token
        for at, token in _around(examination, indices)
        if at not in indices
        and at not in examination.employers
        and at not in examination.exempt
        and not token.number
        and (not token.is_plain or any(says(token, job.title_keys) for job in jobs))
        and token.folded not in _LINKS
        and not is_general(token)
    ]
    of_trade = any(one.folded in _TRADE_WORDS for _, one in _around(examination, indices))
    for token in said:  # a lead's years are those of leading
        if not of_trade and any(word in claim_words().high_ranks for word in token.words):
            jobs = tuple(job for job in jobs if says(token, job.title_keys)) or jobs
    jobs = _under_title(examination, indices, jobs)
    meant: set[str] = set()
    for token in said:
        if families := families_in([token]):
            meant |= {job.row.id for job in jobs if families & families_of(job)}
    if meant:
        jobs = tuple(job for job in jobs if job.row.id in meant)
    if _is_called(said) and not any(one.folded in _TRADE_WORDS for one in examination.tokens):
        jobs = tuple(job for job in jobs if not is_low(job)) or jobs
    if being := [token for at, token in _around(examination, indices) if _is_been(examination, at)]:
        jobs = tuple(job for job in jobs if all(says(one, job.title_keys) for one in being)) or jobs
    kept: set[str] = set()
    for phrase in _phrases_behind(examination, indices, said):
        kept |= jobs_of_phrase(jobs, phrase)
    return tuple(job for job in jobs if not kept or job.row.id in kept)


def _under_title(examination: Examination, indices: tuple[int, ...], jobs: tuple[Job, ...]) -> tuple[Job, ...]:
    """Return those of `jobs` that years are told "as": a framing carpenter framed, and was no helper."""
    title = _told_as(examination, indices)
    if _is_one_calling(title) and (called := _called(title, jobs)):
        return called
    is_low_title = any(word in claim_words().low_ranks for one in title for word in one.words)
    held = tuple(
        job for job in jobs if (is_low_title or not is_low(job)) and all(_is_of_title(one, job) for one in title)
    )
    return (held or jobs) if title else jobs


def _is_one_calling(title: list[Token]) -> bool:
    """Whether a title is called by no other name: technicians are mechanics, too."""
    heads = [one for one in title if is_head(one)]
    return bool(heads) and not any(word in FITTERS for one in heads for word in one.words)


def _called(title: list[Token], jobs: tuple[Job, ...]) -> tuple[Job, ...]:
    """The jobs whose own title has every word: a concrete finisher's years are none of a mason's."""
    is_low_title = any(word in claim_words().low_ranks for one in title for word in one.words)
    return tuple(
        job for job in jobs if (is_low_title or not is_low(job)) and all(says(one, job.title_keys) for one in title)
    )


def _told_as(examination: Examination, indices: tuple[int, ...]) -> list[Token]:
    """The words of the title behind "years as": up to the next plain word or mark."""
    following = examination.tokens[indices[-1] + 1 :]
    if not following or following[0].folded not in _AS:
        return []
    start = 2 if any(one.folded in _ARTICLES for one in following[1:2]) else 1
    return list(takewhile(lambda one: not (one.is_plain or one.breaks or one.number), following[start:]))


_AS = frozenset({"as", "como"})
_ARTICLES = frozenset({"a", "an", "the", "un", "una", "el", "la"})


def _is_of_title(token: Token, job: Job) -> bool:
    """Whether a job is of what a word of a title says: by its title or trade, and what it did where that is a doing."""
    names_trade = bool(families_in([token]) & families_of(job))
    is_doing = token.is_act and not is_head(token)
    return says(token, job.keys) or (names_trade and not is_doing)


def _is_been(examination: Examination, at: int) -> bool:
    """Whether a title is what somebody has been: "have been a crane operator", whose years as an oiler don't count."""
    before = {one.folded for one in examination.tokens[max(0, at - 4) : at]}
    return is_head(examination.tokens[at]) and bool(before & _BEEN)


_BEEN = frozenset({"been", "am", "soy", "sido"})


def _phrases_behind(examination: Examination, indices: tuple[int, ...], said: list[Token]) -> list[list[Token]]:
    """Words that narrow the years down; of those behind them, what no "and" parts is together one job's."""
    phrases: list[list[Token]] = [[]]
    behind = {id(token): at for at, token in _around(examination, indices)}
    last = -1
    for token in said:
        at = behind[id(token)]
        between = examination.tokens[last + 1 : at]
        if any(one.folded in _ANDS for one in between) or last < indices[0]:
            phrases.append([])
        phrases[-1].append(token)
        last = at
    return [one for one in phrases if one]


_ANDS = frozenset({"and", "or", "y", "e", "o", "u", "to", "hasta"})


def jobs_of_phrase(jobs: tuple[Job, ...], phrase: list[Token]) -> set[str]:
    """Ids of the jobs that have every word of a phrase that some job has: "mantenimiento en hospitales"."""
    found: set[str] | None = None
    for token in phrase:
        if families := families_in([token]):
            having = set() if is_head(token) else {job.row.id for job in jobs if families & families_of(job)}
        else:
            having = {job.row.id for job in jobs if _has(job, token)}
        if having:
            found = having if found is None else (found & having or found)
    return found or set()


_GENERAL = word_set("times_general")


_LINKS = word_set("times_links")


_TRADE_WORDS = word_set("times_trade_words")


def is_general(token: Token) -> bool:
    """Whether a word narrows no trade down: construction, industrial."""
    return token.folded in _GENERAL


def _is_called(said: list[Token]) -> bool:
    """Whether the years are those of being something ("welder with nine years"): a helper's years don't count."""
    low = claim_words().low_ranks
    return any(is_head(one) for one in said) and not any(word in low for one in said for word in one.words)


def _has(job: Job, token: Token) -> bool:
    if is_head(token):
        return says(token, job.title_keys)
    strong = (job.title_keys | job.place_keys).union(*(line.keys for line in lasting_lines(job) if not line.is_weak))
    return says(token, strong)


def _around(examination: Examination, indices: tuple[int, ...]) -> list[tuple[int, Token]]:
    tokens = examination.tokens
    first, last = indices[0], indices[-1]
    while first > 0 and not (tokens[first].breaks or tokens[first - 1].number):
        first -= 1
    while last + 1 < len(tokens) and not tokens[last + 1].breaks:
        last += 1
    return list(enumerate(tokens))[first : last + 1]


def is_of_other_safety(examination: Examination, indices: tuple[int, ...]) -> bool:
    """Whether years are told of a safety that no job names: food safety, of who keeps people safe on a site."""
    said = [one.folded for one in examination.tokens[indices[-1] + 1 : indices[-1] + _NEAR]]
    pairs = ((before, after) for before, after in pairwise(said) if {before, after} & _OTHER_SAFETY)
    told = {f"{before} {after}" for before, after in pairs if {before, after} & {"safety", "seguridad"}}
    own = " ".join(fold(f"{job.row.job_title} {job.row.duties}") for job in examination.profile.jobs)
    return any(one not in own for one in told)


_NEAR = 6
_OTHER_SAFETY = frozenset(
    {"food", "fire", "patient", "public", "life", "traffic", "road", "aviation", "process", "school", "water"}
    | {"alimentaria", "publica", "privada", "vial", "informatica"}
)
