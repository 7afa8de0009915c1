"""Employers that stand in a page's words outside of its posting: links, policies, summaries, headings, addresses."""

import re
from collections.abc import Callable, Iterator
from itertools import islice

from workers.posting.company.mentions import Mention, Source, mentions_of
from workers.posting.company.text_sources import mentions_in
from workers.posting.markup.pieces import Line, lines_of
from workers.posting.markup.tree import HEADINGS, MAX_CANDIDATES, Element
from workers.posting.name_forms.firm_wordings import NAME, WORD
from workers.posting.text.clean_text import clean_line
from workers.posting.text.subjects import FIRM_END, FIRM_WORD

_LINK = re.compile(
    rf"(?:(?:[Ss]ee|[Vv]iew|[Bb]rowse|[Aa]ll|[Mm]ore|[Oo]ther|[Oo]pen|[Cc]urrent)\s+){{1,3}}"
    rf"(?:jobs?|openings?|positions?|roles?|opportunities|vacancies|careers)\s+(?:at|from|with|by)\s+(?P<at>{NAME})"
    rf"|(?:[Aa]pply|[Ww]ork|[Cc]areers?|[Jj]obs|[Ww]elcome|[Bb]ack|[Ll]ife)\s+(?:at|with|to)\s+(?P<with>{NAME})"
    rf"|(?:[Mm]ore about|[Ff]ollow|[Vv]isit|[Aa]bout|[Rr]eviews of|[Cc]ontact"
    rf"|[Mm]eet)\s+(?P<of>{NAME})(?:['\u2019]s? \w+)?"
    rf"|(?P<path>{NAME}) (?:[Cc]areers|[Jj]obs|[Ee]mpleos)$"
    rf"|(?P<own>{NAME})['\u2019]s? (?:website|site|careers?(?: page| site)?|profile|company profile|home ?page"
    rf"|jobs|openings)"
    rf"|(?:[Mm][aá]s|[Oo]tr[oa]s|[Vv]er|[Tt]odas)\s+(?:\w+\s+){{0,2}}(?:empleos|vacantes|ofertas"
    rf"|trabajos)\s+(?:de|en|con)\s+(?P<de>{NAME})"
    rf"|(?:[Cc]onoce(?: m[aá]s)? (?:a|de|sobre)|[Ss]igue a|[Ss]obre|[Aa]cerca de)\s+(?P<sobre>{NAME})"
)
_POLICY = re.compile(
    rf"(?:^|[.!?\u2022]\s+|\n)(?P<name>{NAME})(?: and its \w+)? "
    r"(?i:(?:is|are) (?:proud to be )?(?:an? )?(?:affirmative|equal|eeo|e\.o\.e|drug)"
    r"|(?:does|do|will) not (?:discriminate|accept|ask|request|charge)|(?:provides?|offers?) equal"
    r"|never (?:asks?|charges?|requests?)|hires? without regard|follows (?:civil service|merit|fair|equal)"
    r"|participates? in e-?verify"
    r"|uses? e-?verify|(?:es|somos) una? (?:empresa|empleador|patr[oó]n)|ofrece igualdad|no discrimina"
    r"|(?:no|nunca|jam[aá]s) (?:cobra|solicita|pide)n?|contratan? sin (?:discrimin|distinci)"
    r"|prohibits discrimination|complies with|values diversity|reserves the right)",
    re.MULTILINE,
)
_STREET = re.compile(
    r"(?:P\.? ?O\.? Box )?\d{1,6} (?:[NSEW]\.? )?[A-Z0-9][\w. ]{1,40}\b(?:St|Street|Ave|Avenue|Rd|Road|Blvd"
    r"|Boulevard|Dr|Drive"
    r"|Ln|Lane|Way|Hwy|Highway|Pkwy|Ct|Court|Pl|Place|Suite|Route)\b|^(?:Calle|Av(?:enida)?\.?|Blvd\.?"
    r"|Carretera) [A-Z\u00c1-\u00da]",
)
_SUMMARIES = (
    "//meta[@name='description' or @property='og:description' or @name='twitter:description' or @name='keywords'"
    " or @name='author' or @name='copyright' or @name='publisher']/@content"
)
_LONGEST_LINK = 90
_MOST_LINKS = 400
_MOST_LINES = 600
_CHARACTERS = 60_000
_LIKE_A_NAME = re.compile(rf"{NAME}")
_RUN = re.compile(rf"(?<![\w&.@/-]){WORD}(?:,? (?:(?:and|of|the|&|de|del|la|los|y|e) ){{0,2}}{WORD}){{0,6}}")


