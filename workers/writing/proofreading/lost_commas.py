"""Notes of phones without commas: brakes tires state inspection, fill count label 250 scripts, Toyota Hyster Crown.

A comma is put only where no name and no sentence goes on so: behind several things before other things, in a piece
that is nothing but things; between three doings in no tense; between names of makers.
"""

import re
from itertools import pairwise

from workers.language.conjugation import Form, form_of
from workers.language.grammar import LanguageCode
from workers.language.occupations import is_occupation
from workers.language.words import fold
from workers.trades.proof.general_words import specificity_words
from workers.writing.english_lines.by_what_follows import is_surely_verb, may_be_noun
from workers.writing.english_lines.compounds import is_name_of_two, names_a_tool
from workers.writing.lexicon.spanish import lexicon
from workers.writing.proofreading.cut_words import stand_together
from workers.writing.words.capitals import phrases
from workers.writing.words.capitals import words as listed
from workers.writing.words.english_spelling import is_known_word, is_usual_word
from workers.writing.words.english_verbs import verb_form, word_table, words_in
from workers.writing.words.makers_beside import makers_of_one_word

_PIECES = re.compile(r"([,;:()&+/]+\s*|\s+and\s+)")
_PIECE = re.compile(r"\W*(?:\d+ )?[A-Za-z]+(?:-[a-z]+)?(?: [a-z]+(?:-[a-z]+)?)+")
"""Words in small letters, but for a number before them."""
_SEVERAL = re.compile(r"(?:[a-z]+-)?[a-z]{2,}(?<![sui])s")
_MOST_OF_ITEM = 3
_HOW = frozenset({"as", "when", "only", "some", "daily", "weekly", "monthly", "mostly", "too", "also"})
_DONE = re.compile(r"^(\W*)([A-Za-z]{3,}) ([a-z]{3,}) ([a-z]{3,})(?=$|[,;.]| (\S+))")
_SEWER = re.compile(
    r"\b((?:storm|sanitary) (?:sewers?|drains?|lines?) (?:\d\d? (?:to|-) ?)(\d\d) ?(?:inch|in|\"))"
    r"(?= (?:water|gas|force|sanitary|fire) (?:lines?|mains?|sewers?)\b)"
)
"""Sizes of a sewer that stand behind it, before another kind of pipe: storm sewer 15 to 60 inch water line."""
_LEAST_OF_SEWER = 30
"""Inches that few other lines have."""
_MASS_DIG = re.compile(
    r"^(\W*mass (?:dig|digs|excavation|ex)) (?=(?:storm|sanitary) (?:sewers?|drains?|lines?)\b)", re.IGNORECASE
)
_FEWEST_MAKERS = 2
_NAME = re.compile(r"(?<![\w/.-])[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)+(?![\w/-])")
_AND: dict[LanguageCode, str] = {"en": "and", "es": "y"}


def with_commas_of_notes(text: str) -> str:
    """An English line with such commas."""
    sewers = _SEWER.sub(lambda one: f"{one[1]}," if int(one[2]) >= _LEAST_OF_SEWER else one[0], text)
    text = sewers if sewers == text else _MASS_DIG.sub(r"\1, ", sewers)
    text = _DONE.sub(_doings_apart, makers_apart(text, "en"))
    pieces = _PIECES.split(text)
    is_whole = len(pieces) == 1
    behind = ["", *pieces]
    return "".join(
        piece if behind[place].strip() in {"and", "&"} else _things_apart(piece, is_whole=is_whole)
        for place, piece in enumerate(pieces)
    )


def makers_apart(text: str, code: LanguageCode) -> str:
    """A line in either language with commas between names of makers."""

    def told(found: re.Match[str]) -> str:
        lead, *others = names = found[0].split()
        if found.start() == 0 and lead.lower() not in makers_of_one_word() and _leads(lead.lower(), code):
            names = others
        makers = [one.lower() in makers_of_one_word() and not one.isupper() for one in names]
        if not all(makers) or len(names) < _FEWEST_MAKERS or " ".join(names) in phrases("makers_of_words"):
            return found[0]
        if len(names) == _FEWEST_MAKERS and names[1].lower() in listed("names_of_models"):
            return found[0]
        goes_on = re.search(r"(?:[,/&]|\b(?:and|y|or|o))\s*$", text[: found.start()])
        goes_on = goes_on or re.match(r"\s*(?:[,/&]|(?:and|y|or|o)\b)", text[found.end() :])
        mark = ", " if goes_on else f" {_AND[code]} "
        told = f"{', '.join(names[:-1])}{mark}{names[-1]}"
        return told if len(names) > len(others) else f"{lead} {told}"

    return _NAME.sub(told, text)


def _leads(word: str, code: LanguageCode) -> bool:
    """Whether a line's first word is a usual one before the names: Montacargas Toyota Hyster."""
    if code == "es":
        return lexicon().at([fold(word)], 0, "noun", "adjective") is not None
    return verb_form(word) is not None or is_usual_word(word)


