"""The duties of one job, line by line: what was typed in one line stays together in it.

Cut at its full stops and told far apart, a line says what its person didn't: of "Tandem pick of a 140,000 lb vessel.
Tail crane signalman" the second half alone is a standing role, and "send back what isn't right" is said of nothing.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import chain

import msgspec

from workers.language.conjugation import Form, formed
from workers.language.grammar import LanguageCode
from workers.writing.duties.cleaning import lines_of_duties
from workers.writing.duties.english.own_subject import without_subject
from workers.writing.duties.groups_told import Duty
from workers.writing.duties.left_out.job_headings import without_headings
from workers.writing.duties.left_out.judgements import without_judgements
from workers.writing.duties.left_out.no_work import is_denial, only_work
from workers.writing.duties.left_out.own_part import tells_how_far
from workers.writing.duties.neighbours import joined_behind, limits
from workers.writing.duties.statements import duties_in, names_something, says_something
from workers.writing.english_lines.ambiguous import Head
from workers.writing.english_lines.by_what_follows import is_surely_verb
from workers.writing.english_lines.heads import form_of_heads, head_of, is_figure
from workers.writing.person.facts import Experience
from workers.writing.words.casing import names_with_capital
from workers.writing.words.english_spelling import is_usual_word
from workers.writing.words.english_verbs import verb_form, word_table
from workers.writing.words.makers_beside import makers_of_one_word
from workers.writing.words.phrases import lowered
from workers.writing.words.spanish_heads import verb_form as verb_form_in_spanish

_LONGEST = 180
"""Characters of a bullet to which a remark may be joined: three lines of the page."""
_LONGEST_LINE = 320
"""Characters of a line that is told whole, whatever its sentences are."""
_IN_SMALL_LETTERS = re.compile(r"(?<![\w.-])[a-z]{3,}(?![\w-])")
_NAME = re.compile(r"(?<=[a-z,/] )[A-Z][a-z]{2,}\b")
"""A word with a capital within a sentence."""
_ACTS_OF_PARAGRAPH, _SENTENCES_OF_PARAGRAPH = 3, 4
"""Sentences with an act of their own, or of any kind, that make a line a pasted paragraph."""
_HOURS = re.compile(r"nights|days|weekends|evenings|graveyards?|swing|seasonal|noches|fines de semana", re.IGNORECASE)
"""When the work of a line was done, in one word before it: told behind the work, it is read as said of it."""
_LEAST_ALONE = 3
"""Words of a note that stands without the sentence before it."""
_ONESELF = re.compile(r"(?:i|we|yo)\b", re.IGNORECASE)
_NAMES_ALONE = re.compile(r"[A-Z][\w.-]*(?:(?:,| and|, and| or| &) [A-Z][\w.-]*)+")
"""Nothing but words with a capital, which are names, whatever else the first may be: Grove and Liebherr."""
_AS_NAME = re.compile(r"\w+(?: (?:too|also|as well)$| [A-Z\d])")
_POINTS_BACK = re.compile(
    r"\b(?:it|them|they|these|those|results?|the (?:rest|others?|same)|after(?:ward)?s?$|too|ell[oa]s|est[oa]s?"
    r"|es[oa]s?|resultados?|lo mismo|l[oa]s demás)\b",
    re.IGNORECASE,
)
"""What only the sentence before names."""


_SAYS_HOW_MUCH = re.compile(
    r"(?:about|around|roughly|over|up to|maybe|unas?|unos|como|casi|m[aá]s de)? ?\d|.* (?:mostly|mainly|usually)$",
    re.IGNORECASE,
)
"""What without a verb of its own goes with the sentence before it: about 3 a week since 2020."""


_OTHER_SUBJECT = re.compile(r"(?<!^)\b(?:we|they|he|she)\b")


_OF_OTHERS_NAMED = re.compile(
    r"(?P<by>\bby (?:the |our )?)(?P<who>(?:sub)?contractors|vendors)"
    r"(?P<does>[;.] (?:and )?I (?:\w+ and )?(?:met|meet|(?:escort|supervise)(?:e?d)?|accompan(?:y|ied)) )them\b"
)
"""Who "them" means, whose own work is left out: boilers are repaired by vendors; I meet and escort them."""


class _Names(msgspec.Struct, frozen=True):
    """Words of a job's duties: those that have a capital within a sentence, and those typed in small letters."""

    capitalized: frozenset[str]
    small: frozenset[str]


class _Sentence(msgspec.Struct, frozen=True):
    """A sentence as it was typed, and its bullets; none where it is no work of one's own."""

    typed: str
    duties: list[Duty]


def duties_of(experience: Experience, code: LanguageCode) -> list[Duty]:
    """What the person says they did in one job, in their order and (but for form and tense) their words."""
    lines = _lines_in_english(experience) if code == "en" else _lines_in_spanish(experience)
    return _once(duty for line in lines for sentence in line for duty in sentence.duties)


