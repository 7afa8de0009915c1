"""What a posting says that is done there, duty by duty in its order, and how much of it a line of work answers."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Literal

from workers.language.conjugation import Form
from workers.language.grammar import LanguageCode
from workers.language.words import clean_text
from workers.posting.asked.headings import Part
from workers.posting.asked.statements import statements_in
from workers.posting.requirements.reading import Posting
from workers.writing.rules.asked.work_acts import acts_in, acts_of_title, near_to, worth_of
from workers.writing.words.english_verbs import verb_form

_ACT = 2.0
"""What it is worth to do an act of the posting's first duty; less of those further down."""
_LAST = 0.35
"""Of that, what an act of the last duty is worth."""
_OF_TITLE, _MUCH_OF_TITLE = 2.0, 1.25
"""Of that, what an act is worth that the position is called after (inspector), or that is much of it (service)."""
_NEAR = 0.6
"""Of that, what an act is worth that mostly goes with one that is asked for: replacing, of who diagnoses."""
_OF_DEMANDS = 0.5
"""Of that, what an act is worth that isn't a duty, and is asked of who does the work: having trained others."""
_PREFERRED = 0.3
_FURTHER = 0.4
"""Of that, what each further act of one line is worth."""
_END = re.compile(r"(?<=[.!?])\s+")
_COMMA = re.compile(r",\s+(?:and\s+)?")
_YOU = r"^.*?\byou(?:['\u2019](?:ll|d))? (?:will |would |also )*(?:do (?=\w+ing\b))?"
_BEFORE = re.compile(
    rf"{_YOU}"
    r"|^.*?\b(?:looking for|hiring|seek(?:s|ing)?|needs?|wants?)\b[^.;:!?]{3,90}? (?:to|who (?:will|can)) (?=[a-z]{3})"
    r"|^(?:responsibilities|duties) include:? |^vas? a (?=\w+[aei]r\b)",
    re.IGNORECASE,
)
"""What stands before the first verb of prose: this seat is mostly underground: you will locate faults."""
_SAYS_WORK = re.compile(
    r"\byou(?:['\u2019]ll| will|['\u2019]d| would) (?:also |mostly |mainly |then )?(?P<act>[a-z]{3,})\b"
    r"|\b(?:looking for|hiring|seek(?:s|ing)?|needs?|wants?)\b[^.;:!?]{3,90}?"
    r" (?:to|who (?:will|can)) (?P<sought>[a-z]{3,})\b",
    re.IGNORECASE,
)
"""What prose says before the work itself: you will run a shuttle car; looking for a driver to haul gravel."""
_NO_WORK = frozenset(
    {"have", "need", "get", "receive", "earn", "enjoy", "learn", "find", "love", "like", "want", "know", "grow", "join"}
    | {"become", "start", "wear", "bring", "see", "hear", "pass", "fit", "help", "come", "fill", "apply", "make"}
    | {"look", "gain", "thrive", "succeed", "share", "serve", "spend", "call", "show", "put", "stay", "live"}
    | {"take"}
)
"""Verbs that tell there what somebody gets or is, or nothing by themselves."""
_INFINITIVE = re.compile(r"\w{2,}[aeií]r(?:se)?")
_NO_VERBS = frozenset(
    {"lugar", "hogar", "taller", "alquiler", "celular", "hangar", "militar", "auxiliar", "titular", "familiar", "mujer"}
    | {"motor", "interior", "exterior", "particular", "regular", "escolar", "popular", "similar", "trailer"}
)
"""Words that end as infinitives do, and are none."""
_OF_WORK = frozenset({"experience", "skill", "tool"})
"""Kinds of demands that may tell of an act: training that is to be had teaches nobody."""