def _doings_apart(found: re.Match[str]) -> str:
    """Three verbs in no tense before their object, the last of which is sure to be one."""
    words = [word.lower() for word in found.groups()[1:4]]
    behind = (found[5] or "").lower()
    table = word_table()
    are_doings = all(verb_form(word) == (word, Form.BASE) for word in words)
    if (
        not are_doings
        or words[0] in table["before_verb"] | table["helps"] | table["done_for_somebody"]
        or words[1] in table["before_verb"] | table["particles"]
    ):
        return found[0]
    follows = [*words[1:], behind]
    row = words_in(" ".join([*words, behind]))
    named = (names_a_tool(row[0].string, row, at) for at in range(len(words)))
    if any(is_name_of_two(word, follows[at : at + 2]) for at, word in enumerate(words)) or any(named):
        return found[0]
    is_sure = is_surely_verb(words[2])
    is_sure = is_sure or (_is_several(behind) and words[2] not in table["heavy_nouns"] and not _is_name(follows))
    is_led = behind[:1].isdigit() or behind in table["determiners"]
    if not (is_led or (is_sure and behind not in table["acts"])) or verb_form(behind) == (behind, Form.BASE):
        return found[0]
    return f"{found[1]}{found[2]}, {found[3]} and {found[4]}"


def _is_name(words: list[str]) -> bool:
    """Whether two of the words stand beside each other in what trades do and handle: load haul dump trucks."""
    return any(stand_together(first, second) for first, second in pairwise(words))


def _things_apart(piece: str, *, is_whole: bool) -> str:
    """A piece that is nothing but things, parted behind each that are several; with "and" where it is a whole line."""
    if not _PIECE.fullmatch(piece):
        return piece
    items: list[list[str]] = [[]]
    for word in piece.split():
        items[-1].append(word)
        if not word.isupper() and _is_several(word.lower()):
            items.append([])
    items = [one for one in items if one]
    if len(items) == 1 or not all(map(_is_thing, items[1:])) or not _is_led(items[0]):
        return piece
    front, back = piece[: len(piece) - len(piece.lstrip())], piece[len(piece.rstrip()) :]
    *others, last = (" ".join(one) for one in items)
    return f"{front}{', '.join(others)}{' and ' if is_whole else ', '}{last}{back}"


def _is_several(word: str) -> bool:
    known, table = form_of(word), word_table()
    one = word.rpartition("-")[2]
    is_attribute = word in table["several_before_nouns"] | table["own_something"] or word.endswith("ics")
    if not _SEVERAL.fullmatch(word) or is_attribute or is_occupation(word[:-1]):
        return False
    english, forms = specificity_words("en"), (word, word.removesuffix("s"), word.removesuffix("es"))
    is_spanish = re.search(r"(?:[oa]|[^cshxz]e)s$", word) and not any(form in english for form in forms)
    if is_spanish and lexicon().at([fold(word)], 0, "noun", "adjective") is not None:
        return False
    is_noun = known is None or (known[1] is Form.THIRD and may_be_noun(known[0]))
    return is_noun and (is_known_word(one) or is_usual_word(one.removesuffix("es")))


def _is_thing(item: list[str]) -> bool:
    """Whether a few words are a thing by their last one, with nothing but nouns and qualities before it."""
    table = word_table()
    last = item[-1]
    others = table["prepositions"] | table["determiners"] | table["particles"] | table["asides"] | table["be"] | _HOW
    if len(item) > _MOST_OF_ITEM or not others.isdisjoint(item) or any(len(word) == 1 for word in item):
        return False
    forms = [known for word in item if (known := verb_form(word))]
    if any(form in {Form.PAST, Form.GERUND} or (base == item[0] and not may_be_noun(base)) for base, form in forms):
        return False
    is_act = len(item) > 1 and last in table["acts"] | table["kept"]
    is_gear = len(item) > 1 and names_a_tool(" ".join(item), words_in(" ".join(item)), len(item) - 2)
    return _is_several(last) or is_act or is_gear or last in table["stuffs"]


def _is_led(item: list[str]) -> bool:
    """Whether the first item is a thing, or a doing with its one object."""
    first = item[0].lower().strip("-*\u2022")
    table = word_table()
    others = table["prepositions"] | table["particles"] | table["asides"] | table["be"] | _HOW
    is_doing = any(word.endswith("ing") and word not in table["materials"] for word in item)  # load securing chains
    is_doing = is_doing or any(word in table["stuffs"] | table["uncounted"] for word in item[:-1])  # oil tires
    is_open = is_doing or first in table["done_for_somebody"] or not others.isdisjoint(map(str.lower, item))
    return len(item) <= _MOST_OF_ITEM and not is_open
