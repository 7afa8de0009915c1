"""A corpus of invented resumes: `python -m scripts.personas FOLDER [--seed 1]`.

Writes NAME.pdf and NAME.truth.json (the shape that reading is scored by) for every trade in seven layouts of three
makers: WeasyPrint, LibreOffice (`soffice`; one of its layouts by way of a Word document) and Typst (`uv pip install
typst`). A maker that isn't installed is left out and said so.
"""

import argparse
import json
import shutil
import subprocess
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from scripts.personas import typst_layouts, web_layouts
from scripts.personas.people import Person, people

Layout = Callable[[Person, int], str]
LIBREOFFICE: dict[str, Layout] = {"table": web_layouts.table, "plain": web_layouts.plain}
BY_WORD: dict[str, Layout] = {"word": web_layouts.plain}
WEASYPRINT: dict[str, Layout] = {"classic": web_layouts.classic, "sidebar": web_layouts.sidebar}
TYPST: dict[str, Layout] = {"modern": typst_layouts.modern, "compact": typst_layouts.compact}


def main() -> None:
    """Make resumes, and print how many each maker made."""
    parser = argparse.ArgumentParser(prog="python -m scripts.personas", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for number, person in enumerate(people(options.seed)):
        _print_with_weasyprint(options.folder, person, number)
        _print_with_typst(options.folder, person, number)
        _write_for_libreoffice(options.folder, person, number)
    _print_with_libreoffice(options.folder)
    _remove_sources(options.folder)
    print(f"{len(list(options.folder.glob('*.pdf')))} resumes in {options.folder}")


def _print_with_weasyprint(folder: Path, person: Person, number: int) -> None:
    import weasyprint  # noqa: PLC0415 - slow, and not needed to describe the command

    for name, layout in WEASYPRINT.items():
        stem = _truth(folder, person, name, "WeasyPrint", number)
        weasyprint.HTML(string=layout(person, number)).write_pdf(folder / f"{stem}.pdf")


def _print_with_typst(folder: Path, person: Person, number: int) -> None:
    try:
        typst: Any = import_module("typst")
    except ImportError:
        if number == 0:
            print("Typst is not installed (uv pip install typst): its layouts are left out")
        return
    for name, layout in TYPST.items():
        stem = _truth(folder, person, name, "Typst", number)
        source = folder / f"{stem}.typ"
        source.write_text(layout(person, number), encoding="utf-8")
        typst.compile(source, output=folder / f"{stem}.pdf")
        source.unlink()


def _write_for_libreoffice(folder: Path, person: Person, number: int) -> None:
    for name, layout in (LIBREOFFICE | BY_WORD).items():
        stem = _truth(folder, person, name, "LibreOffice", number)
        (folder / f"{stem}.html").write_text(layout(person, number), encoding="utf-8")


def _print_with_libreoffice(folder: Path) -> None:
    if shutil.which("soffice") is None:
        print("LibreOffice is not installed: its layouts are left out")
        return
    by_word = sorted(folder.glob("*-word.html"))
    _convert(folder, "pdf:writer_web_pdf_Export", sorted(set(folder.glob("*.html")) - set(by_word)))
    _convert(folder, "docx", by_word, "--infilter=HTML (StarWriter)")
    _convert(folder, "pdf", sorted(folder.glob("*.docx")))


def _convert(folder: Path, to: str, sources: list[Path], *options: str) -> None:
    command = ["soffice", "--headless", *options, "--convert-to", to, "--outdir", str(folder), *map(str, sources)]
    subprocess.run(command, check=True, capture_output=True)


def _remove_sources(folder: Path) -> None:
    for source in (*folder.glob("*.html"), *folder.glob("*.docx")):
        source.unlink()
        if not source.with_suffix(".pdf").exists():
            source.with_suffix(".truth.json").unlink(missing_ok=True)


def _truth(folder: Path, person: Person, layout: str, maker: str, number: int) -> str:
    stem = f"{number:02}-{person.language}-{person.trade.replace(' ', '-')}-{layout}"
    truth: dict[str, Any] = {
        "file": f"{stem}.pdf",
        "layout": layout,
        "maker": maker,
        "trade": person.trade,
        "workExperiences": [
            {
                "jobTitle": job.title,
                "companyName": job.company,
                "startDate": f"{job.start[0]}-{job.start[1]:02}",
                "endDate": f"{job.end[0]}-{job.end[1]:02}" if job.end else None,
                "isCurrent": job.end is None,
                "dutiesContains": job.duties,
            }
            for job in person.jobs
        ],
        "skills": [skill.name for skill in person.skills],
        "equipmentMentioned": list(dict.fromkeys(gear for job in person.jobs for gear in job.gear)),
        "certifications": [
            {"name": one.name, "issuingOrganization": one.issuer, "issueDate": f"{one.issued[0]}-{one.issued[1]:02}"}
            for one in person.certificates
        ],
    }
    (folder / f"{stem}.truth.json").write_text(json.dumps(truth, indent=1, ensure_ascii=False), encoding="utf-8")
    return stem


if __name__ == "__main__":
    main()
