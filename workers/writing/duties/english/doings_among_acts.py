"""A verb in no tense before acts by their names, as what was done: grinding bevels, fire watch, hole watch."""

from collections.abc import Sequence

from workers.language.conjugation import Form
from workers.writing.duties.english.as_typed import is_sure
from workers.writing.duties.english.in_no_tense import is_bare_doing
from workers.writing.duties.english.telling import conjugated
from workers.writing.english_lines.items import Item, Kind
from workers.writing.english_lines.parts import tells_an_act
from workers.writing.words.english_verbs import word_table, words_in
from workers.writing.words.phrases import capitalized

_FEWEST_ACTS = 2


def doing_among_acts(sentence: str, items: Sequence[Item]) -> str:
    """The line of an ended job so told: in the past its verb would govern all that follows. Empty for another line."""
    if len(items) <= _FEWEST_ACTS or items[0].kind is not Kind.ACT or len(items[0].verbs) != 1:
        return ""
    first, *others = items
    verb, head = first.verbs[0], next(iter(words_in(sentence)))
    is_one = verb.form is Form.BASE and verb.start == head.start() == 0 and not is_bare_doing(first.text)
    if not is_one or not all(one.kind is Kind.THING and tells_an_act(one.text) for one in others):
        return ""
    following = sentence[head.end() :]
    if verb.base in word_table()["governs_acts"] or head[0].lower() != verb.base or not is_sure(verb, following):
        return ""
    return capitalized(f"{conjugated(verb.base, Form.GERUND)}{following}")
