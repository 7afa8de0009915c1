"""Whether ended work is told as going on, and work of one job under the dates of another."""

from itertools import takewhile

from workers.trades.proof.claim_words import claim_words
from workers.trades.proof.stems import is_irregular_past
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts.acts import USES, skill_says
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.sentence.tokens import Role, Token, is_head

_ABILITIES = frozenset({"manejo", "uso", "utilizo", "domino", "conozco", "leo", "interpreto", "hablo"})
_PASTS = word_set("verdict_pasts")


def check_tense(examination: Examination) -> None:
    """Refuse ended work told as present: "currently", "Welds pipe", or the present of Spanish and of "I weld"."""
    if examination.faults or not examination.jobs:
        return
    if (told := _told_of_ended(examination)) is not None:
        examination.fault(Reason.TENSE, told)
        return
    if not _is_over(examination):
        return
    for at, token in enumerate(examination.tokens):
        if (
            at in examination.exempt
            or at in examination.employers
            or _is_at_level(examination, at)
            or _holds_paper(examination, at)
        ):
            continue
        if token.folded in claim_words().present or _is_at_present(examination, at) or _is_present(examination, at):
            examination.fault(Reason.TENSE, at)
            return


def _is_at_present(examination: Examination, at: int) -> bool:
    return at > 0 and [token.folded for token in examination.tokens[at - 1 : at + 1]] == ["at", "present"]


def _told_of_ended(examination: Examination) -> int | None:
    """The verb that tells in the present of an employer who was left long ago: "I rig pumps with Ironbridge"."""
    today = examination.profile.facts.today
    of_named = [job for job in examination.jobs if any(job.row.id in ids for ids in examination.employers.values())]
    if not of_named or any(job.row.end_date is None or job.row.end_date >= today for job in of_named):
        return None
    tokens = examination.tokens
    for named in examination.employers:
        for at in range(named - 1, -1, -1):
            is_listed = tokens[at + 1].breaks and tokens[at + 1].surface[:1].isupper()  # "in Ohio, Iowa and Utah"
            if (tokens[at + 1].breaks and not is_listed) or tokens[at].folded in _FINITE_BEFORE:
                break
            tells = (
                _is_english_present(tokens, at) if examination.reading.code == "en" else _is_spoken_present(tokens, at)
            )
            if tells and at not in examination.exempt:
                return at
    return None


_ADVERBS = word_set("tense_adverbs")
_FINITE_BEFORE = word_set("tense_finite_before")
_STILL_TRUE = word_set("tense_still_true")
"""What is still true of a job that is over: "I know the mill from my years there"."""


