"""What stands right over and under the job's title: on most pages the employer, the place and a few facts."""

import re
from collections.abc import Iterator

from workers.posting.company.mentions import Mention, Source
from workers.posting.markup.measures import name_of
from workers.posting.markup.pieces import Line, lines_of
from workers.posting.markup.tree import Element, text_of
from workers.posting.name_forms.places import TOWN_AND_STATE, is_place, without_place
from workers.posting.name_forms.titles import ANNOUNCES, ORNAMENT
from workers.posting.text.clean_text import clean_line
from workers.posting.text.subjects import FIRM_END, FIRM_WORD, JOB_WORD

_PARTS = re.compile(r"\s+[-\u2013\u2014|\u00b7\u2022/]\s+|\s*[|\u00b7\u2022]\s*|\s{3,}")
_NAME = re.compile(
    r"(?:at |by |en )?[A-Z0-9\u00c1-\u00da\u00d1]\S*"
    r"(?:\s+(?:[A-Z0-9\u00c1-\u00da\u00d1&]\S*|and|of|the|for|at|de|del|la|las|los|el|y|e)){0,10}"
)
_SENT_TO = re.compile(r"(?:for|para) (?P<name>[A-Z0-9\u00c1-\u00da\u00d1][^,.;\n]{2,60}?)(?=\s*[,.;]|$)")
"""'Welder for Acme Metals, Duluth.': for whom a hall seeks."""
_ANOTHER_FACT = re.compile(
    r"(?:.*\b(?:operations?|department|division|maintenance|production|facilities|administration|engineering|services?"
    r"|manufacturing|trades|crafts|labor|installation|repair|field|shop|warehouse|transportation|fleet|public works"
    r"|mantenimiento|producci[oó]n|operaciones|oficios)"
    r"|(?:.*\b)?(?:category|department|departamento|categor[ií]a|type|level|location|schedule|function|team"
    r"|industry|area)\b.*"
    r"|.*\b(?:requisition|req|id|number|no)\.?:?|(?:new|featured|urgent|home|apply|back|menu|search|login"
    r"|overview|applicant|contract|permanent"
    r"|temporary|seasonal|casual|regular|now|verified|active|open)\b.*)",
    re.IGNORECASE,
)
"""A department, a category, a label or a button, which stand there too."""
_OF_A_MEMBER = re.compile(
    r"(?:^|[\W_])(?:profile|user|member|author|poster)[\W_]?(?:name|rank|title|level|posts|joined)(?:$|[\W_])",
    re.IGNORECASE,
)
_MOST_BOXES = 2_000
_LONGEST_RANK = 40
_ASIDE = re.compile(r"\([^()]*\)")
_LINES_UNDER = 4
_LINES_OVER = 2
_PIECES_OF_A_MENU = 3
_WORDS_OF_A_FACT = 4
_LONGEST_LINE = 160
_PAGE_CHARACTERS = 30_000


def mentions_beside_title(page: Element, title: str) -> Iterator[Mention]:
    """'Acme Heating - Fresno, CA' or 'Acme Heating' in lines of their own about the job's title."""
    members = _said_of_members(page)
    lines = [line for line in lines_of(page, _PAGE_CHARACTERS) if line.text not in members]
    wanted = title.casefold()
    said = [ANNOUNCES.sub("", ORNAMENT.sub("", line.text)) for line in lines]
    places = [number for number, text in enumerate(said) if title and text.casefold().startswith(wanted)]
    for place in places[:2]:  # a title stands twice on some pages
        rest = said[place][len(title) :].strip(" -\u2013\u2014|\u00b7\u2022,")
        if _ASIDE.fullmatch(rest) and not FIRM_WORD.search(rest):  # 'Welder (Pico Alto)' says where the work is
            rest = ""
        if sent := _SENT_TO.match(rest):
            yield Mention(sent["name"], Source.HIRING)
        for line in [Line((rest,)), *lines[place + 1 : place + 1 + _LINES_UNDER]]:
            yield from _names_in(line, Source.BESIDE_TITLE)
        for line in lines[max(place - _LINES_OVER, 0) : place]:
            if len(line.pieces) < _PIECES_OF_A_MENU:
                yield from (mention for mention in _names_in(line, Source.OVER_TITLE) if " " in mention.name)


def _said_of_members(page: Element) -> set[str]:
    """'Senior Member', 'Jib Stowed': a forum's names and ranks for who writes."""
    boxes = page.xpath("//body//*[@class]")[:_MOST_BOXES]
    of_members = (box for box in boxes if _OF_A_MEMBER.search(name_of(box)))
    return {text for box in of_members if len(text := clean_line(text_of(box))) <= _LONGEST_RANK}


def _names_in(line: Line, source: Source) -> Iterator[Mention]:
    if len(line.text) > _LONGEST_LINE:
        return
    has_place = bool(TOWN_AND_STATE.search(line.text))
    is_first = True
    for piece in line.pieces:
        for part in _PARTS.split(without_place(piece)):
            name = re.sub(r"^(?:at|by|en) ", "", part.strip(" ,()"))
            if is_first and FIRM_WORD.search(firm := name.partition(", ")[0]) and name.endswith("."):
                name = firm  # 'Gold Rim Logging, Sonora.'
            if not name or is_place(name):
                continue
            if _NAME.fullmatch(name) and not _is_another_fact(name):
                yield Mention(name, Source.WITH_PLACE if is_first and has_place else source)
            is_first = False


def _is_another_fact(part: str) -> bool:
    if JOB_WORD.fullmatch(part):
        return True
    is_short = len(part.split()) <= _WORDS_OF_A_FACT
    return is_short and bool(_ANOTHER_FACT.fullmatch(part)) and not FIRM_END.search(part)
