"""What a page says about its posting for machines: JSON-LD first, microdata and RDFa second (https://schema.org/JobPosting)."""

import html
import re
from datetime import date
from typing import Any

from workers.language.detect import language_of
from workers.posting.locations import clean_location, declared_location
from workers.posting.markup.json_ld import nodes_of_type
from workers.posting.markup.tree import MAX_CANDIDATES, Element, parse, text_of
from workers.posting.models import Declared
from workers.posting.text.clean_text import bare, clean_line, clean_lines

_TAG = re.compile(
    r"<\s*/?\s*(?:p|br|ul|ol|li|div|span|strong|b|em|i|h[1-6]|a|table|section)\b[^>]{0,200}>", re.IGNORECASE
)
_ESCAPED_TAG = re.compile(r"&(?:amp;)*lt;\s*/?\s*[a-z]", re.IGNORECASE)
_POSTING_TYPE = re.compile(r"(?:^|[/:#])JobPosting$")
_ORGANIZATION_TYPE = re.compile(
    r"(?:^|[/:#])(?:\w{0,20}Organization|Corporation|\w{0,20}Business|\w{0,20}Contractor|Electrician|Plumber|GovernmentOffice|School"
    r"|CollegeOrUniversity|Hospital|AutoRepair)$"
)
_PARTS = {
    "responsibilities": ("Responsibilities", "Responsabilidades"),
    "qualifications": ("Qualifications", "Requisitos"),
    "experienceRequirements": ("Experience", "Experiencia"),
    "educationRequirements": ("Education", "Estudios"),
    "skills": ("Skills", "Habilidades"),
    "physicalRequirement": ("Physical requirements", "Requisitos f\u00edsicos"),
    "workHours": ("Hours", "Horario"),
    "incentiveCompensation": ("Incentives", "Incentivos"),
    "jobBenefits": ("Benefits", "Beneficios"),
}
"""What the vocabulary keeps beside the description, with the heading that people read over it."""


def structured_postings(page: Element) -> list[Declared]:
    """Every posting that the page declares, in its order. A search page declares many."""
    found = [_from_json(node) for node in nodes_of_type(page, _POSTING_TYPE)]
    found += [_from_attributes(scope) for scope in _scopes(page)[:MAX_CANDIDATES]]
    return [posting for posting in found if posting.title or posting.description]


def organizations(page: Element) -> list[str]:
    """Names of the organizations that the page declares: whose site it is, as a rule."""
    return [name for node in nodes_of_type(page, _ORGANIZATION_TYPE) if (name := _name(node))][:MAX_CANDIDATES]


def text_of_markup(value: str) -> str:
    """A description that may be plain text, HTML, or HTML escaped once or twice, as text."""
    for _ in range(2):
        if _TAG.search(value) or not _ESCAPED_TAG.search(value):
            break
        value = html.unescape(value)
    if _TAG.search(value):
        tree = parse(f"<div>{value}</div>")
        value = text_of(tree) if tree is not None else ""
    return clean_lines(value)


def _from_json(node: dict[str, Any]) -> Declared:
    described = "\n\n".join(text_of_markup(text) for text in _strings(node.get("description")))
    parts = {part: "\n\n".join(map(text_of_markup, _texts(node.get(part)))) for part in _PARTS}
    titles = _strings(node.get("title")) or _strings(node.get("name"))
    identifier = node.get("identifier")
    marks = [node.get("url"), node.get("@id"), *(identifier.values() if isinstance(identifier, dict) else [identifier])]
    return Declared(
        clean_line(titles[0]) if titles else "",
        _name(node.get("hiringOrganization")),
        clean_lines(_with_parts(described, parts)),
        declared_location(node),
        frozenset(str(mark) for mark in marks if isinstance(mark, str | int)),
        _day(node.get("validThrough")),
    )


def _with_parts(described: str, parts: dict[str, str]) -> str:
    """The description and under their headings the parts that it doesn't hold already."""
    texts, seen = [described] if described else [], bare(described)
    language = language_of("\n".join([described, *parts.values()]))
    for part, text in parts.items():
        if text and bare(text) not in seen:
            texts.append(f"{_PARTS[part][language == 'es']}\n{text}")
            seen += bare(text)
    return "\n\n".join(texts)


def _texts(value: Any) -> list[str]:
    """Strings, or what nodes of a kind (`OccupationalExperienceRequirements`) say of themselves."""
    values = value if isinstance(value, list) else [value]
    nodes = (node.get("description") or node.get("name") for node in values if isinstance(node, dict))
    return _strings(value) or [text for text in nodes if isinstance(text, str)]


def _day(value: Any) -> date | None:
    try:
        return date.fromisoformat(str(value)[:10])
    except ValueError:
        return None


def _name(organization: Any) -> str:
    """An organization is written as a name, as a node with a name, or as a list of either."""
    if isinstance(organization, list):
        organization = organization[0] if organization else None
    if isinstance(organization, dict):
        organization = next(iter(_strings(organization.get("name")) or _strings(organization.get("legalName"))), "")
    name = clean_line(organization) if isinstance(organization, str) else ""
    return "" if name.startswith(("http://", "https://")) else name


def _strings(value: Any) -> list[str]:
    values = value if isinstance(value, list) else [value]
    return [text for text in values if isinstance(text, str) and text.strip()]


def _scopes(page: Element) -> list[Element]:
    return [
        element
        for element in page.xpath("//*[@itemtype or @typeof]")
        if _POSTING_TYPE.search((element.get("itemtype") or element.get("typeof") or "").strip())
    ]


def _from_attributes(scope: Element) -> Declared:
    """Microdata (`itemprop`) and RDFa (`property`) name the same things."""
    described = "\n\n".join(clean_lines(text_of(element)) for element in _properties(scope, "description"))
    parts = {
        part: "\n\n".join(clean_lines(text_of(element)) for element in _properties(scope, part)) for part in _PARTS
    }
    titles, places = _properties(scope, "title"), _properties(scope, "jobLocation")
    organizations = _properties(scope, "hiringOrganization")
    names = [name for organization in organizations for name in _properties(organization, "name")] or organizations
    ends = [element.get("content") or element.get("datetime") for element in _properties(scope, "validThrough")]
    marks = [element.get("href") or element.get("content") for element in _properties(scope, "url")]
    return Declared(
        _value(titles[0]) if titles else "",
        _value(names[0]) if names else "",
        clean_lines(_with_parts(described, parts)),
        _place(places[0]) if places else "",
        frozenset(filter(None, marks)),
        _day(ends[0]) if ends else None,
    )


def _place(element: Element) -> str:
    parts = [_value(part) for name in ("addressLocality", "addressRegion") for part in _properties(element, name)[:1]]
    return clean_location(", ".join(filter(None, parts)) or _value(element))


def _properties(scope: Element, name: str) -> list[Element]:
    found: list[Element] = scope.xpath(".//*[@itemprop=$name or @property=$name]", name=name)
    return found[:MAX_CANDIDATES]


def _value(element: Element) -> str:
    return clean_line(element.get("content") or text_of(element))
