"""Doings that were typed behind one another without a sign, of which only the first went into the past."""

from workers.language.conjugation import Form, formed
from workers.writing.english_lines.by_what_follows import is_surely_verb
from workers.writing.english_lines.compounds import is_name_of_two, names_a_tool
from workers.writing.english_lines.parting import parts_of
from workers.writing.proofreading.cut_words import stand_together
from workers.writing.words.english_verbs import verb_form, word_table, words_in

_IN_A_ROW = 3
_STOPS = frozenset({"to", "and", "or", "part", "full"})


def is_run_on(before: str, after: str) -> bool:
    """Whether a part that is in the past `after` has more doings in no tense: "stripped beds make beds".

    Told by half, such a line reads worse than as it was typed.
    """
    kept = {part.text.casefold() for part in parts_of(before, "en")}
    parts = (part.text for part in parts_of(after, "en") if part.text.casefold() not in kept)
    return any(_goes_on([word.group().lower() for word in words_in(part)]) for part in parts)


def _goes_on(words: list[str]) -> bool:
    table = word_table()
    known = verb_form(words[0]) if words else None
    if known is None or known[1] is not Form.PAST or known[0] in table["helps"] | table["done_for_somebody"] | {"get"}:
        return False
    stop = table["prepositions"] | table["determiners"] | table["asides"] | table["be"] | _STOPS
    if words[1:2] and words[1] in table["particles"]:
        words = [words[0], *words[2:]]
    within = next((place for place, word in enumerate(words) if place and word in stop), len(words))
    words = words[:within]
    are_doings = [_is_doing(words, place) for place in range(len(words))]
    if (
        len(words) > _IN_A_ROW - 1
        and are_doings[1]
        and is_surely_verb(words[1])
        and not stand_together(words[1], words[2])
    ):
        return True
    for place in range(2, len(words)):
        word, thing = words[place], words[place - 1]
        is_behind_things = thing.endswith("s") and not thing.endswith(("ss", "us", "is", "ics"))
        is_behind_things = is_behind_things and thing not in table["several_before_nouns"]
        goes_on = place + 1 < len(words)
        is_sure = goes_on and is_surely_verb(word)
        are_more = len(words) > place + 1 and all(are_doings[place:])
        if are_doings[place] and (is_sure or are_more or (is_behind_things and word not in table["heavy_nouns"])):
            return True
    rows = range(1, len(words) - _IN_A_ROW + 1)
    return (all(are_doings[1:_IN_A_ROW]) and len(words) > _IN_A_ROW) or any(
        all(are_doings[at : at + _IN_A_ROW]) for at in rows
    )


def _is_doing(words: list[str], place: int) -> bool:
    word = words[place]
    is_base = verb_form(word) == (word, Form.BASE) and formed(word, Form.PAST) != word
    beside = [words[place - 1 : place + 1], words[place : place + 2]]
    return is_base and not any(len(two) > 1 and _is_name(two) for two in beside)


def _is_name(two: list[str]) -> bool:
    text = " ".join(two)
    return is_name_of_two(two[0], two[1:]) or names_a_tool(text, words_in(text), 0)
