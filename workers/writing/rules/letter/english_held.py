"""English sentences of a letter about what somebody holds and knows: years, credentials, skills, languages."""

import re
from collections.abc import Sequence

from workers.documents.labels import month_of
from workers.language.spoken import named_in
from workers.writing.person.facts import Credential, Skill, SpokenLanguage, Training
from workers.writing.rules.asked.own_gear import Gear
from workers.writing.rules.career import Career
from workers.writing.rules.english import English
from workers.writing.rules.rows.journey_cards import card_in_prose
from workers.writing.rules.rows.listed_rows import as_paper, listing, with_validity
from workers.writing.rules.rows.schooling import paper_in_prose
from workers.writing.trades.years_in_trades import Tenure
from workers.writing.translation.rows.titles import english_title
from workers.writing.words.articles import is_paper, with_credential_article
from workers.writing.words.casing import names_with_capital
from workers.writing.words.english_words import in_prose, listed, with_article, years_of
from workers.writing.words.phrases import lowered

_IN_BRACKETS = re.compile(r"\s*\([^()]*\)")
_ENDS_AS_PAPER = re.compile(
    r"(?:\b(?:card|ticket|training|course|refresher|class|exam|papers?|TWIC|\d{3,})|certification)$",
    re.IGNORECASE,
)
"""Names behind which no "certification" is said."""
_BEGINS_AS_PAPER = re.compile(
    r"(?:(?:welder|welding|forklift|crane|rigger|driver) )?(?:qualification|certification|certificate|licen[cs]e|permit"
    r"|ticket)\b",
    re.IGNORECASE,
)
"""Names that say at their head what paper it is: welder qualification AWS D15.1."""
_OF_SCHEME = re.compile(
    r"[A-Z]{3,}(?: (?!certif|card|train|course|class\b|refresh|hour|hora|exam|ticket|pass)[\w&/-]+){1,6}(?<!\d{3})",
    re.ASCII,
)
"""A name of a scheme behind which "certification" is said: OSHA 30 Construction, NIMS CNC Milling Level I."""
ONE_PAPER = "I have this certification: {}"
"""How one is told that its person has no other of."""
_ROWS = (
    ("My certifications include {}", "I bring these skills: {}"),
    ("I bring these certifications: {}", "My skills include {}"),
)
"""How credentials and skills are told in one letter: never both in the same turn."""


