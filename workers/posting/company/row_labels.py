"""The label of a table's row before the name beside it: 'Contractor Acme Erectors, Inc.' of two cells."""

import re
from collections.abc import Iterable

from workers.posting.company.mentions import Mention
from workers.posting.company.page_sources import COMPANY_LABELS
from workers.posting.text.clean_text import bare

_LABELLED = re.compile(rf"(?:{COMPANY_LABELS})\s+(?P<name>[^\W_].*)", re.IGNORECASE)


def without_row_labels(mentions: Iterable[Mention]) -> list[Mention]:
    """A text has both cells in one line. Names begin with such words too, so the page must have the rest by itself."""
    found = list(mentions)
    names = {bare(mention.name) for mention in found}
    return [Mention(_without_label(mention.name, names), mention.source) for mention in found]


def _without_label(name: str, names: set[str]) -> str:
    labelled = _LABELLED.fullmatch(name)
    return labelled["name"] if labelled and bare(labelled["name"]) in names else name
