"""Where a page may name its job: elements called so, headings, the page's own titles, labels, lines, its text."""

import re
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice

from workers.posting.blocks.choosing import number_of
from workers.posting.main_text import MainText
from workers.posting.markup.element_names import TITLE_ELEMENT
from workers.posting.markup.labels import labelled
from workers.posting.markup.measures import name_of
from workers.posting.markup.pieces import lines_of
from workers.posting.markup.tree import HEADINGS, MAX_CANDIDATES, Element, text_of
from workers.posting.name_forms.title_words import says_position
from workers.posting.name_forms.titles import (
    ANNOUNCES,
    clean_title,
    is_file_name,
    is_trail,
    parts_of_title,
    titles_of_page,
)
from workers.posting.names import title_in
from workers.posting.text.clean_text import clean_line
from workers.posting.text.subjects import JOB_WORD
from workers.posting.title.spoken_calls import called_for

_LABELS = (
    r"(?:job|position|posting|class(?:ification)?|working) title|classification|craft|occupation|puesto|vacante|cargo",
    r"position|title|job|role|trade|opening|categor[ií]a|oficio|oferta",
)
_CALL = re.compile(
    r"(?:se (?:busca|solicita|necesita|requiere|ocupa)n?|now hiring|we.?re hiring|we are hiring|hiring|wanted|needed"
    r"|help wanted|buscamos|solicitamos|necesitamos)\b",
    re.IGNORECASE,
)
"""How an advertisement is headed."""
_INVITES = re.compile(
    r"^(?:apply (?:for|to)|solicitar|postularme a|apply now:?|job:|puesto:)(?: the| this| job)? (?P<title>.{4,90}?)"
    r"(?: (?:position|job|role|opening))?$",
    re.IGNORECASE,
)
_LONGEST = 140
_LINES = 12
_LINES_CALLED = 30
_LINES_OVER = 20
_LINES_OF_TEXT = 3
_MOST_LINKS = 200
_LONGEST_LINK = 110
_HEAD_CHARACTERS = 4_000
_ITEM = re.compile(r"(?:[-*o\u2022\u00b7]|\d{1,2}[.)])\s")
_OF_ANOTHER_FACT = re.compile(
    r"(?:contact|contractor|employer|company|client|agency|recruiter|supervisor|foreman|report|date|posted|closes?"
    r"|closing|deadline|number|location|jobsite|start|duration|hours|shift|pay|rate|wages?|salary|phone|call|hall"
    r"|dispatch|requires?|requirements|duties|department|contacto|contratista|patr[oó]n|empresa|cliente|fecha|publicado"
    r"|lugar|ubicaci[oó]n|horario|turno|pago|sueldo|salario|tel[eé]fono|requisitos|funciones|informes)\b[^:\n]{0,24}:\s"
    r"|.*\b(?:since|established|est\.|desde(?: el)?) (?:18|19|20)\d\d\b",
    re.IGNORECASE,
)
"""'Contact: Personnel Technician', 'Electricians of the valley since 1911': who stands there isn't who is sought."""
_TO_READERS = re.compile(r"(?:your|our|my|tus?|sus?|mis?|nuestr[oa]s?)\s|.* logo$|.*\?", re.IGNORECASE)
"""'Your recruiter', 'Acme Builders logo': whom or what the reader is shown, or is asked."""
_COUNTED = re.compile(r"\d{1,2}\s+(?P<who>[^\W\d].*)$")
_SEVERAL = re.compile(r"(?:s|men)$", re.IGNORECASE)
_WORDS_COUNTED = 4
_OF_A_FORM = re.compile(
    r"_{3,}|\|[^|]*\|[^|]*\||^(?:from|to|cc|sent|(?:previous|next) (?:message|post|thread))\s*:", re.IGNORECASE
)
"""Fields to fill in, a menu in one line, and what stands over a letter."""
_SAMPLE = 40
_WORDS_OF_A_CALL = 6
_WORDS_OF_A_SENTENCE = 9
_WORDS_OF_A_SHORT_CALL = 2


class Source(StrEnum):
    """A kind of place in which a page may name its job."""

    NAMED = "an element that its author calls the job's title"
    FIRST_HEADING = "the page's first heading of the first rank"
    HEADING = "another of the first rank"
    OVER_TEXT = "the last heading over the description"
    BEFORE_TEXT = "a heading before the description"
    IN_TEXT = "a heading at the description's beginning"
    LOWER = "any other heading"
    PAGE_TITLE = "a part of the page's own title"
    LABELLED = "'Job title: Welder'"
    LOOSELY_LABELLED = "'Position: Welder'"
    LINE = "one of a page's first lines"
    BOLD = "bold words that name a job"
    CALLED = "'Se solicita soldador', 'Now hiring: welder'"
    OPENING = "one of the description's first lines"
    SOUGHT = "whom the description seeks"
    INVITED = "'Apply for Welder'"


