"""The one place that knows how unstructured is built inside.

Why it exists: unstructured's PDF module imports spaCy and layout models (about 3 GB) that its fast strategy never
runs, downloads a spaCy model to label text that we don't need labelled, gives up on pages with many drawn lines, and
drops the fonts and drawn bullets that tell a heading from a duty. To label and clean text it goes through every code
point there is and a list of English words at each start. Importing this module puts stand-ins where those
imports look, replaces four private names, and offers `partition`. Private names are pinned by the exact version in
pyproject.toml; tests/workers/resumes/test_unstructured_shim.py fails when one of them moves.
"""

import functools
import logging
import os
import re
import sys
import types
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import import_module
from io import BytesIO
from typing import Any

# Read once, at import: unstructured phones home while it is imported and again on every call.
os.environ.update(SCARF_NO_ANALYTICS="1", DO_NOT_TRACK="1", UNSTRUCTURED_DISABLE_NOTICE="1")

# A warning for every glyph box that a font leaves out says nothing that an operator could act on.
logging.getLogger("pdfminer").setLevel(logging.ERROR)

PINNED_VERSION = "0.27.32"


def _refuse(*_: object, **__: object) -> None:
    raise RuntimeError("The fast strategy of unstructured was expected not to need this.")


def _stand_in(name: str, **attributes: object) -> None:
    module = types.ModuleType(name)
    for attribute, value in attributes.items():
        setattr(module, attribute, value)
    sys.modules.setdefault(name, module)


class _Language:
    """English, which is all that we name: the tables of all languages took a quarter of a second at every start."""

    part1, part2b, part2t, part3 = "en", "eng", "eng", "eng"

    @classmethod
    def match(cls, name: str) -> type["_Language"]:
        if name not in {cls.part1, cls.part3}:
            raise _LanguageNotFoundError(name)
        return cls


class _LanguageNotFoundError(Exception):
    """The error that iso639 raises for an unknown language."""


_BLANKS = {ord("\n"): " ", ord("\xa0"): " "}


def _single_blanks(text: str) -> tuple[str, None]:
    """A line's words with one blank between them. Where letters moved to is asked for links, and we have none."""
    return re.sub(" {2,}", " ", text.translate(_BLANKS)).strip(), None


_stand_in("iso639", Language=_Language, LanguageNotFoundError=_LanguageNotFoundError)
_stand_in("spacy", load=_refuse)
_stand_in("emoji", emoji_count=_refuse)  # 4 MB of names for signs that are only counted in images
_stand_in(
    "langdetect",  # we name the language
    DetectorFactory=types.SimpleNamespace(),
    detect_langs=_refuse,
    lang_detect_exception=types.SimpleNamespace(LangDetectException=ValueError),
)
_stand_in("numba", njit=lambda function=None, **_: function or (lambda inner: inner))
_stand_in(
    "unstructured.cleaners.core",
    clean_extra_whitespace_with_index_run=_single_blanks,
    index_adjustment_after_clean_extra_whitespace=_refuse,
)
_stand_in("unstructured.partition.text", element_from_text=_refuse)
_stand_in(
    "unstructured_inference.inference.layout",
    convert_pdf_to_image=_refuse,
    DocumentLayout=object,
    PageLayout=object,
)

from pdfminer.layout import LAParams, LTCurve, LTFigure, LTPage, LTTextContainer, LTTextLine  # noqa: E402
from unstructured.documents.elements import Element, Text  # noqa: E402

from workers.resumes.pdf.split_lines import split  # noqa: E402

# Any: what is replaced below are names that these modules import for themselves.
partition_module: Any = import_module("unstructured.partition.pdf")
pdfminer_utils: Any = import_module("unstructured.partition.pdf_image.pdfminer_utils")


class PageOfLines:
    """Stands for pdfminer's page in unstructured: the same size, but one object per printed line."""

    def __init__(self, page: LTPage) -> None:
        self.width, self.height = page.width, page.height
        items = list(_items_of(page))
        whole = (line for item in items if isinstance(item, LTTextContainer) for line in _lines_of(item))
        self.lines = [part for line in whole for part in split(line)]
        # Bullets that a browser draws are small filled curves, not characters.
        self.curves = [item.bbox for item in items if isinstance(item, LTCurve)]

    def __iter__(self) -> Iterator[LTTextLine]:
        return iter(self.lines)


def _items_of(container: LTPage | LTFigure) -> Iterator[Any]:
    """What stands on the page. Browsers print what is a little transparent (dates, often) as a figure of its own."""
    for item in container:
        if isinstance(item, LTFigure):
            yield from _items_of(item)
        else:
            yield item


def _lines_of(container: LTTextContainer[Any]) -> Iterator[LTTextLine]:
    if isinstance(container, LTTextLine):
        yield container
        return
    for child in container:
        if isinstance(child, LTTextContainer):
            yield from _lines_of(child)


class Failure:
    """Keeps what unstructured swallows: the exception that ended its walk, or None."""

    error: BaseException | None = None


_walked: ContextVar[tuple[list[PageOfLines], Failure] | None] = ContextVar("walked_pages", default=None)
_open_pages = partition_module.open_pdfminer_pages_generator


def _pages_of_lines(*arguments: Any, **options: Any) -> Iterator[tuple[Any, PageOfLines]]:
    walked = _walked.get()
    pages, failure = walked or ([], Failure())
    try:
        for page, layout in _open_pages(*arguments, **options):
            of_lines = PageOfLines(layout)
            pages.append(of_lines)
            yield page, of_lines
    except Exception as error:
        failure.error = error
        raise


def _plain_text(text: str, **_: object) -> Text:
    """Every line as it stands: no label, no bullet cut off, no language model asked."""
    return Text(text=text)


def _is_never_too_complex(*_: object, **__: object) -> bool:
    return False


partition_module.open_pdfminer_pages_generator = _pages_of_lines
partition_module.element_from_text = _plain_text
# A guess at drawings, which takes every PDF with bitmap fonts (TeX's older ones) for one; our own limits hold instead.
partition_module.is_pdf_too_complex = _is_never_too_complex
# boxes_flow=None: the order of boxes is ours to find, and pdfminer's own search for it is quadratic.
# all_texts: the text of figures is gathered into lines, too.
pdfminer_utils.LAParams = functools.partial(LAParams, boxes_flow=None, all_texts=True)


@contextmanager
def _walking() -> Iterator[tuple[list[PageOfLines], Failure]]:
    walked: tuple[list[PageOfLines], Failure] = ([], Failure())
    token = _walked.set(walked)
    try:
        yield walked
    finally:
        _walked.reset(token)


def partition(
    pdf: bytes,
) -> tuple[list[Element], list[PageOfLines], BaseException | None]:
    """Elements in the file's own order, the pages they stand on, and the error that unstructured swallowed, if any.

    An element is one printed line, with coordinates from the page's top left.
    """
    with _walking() as (pages, failure):
        try:
            elements = partition_module.partition_pdf(
                file=BytesIO(pdf),
                strategy="fast",
                languages=["eng"],
                sort_mode="dont",
                pdfminer_line_margin=0.05,
                pdfminer_word_margin=0.1,
            )
        except Exception as error:  # noqa: BLE001 - "no text" comes as whatever the next strategy fails with
            return [], pages, failure.error or (error if not pages else None)
        return elements, pages, failure.error
