"""What a part of an English duty begins with: an act, a thing, a figure, a remark."""

import re
from collections.abc import Sequence

from workers.language.conjugation import Form
from workers.language.occupations import is_occupation
from workers.writing.english_lines.ambiguous import AFTER_BARE, Found, Head, verb_at
from workers.writing.english_lines.compound_verbs import compound_at
from workers.writing.english_lines.parts import words_of_head
from workers.writing.english_lines.remarks import is_remark, is_so_often, tells_a_change
from workers.writing.words.english_verbs import verb_form, word_table, words_in
from workers.writing.words.good_absences import denies_a_harm

_FIGURE = re.compile(
    r"(?:about |around |up to |over |roughly |approximately )?\d[\d.,]*\s*(?:(?:-|\u2013|to)\s*\d[\d.,]*\+?)?\s+"
    r"[\w -]*?\b(?:an?|per|each|every)\s+(?:\w+\s+)?"
    r"(?:hour|shift|day|night|week|weekend|month|quarter|year|season|job|load|crew|trip|turn|man|route)s?\b",
    re.IGNORECASE,
)


_MEASURED = re.compile(
    r"(?:groups?|crews?|classes) of |(?:about |around |up to |over )?\d[\d.,]*\+?[ -]"
    r"(?:(?:hour|year|month|week|day|mile|people|men|guy|ton|lb|pound|gallon)s?(?: so far)?$|ft$|man crew|weeks? on"
    r"|(?:ft|foot) drops?)|\d[\d,]*(?: ?- ?| to )\d[\d,]* (?:pieces|parts|units)$"
    r"|\d[\d./]*(?:\"|in)? to \d[\d./-]* ?(?:in|inch|inches|ft|feet|\")$",
    re.IGNORECASE,
)


_RECORD = re.compile(
    r"(?:no|zero|0|never|clean|perfect|spotless)\s+(?:\w+[ -]){0,3}?(?:accident|incident|injur|violation|callback"
    r"|rework|spill|crossover|absence|lost|complaint|mvr|record|driving|safety|attendance|recordable|claim|tickets?\b)",
    re.IGNORECASE,
)


_SUBORDINATES = frozenset(
    ["till", "until", "when", "while", "where", "if", "since", "once", "because", "that", "as", "which", "who"]
)


_LEAST = 2
"""Lines in the third person that are no chance."""
_HOW_OFTEN = frozenset({"daily", "weekly", "monthly", "nights", "days"})


def form_of_heads(sentences: Sequence[str]) -> Form | None:
    """The third person where most of a job's lines are told in it: "hangs transformers", "climbs with hooks"."""
    forms = [verb_form(words_of_head(sentence)) for sentence in sentences]
    thirds = sum(form is not None and form[1] is Form.THIRD for form in forms)
    return Form.THIRD if thirds >= _LEAST and thirds * 2 > len(sentences) else None


def is_figure(sentence: str) -> bool:
    """Whether a sentence is nothing but so many in a time: about 40 pieces a day."""
    return bool(_FIGURE.fullmatch(sentence))


def head_of(  # noqa: C901, PLR0911, PLR0912 - one way out for each kind, in the order in which they are sure
    text: str, *, past: bool, typed: Form | None, is_first: bool
) -> Found:
    """What `text` begins with. `typed` is the form of the verb that heads the sentence, if one does."""
    words = words_in(text)
    if not words:
        return Found(Head.NOUN)
    lower = [word.group().lower() for word in words]
    if _RECORD.match(text) or denies_a_harm(text):
        return Found(Head.RECORD)
    if not is_first and is_remark(text):
        return Found(Head.ASIDE)
    if lower[-1] == "included" and not is_first:
        return Found(Head.ASIDE)
    if _MEASURED.match(text) or is_so_often(text):
        return Found(Head.FIGURE)
    if _FIGURE.match(text) and lower[0] not in word_table()["determiners"]:
        return Found(Head.FIGURE)
    at = 1 if len(lower) > 1 and lower[0] in word_table()["adverbs"] and verb_form(lower[1]) else 0
    found = None
    if past and lower[at] in word_table()["before_verb"] and len(lower) > at + 1:  # "spot welded access doors"
        found = compound_at(words, at + 1, past=past, typed=typed)
    found = found or verb_at(text, words, at, past=past, typed=typed, is_first=is_first)
    if found is None and not past and _is_verb_by_particle(text, lower, typed, is_first=is_first):
        found = Found(Head.VERB, 0, lower[0], Form.BASE, is_bare=len(lower) == 2)  # noqa: PLR2004
    if found is None and lower[at] in word_table()["before_verb"]:
        places = range(at + 1, min(at + 3, len(words)))
        found = next(filter(None, (compound_at(words, one, past=past, typed=typed) for one in places)), None)
    if found is not None:
        return found
    gerund = verb_form(lower[at])
    if gerund and gerund[1] is Form.PAST and not past and len(lower) == 1 and not is_first:
        return Found(Head.ASIDE)
    if gerund and gerund[1] is Form.GERUND and (lower[at] not in word_table()["materials"] or len(lower) > 1):
        return Found(Head.GERUND)
    if is_first and lower[0] in _HOW_OFTEN and len(lower) > 2:  # noqa: PLR2004
        return Found(Head.NOUN)
    if lower[0] in word_table()["asides"] and not is_first:
        return Found(Head.ASIDE)
    if _is_clause([word.group().lower() for word in words_in(re.sub(r"\([^)]*\)?", "", text))]):
        return Found(Head.CLAUSE)
    return Found(Head.ASIDE if lower[0] in word_table()["asides"] else Head.NOUN)


def _is_verb_by_particle(text: str, lower: list[str], typed: Form | None, *, is_first: bool) -> bool:
    """Whether a word that no list has is a verb by what follows it: "harness up", "rope off areas".

    Among nouns it needs an object or a place behind it: "commercial and ground up" says what is built.
    """
    if lower[:2] == ["ground", "up"] or (len(lower) == 2 and typed is None and not is_first):  # noqa: PLR2004
        return False
    if len(lower) < 2 or lower[1] not in AFTER_BARE or lower[2:3] == ["to"] or text[1:2].isupper():  # noqa: PLR2004
        return False
    table = word_table()
    known = table["prepositions"] | table["determiners"] | table["asides"] | table["acts"]
    return lower[0] not in known and lower[0].isalpha() and not lower[0].endswith(("s", "ing", "ed"))


def _is_clause(lower: list[str]) -> bool:
    """Whether a subject and its own verb stand there: "ELD is Samsara"; not behind "when" or "till"."""
    for place, word in enumerate(lower):
        is_pointing = word == "that" and place and lower[place - 1] in word_table()["prepositions"]
        if word in _SUBORDINATES and not is_pointing:
            return False
        if place and (word in word_table()["be"] or tells_a_change(lower[place:])):
            return True
        third = (
            verb_form(word) if place == 1 and is_occupation(lower[0]) | (lower[0] in word_table()["others"]) else None
        )
        leads_on = place + 1 < len(lower) and lower[place + 1] in word_table()["prepositions"]
        if third is not None and third[1] is Form.THIRD and len(lower) > 2 and not leads_on:  # noqa: PLR2004
            return True
    return False
