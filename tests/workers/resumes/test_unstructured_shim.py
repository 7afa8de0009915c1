"""The canary: fails when unstructured moves one of the names that the shim replaces, before users see empty resumes."""

import logging
import os
import subprocess
import sys
from importlib.metadata import version
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from workers.resumes import warm_up
from workers.resumes.pdf import unstructured_shim
from workers.resumes.pdf.unstructured_shim import PINNED_VERSION, partition, partition_module, pdfminer_utils


def test_the_installed_version_is_the_pinned_one() -> None:
    assert version("unstructured") == PINNED_VERSION


def test_the_replaced_names_are_the_ones_in_use() -> None:
    assert partition_module.open_pdfminer_pages_generator is unstructured_shim._pages_of_lines
    assert partition_module.element_from_text is unstructured_shim._plain_text
    assert partition_module.is_pdf_too_complex is unstructured_shim._is_never_too_complex
    assert pdfminer_utils.LAParams.keywords == {"boxes_flow": None, "all_texts": True}


def test_a_real_pdf_gives_lines_with_coordinates_and_pages(welder_resume: bytes) -> None:
    elements, pages, error = partition(welder_resume)
    assert error is None
    assert len(pages) == 1
    texts = [element.text for element in elements]
    assert "Rosa Elena Ibarra" in texts
    coordinates = elements[texts.index("Rosa Elena Ibarra")].metadata.coordinates
    assert coordinates is not None
    assert coordinates.points is not None
    (left, top), _, (right, bottom), _ = coordinates.points
    assert 0 < left < right < pages[0].width
    assert 0 < top < bottom < pages[0].height / 5


def test_words_are_parted_as_unstructured_itself_parts_them() -> None:
    cleaners = Path(str(files("unstructured").joinpath("cleaners/core.py")))
    specification = spec_from_file_location("cleaners_as_they_are", cleaners)
    assert specification is not None
    assert specification.loader is not None
    module = module_from_spec(specification)
    specification.loader.exec_module(module)
    for line in (
        "Welder",
        "  Welder \xa0 since\n2019 ",
        "\tWelder\t  2019\n\n",
        "",
        " \n\xa0",
        "Soldador\u2003MIG   \u200b ",
    ):
        ours, _ = partition_module.clean_extra_whitespace_with_index_run(line)
        theirs, _ = module.clean_extra_whitespace_with_index_run(line)
        assert ours == theirs


def test_a_swallowed_error_is_given_back() -> None:
    elements, _, error = partition(b"%PDF-1.7 and nothing that a PDF needs")
    assert elements == []
    assert error is not None


def test_importing_it_opens_no_connection_and_turns_analytics_off() -> None:
    program = (
        "import socket, os, sys\n"
        "def refuse(*a, **k): raise SystemExit('a connection was opened')\n"
        "socket.socket.connect = refuse\n"
        "from workers.resumes.pdf.unstructured_shim import partition\n"
        "partition(b'%PDF-1.4')\n"
        "print(os.environ['SCARF_NO_ANALYTICS'], os.environ['DO_NOT_TRACK'])\n"
        "assert 'iso639._data' not in sys.modules, 'a quarter of a second went into the names of all languages'\n"
        "assert 'unstructured.nlp.english_words' not in sys.modules, 'a tenth of one went into words of labels'"
    )
    environment = {
        name: value for name, value in os.environ.items() if name not in {"SCARF_NO_ANALYTICS", "DO_NOT_TRACK"}
    }
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False)  # noqa: S603 - our own words
    assert (done.returncode, done.stdout.strip()) == (0, "1 1"), done.stderr


def test_warming_up_logs_no_warning(caplog: pytest.LogCaptureFixture) -> None:
    """Each start of a pool would."""
    warm_up()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
