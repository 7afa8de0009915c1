"""Verbs that two words make together: spot weld, bottom load."""

import re

from workers.language.conjugation import Form
from workers.writing.english_lines.ambiguous import Found, Head
from workers.writing.english_lines.by_what_follows import may_be_noun
from workers.writing.english_lines.compounds import is_name_of_two
from workers.writing.words.english_verbs import verb_form, word_table, words_in


def compound_at(  # noqa: PLR0911 - each way in which the two are no verb
    words: list[re.Match[str]], at: int, *, past: bool, typed: Form | None
) -> Found | None:
    """The verb that makes one with the word before it: spot weld, bottom load; or None."""
    known = verb_form(words[at].group().lower())
    if not known or known[1] is Form.GERUND or words[at].group().lower() in word_table()["acts"]:
        return None
    if is_name_of_two(words[at - 1].group().lower(), [words[at].group().lower()]):
        return None
    if known[1] is Form.THIRD and typed is not Form.THIRD:
        return None
    following = [match.group().lower() for match in words[at + 1 : at + 2]]
    if following and following[0] in word_table()["acts"]:
        return None
    is_past = known[1] is Form.PAST
    if following and following[0] in {"at", "to", "from"} and not past and known[1] is Form.BASE:
        return Found(Head.VERB, at, known[0], known[1])
    is_like = (is_past and past) or (typed is known[1] and not past)
    if is_like or (following and following[0] in word_table()["determiners"]):
        return Found(Head.VERB, at, known[0], known[1], is_bare=not following)
    if known[1] is Form.BASE and following and following[0].endswith("s") and not may_be_noun(known[0]):
        return Found(Head.VERB, at, known[0], known[1])
    is_plain = not past and following and following[0] not in word_table()["prepositions"] | word_table()["acts"]
    return Found(Head.VERB, at, known[0], known[1]) if is_plain and known[1] is Form.BASE and following else None


def done_in_two_words(text: str) -> Found | None:
    """The second of two verbs behind "I", which is in the past and says which kind with the first: fit tested."""
    words = words_in(text)[:3]
    first, second = (verb_form(one.group().lower()) for one in words[:2]) if len(words) > 1 else (None, None)
    is_two = first and second and first[1] is Form.BASE and second[1] is Form.PAST and second[0] != words[1].group()
    return Found(Head.VERB, 1, *second, is_bare=words[2:] == []) if is_two and second else None