class EnglishHeld:
    """The part of `LetterSentences` behind the work."""

    def __init__(self, say: English) -> None:
        self._say = say
        self._first = say.style.first

    def years(self, career: Career, asked: int | None) -> str:
        """Answers the posting's figure where it has one."""
        tenure = career.tenure
        if not tenure or not tenure.years:
            return ""
        have = f"I have {years_of(tenure.years)} in {tenure.trade('en')}"
        turns = [f"You ask for {years_of(asked)} of experience; {have}"] if asked else []
        return self._first([*turns, have, f"I have worked in {tenure.trade('en')} for {years_of(tenure.years)}"])

    def held(self, credentials: Sequence[Credential], *, is_more: bool) -> str:
        """Papers are held; whatever else is certified is listed, since its name may be anything."""
        plain = [as_paper(one.name) for one in credentials]
        until = [with_validity(as_paper(one.name), one, "en") for one in credentials]
        is_one = self._say.style.has_one_paper or len(plain) == 1
        own = [ONE_PAPER] if is_one else self._turns(0, len(plain))
        turns = ["My certifications also include {}"] if is_more else own
        if credentials and all(map(is_paper, plain)):
            until, plain = (list(map(with_credential_article, names)) for names in (until, plain))
            turns = ["I also hold {}" if is_more else "I hold {}"]
        is_alone = not is_more and len(plain) == 1
        if is_alone and _OF_SCHEME.fullmatch(plain[0]) and not is_paper(credentials[0].name):
            called = f"{plain[0]} certification"
            if told := self._first([f"I hold the {with_validity(called, credentials[0], 'en')}"]):
                return told
        most = len(plain)
        return listing(self._say.style, turns, until, listed, most=most) or listing(
            self._say.style, turns, plain, listed, most=most
        )

    def pursued(self, names: Sequence[str]) -> str:
        """What is yet to be earned, by its name: no row says whether a class has begun, or the exam is passed."""
        told = listed(list(map(as_pursued, names)))
        return self._first([f"I am working toward {told}", f"I am studying for {told}"]) if names else ""

    def lapsed(self, credentials: Sequence[Credential]) -> str:
        """Tell when credentials expired, by month: a card or licence by its own name, others as a certification."""
        over = ((_as_lapsed(one.name, one.issuer), month_of(one.expires, "en")) for one in credentials if one.expires)
        return " ".join(filter(None, (self._first([f"My {name} expired in {month}"]) for name, month in over)))

    def known(self, skills: Sequence[Skill], *, is_more: bool) -> str:
        """List skills, each with its level in brackets, since a skill's name may be anything."""
        turns = ["My skills also include {}"] if is_more else self._turns(1, len(skills))
        return listing(self._say.style, turns, [self._say.skill(one) for one in skills], listed, most=len(skills))

    def _turns(self, place: int, number: int) -> list[str]:
        """This person's first; for one row alone those that "these" doesn't stand in."""
        turns = [one[place] for one in self._say.style.ordered("rows", _ROWS)]
        return [one for one in turns if number > 1 or "these" not in one]

    def years_as(self, career: Career, asked: int) -> str:
        """Tell the years under the title, since the trade has no known name."""
        role = with_article(in_prose(english_title(career.job.job_title)))
        have = f"I have been {role}" if career.is_held else f"I worked as {role}"
        return self._first([f"You ask for {years_of(asked)}; {have} for {years_of(career.years_here)}"])

    def spoken(self, languages: Sequence[SpokenLanguage]) -> str:
        """Tell the languages by their English names."""
        names = [f"{'basic ' if one.level == 'Basic' else ''}{named_in('en', one.name)}" for one in languages]
        return self._first([f"I speak {listed(names)}"]) if languages else ""

    def also_in(self, tenure: Tenure) -> str:
        """Tell the years in a further trade, behind those in one's own."""
        return self._first([f"I also have {years_of(tenure.years)} in {tenure.trade('en')}"])

    def led(self, years: int, asked: int | None) -> str:
        """Beside what the posting asks for."""
        have = f"I have {years_of(years)} of leadership experience"
        return self._first([f"You ask for {years_of(asked)} of leadership; {have}", have] if asked else [have])

    def brings(self, gear: Gear) -> str:
        """Tell own tools and vehicles in words of our own, since a row's name may be a list."""
        return self._first([f"I have my own {gear}"])

    def studied(self, training: Training, *, is_over: bool) -> str:
        """What was earned, by its kind where that is plain; else it stands behind a colon, since it may be anything."""
        year = f" ({training.end_date.year})" if is_over and training.end_date else ""
        begin = "I studied" if is_over else "I am studying"
        paper = (paper_in_prose(training.credential) or card_in_prose(training.credential)) if is_over else ""
        turns = [f"I have {paper} from {training.school}{year}"] if paper and training.school else []
        if is_over and training.school and (course := _DONE.fullmatch(training.credential)):
            at = f"I completed the {training.school}{year}"  # a school that is the course
            turns += [at] if _IS_COURSE.search(training.school) else []
            turns.append(_completed(_course_in_prose(course[1] or course[2]), training.school, year))
        if is_over and training.school and (taken := _TAKEN.fullmatch(training.credential)):
            turns.append(f"I studied {taken['field']} at {training.school}{year}")
        if is_over and training.school and (course := _PAPER_OF_COURSE.fullmatch(training.credential)):
            turns.insert(0, _completed(_course_in_prose(course["course"]), training.school, year))
        if is_over and training.end_date and training.school and _APPRENTICESHIP.fullmatch(training.credential):
            turns.insert(0, _completed(_course_in_prose(training.credential), training.school, year))
        told = lowered(training.credential) if _PLAIN_HEAD.match(training.credential) else training.credential
        return self._first([*turns, f"{begin} at {training.school}: {told}{year}"])


