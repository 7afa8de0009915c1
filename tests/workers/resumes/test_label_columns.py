"""Names of rows that stand in a narrow column before what they hold."""

import weasyprint

from workers.resumes.pdf.lines import read_lines
from workers.resumes.reader import read_jobs, read_sections, read_skills

RIGHT = "display: inline-block; width: 25mm; text-align: right; margin-right: 3mm"
DRAWN = [
    f'<div><span style="{RIGHT}">{name}</span>{of}</div>'
    for name, of in (
        ("Water", "PEX, Copper, Leak testing"),
        ("Drains", "Cast iron, PVC, Snaking"),
        ("2019", "Level Two, held since"),
    )
]


def printed(rows: str) -> bytes:
    page = f'<body style="font: 10pt sans-serif">{rows}</body>'
    pdf: bytes = weasyprint.HTML(string=page).write_pdf()
    return pdf


def test_names_of_rows_are_parted_from_what_the_rows_hold() -> None:
    lines, _ = read_lines(printed("".join(DRAWN)))
    assert [line.text for line in lines] == [
        "Water: PEX, Copper, Leak testing",
        "Drains: Cast iron, PVC, Snaking",
        "2019 Level Two, held since",
    ]


def test_a_table_of_skills_by_rows_is_not_read_across() -> None:
    lines, _ = read_lines(printed(f"<h2>Skills</h2>{DRAWN[0]}{DRAWN[1]}"))
    found = read_sections(lines)
    names = [skill.name for skill in read_skills(found, read_jobs(found))]
    assert names == ["PEX", "Copper", "Leak testing", "Cast iron", "PVC", "Snaking"]


def test_one_wide_gap_is_no_column() -> None:
    row = '<div>Welder<span style="margin-left: 3mm">Acme Steel</span></div>'
    lines, _ = read_lines(printed(f"{row}<div>Ran two shifts</div>"))
    assert [line.text for line in lines] == ["Welder Acme Steel", "Ran two shifts"]
