"""A doing that stands among things, told as one of them."""

from workers.language.conjugation import Form, formed
from workers.writing.english_lines.ambiguous import Found, Head
from workers.writing.english_lines.heads import head_of
from workers.writing.english_lines.parts import PARTICLES, tells_an_act
from workers.writing.words.english_verbs import word_table, words_in


def doing_as_noun(text: str, found: Found) -> str:
    """A doing among things as a noun: register, stocking shelves, closing count."""
    verb = head_of(text, past=False, typed=Form.BASE, is_first=False)
    if found.head is Head.GERUND or verb.head is not Head.VERB or verb.form is not Form.BASE or verb.at:
        return text
    first, *rest = words_in(text)
    following = [word.group().lower() for word in rest]
    goes_with = len(following) == 1 or (len(following) > 1 and following[1] in word_table()["prepositions"])
    has_particle = bool(following) and following[0] in PARTICLES and goes_with
    nouns = word_table()["more_nouns"] | word_table()["heavy_nouns"] | word_table()["also_nouns"]
    until = next((place for place, one in enumerate(following) if one in word_table()["prepositions"]), len(following))
    has_object = until > 0 and following[until - 1].endswith("s") and verb.base not in nouns
    if not (has_particle or has_object) or tells_an_act(text):
        return text
    return formed(verb.base, Form.GERUND) + text[first.end() :]