def duties_of(posting: Posting, text: str) -> tuple[str, ...]:
    """What the work is, duty by duty in order: under such a heading, or in a sentence or list of which one was read.

    What an employer's own sentences say that it does ("our department installs and repairs mains") stands behind those.
    """
    text = clean_text(text)
    statements = statements_in(text)
    said = [one.said for one in posting.requirements if one.is_duty]
    found, beside = list[str](), list[str]()
    for (bulleted, part), run in groupby(statements, key=lambda one: (one.bulleted, one.part)):
        sentences = list(run)
        are_duties = [
            part is Part.DUTIES or any(phrase in one.text for phrase in said) or _says_work(one.text)
            for one in sentences
        ]
        is_list = bulleted and part is Part.OPEN and any(are_duties)
        told = found if bulleted or part is Part.DUTIES else beside
        told += [
            duty
            for one, is_duty in zip(sentences, are_duties, strict=True)
            if (is_duty or is_list) and not _NO_ACT.match(one.text)
            for duty in _parted(_with_its_head(one.text, text, posting.language), posting.language)
        ]
    return (*found, *beside)


_NO_ACT = re.compile(r"[^A-Za-z]*$|(?:full|part)[ -]?time\b", re.IGNORECASE)
"""What stands behind "job type" or "job ID" and is no work."""


def act_of(duty: str) -> str:
    """A duty without what stands before what you do there: without "as a wind technician you will"."""
    return re.sub(_YOU, "", duty, flags=re.IGNORECASE)


def _says_work(sentence: str) -> bool:
    """Whether a sentence of prose goes on with what is done there, behind "you will" or who is sought."""
    found = _SAYS_WORK.search(sentence)
    act = (found["act"] or found["sought"]).lower() if found else ""
    form = verb_form(act)
    return form is not None and form[1] is Form.BASE and act not in _NO_WORK


def _with_its_head(sentence: str, text: str, code: LanguageCode) -> str:
    """The sentence with what stands before its colon where that tells an act: troubleshooting is the job."""
    before = text[: max(text.find(sentence), 0)].splitlines()[-1:]
    head = _END.split(before[0])[-1] if before else ""
    return f"{head}{sentence}" if head.rstrip().endswith(":") and acts_in(head, code) else sentence


def _parted(sentence: str, code: LanguageCode) -> Iterator[str]:
    """The duties of one sentence, which semicolons part, and commas before a verb of the form that the first has."""
    for part in filter(None, map(str.strip, sentence.split(";"))):
        pieces = _COMMA.split(part)
        form = _form_of(_BEFORE.sub("", pieces[0]), code)
        duty = before = pieces[0]
        for piece in pieces[1:]:
            # acts alone have one object: inspect, test, repair and replace components
            if form and (len(_BEFORE.sub("", before).split()) > 1 or code == "es") and _form_of(piece, code) == form:
                yield duty
                duty = piece
            else:
                duty = f"{duty}, {piece}"
            before = piece
        yield duty


def _form_of(words: str, code: LanguageCode) -> Form | Literal["infinitive"] | None:
    first = next(iter(words.split()), "").lower().rstrip(".,")
    if code == "es":
        return "infinitive" if _INFINITIVE.fullmatch(first) and first not in _NO_VERBS else None
    found = verb_form(first)
    return found[1] if found else None


class WishedActs:
    """Acts that a posting wants done, each by how early it asks for it."""

    def __init__(self, posting: Posting, duties: Sequence[str]) -> None:
        code = posting.language
        self._places = dict.fromkeys(acts_of_title(posting.title, code, beside=True), _MUCH_OF_TITLE)
        self._places |= dict.fromkeys(acts_of_title(posting.title, code), _OF_TITLE)
        for place, duty in enumerate(duties):
            early = 1 - (1 - _LAST) * place / len(duties)
            for family in acts_in(duty, code):
                self._places.setdefault(family, early)
        for one in posting.requirements:
            if not one.is_duty and one.kind in _OF_WORK:
                for family in acts_in(one.text, code):
                    self._places.setdefault(family, _OF_DEMANDS if one.level == "required" else _PREFERRED)

    def answered_by(self, line: str, code: LanguageCode) -> float:
        """What the acts of a line are worth here: the one that is asked for most, and a little of others."""
        worths = sorted((self._worth(family) for family in acts_in(line, code)), reverse=True)
        return _ACT * (sum(worths[:1]) + _FURTHER * sum(worths[1:]))

    def _worth(self, family: str) -> float:
        """Return what a family that isn't asked for is worth because it goes with one that is."""
        near = (_NEAR * self._places.get(one, 0.0) for one in near_to(family))
        return worth_of(family) * max(self._places.get(family, 0.0), *near, 0.0)