OF_HEADINGS = frozenset(
    {Source.FIRST_HEADING, Source.HEADING, Source.OVER_TEXT, Source.BEFORE_TEXT, Source.IN_TEXT, Source.LOWER}
)
OF_LINES = frozenset({Source.LINE, Source.BOLD, Source.CALLED, Source.OPENING, Source.SOUGHT})


@dataclass(frozen=True, slots=True)
class Mention:
    """A name for the job, cleaned, and where it stands."""

    title: str
    source: Source


def title_mentions(page: Element, main: MainText | None, description: str) -> Iterator[Mention]:
    """Yield all that may be the job's title, and much that isn't; but not whom the text seeks (`sought_in`)."""
    yield from _mentions(_named(page), Source.NAMED)
    first, *others = [*_texts(page.iter("h1")), ""]
    yield from _mentions([first], Source.FIRST_HEADING)
    yield from _mentions(others, Source.HEADING)
    yield from _around(main)
    end = _last_of(main)
    lower = (heading for heading in page.iter("h2", "h3", "h4", "h5") if not number_of(heading) > end >= 0)
    yield from _mentions(_texts(lower), Source.LOWER)
    parts = [_uncalled(part) for page_title in titles_of_page(page) for part in parts_of_title(page_title)]
    yield from _mentions(parts, Source.PAGE_TITLE)
    for labels, source in zip(_LABELS, (Source.LABELLED, Source.LOOSELY_LABELLED), strict=True):
        yield from _mentions([clean_title(labelled(page, description, labels))], source)
    links = _links(page)
    yield from _mentions([*_first_lines(page, links), *_lines_over(page, description, links)], Source.LINE)
    yield from _mentions(_emphasized(page), Source.BOLD)
    lines = [line.strip() for line in description.split("\n") if line.strip()]
    yield from _mentions([called_for("\n".join(lines[:_LINES_OF_TEXT]))], Source.CALLED)
    yield from _mentions(_called(lines[:_LINES_CALLED]), Source.CALLED)
    openings = [piece for line in lines[:_LINES_OF_TEXT] for piece in (line, _first_sentence(line))]
    yield from _mentions(map(_uncalled, openings), Source.OPENING)
    yield from _mentions(_invited(page), Source.INVITED)


def sought_in(description: str) -> Iterator[Mention]:
    """Whom the description seeks: for pages that name no job elsewhere, since it takes a sixth of a page's reading."""
    return _mentions([title_in(description)], Source.SOUGHT)


def calls(title: str) -> str:
    """Whom an advertisement's heading calls for: 'soldador' of 'Se solicita soldador'; empty if it is no such."""
    call = _CALL.match(title)
    is_call = call is not None and title[call.end() : call.end() + 1] in {" ", ":", "!", ""}
    return title[call.end() :].strip(" :!-") if call is not None and is_call else ""


def _mentions(titles: Iterable[str], source: Source) -> Iterator[Mention]:
    return (Mention(title, source) for title in titles if title and len(title) <= _LONGEST and not _is_none(title))


def _is_none(title: str) -> bool:
    """Whether it is a list's item, the way to the page, the name of a file, or behind another fact's label."""
    return (
        bool(
            _ITEM.match(title) or _OF_ANOTHER_FACT.match(title) or _OF_A_FORM.search(title) or _TO_READERS.match(title)
        )
        or is_trail(title)
        or is_file_name(title)
    )


def _named(page: Element) -> list[str]:
    """Return elements that are called the title; of a box with that name, the heading in it."""
    boxes = [element for element in page.xpath("//body//*[@class or @id]") if TITLE_ELEMENT.search(name_of(element))]
    boxes = boxes[:MAX_CANDIDATES]
    outer = {box.getparent() for box in boxes} | {around for box in boxes for around in islice(box.iterancestors(), 3)}
    boxes = [box for box in boxes if box not in outer]
    headings = [next(box.iter("h1", "h2", "h3"), None) for box in boxes]
    return _texts(box if inner is None else inner for inner, box in zip(headings, boxes, strict=True))


def _around(main: MainText | None) -> Iterator[Mention]:
    """Yield what stands right above the text, as the job's name does on a small site."""
    if main is None:
        return
    before = main.container.xpath("preceding::*[self::h1 or self::h2 or self::h3 or self::h4]")
    last, *others = [*_texts(reversed(before[-MAX_CANDIDATES:])), ""]
    yield from _mentions([last], Source.OVER_TEXT)
    yield from _mentions(others, Source.BEFORE_TEXT)
    within = islice(main.container.iterdescendants(*HEADINGS), 2)
    yield from _mentions(_texts(within), Source.IN_TEXT)


