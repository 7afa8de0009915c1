"""`scripts/bench printing [--renders 30] [--alone]`: how long a PDF takes, here and by RenderCV, one person in one run.

First each template for itself: a warm render, and the pages of it as pictures. `--alone` ends there.

Installs RenderCV from the package index into an environment of its own that is deleted afterwards. Prints p50 and p95
of a warm render in one process (each in turn), with the processor's time of ours, one whole command from a cold start,
and the memory of the process that has printed all of it. Ours looks for garbage where a work horse does: between two.
RenderCV prints without its icons, whose package it would load from elsewhere at every start.
"""

import argparse
import gc
import json
import os
import resource
import statistics
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from common.documents.composed import CoverLetter, EntrySection, LineSection, ProseSection, Resume, document_data
from common.documents.templates import document_templates
from tests.workers.documents.persona_documents import document_of, persona_facts
from workers.documents.lines import lines_of
from workers.documents.page_pictures import page_pictures
from workers.documents.pdf import print_pdf, warm_up
from workers.runtime.garbage import collect_if_due

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
from common.documents.composed import read_document
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


@dataclass
class Timed:
    """Runs of the same work, in seconds, each followed by what a horse does between two jobs."""

    work: Callable[[], object]
    passed: list[float] = field(default_factory=list)
    of_processor: list[float] = field(default_factory=list)

    def run(self) -> None:
        """Render the document once more."""
        began, processor_began = perf_counter(), process_time()
        self.work()
        self.passed.append(perf_counter() - began)
        self.of_processor.append(process_time() - processor_began)
        collect_if_due()

    def __str__(self) -> str:
        return f"{_told(self.passed)}; of the processor {_told(self.of_processor)}"


class Cold(NamedTuple):
    """A command from its start to its end, in seconds."""

    passed: float
    of_processor: float


def document() -> Resume:
    """Return a persona's resume, which fills two thirds of a page."""
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
        print(f"warm render: ours {ours}; RenderCV {_told(theirs)}")
        print(f"ratio of the p95: {_p95(ours.passed) / _p95(theirs):.2f}")
        print(f"memory of our process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
        stored = Path(folder) / "document.json"
        stored.write_text(json.dumps(document_data(document())), encoding="utf-8")
        options = ["--dont-generate-markdown", "--dont-generate-html", "--dont-generate-png"]
        of_ours = [sys.executable, "-c", COLD, str(stored), str(stored.with_suffix(".pdf"))]
        of_theirs = [str(python.parent / "rendercv"), "render", str(source), *options]
        _print_cold(partial(_run, of_ours, REPOSITORY), partial(_run, of_theirs, Path(folder)))


def _print_by_template(renders: int) -> None:
    _warm_up()
    resume = document()
    lines = [line.text for line in lines_of(resume)]
    for template in document_templates():
        printed = print_pdf(resume, template)
        renderings = Timed(partial(print_pdf, resume, template))
        drawings = Timed(partial(page_pictures, printed, lines))
        for _ in range(renders):
            renderings.run()
            drawings.run()
        sizes = [len(picture.content) // 1024 for picture in page_pictures(printed, lines)]
        print(f"{template}: render {renderings}")
        print(f"    {len(sizes)} page(s) drawn {drawings}; {sum(sizes)} kB")
    print(f"memory after all of it: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def _warm_up() -> None:
    """Render once, as the pool does before it forks."""
    warm_up()
    gc.collect()
    gc.freeze()


def _environment(folder: Path) -> Path:
    python = folder / "environment" / "bin" / "python"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, python.parents[1]], check=True)
    subprocess.run([UV, "pip", "install", "--quiet", "--compile-bytecode", "--python", python, *PACKAGES], check=True)
    icons = folder / "typst" / "packages" / "preview" / "fontawesome" / "0.5.0"
    icons.mkdir(parents=True)
    for name, content in ICONS.items():
        (icons / name).write_text(content, encoding="utf-8")
    return python


def _warm(python: Path, source: Path, renders: int) -> tuple[Timed, list[float]]:
    """Time each render, ours and theirs in turn."""
    ours, theirs = Timed(partial(print_pdf, document())), []
    command = [str(python), "-c", WARM, str(source)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=_with_data(source.parent)
    ) as other:
        if other.stdin is None or other.stdout is None:
            raise RuntimeError("the other process has no pipes")
        for _ in range(renders):
            ours.run()
            other.stdin.write("\n")
            other.stdin.flush()
            theirs.append(float(other.stdout.readline()))
        other.stdin.close()
    return ours, theirs


def _print_cold(ours: Callable[[], Cold], theirs: Callable[[], Cold]) -> None:
    """The best of five each, in turn: the first finds its files on the disk only."""
    runs = [(ours(), theirs()) for _ in range(5)]
    best_ours, best_theirs = (Cold(*map(min, zip(*of_one, strict=True))) for of_one in zip(*runs, strict=True))
    print(
        f"cold command: ours {best_ours.passed:.2f} s, RenderCV {best_theirs.passed:.2f} s, "
        f"ratio {best_ours.passed / best_theirs.passed:.2f}; of the processor {best_ours.of_processor:.2f} s, "
        f"{best_theirs.of_processor:.2f} s, ratio {best_ours.of_processor / best_theirs.of_processor:.2f}"
    )


def _run(command: list[str], folder: Path) -> Cold:
    began, before = perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=folder, check=True, capture_output=True, env=_with_data(folder))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    of_processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cold(perf_counter() - began, of_processor)


def _with_data(folder: Path) -> dict[str, str]:
    """Return the environment in which Typst looks for packages in `folder` first."""
    return {**os.environ, "XDG_DATA_HOME": str(folder)}


def _p95(seconds: list[float]) -> float:
    return statistics.quantiles(seconds, n=20)[-1]


def _told(seconds: list[float]) -> str:
    return f"p50 {statistics.median(seconds) * 1000:.0f} ms, p95 {_p95(seconds) * 1000:.0f} ms"


if __name__ == "__main__":
    main()
