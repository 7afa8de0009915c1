"""Which of several declared postings is meant, and whether its text or the page's is the posting."""

import re
from dataclasses import replace
from urllib.parse import parse_qsl, unquote, urlsplit

from workers.language.words import fold
from workers.posting.main_text import MainText
from workers.posting.models import Declared
from workers.posting.name_forms.title_words import says_position
from workers.posting.name_forms.titles import is_generic
from workers.posting.text.clean_text import bare
from workers.posting.text.subjects import cues_in

MIN_DESCRIPTION_CHARACTERS = 50
"""What the generate form asks of a job description; less is of no use to it."""
_TEASER_CHARACTERS = 400
"""A declared text up to this may be the first words of a posting; the page's own then needs little to be better."""
_TELLS_OF_MORE = re.compile(
    r"\b(?:see|read|view) (?:the )?(?:full|whole|complete) (?:job |position )?(?:posting|description|ad|advert\w*"
    r"|details|listing|text|job|vacancy)\b"
    r"|\b(?:ver|leer|consultar?|conocer) (?:la |el )?(?:descripci[oó]n|vacante|oferta|anuncio|texto) complet[oa]\b",
    re.IGNORECASE,
)
_ONE_BLOCK_CHARACTERS = 800
_SAMPLE = 40
_MOST_HELD = 0.8
_MORE = 1.15
_MUCH_MORE = 3.0
_SHORTEST_NUMBER = 3
_SHORTEST_WORD = 4
_CUES_OF_A_WHOLE = 7
"""Subjects of postings that a text speaks of which is one, whatever the page is called."""


def chosen(postings: list[Declared], url: str, titles: list[str]) -> Declared | None:
    """The one that the address names, else the page's title or heading; None for several of which none is named."""
    if len({posting.title for posting in postings}) <= 1:
        return max(postings, key=lambda posting: len(posting.description), default=None)
    by_address = [posting for posting in postings if _is_named(posting, url)]
    if len({posting.title for posting in by_address}) == 1:
        return by_address[0]
    shown = "\n".join(titles).casefold()
    by_title = [posting for posting in postings if posting.title and posting.title.casefold() in shown]
    if len({posting.title for posting in by_title}) == 1 or (by_title and len(postings) < 2 * len(by_title)):
        return max(by_title, key=lambda posting: (len(posting.title), len(posting.description)))
    return None


def is_of_another(declared: Declared, main: MainText | None, names: list[str]) -> bool:
    """Whether what is declared isn't the posting that the page shows: a template's, or the one before it.

    `names`: what the page is called. A page without a posting in its text shows none; nor does one that names no work,
    unless its text is whole and what is declared a teaser.
    """
    if main is None or not main.is_posting or is_generic(declared.title):
        return False
    is_whole = cues_in(main.text) >= _CUES_OF_A_WHOLE and len(declared.description) < _TEASER_CHARACTERS
    if not is_whole and not any(map(says_position, names)):
        return False
    if _holds(main.text, declared.description):
        return False
    words = [word for word in re.split(r"[\W_]+", fold(declared.title)) if len(word) >= _SHORTEST_WORD]
    shown = fold("\n".join([*names, main.text]))
    return bool(words) and not any(word in shown for word in words)


def is_teaser(text: str) -> bool:
    """Whether a short text says that the posting itself stands elsewhere: 'Sign in to read the full description'."""
    return len(text) <= _TEASER_CHARACTERS and bool(_TELLS_OF_MORE.search(text))


def with_data_of_scripts(declared: Declared, held: Declared | None, main: MainText | None) -> Declared:
    """What is declared with the text that scripts hold, where neither it nor the page has more of the posting."""
    if held is None or len(held.description) <= _MORE * len(declared.description):
        return declared
    is_shown = main is not None and main.is_posting and cues_in(main.text) >= cues_in(held.description)
    if is_shown or (len(declared.description) >= _TEASER_CHARACTERS and not _is_cut(declared.description)):
        return declared
    return replace(declared, title=declared.title or held.title, description=held.description)


def best_description(declared: str, main: MainText | None) -> str:
    """The declared text, unless the page has the same and more of it, or the same with its line breaks."""
    shown = main.text if main and main.is_posting else ""
    if len(declared) < MIN_DESCRIPTION_CHARACTERS:
        return shown
    if main and _has_lost_breaks(declared) and len(main.text) < _MUCH_MORE * len(declared):
        return main.text if _holds(main.text, declared) else declared
    return shown if _is_better(shown, declared) else declared


def _is_better(shown: str, declared: str) -> bool:
    """Whether the page's text is more of the posting than the declared one."""
    if cues_in(shown) < cues_in(declared) or len(shown) <= _MORE * len(declared):
        return False
    if _is_cut(declared) or len(declared) < _TEASER_CHARACTERS:
        return True
    # The same with other sections is the whole; much more than the same is the whole with the page around it.
    return _holds(shown, declared) == (len(shown) <= _MUCH_MORE * len(declared))


def _has_lost_breaks(text: str) -> bool:
    return len(text) > _ONE_BLOCK_CHARACTERS and text.count("\n") < len(text) / _ONE_BLOCK_CHARACTERS


def _is_named(posting: Declared, url: str) -> bool:
    parts = urlsplit(url)
    place = (parts.path.rstrip("/"), parts.query, parts.fragment)
    words = _words_of(url)
    for mark in posting.marks:
        of_mark = urlsplit(mark)
        if of_mark.scheme and (of_mark.path.rstrip("/"), of_mark.query, of_mark.fragment) == place and any(place):
            return True
        if len(mark) >= _SHORTEST_NUMBER and mark.removeprefix("#").casefold() in words:
            return True
    return len(posting.title) >= _SHORTEST_NUMBER and bare(posting.title) in bare(unquote(parts.path + parts.fragment))


def _words_of(url: str) -> set[str]:
    """What an address may call a posting: its path's parts, its query's values, its fragment, and their own parts."""
    parts = urlsplit(url)
    whole = [*parts.path.split("/"), *(value for _, value in parse_qsl(parts.query)), parts.fragment]
    words = {unquote(word).casefold() for word in whole if word}
    return words | {piece for word in words for piece in re.split(r"[_\-.]", word) if piece}


def _is_cut(text: str) -> bool:
    return text.rstrip().endswith(("...", "\u2026"))


def _holds(shown: str, declared: str) -> bool:
    """Whether samples of the declared text stand in what is shown."""
    inside, wanted = bare(shown), bare(declared)
    starts = range(0, max(len(wanted) - _SAMPLE, 1), max(len(wanted) // 10, 1))
    samples = [wanted[start : start + _SAMPLE] for start in starts]
    return sum(sample in inside for sample in samples) >= _MOST_HELD * len(samples)