_DONE = re.compile(r"(?i:complet(?:ed?|ion)|finished|graduated?),? (?:of )?([A-Z].+)|(.+) \(completed\)")
"""What says that a course was done, and is no paper: Completed, Boiler Technician."""
_TAKEN = re.compile(
    r"(?:(?:some|a few|several) (?:classes|courses|college)|(?:\d|one|two|three) (?:years?|semesters?|classes|courses))"
    r"(?:,? (?:not|never|in)[^,]*|,? classes[^,]*| of classes[^,]*)?, (?P<field>[^,]+)",
    re.IGNORECASE,
)
"""Classes that ended without a paper: some classes, not finished, Welding."""
_PAPER_OF_COURSE = re.compile(
    r"(?:completion certificate|certificate of completion)(?:,| of| in) (?P<course>[^,;()]+)", re.IGNORECASE
)
"""A paper that says only that its course was done: Completion certificate, Inside wireman apprenticeship."""
_APPRENTICESHIP = re.compile(r"(?:[\w/&'-]+ ){1,4}apprenticeship", re.IGNORECASE)
"""An apprenticeship by its trade, which nobody has studied: Pipefitter apprenticeship."""
_PLAIN_HEAD = re.compile(
    r"(?:Completion|Certificate|Certification|Coursework|Course|Courses|Classes|Class|Diploma|Some|Trade|Training"
    r"|Technical|Vocational|Apprenticeship|Certificado|Curso|Diplomado|Constancia)\b"
)
"""Words with which rows of studies begin and that are no names; what begins otherwise may be one."""
_IS_COURSE = re.compile(r"\b(?:apprenticeship|program|course)$", re.IGNORECASE)


def _course_in_prose(course: str) -> str:
    """Return a course's name in small letters, unless a proper name begins it."""
    is_name = not course[1:].islower() or course.split(maxsplit=1)[0].casefold() in names_with_capital()
    return course if is_name else lowered(course)


def _completed(course: str, school: str, year: str) -> str:
    """Who did a course, with what else its row says in brackets: my insulator apprenticeship (related classes)."""
    name, comma, aside = course.partition(", ")
    if not _IS_COURSE.search(name) or (comma and not aside.islower()):
        the = "the " if _IS_COURSE.search(course) else ""
        return f"I completed {the}{course} at {school}{year}"
    name = f"my {lowered(name)}" if comma else f"the {name}"
    return f"I completed {name}{f' ({aside})' if comma else ''} at {school}{year}"


def as_pursued(name: str) -> str:
    """A paper that is yet to be earned: the CDL Class A permit, the mine foreman certification."""
    called = _course_in_prose(name)
    return f"the {called}{'' if _ENDS_AS_PAPER.search(name) or _IS_ITSELF.search(name) else ' certification'}"


_IS_ITSELF = re.compile(
    r"\b(?:licen[cs]es?|permits?|certificates?|qualification|authorization|endorsements?|credential|degree|diploma"
    r"|apprenticeship|program|associate|registration|school)$",
    re.IGNORECASE,
)
"""Names that end as what they are, which no certification is besides."""


def _as_lapsed(name: str, issuer: str) -> str:
    """What has expired, as it stands behind "my"; who issued it keeps the capital at its front."""
    paper = as_paper(name)
    is_name = paper.split(maxsplit=1)[:1] == issuer.split(maxsplit=1)[:1]
    paper = lowered(paper) if paper[1:].islower() and not is_name else paper
    bare = _IN_BRACKETS.sub("", paper)
    if found := _BEGINS_AS_PAPER.match(bare):
        return f"{lowered(found[0])}{paper[found.end() :]}"
    is_called = is_paper(name) or _ENDS_AS_PAPER.search(bare)
    return paper if is_called else f"{paper} certification"