def _last_of(main: MainText | None) -> int:
    """The number of the last element that the text came from, which stands before other headings; -1 if none does."""
    if main is None or not main.standing:
        return -1
    *_, last = main.container.iter()
    return number_of(last)


def _texts(elements: Iterable[Element]) -> list[str]:
    return [_uncalled(clean_line(text_of(element))) for element in islice(elements, MAX_CANDIDATES)]


def _first_lines(page: Element, links: AbstractSet[str]) -> list[str]:
    """A plain text begins with its title, or with who writes it."""
    lines = [line for line in lines_of(page, _HEAD_CHARACTERS) if line.text.strip(" =-_*")][:_LINES]
    items = next((number for number, line in enumerate(lines) if _ITEM.match(line.text)), len(lines))
    return [_uncalled(piece) for line in lines[:items] for piece in line.pieces if piece not in links]


def _links(page: Element) -> set[str]:
    """Words that only lead elsewhere: a site's ways are no names of the job, unless a heading says them too."""
    links = {clean_line(text_of(link)) for link in islice(page.iter("a"), _MOST_LINKS)}
    return links - {clean_line(text_of(heading)) for heading in islice(page.iter(*HEADINGS), MAX_CANDIDATES)}


def _lines_over(page: Element, description: str, links: AbstractSet[str]) -> list[str]:
    """Return the lines over the posting, where the title stands on a page without headings, such as a plain text."""
    begins = clean_line(next((line for line in description.split("\n") if line.strip()), ""))[:_SAMPLE]
    lines = [line for line in lines_of(page) if line.text.strip(" =-_*")]
    first = next((number for number, line in enumerate(lines) if begins and line.text.startswith(begins)), 0)
    over = lines[max(first - _LINES_OVER, 0) : first]
    names = [_uncalled(piece) for line in over for piece in line.pieces if piece not in links]
    return [name for name in names if JOB_WORD.search(name) or says_position(name)]


def _emphasized(page: Element) -> list[str]:
    """Names of jobs in bold within the text: 'taking applications for <b>Glazier Apprentice</b> until May'."""
    bold = [text_of(element) for element in islice(page.iter("strong", "b"), MAX_CANDIDATES)]
    lines = [clean_title(clean_line(line)) for text in bold if len(text) <= _LONGEST for line in text.split("\n")]
    is_named = [line for line in lines if JOB_WORD.search(line) and not line.endswith(":")]
    return [line for line in is_named if line.istitle() or line.isupper()]


def _first_sentence(line: str) -> str:
    """'READY MIX DRIVER / batch plant. Cold Canyon, Auburn.': how newspapers' advertisements begin."""
    first, _, rest = line.partition(". ")
    is_name = 1 < len(first.split()) <= _WORDS_OF_A_SENTENCE and JOB_WORD.search(first)
    return first if rest and is_name else ""


def _called(lines: list[str]) -> list[str]:
    announced = [clean_title(line) for line in lines if ANNOUNCES.match(line)]
    return [*announced, *(_uncalled(line) for line in lines if line.isupper())]


def _uncalled(line: str) -> str:
    """'SE SOLICITA SOLDADOR' -> 'SOLDADOR', 'Se solicita herrero' -> 'Herrero': a call is not the job's name.

    A longer heading in small letters is what its author calls the job, unless the job alone is in capitals.
    """
    line = _uncounted(clean_title(line))
    if spoken := called_for(line):
        return spoken
    call = _uncounted(calls(line))
    words = call.split()
    is_short = len(words) <= (_WORDS_OF_A_CALL if words and words[0].isupper() else _WORDS_OF_A_SHORT_CALL)
    if not is_short or call.endswith((".", ",")) or not (JOB_WORD.search(call) or says_position(call)):
        return line
    return call if line.isupper() else " ".join([words[0].capitalize(), *words[1:]])


def _uncounted(name: str) -> str:
    """'2 taperos', '12 Millwrights' -> without how many, where several people are named: not '5 Axis Machinist'."""
    counted = _COUNTED.match(name)
    words = counted["who"].split()[:_WORDS_COUNTED] if counted else []
    people = [word for word in words if _SEVERAL.search(word) and (JOB_WORD.search(word) or says_position(word))]
    return counted["who"] if counted and people else name


def _invited(page: Element) -> list[str]:
    texts = [clean_line(text_of(element)) for element in islice(page.iter("a", "button"), _MOST_LINKS)]
    matches = [_INVITES.match(text) for text in texts if len(text) <= _LONGEST_LINK]
    return [clean_title(match["title"]) for match in matches if match]
