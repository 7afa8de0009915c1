"""Postings that stand only in the data from which scripts build their page; the words are ours."""

import json

from tests.workers.browsing.postings import DESCRIPTION
from workers.posting.company.text_sources import text_mentions
from workers.posting.declared.script_data import posting_in_scripts
from workers.posting.markup.tree import parse
from workers.posting.page import read_posting

URL = "https://ravel.example/jobs/7"
RECORD = {"id": "7", "title": "Timber Framer", "city": "Lodi", "description": DESCRIPTION}
SHELL = "<h1><span></span></h1><div id='app'></div><p>The employer has listed no skills.</p>"


def held(script: str) -> str:
    posting = posting_in_scripts(parse(f"<body>{SHELL}<script>{script}</script></body>"))
    return posting.description if posting else ""


def test_a_page_whose_text_its_scripts_hold_is_read_from_them() -> None:
    for script in (
        f"var job = {json.dumps(RECORD)};",
        f"window.store = {json.dumps(json.dumps({'jobs': [RECORD]}))};",
        f"job.title = 'Timber Framer'; job.description = {json.dumps(DESCRIPTION)};",
    ):
        posting = read_posting(f"<body>{SHELL}<script>{script}</script></body>", URL)
        assert posting is not None
        assert posting.title == "Timber Framer"
        assert "conduit" in posting.description.casefold()
        assert "listed no skills" not in posting.description


def test_fields_of_one_record_are_one_posting_with_their_headings() -> None:
    parts = {
        "text": "What you do",
        "content": f"<div>{DESCRIPTION}</div>",
        "heading": "What you get",
        "html": "<p>Eleven paid holidays, a pension from the first day, and boots every year in June.</p>",
    }
    text = held(f"var job = {json.dumps(parts)};")
    assert text.startswith("What you do\n")
    assert "What you get\nEleven paid holidays" in text


def test_several_postings_code_and_parts_of_a_page_are_none() -> None:
    other = {**RECORD, "id": "8", "title": "Roofer", "description": DESCRIPTION.replace("electrician", "roofer")}
    assert held(f"var jobs = {json.dumps([RECORD, other])};") == ""
    assert held(f"box.innerHTML = {json.dumps(DESCRIPTION)};") == ""
    assert held(f"write({json.dumps(DESCRIPTION)});") == ""


def test_a_posting_that_the_page_shows_whole_stays_the_page_s() -> None:
    page = f"<body><h1>Timber Framer</h1><div>{DESCRIPTION}<p>Ask for Ines at the gate.</p></div>"
    posting = read_posting(f"{page}<script>var job = {json.dumps(RECORD)};</script></body>", URL)
    assert posting is not None
    assert posting.description.endswith("Ask for Ines at the gate.")


def test_quotes_that_never_end_and_blanks_without_end_take_no_time() -> None:
    assert held('"' + '\\"' * 100_000) == ""
    assert held("'\"`" * 100_000) == ""
    assert held('text: "' + "word " * 3_000 + ";" + " \\n" * 14_000 + '"') == ""
    assert list(text_mentions(". " * 10_000)) == []
