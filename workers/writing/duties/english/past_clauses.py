"""What else of a line goes into the past with its first verb: ran the laser and also helped in shipping."""

import re

from workers.language.conjugation import Form, formed
from workers.writing.duties.english.own_subject import told_in_the_past
from workers.writing.english_lines.by_what_follows import is_surely_verb
from workers.writing.words.english_verbs import verb_form, word_table

_AT_THAT_TIME = re.compile(r"(\b(?:when|whenever|while|if)\b[^,;.]{1,30} )(is|are|am)\b")
"""What was so when something was done: ran the crew when the foreman was out."""
_ENSURED = re.compile(r"(^made sure (?:that )?(?:\S+ ){1,4}?)(is|are|has|have)(?= (?!to\b)\w)", re.IGNORECASE)
"""What was seen to: made sure everybody had PPE."""
_ALSO = re.compile(r"(?<= and )(?P<how>also |then |sometimes )(?P<verb>[a-z]+)(?= [a-z])")
"""A doing that a small word parts from its "and"."""
_PASTS = {"is": "was", "am": "was", "are": "were", "has": "had", "have": "had"}


def with_clauses_in_the_past(text: str) -> str:
    """The line, whose first verb is in the past, with the others that go with it."""
    text = _ENSURED.sub(_was, _AT_THAT_TIME.sub(_was, text))
    return told_in_the_past(_ALSO.sub(_did, text))


def _was(found: re.Match[str]) -> str:
    return f"{found[1]}{_PASTS[found[2].lower()]}"


def _did(found: re.Match[str]) -> str:
    word = found["verb"]
    is_base = verb_form(word) == (word, Form.BASE)
    is_sure = is_base and (word in word_table()["helps"] or is_surely_verb(word))
    return f"{found['how']}{formed(word, Form.PAST)}" if is_sure else found[0]
