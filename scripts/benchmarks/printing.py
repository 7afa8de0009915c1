"""`scripts/bench printing [--renders 30] [--alone]`: how long a PDF takes, here and by RenderCV, one person in one run.

First each template for itself: a warm render, and the pages of it as pictures. `--alone` ends there.

Installs RenderCV from the package index into an environment of its own that is deleted afterwards. Prints p50 and p95
of a warm render in one process (each in turn), one whole command from a cold start, and the memory of the process that
has printed all of it. RenderCV prints without its icons, whose package it would load from elsewhere at every start.
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from common.composed_document import CoverLetter, EntrySection, LineSection, ProseSection, Resume, document_data
from common.document_templates import document_templates
from tests.workers.documents.persona_documents import document_of, persona_facts
from workers.documents.lines import lines_of
from workers.documents.page_pictures import page_pictures
from workers.documents.pdf import print_pdf, warm_up

REPOSITORY = Path(__file__).parents[2]
UV = REPOSITORY / ".venv" / "bin" / "uv"
PACKAGES = ("rendercv[full]", "click")
"""RenderCV imports click without asking for it."""
ICONS = {
    "typst.toml": '[package]\nname = "fontawesome"\nversion = "0.5.0"\nentrypoint = "lib.typ"\n',
    "lib.typ": "#let fa-icon(..arguments) = []\n",
}
"""Stands for the package of icons, and draws none."""
COLD = """
import json, pathlib, sys
from common.composed_document import read_document
from workers.documents.pdf import print_pdf
pathlib.Path(sys.argv[2]).write_bytes(print_pdf(read_document(json.loads(pathlib.Path(sys.argv[1]).read_text()))))
"""
WARM = """
import sys, tempfile, pathlib, time
from rendercv.api import create_a_pdf_from_a_yaml_string
source = pathlib.Path(sys.argv[1]).read_text()
with tempfile.TemporaryDirectory() as folder:
    create_a_pdf_from_a_yaml_string(source, pathlib.Path(folder) / "cv.pdf")
    for line in sys.stdin:
        began = time.perf_counter()
        create_a_pdf_from_a_yaml_string(source, pathlib.Path(folder) / "cv.pdf")
        print(time.perf_counter() - began, flush=True)
"""


def document() -> Resume:
    """One persona's, two thirds of a page."""
    facts, language = persona_facts()[0]
    composed = document_of(facts, language)
    if isinstance(composed, CoverLetter):
        raise TypeError("a resume was asked for")
    return composed


def as_rendercv(resume: Resume) -> str:
    """The same words for RenderCV: its YAML, of which JSON is a part."""
    sections: dict[str, list[object]] = {}
    for section in resume.sections:
        match section:
            case ProseSection(heading, paragraphs):
                sections[heading] = list(paragraphs)
            case EntrySection(heading, entries):
                sections[heading] = [
                    {"company": one.organization, "position": one.title, "date": one.dates, "highlights": one.bullets}
                    for one in entries
                ]
            case LineSection(heading, lines):
                sections[heading] = [{"label": one.label, "details": one.detail} for one in lines]
    return json.dumps({"cv": {"name": resume.name, "location": resume.contact[0], "sections": sections}})


def main() -> None:
    """Needs the network once, for the package index, but for `--alone`."""
    parser = argparse.ArgumentParser(prog="scripts/bench printing", description=__doc__)
    parser.add_argument("--renders", type=int, default=30)
    parser.add_argument("--alone", action="store_true", help="without RenderCV, and without the network")
    arguments = parser.parse_args()
    renders = arguments.renders
    _print_by_template(renders)
    if arguments.alone:
        return
    with TemporaryDirectory() as folder:
        python = _environment(Path(folder))
        source = Path(folder) / "cv.yaml"
        source.write_text(as_rendercv(document()), encoding="utf-8")
        ours, theirs = _warm(python, source, renders)
        print(f"warm render: ours {_told(ours)}; RenderCV {_told(theirs)}")
        print(f"ratio of the p95: {_p95(ours) / _p95(theirs):.2f}")
        print(f"memory of our process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
        stored = Path(folder) / "document.json"
        stored.write_text(json.dumps(document_data(document())), encoding="utf-8")
        cold_ours = _cold([sys.executable, "-c", COLD, str(stored), str(stored.with_suffix(".pdf"))], REPOSITORY)
        options = ["--dont-generate-markdown", "--dont-generate-html", "--dont-generate-png"]
        cold_theirs = _cold([str(python.parent / "rendercv"), "render", str(source), *options], Path(folder))
        print(
            f"cold command: ours {cold_ours:.2f} s; RenderCV {cold_theirs:.2f} s; ratio {cold_ours / cold_theirs:.2f}"
        )


def _print_by_template(renders: int) -> None:
    warm_up()
    resume = document()
    lines = [line.text for line in lines_of(resume)]
    for template in document_templates():
        printed = print_pdf(resume, template)
        renderings = [_seconds(partial(print_pdf, resume, template)) for _ in range(renders)]
        drawings = [_seconds(partial(page_pictures, printed, lines)) for _ in range(renders)]
        sizes = [len(picture.content) // 1024 for picture in page_pictures(printed, lines)]
        print(f"{template}: render {_told(renderings)}; {len(sizes)} page(s) drawn {_told(drawings)}, {sum(sizes)} kB")
    print(f"memory after all of it: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def _seconds(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def _environment(folder: Path) -> Path:
    python = folder / "environment" / "bin" / "python"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, python.parents[1]], check=True)
    subprocess.run([UV, "pip", "install", "--quiet", "--compile-bytecode", "--python", python, *PACKAGES], check=True)
    icons = folder / "typst" / "packages" / "preview" / "fontawesome" / "0.5.0"
    icons.mkdir(parents=True)
    for name, content in ICONS.items():
        (icons / name).write_text(content, encoding="utf-8")
    return python


def _warm(python: Path, source: Path, renders: int) -> tuple[list[float], list[float]]:
    """Seconds of each render, ours and theirs in turn."""
    warm_up()
    resume, ours, theirs = document(), [], []
    command = [str(python), "-c", WARM, str(source)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=_with_data(source.parent)
    ) as other:
        if other.stdin is None or other.stdout is None:
            raise RuntimeError("the other process has no pipes")
        for _ in range(renders):
            began = perf_counter()
            print_pdf(resume)
            ours.append(perf_counter() - began)
            other.stdin.write("\n")
            other.stdin.flush()
            theirs.append(float(other.stdout.readline()))
        other.stdin.close()
    return ours, theirs


def _cold(command: list[str], folder: Path) -> float:
    """The best of three: the first finds its files on the disk only."""
    return min(_timed(command, folder) for _ in range(3))


def _timed(command: list[str], folder: Path) -> float:
    began = perf_counter()
    subprocess.run(command, cwd=folder, check=True, capture_output=True, env=_with_data(folder))
    return perf_counter() - began


def _with_data(folder: Path) -> dict[str, str]:
    """Where Typst looks for packages first."""
    return {**os.environ, "XDG_DATA_HOME": str(folder)}


def _p95(seconds: list[float]) -> float:
    return statistics.quantiles(seconds, n=20)[-1]


def _told(seconds: list[float]) -> str:
    return f"p50 {statistics.median(seconds) * 1000:.0f} ms, p95 {_p95(seconds) * 1000:.0f} ms"


if __name__ == "__main__":
    main()
