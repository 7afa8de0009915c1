"""What becomes of what an author types."""

import pytest

from web_api.blog.html import html_of
from web_api.blog.markdown import read_markdown
from web_api.blog.plain_text import describe

SITE = "https://tradefolio.example"
OWN = "/api/blog/images/0b5c9d1e-1111-4222-8333-444444444444"


def html(content: str) -> str:
    return html_of(read_markdown(content), SITE)


@pytest.mark.parametrize(
    ("content", "shown"),
    [
        ("One\nTwo\n\nThree", "<p>One</p><p>Two</p><p>Three</p>"),
        ("**Bold\nstill** bold", "<p><strong>Bold still</strong> bold</p>"),
        ("*a* and `b < c`", "<p><em>a</em> and <code>b &lt; c</code></p>"),
        ("- a\n- b\n  - c", "<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>"),
        ("3. a\n4. b", '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'),
        ("> a\n> b", "<blockquote><p>a</p><p>b</p></blockquote>"),
        ("a\n\n---\n\nb", "<p>a</p><hr><p>b</p>"),
        ("```\n<b>\n```", "<pre><code>&lt;b&gt;</code></pre>"),
        (
            "| *a* | b |\n|---|:-:|\n| 1 | `<b>` |\n| 2 |",
            (
                "<table><thead><tr><th><em>a</em></th><th>b</th></tr></thead><tbody>"
                "<tr><td>1</td><td><code>&lt;b&gt;</code></td></tr><tr><td>2</td><td></td></tr></tbody></table>"
            ),
        ),
        ("| a | b |\n| c | d |", "<p>| a | b |</p><p>| c | d |</p>"),
        ("    four blanks", "<p>four blanks</p>"),
        ("Pay\n===\n$30", "<p>Pay</p><p>===</p><p>$30</p>"),
        ("[note]: see below", "<p>[note]: see below</p>"),
    ],
)
def test_what_markdown_may_say(content: str, shown: str) -> None:
    assert html(content) == shown


@pytest.mark.parametrize(
    ("content", "levels"),
    [("# A\n## B\n### C", "234"), ("### A\n##### B", "23"), ("#### A\n## B\n###### C", "223"), ("## A\n- # B", "22")],
)
def test_headings_follow_one_another(content: str, levels: str) -> None:
    shown = html(content)
    found = [shown[at + 2] for at in range(len(shown)) if shown.startswith("<h", at)]
    assert "".join(found) == levels


@pytest.mark.parametrize(
    ("written", "href"),
    [
        ("[a](https://e.example/?q=1&r=2)", "https://e.example/?q=1&amp;r=2"),
        ("[a](mailto:shop@e.example)", "mailto:shop@e.example"),
        ("[a](/register)", f"{SITE}/register"),
        ("<https://e.example/a>", "https://e.example/a"),
        ("![a](https://e.example/photo.png)", "https://e.example/photo.png"),
    ],
)
def test_links_that_lead_somewhere(written: str, href: str) -> None:
    assert f'<a href="{href}">' in html(written)
    assert "<img" not in html(written)


@pytest.mark.parametrize(
    "address",
    [
        "javascript:alert(1)",
        "JaVaScRiPt:alert(1)",
        "java\tscript:alert(1)",
        "&#106;avascript:alert(1)",
        "data:text/html,x",
        "data:image/svg+xml;base64,x",
        "vbscript:x",
        "file:///etc/passwd",
        "//elsewhere.example",
        "/\\\\elsewhere.example",
        "https:elsewhere",
        "https://",
        "tel:1",
        "blob:x",
        "\x01javascript:alert(1)",
        "mailto:nobody",
    ],
)
def test_other_addresses_stay_text(address: str) -> None:
    for written in (f"[a]({address})", f"![a]({address})", f"<{address}>"):
        shown = html(written)
        assert "<img" not in shown
        assert "href" not in shown or f'href="{SITE}/%5C' in shown, shown


def test_only_our_own_pictures_are_pictures() -> None:
    assert html(f"![A plan]({OWN})") == f'<p><img src="{SITE}{OWN}" alt="A plan"></p>'


def test_a_description_is_the_first_words() -> None:
    assert describe(read_markdown("## Head\nOne **two** [three](/x).\n- four")) == "One two three. four"
    long = describe(read_markdown("word " * 100))
    assert len(long) <= 160
    assert long.endswith("word…")


@pytest.mark.parametrize("piece", ["*", "[", "> ", "- ", "`", "![", "<a ", "a**b", "\\", "&", "*a_", "1. "])
def test_nothing_that_is_typed_breaks_it(piece: str) -> None:
    assert "<script" not in html((piece * 50_000)[:20_000])
