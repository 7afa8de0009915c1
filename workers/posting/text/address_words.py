"""The words in a web address."""

import re
from urllib.parse import unquote, urlsplit

from workers.language.words import fold


def words_of_address(url: str) -> list[str]:
    """Words of an address's path, query and fragment, in small letters without accents: 'finish', 'carpenter'."""
    parts = urlsplit(url)
    return [word for word in re.split(r"[\W_]+", fold(unquote(f"{parts.path} {parts.query} {parts.fragment}"))) if word]