def statements_of(experience: Experience, code: LanguageCode) -> list[str]:
    """Return the bullets of a job's duties."""
    return [duty.text for duty in duties_of(experience, code)]


def lines_of(experience: Experience, code: LanguageCode) -> list[Duty]:
    """The same with the sentences of each line together, for a document in the language that they were typed in.

    In Spanish each sentence is whole, with its pieces as items: an infinitive for each verb takes nouns among them for
    verbs ("peso, sello y fecha"), and loses what a verb governs behind the next comma.
    """
    if code == "en":
        lines = _lines_in_english(experience)
    else:
        lines = [[_whole(one) for one in line if one.duties] for line in _lines_in_spanish(experience)]
    past = experience.end_date is not None
    names = _Names(
        frozenset(match.group().lower() for match in _NAME.finditer(experience.duties)) | names_with_capital(),
        frozenset(_IN_SMALL_LETTERS.findall(experience.duties)),
    )
    alone = frozenset(one.strip(" .-*\u2022").casefold() for one in experience.duties.splitlines())
    duties = [duty for line in lines for duty in _together(line, code, past=past, names=names)]
    return _once(duties, alone if code == "en" else frozenset())


def _once(duties: Iterable[Duty], alone: frozenset[str] = frozenset()) -> list[Duty]:
    """Return the duties that say something, each once.

    A single word counts where it was a whole line (`alone`): fixtures.
    """

    def is_told(text: str) -> bool:
        return says_something(text) or (text.casefold() in alone and names_something(text))

    return list({duty.text: duty for duty in duties if is_told(duty.text)}.values())


def _lines_in_english(experience: Experience) -> list[list[_Sentence]]:
    past = experience.end_date is not None
    names = frozenset(match.group().lower() for match in _NAME.finditer(experience.duties))
    typed = _OF_OTHERS_NAMED.sub(r"\g<by>\g<who>\g<does>\g<who>", without_headings(experience))
    lines = list(lines_of_duties(typed, "en"))
    style = form_of_heads(list(chain.from_iterable(lines)))
    found: list[list[_Sentence]] = []
    for line in lines:
        told: list[_Sentence] = []
        for sentence in filter(None, map(only_work, without_judgements(line, "en"))):
            duties = duties_in(sentence, "en", past=past, names=names, style=style)
            if told and told[-1].duties and (joined := _joined(told[-1].duties[-1], sentence)):
                told[-1] = _Sentence(told[-1].typed, [*told[-1].duties[:-1], joined])
            elif not is_denial(sentence, "en"):
                told.append(_Sentence(sentence, duties))
        found.append(told)
    return found


def _lines_in_spanish(experience: Experience) -> list[list[_Sentence]]:
    past = experience.end_date is not None
    return [
        [
            _Sentence(one, duties_in(one, "es", past=past))
            for one in filter(None, map(only_work, without_judgements(line, "es")))
            if not is_denial(one, "es") or tells_how_far(one)
        ]
        for line in lines_of_duties(without_headings(experience), "es")
    ]


def _whole(sentence: _Sentence) -> _Sentence:
    """The sentence as one bullet in its own words."""
    pieces = [one for one in sentence.duties if says_something(one.text)]
    if not pieces:
        return _Sentence(sentence.typed, [])
    if len(pieces) == 1:
        return _Sentence(sentence.typed, [msgspec.structs.replace(pieces[0], text=sentence.typed)])
    whole = Duty(sentence.typed, parts=tuple(one.text for one in pieces), items=tuple(pieces))
    return _Sentence(sentence.typed, [whole])


def _together(line: Sequence[_Sentence], code: LanguageCode, *, past: bool, names: _Names) -> list[Duty]:
    """The line as one bullet, or as several where it is a pasted paragraph of work that each sentence tells."""
    if len(line) == 1:
        return line[0].duties
    acting = [" " in one.typed and _tells_an_act(one.typed, code, past=past) for one in line]
    is_paragraph = sum(acting) >= _ACTS_OF_PARAGRAPH or len(line) >= _SENTENCES_OF_PARAGRAPH
    groups: list[list[_Sentence]] = []
    for sentence, acts in zip(line, acting, strict=True):
        is_long_enough = acts or (is_paragraph and len(sentence.typed.split()) >= _LEAST_ALONE)
        is_said_of_other = _POINTS_BACK.search(sentence.typed) or (not acts and _SAYS_HOW_MUCH.match(sentence.typed))
        may_part = is_long_enough and not is_said_of_other
        length = sum(len(one.typed) + 2 for one in groups[-1]) if groups else 0
        is_long = length + len(sentence.typed) > _LONGEST_LINE
        if not groups or (may_part and (is_paragraph or is_long)):
            groups.append([sentence])
        else:
            groups[-1].append(sentence)
    return [duty for group in groups for duty in _of_group(_in_one_tense(group) if past else group, names)]


