import json

import pytest

from workers.posting.declared.structured_data import structured_postings, text_of_markup
from workers.posting.markup.tree import parse
from workers.posting.models import Declared

JOB = {
    "@type": "JobPosting",
    "title": "Pipe Welder",
    "hiringOrganization": {"@type": "Organization", "name": "Harbor Fab"},
    "description": "<p>Weld pipe.</p><ul><li>6G</li></ul>",
}
READ = Declared("Pipe Welder", "Harbor Fab", "Weld pipe.\n\n• 6G")


def declared(script: str) -> list[Declared]:
    tree = parse(f'<html><head><script type="application/ld+json">{script}</script></head><body>x</body></html>')
    assert tree is not None
    return structured_postings(tree)


@pytest.mark.parametrize(
    "data",
    [
        JOB,
        [JOB],
        {"@graph": [{"@type": "WebSite"}, JOB]},
        {"@type": "WebPage", "mainEntity": JOB},
        JOB | {"@type": ["JobPosting", "Thing"]},
        JOB | {"@type": "http://schema.org/JobPosting"},
        JOB | {"hiringOrganization": "Harbor Fab"},
        JOB | {"hiringOrganization": [{"name": "Harbor Fab"}]},
        JOB | {"description": "&lt;p&gt;Weld pipe.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;6G&lt;/li&gt;&lt;/ul&gt;"},
        JOB | {"description": "&amp;lt;p&amp;gt;Weld pipe.&amp;lt;/p&amp;gt;&amp;lt;ul&amp;gt;&amp;lt;li&amp;gt;6G"},
        JOB | {"description": "Weld pipe.\n\n- 6G"},
        JOB | {"title": "Pipe&nbsp;Welder "},
    ],
)
def test_a_posting_is_read_however_it_is_written(data: object) -> None:
    assert declared(json.dumps(data)) == [READ]


@pytest.mark.parametrize(
    "script",
    [
        "<!-- {} -->",
        "//<![CDATA[\n{}\n//]]>",
        "{};",
        json.dumps(JOB)[:-1].replace("{", "{{") + ",}}",
    ],
)
def test_json_is_read_as_pages_really_write_it(script: str) -> None:
    text = script.format(json.dumps(JOB)) if "{}" in script else script.replace("{{", "{").replace("}}", "}")
    assert declared(text) == [READ]


def test_line_breaks_within_a_string_are_read() -> None:
    assert declared(json.dumps(JOB).replace("Weld pipe.", "Weld\npipe.")) == [READ]


@pytest.mark.parametrize(
    "script",
    [
        *("", "null", "[]", "nonsense", "{", '"JobPosting"', '{"@type": "Organization"}', '{"@type": "JobPosting"}'),
        *('{"@type": 7, "title": {}}', '{"@type": "JobPosting", "title": 5, "description": [[]]}', "[" * 100_000),
        '{"a":' * 50_000 + "1" + "}" * 50_000,
    ],
)
def test_what_declares_no_posting_declares_none(script: str) -> None:
    assert declared(script) == []


def test_microdata_and_rdfa_say_the_same() -> None:
    microdata = """<main itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">Pipe Welder</h1>
      <span itemprop="hiringOrganization" itemscope><meta itemprop="name" content="Harbor Fab"></span>
      <div itemprop="description"><p>Weld pipe.</p><ul><li>6G</li></ul></div></main>"""
    rdfa = microdata.replace("itemprop=", "property=").replace("itemscope itemtype=", "typeof=")
    for markup in (microdata, rdfa):
        tree = parse(markup)
        assert tree is not None
        assert structured_postings(tree) == [READ]


def test_tags_that_never_end_are_text_and_not_searched_forever() -> None:
    assert text_of_markup("<p " * 100_000).startswith("<p <p")


def test_angle_brackets_of_a_plain_text_stay() -> None:
    assert text_of_markup("Voltage < 600 V & amps > 20") == "Voltage < 600 V & amps > 20"
