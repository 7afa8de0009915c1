"""What a page says after a label: 'Employer: Acme', `<dt>Location</dt><dd>Reno</dd>`, 'Empresa: Acme'."""

import re
from itertools import islice

from workers.posting.markup.tree import Element, text_of
from workers.posting.text.clean_text import clean_line

_MOST_LABELS = 400
_LONGEST_LABEL = 40
_LONGEST_LINE = 120
"""Of a label and its value within one element: '<b>Employer: Acme Erectors</b>'."""
_MOST_BOXES = 2
"""Around a label: a cell, and what makes its words bold."""
_LABEL_TAGS = ("dt", "th", "td", "span", "strong", "b", "label", "h3", "h4", "h5", "h6", "div", "p")


def labelled(page: Element, text: str, labels: str) -> str:
    """The value behind the first of `labels` (alternatives of a pattern), in the page's boxes or else in `text`."""
    label = re.compile(rf"(?:{labels})\s*[:?]?", re.IGNORECASE)
    line_of_both = re.compile(rf"(?:{labels})\s*:\s*(?P<value>[^\n]{{2,80}})", re.IGNORECASE)
    for element in islice(page.iter(*_LABEL_TAGS), _MOST_LABELS * 10):
        if len(element) or not (own := (element.text or "").strip()) or len(own) > _LONGEST_LINE:
            continue
        if both := line_of_both.fullmatch(own):
            return clean_line(_first_sentence(both["value"]))
        if len(own) <= _LONGEST_LABEL and label.fullmatch(own) and (value := _behind(element)):
            return value
    line = re.search(
        rf"^[^\w\n]*(?:{labels})\s*[:\u2013]\s*(?P<value>[^\n]{{2,160}})$", text, re.IGNORECASE | re.MULTILINE
    )
    return clean_line(_first_sentence(line["value"])) if line else ""


def _behind(label: Element) -> str:
    """Return what follows a label, in the same line or the next box."""
    if tail := clean_line((label.tail or "").strip(" :\u2013\n\t")):
        return tail
    here, following = label, label.getnext()
    for _ in range(_MOST_BOXES):
        box = here.getparent()
        if following is not None or box is None or (box.text or "").strip():
            break
        here, following = box, box.getnext()
    return clean_line(text_of(following)[:300]) if following is not None else ""


def _first_sentence(text: str) -> str:
    """'Delta Mechanical. Site: Avon' says the company and goes on to something else."""
    return re.split(r"\.\s+(?=[A-ZÁÉÍÓÚ])|\s{2,}|\s\|\s", text, maxsplit=1)[0].strip(" .")
