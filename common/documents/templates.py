"""The templates that documents are printed by: a folder each in templates/documents, found by its template.toml."""

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from common.errors import ErrorCode, UserError

TEMPLATES = Path(__file__).parents[2] / "templates" / "documents"
DEFAULT_TEMPLATE = "classic"
DEFAULT_PAPER: Literal["letter"] = "letter"

Paper = Literal["letter", "a4"]
Colour = Annotated[str, msgspec.Meta(pattern="^[0-9a-fA-F]{6}$")]


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same said in each language of the product."""

    en: str
    es: str


class WordLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the template looks in Word, which has no style sheet: fonts that it comes with, sizes in points."""

    font: str
    heading_font: str
    size: float
    colour: Colour
    margin_inches: float


class DocumentTemplate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A template, as its template.toml describes it. `order` is its place in the choice, `id` the folder's name."""

    order: int
    name: Words
    about: Words
    word: WordLook
    id: str = ""


@cache
def document_templates() -> dict[str, DocumentTemplate]:
    """Return all templates by id, in the order of the choice.

    Raises ValueError with the name of a file that is wrong.
    """
    found = [_read(path) for path in TEMPLATES.glob("*/template.toml")]
    return {template.id: template for template in sorted(found, key=lambda one: (one.order, one.id))}


def document_template(template_id: str) -> DocumentTemplate:
    """UserError `template_unknown` where no folder has that name. What is asked for is never made a path."""
    template = document_templates().get(template_id)
    if template is None:
        raise UserError(ErrorCode.TEMPLATE_UNKNOWN)
    return template


def _read(path: Path) -> DocumentTemplate:
    try:
        template = msgspec.toml.decode(path.read_bytes(), type=DocumentTemplate)
    except msgspec.DecodeError as error:
        raise ValueError(f"{path}: {error}") from error
    return msgspec.structs.replace(template, id=path.parent.name)
