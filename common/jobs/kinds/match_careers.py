"""Finding where a person's own work can take them.

A suggestion is written as the specification writes it, its own names to the letter; what goes beyond it follows them.
"""

import msgspec

from common.contract import Contract
from common.errors import ErrorCode
from common.jobs.kind import Kind, Queue
from common.messages import Message, Wording

JOBS_UNDERSTOOD = Wording("jobs_understood", "{titles}")
"""What the person's own jobs are called in O*NET."""

STEP_UP = Wording("step_up", "It is the usual step up from your work as {from_title}.")
NEXT_STEP = Wording("next_step", "People often move into it from work like yours ({from_title}).")
RELATED_WORK = Wording("related_work", "It is close to work that you have done ({from_title}).")
FITS_YOUR_WORDS = Wording("fits_your_words", "It fits what you say that you can do.")
OWN_WORDS_COUNT = Wording("own_words_count", "What you bring already: {words}.")
PAYS_MORE = Wording("pays_more", "In California it pays {percent}% more at the median.")
REASONS = (STEP_UP, NEXT_STEP, RELATED_WORK, FITS_YOUR_WORDS, OWN_WORDS_COUNT, PAYS_MORE)

TICKET_HELD = Wording("ticket_held", "You hold {name}.")
EXPERIENCE_HELD = Wording(
    "experience_held",
    "You have {count} years in the work that leads here.",
    "You have a year in the work that leads here.",
)
HAVE = (TICKET_HELD, EXPERIENCE_HELD)

TICKET_REQUIRED = Wording("ticket_required", "You need {name} first.")
TICKET_REQUIRED_MONTHS = Wording("ticket_required_months", "You need {name} first: about {months} months to get there.")
TICKET_HELPS = Wording("ticket_helps", "It helps to have {name}.")
EXPERIENCE_SOME = Wording("experience_some", "Employers usually want some years in a related job.")
EXPERIENCE_FIVE = Wording("experience_five", "Employers usually want five years or more in a related job.")
EDUCATION_CERTIFICATE = Wording("education_certificate", "It usually takes a certificate after high school.")
EDUCATION_COLLEGE = Wording("education_college", "It usually takes some college.")
EDUCATION_ASSOCIATE = Wording("education_associate", "It usually takes an associate's degree.")
EDUCATION_BACHELOR = Wording("education_bachelor", "It usually takes a bachelor's degree.")
EDUCATION_ADVANCED = Wording("education_advanced", "It usually takes a master's degree or more.")
TRAINING_SHORT = Wording("training_short", "It is learned on the job within a month.")
TRAINING_MODERATE = Wording("training_moderate", "It is learned on the job in one to twelve months.")
TRAINING_LONG = Wording("training_long", "It takes more than a year of training on the job.")
TRAINING_APPRENTICESHIP = Wording("training_apprenticeship", "It is learned in an apprenticeship.")
MISSING = (
    TICKET_REQUIRED,
    TICKET_REQUIRED_MONTHS,
    TICKET_HELPS,
    EXPERIENCE_SOME,
    EXPERIENCE_FIVE,
    EDUCATION_CERTIFICATE,
    EDUCATION_COLLEGE,
    EDUCATION_ASSOCIATE,
    EDUCATION_BACHELOR,
    EDUCATION_ADVANCED,
    TRAINING_SHORT,
    TRAINING_MODERATE,
    TRAINING_LONG,
    TRAINING_APPRENTICESHIP,
)
"""Titles and names among the parameters have their Spanish beside them, under the same name with `_es`."""


class OnTheWay(msgspec.Struct, frozen=True):
    """One step of a career ladder. `held`: the person does this work already."""

    job_title: str
    job_title_es: str | None
    onet_code: str
    held: bool


class CareerSuggestion(msgspec.Struct, frozen=True):
    """`match_score` is percent; `transferable_skills` name the person's own words first, `own_skills` of them.

    `explanation` is the English of `reasons` and the first of `missing`. `growth_outlook` is in O*NET's words, `growth`
    its code. Wages in dollars and openings a year are California's at `figures_period`; where `published_as` names a
    code, they are of that group. `path` leads over this occupation, lowest rung first. Null is "not published".
    """

    job_title: str
    onet_code: str
    match_score: int
    transferable_skills: list[str]
    explanation: str
    growth_outlook: str
    job_title_es: str | None
    soc_code: str
    own_skills: int
    reasons: list[Message]
    have: list[Message]
    missing: list[Message]
    growth: str | None
    growth_percent: float | None
    growth_period: str | None
    median_hourly_wage: float | None
    median_annual_wage: float | None
    annual_openings: int | None
    figures_period: str | None
    published_as: str | None
    job_zone: int | None
    education: str | None
    experience: str | None
    training: str | None
    step_up: bool
    path: list[OnTheWay]


class MatchCareersArguments(Contract, frozen=True):
    """`time_zone`: by whose day years of work are counted, by its IANA name."""

    time_zone: str | None = None


class MatchCareersResult(Contract, frozen=True):
    """The best first. `release`: the version of O*NET that they are from."""

    suggestions: list[CareerSuggestion]
    release: str


MATCH_CAREERS = Kind(
    module=__name__,
    queue=Queue.INTERACTIVE,
    deadline_seconds=60,
    steps=(
        Wording("reading_profile", "Reading your profile..."),
        Wording("understanding_work", "Understanding your work..."),
        Wording("comparing_occupations", "Comparing occupations..."),
    ),
    details=(JOBS_UNDERSTOOD,),
    findings=(*REASONS, *HAVE, *MISSING),
    arguments=MatchCareersArguments,
    result=MatchCareersResult,
    tells_owner=False,  # the answer is made anew in a moment
    errors=(ErrorCode.NOTHING_TO_MATCH,),
)