def page_word_mentions(page: Element, is_in_address: Callable[[str], bool]) -> Iterator[Mention]:
    """`is_in_address`: whether the page's address, or one to write to, is made of a name."""
    lines = lines_of(page, _CHARACTERS)[:_MOST_LINES]
    yield from mentions_of(_linked(page), Source.LINK)
    yield from mentions_of(_in_policies(lines), Source.POLICY)
    yield from mentions_of(_summed_up(page), Source.SUMMARY)
    yield from mentions_of(_in_headings(page), Source.HEADLINE)
    yield from mentions_of(_over_streets(lines), Source.OVER_STREET)
    yield from mentions_of(_of_addresses(lines, is_in_address), Source.OF_ADDRESS)


def _linked(page: Element) -> Iterator[str]:
    for element in islice(page.iter("a", "button", *HEADINGS), _MOST_LINKS):
        text = clean_line("".join(element.itertext()))
        if len(text) <= _LONGEST_LINK and (match := _LINK.match(text)):
            name = next(name for name in match.groups() if name)
            if not match["path"] or FIRM_WORD.search(name) or FIRM_END.search(name):
                yield name


def _in_policies(lines: list[Line]) -> Iterator[str]:
    for line in lines:
        for match in islice(_POLICY.finditer(line.text[:1_000]), 3):
            if _LIKE_A_NAME.fullmatch(name := re.sub(r"^[Tt]he (?=[A-Z])", "", match["name"])):
                yield name


def _summed_up(page: Element) -> Iterator[str]:
    """The names of whom the summary speaks, or that it consists of."""
    for text in islice(page.xpath(_SUMMARIES), MAX_CANDIDATES):
        line = clean_line(str(text), 400)
        if _LIKE_A_NAME.fullmatch(line):
            yield line
        yield from (mention.name for mention in mentions_in(line))


def _in_headings(page: Element) -> Iterator[str]:
    for element in islice(page.iter(*HEADINGS), MAX_CANDIDATES):
        text = clean_line("".join(element.itertext()))
        if len(text) <= _LONGEST_LINK:
            yield from (mention.name for mention in mentions_in(text) if mention.source is Source.HIRING)


def _over_streets(lines: list[Line]) -> Iterator[str]:
    """'Acme Roofing, 12 Main St', or the line over '12 Main St'."""
    for number, line in enumerate(lines):
        match = _STREET.search(line.text[:200])
        if match is None:
            continue
        before = line.text[: match.start()].strip(" ,-\u2013\u2014|\u00b7\u2022:")
        if not before and number:
            before = lines[number - 1].text
        before = re.split(r"[.:;|]\s+|\s+[-\u2013\u2014\u00b7]\s+|,\s+|\b(?:at|en)\s+(?=[A-Z])", before)[-1].strip(" ,")
        if len(before) <= _LONGEST_LINK and _LIKE_A_NAME.fullmatch(before):
            yield before


def _of_addresses(lines: list[Line], is_in_address: Callable[[str], bool]) -> Iterator[str]:
    seen: set[str] = set()
    for line in lines:
        for match in islice(_RUN.finditer(line.text[:1_000]), MAX_CANDIDATES):
            name = re.sub(r"^[Tt]he (?=[A-Z])", "", match[0])
            if " " in name and name not in seen:
                seen.add(name)
                if is_in_address(name):
                    yield name
