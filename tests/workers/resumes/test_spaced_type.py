"""Words set with a blank after each letter."""

import pytest
import weasyprint

from workers.resumes.pdf.lines import read_lines


@pytest.mark.parametrize("spacing", ["0.2em", "0.5em"])
def test_spaced_letters_are_words(spacing: str) -> None:
    html = f'<p style="letter-spacing: {spacing}; font: 12pt sans-serif">LINE BORING</p><p>A B test of welds</p>'
    lines, _ = read_lines(weasyprint.HTML(string=html).write_pdf())
    assert [line.text for line in lines] == ["LINE BORING", "A B test of welds"]
