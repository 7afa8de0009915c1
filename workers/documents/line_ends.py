"""The last words of a text, kept on one line: a year or "(Basic)" alone on the next one looks like a mistake."""

_MOST = 18
"""Letters that stay together: "noviembre de 2027", "grader (Basic)"."""
_MOST_OF_TWO = 26
"""Letters of the last two words, beyond which the gap before them would be worse than the last word alone."""
_ONE_LINE = 40
"""Letters that every template has room for on one line."""


def last_words(text: str) -> tuple[str, str]:
    """Part a text before its last words, which stay on one line; '' in a text that is too short for that."""
    words = text.split(" ")
    if len(text) <= _ONE_LINE or len(" ".join(words[-2:])) > _MOST_OF_TWO:
        return text, ""
    count = 2
    while len(" ".join(words[-count - 1 :])) <= _MOST:
        count += 1
    return " ".join(words[:-count]), " ".join(words[-count:])
