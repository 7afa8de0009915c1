"""The part of a post's address that is made of its title."""

import re
import unicodedata
from collections.abc import Iterator

from web_api.blog.addresses import IMAGES

LONGEST = 80
"""Of what a title gives. Longer ones are cut between words; a number may follow."""
WITHOUT_LETTERS = "post"
"""For a title in which no letter has a likeness in the Latin alphabet."""
RESERVED = frozenset({IMAGES.rpartition("/")[2]})
"""Names beside the posts' own, which the router finds first: a post of that address could never be read."""
_NOT_DECOMPOSED = str.maketrans(
    {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "'": "", "’": ""}
)


def slugify(text: str) -> str:
    """`Cómo llegar a ser ñapero: 3 pasos` -> `como-llegar-a-ser-napero-3-pasos`. Empty if nothing of it can be kept."""
    decomposed = unicodedata.normalize("NFKD", text.lower().translate(_NOT_DECOMPOSED))
    words = re.sub("[^a-z0-9]+", "-", decomposed.encode("ascii", "ignore").decode()).strip("-")
    if len(words) <= LONGEST:
        return words
    return words[: LONGEST + 1].rpartition("-")[0] or words[:LONGEST]


def slug_of_title(title: str) -> str:
    """Make an address of a title; it is never empty."""
    return slugify(title) or WITHOUT_LETTERS


def candidates(base: str) -> Iterator[str]:
    """`base`, unless it is reserved, `base-2`, `base-3` and so on, without an end."""
    if base not in RESERVED:
        yield base
    number = 2
    while True:
        yield f"{base}-{number}"
        number += 1


def comes_from(slug: str, title: str) -> bool:
    """Whether the slug was made of this title, with a number or without."""
    return re.fullmatch(re.escape(slug_of_title(title)) + r"(-\d+)?", slug) is not None