def _in_one_tense(group: Sequence[_Sentence]) -> Sequence[_Sentence]:
    """The sentences as they were typed where a verb of one that is sure was left so, and others are in the past."""
    told = [(without_subject(one.typed), one.duties[0].text) for one in group if one.duties]
    heads = [(typed.split(maxsplit=1)[0], bullet.split(maxsplit=1)[0]) for typed, bullet in told]
    are_kept = [typed.casefold() == told.casefold() for typed, told in heads]
    are_own = [bool(_ONESELF.match(one.typed)) for one in group if one.duties]
    are_sure = [_is_sure_base(typed, is_own=own) for own, (typed, _) in zip(are_own, heads, strict=True)]
    is_left = any(kept and is_sure for kept, is_sure in zip(are_kept, are_sure, strict=True))
    if not is_left or all(are_kept):
        return group
    return [_Sentence(one.typed, [Duty(without_subject(one.typed))]) if one.duties else one for one in group]


def _is_sure_base(head: str, *, is_own: bool) -> bool:
    """Whether a sentence begins with a verb in no tense: behind "I", or one that is no noun as well (deburr)."""
    word = head.partition("/")[0].rstrip(",").lower()
    is_verb = verb_form(word) == (word, Form.BASE) and formed(word, Form.PAST) != word
    return is_verb and (is_own or is_surely_verb(word))


def _of_group(group: Sequence[_Sentence], names: _Names) -> list[Duty]:
    if _OTHER_SUBJECT.search(group[0].typed):
        group = [group[0], *map(_by_oneself, group[1:])]
    duties = [duty for sentence in group for duty in sentence.duties]
    if any(len(one.duties) > 1 for one in group):  # a sentence that lost its own full stops
        return duties
    hours = [one for one in duties[:1] if _HOURS.fullmatch(one.text)]
    duties = [one for one in duties if (says_something(one.text) or one.text.isupper()) and one not in hours]
    if not duties or len(duties) + len(hours) == 1:
        return duties
    first, *others = [*duties, *hours]
    text = "; ".join([first.text, *(_within(one.text, names) for one in others)])
    return [Duty(text, parts=(first.text,), items=first.items or (first,))]


def _by_oneself(sentence: _Sentence) -> _Sentence:
    """A sentence behind one of somebody else, with its "I": transmissions we send out; I take them out."""
    is_own = sentence.duties and re.match(r"I\b", sentence.typed)
    return _Sentence(sentence.typed, [Duty(sentence.typed)]) if is_own else sentence


def _within(text: str, names: _Names) -> str:
    """The text from within a line; a name at its head keeps its capital, but not what was typed in small letters."""
    first = text.split(maxsplit=1)[0].rstrip(",").lower()
    is_name = first in names.capitalized and verb_form(first) is None
    is_maker = first in makers_of_one_word() - word_table()["prepositions"]
    is_name = is_name or (is_maker and _AS_NAME.match(text) is not None)
    is_word = first in names.small and first not in names_with_capital() | makers_of_one_word()
    is_name = is_name or _is_unusual_name(text)
    are_names = _NAMES_ALONE.fullmatch(text) and not is_word
    return text if is_name or are_names else lowered(text)


def _is_unusual_name(text: str) -> bool:
    """Whether a list begins with a word in a capital that is a maker or no usual one: Schluter, Wedi, hot mop."""
    found = _LISTED_NAME.match(text)
    lower = found[1].lower() if found else ""
    is_maker = lower in makers_of_one_word() and lower in names_with_capital()
    return bool(lower) and verb_form(lower) is None and (is_maker or not is_usual_word(lower))


_LISTED_NAME = re.compile(r"([A-Z][a-z]{3,})(?:, |/| and | & )(?=[A-Z])")


def _tells_an_act(sentence: str, code: LanguageCode, *, past: bool) -> bool:
    """Whether a sentence has a verb of its own that somebody does."""
    if _ONESELF.match(sentence):
        return True
    if code == "es":
        return verb_form_in_spanish(sentence.split(maxsplit=1)[0]) is not None
    return head_of(sentence, past=past, typed=None, is_first=True).head in {Head.VERB, Head.CLAUSE}


def _joined(duty: Duty, sentence: str) -> Duty | None:
    """The duty with what belongs to it of the sentence behind it in its line."""
    if is_figure(sentence) and "(" not in duty.text:
        return _with_figure(duty, lowered(sentence))
    text = joined_behind(duty.text, sentence)
    if not text or len(text) > _LONGEST:
        return None
    if limits(sentence):
        return Duty(text, parts=(duty.text,))
    return msgspec.structs.replace(duty, text=text, parts=(duty.text, sentence), items=duty.items or (duty,))


def _with_figure(duty: Duty, figure: str) -> Duty:
    """The duty with how much of it: notes often put a full stop before "about 40 pieces a day"."""
    clause = f"{duty.clause}, {figure}" if duty.clause else ""
    noun = f"{duty.noun}, {figure}" if duty.noun else ""
    return msgspec.structs.replace(
        duty, text=f"{duty.text}, {figure}", clause=clause, noun=noun, parts=(duty.text,), items=(duty,)
    )