def _is_english_present(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether "I", perhaps with an adverb, stands before a verb that is no past."""
    before = at - 1
    while before >= 0 and tokens[before].folded in _ADVERBS:
        before -= 1
    word = tokens[at].folded.split()[0]
    is_i = before >= 0 and tokens[before].folded == "i"
    if len(word) == 1:
        return False  # an I&E technician
    return is_i and word not in _STILL_TRUE | _ADVERBS and _is_base(tokens[at]) and word.isalpha()


def _is_spoken_present(tokens: tuple[Token, ...], at: int) -> bool:
    """Whether a Spanish verb in the first person of the present stands here: limpio oficinas, trabajo en la caja."""
    before = tokens[at - 1].folded if at else ""
    following = tokens[at + 1].folded if at + 1 < len(tokens) else ""
    if tokens[at].folded == "trabajo":
        return at == 0 and following in {"en", "con", "para", "como", "de"}
    return (
        tokens[at].is_act
        and _is_spanish_present(tokens[at], leads=True)
        and tokens[at].folded not in _ABILITIES
        and before not in _BEFORE_NOUNS
        and following not in {"de", "del"}
    )


_BEFORE_NOUNS = word_set("tense_before_nouns")


def check_dated_work(examination: Examination) -> None:
    """Refuse work under the dates of a job that isn't the one it was done in: both may be of one employer."""
    if examination.faults or not examination.dated:
        return
    if any(jobs and not jobs & examination.dated for at, jobs in examination.done_in if at not in examination.by_skill):
        examination.fault(Reason.DATE)


def _is_at_level(examination: Examination, at: int) -> bool:
    """Whether a verb of using only says what a skill's level is of: "stick I run at an advanced level"."""
    tokens = examination.tokens
    if tokens[at].folded not in USES | _HAS or examination.named:
        return False
    behind = takewhile(lambda one: not tokens[one].breaks, range(at + 1, len(tokens)))
    return any(tokens[one].folded in claim_words().levels and one in examination.settled for one in behind)


def _holds_paper(examination: Examination, at: int) -> bool:
    """Whether a verb of having is said of a credential in force, whatever became of the job: "holds OSHA 30".

    "Cuento con" has one, of somebody who counted the till, too.
    """
    pair = [token.folded for token in examination.tokens[at : at + 2]]
    return bool(examination.credentials) and (pair[0] in _HOLDS or pair == ["cuento", "con"])


_HOLDS = frozenset({"hold", "holds", "carry", "carries", "maintain", "maintains", "keep", "keeps", "tiene", "porta"})


_HAS = frozenset({"bring", "brings", "offer", "offers", "have", "has", "know", "knows", "rate", "rates"})


def _is_over(examination: Examination) -> bool:
    """Whether every job in question is ended, or every job that proves one of the acts."""
    today = examination.profile.facts.today
    ended = {job.row.id for job in examination.jobs if job.row.end_date is not None and job.row.end_date < today}
    if len(ended) == len(examination.jobs):
        return True
    return any(
        jobs and jobs <= ended and not _is_kept_skill(examination, at)
        for at, jobs in examination.done_in
        if at not in examination.by_skill
    )


def _is_kept_skill(examination: Examination, at: int) -> bool:
    """Whether an act is one that a skill above Beginner is named by, of somebody at work: who can braze brazes."""
    act = examination.tokens[at]
    return act.is_act and not examination.named and skill_says(examination, act)


def _is_present(examination: Examination, at: int) -> bool:
    token = examination.tokens[at]
    if token.role is not Role.ACT or is_head(token):
        return False
    if examination.reading.code == "es":
        is_ability = token.folded in _ABILITIES and not examination.employers  # "manejo el oxicorte": knows how to
        tells_of_other = at == 0 and bool(examination.employers) and _is_spanish_third_person(token)
        is_told = not (is_ability or _names_work(examination, at)) and _is_spanish_present(token, leads=at == 0)
        return tells_of_other or is_told
    before = examination.tokens[at - 1].folded if at else ""
    # "Operate two lathes" is how resumes tell any work; "Operates two lathes" says that it goes on.
    goes_on = _is_third_person(token) and at not in examination.by_skill
    is_attribute = any(is_head(one) and not one.breaks for one in examination.tokens[at + 1 : at + 2])  # "Pipe welder"
    leads = at == 0 and not is_attribute and _is_base(token) and (bool(examination.employers) or goes_on)
    return leads or (before == "i" and not (token.is_plain or token.folded in _KNOWING) and _is_base(token))


def _names_work(examination: Examination, at: int) -> bool:
    """Whether a Spanish word is the name of an act, not the act: "conteo de existencias", "di mantenimiento"."""
    token, following = examination.tokens[at], examination.tokens[at + 1 : at + 2]
    before = examination.tokens[at - 1].folded if at else ""
    is_of = bool(following) and not following[0].breaks and following[0].folded in {"de", "del"}
    return (
        before in _BEFORE_NOUNS - {"como"}
        or token.folded.endswith("miento")
        or (is_of and " " not in token.folded)
        or (at > 0 and before in _LIGHT)
    )


_LIGHT = frozenset({"di", "dio", "fui", "fue", "hice", "hizo", "daba", "hacia"})
"""Past verbs that say little before the name of what was done: "fui apoyo del mecánico"."""


_KNOWING = frozenset({"understand", "appreciate", "recognize"})
"""What somebody keeps from work that is over."""


def _is_base(token: Token) -> bool:
    """Whether an English verb is no past and no gerund."""
    return (
        not token.folded.endswith(("ed", "ing"))
        and token.folded not in _PASTS
        and not is_irregular_past(token.folded)
        and not token.surface.endswith(("é", "ó"))
    )


def _is_third_person(token: Token) -> bool:
    return token.surface.endswith("s") and not token.surface.endswith("ss")


def _is_spanish_third_person(token: Token) -> bool:
    """Whether a verb that leads is in the third person of the present: arma, instala."""
    first = token.surface.split()[0]
    return first.endswith("a") and not first.lower().endswith(("aba", "ia", "ía", "ada", "ida"))


def _is_spanish_present(token: Token, *, leads: bool) -> bool:
    """Whether a verb is in the first person of the present: instalo, cargo camiones."""
    first = token.surface.split()[0]
    return (
        first.endswith("o")
        and not first.lower().endswith(("ado", "ido", "ando", "endo"))
        and (leads or not token.is_plain)
    )
