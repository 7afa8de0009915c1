"""Parts a typed sentence where another work begins: at "and I", at a semicolon before another act.

What says nothing by itself, or tells how far the work before it went, stays with it: "edit G-code at the control;
offsets", "helped on 6 overhauls, I did not lead", "the tester came behind us, I fixed what failed".
"""

import re
from collections.abc import Iterator

from workers.language.conjugation import Form
from workers.language.grammar import LanguageCode
from workers.writing.duties.english.own_subject import told_of_both
from workers.writing.duties.left_out.no_work import is_denial, only_work
from workers.writing.duties.left_out.others_work import is_work_of_others
from workers.writing.english_lines.ambiguous import Head
from workers.writing.english_lines.heads import head_of
from workers.writing.words.english_verbs import words_in

_BREAK = re.compile(
    r";\s*|,?\s+(?:and\s+)?(?:then\s+|also\s+)+(?=(?:i|we)\b)|,?\s+and\s+(?=(?:i"
    r"|we)\s+(?!am\b|was\b))"
    r"|,\s+(?=(?:i|we)\s)|,?\s+(?:y\s+)?(?:luego|también)\s+(?=yo\b)|,?\s+y\s+yo\s+(?!\w+mos\b)",
    re.IGNORECASE,
)
_ONESELF = re.compile(r"(?:i|we)\b", re.IGNORECASE)
_OF_SEVERAL = re.compile(r"\b(?:we|they|he|she)\b")
_IS_OR_HAS = re.compile(
    r"(?:i|we) (?:(?:am|was|were)(?! an?\b| the\b)\b|(?:have|had|got)\b(?! [a-z]+(?:ed|ung|ought|uilt)\b))",
    re.IGNORECASE,
)
"""What one is or has, which behind work of another kind says nothing without its "I": crew of 6, I was second hand."""
_OF_OTHERS = re.compile(r"\b(?:us|me)\b", re.IGNORECASE)
_NOT_DONE = re.compile(r"(?:i|we) (?:never|[a-z]+(?: not|n['\u2019]t))\b", re.IGNORECASE)
_POINTS_BACK = re.compile(r"\b(?:it|them|him|her|those|these)\b", re.IGNORECASE)
"""What only the doing before it names: "the foreman sets the grades and I check them"."""
_LONGEST_WHOLE = 140
"""Characters of a line that its semicolons don't part."""
_LEAST = 3
"""Words of a doing that stands alone, its subject among them."""


def doings_apart(sentence: str, code: LanguageCode) -> Iterator[str]:
    """The sentence parted where another doing begins."""
    begin = 0
    for found in _BREAK.finditer(sentence):
        before, after = sentence[begin : found.start()], _BREAK.split(sentence[found.end() :], maxsplit=1)[0]
        is_one = found[0].strip() == ";" and len(sentence) <= _LONGEST_WHOLE
        leans = len(words_in(after)) <= _LEAST or _OF_SEVERAL.search(before)
        if code == "en" and leans and found[0].strip(" ,").lower() == "and" and told_of_both(sentence):
            continue  # one "I" does for both
        if code == "es" or _are_apart(before, after, is_one=is_one):
            yield before
            begin = found.end()
    yield sentence[begin:]


def _are_apart(before: str, after: str, *, is_one: bool) -> bool:
    """`is_one`: a semicolon parts the two in a line that is short enough to stand as it was typed."""
    leans = _POINTS_BACK.search(after) or (_IS_OR_HAS.match(after) and not _ONESELF.match(before))
    if leans or (is_one and only_work(before) and is_work_of_others(after)):
        return False
    if not only_work(before) or not only_work(after):
        return True
    first, next_one = (head_of(one, past=False, typed=None, is_first=True) for one in (before, after))
    is_in_one_tense = Head.VERB not in {first.head, next_one.head} or first.form is next_one.form
    if (is_one and is_in_one_tense) or is_denial(after, "en") or _NOT_DONE.match(after):
        return False
    if _ONESELF.match(after):
        is_of_both = re.search(r"\bwe\b", before) and after[:1] in {"I", "i"}  # we run 24/7 and I cover nights
        if is_of_both or len(words_in(after)) < _LEAST:
            return False
        is_told_of_others = first.head is Head.CLAUSE
        return bool(_ONESELF.match(before)) or not (_OF_OTHERS.search(before) or is_told_of_others)
    is_plural = next_one.form is Form.THIRD and first.form is not Form.THIRD  # offsets, tool life
    return next_one.head is Head.VERB and not next_one.is_bare and not is_plural
