import pytest

from workers.posting.markup import parse, text_of


def shown(markup: str) -> str:
    tree = parse(markup)
    assert tree is not None
    return text_of(tree)


@pytest.mark.parametrize(
    ("markup", "text"),
    [
        ("<p>One</p><p>two</p>", "One\n\ntwo"),
        ("<div>One</div><div>two<br>three</div>", "One\ntwo\nthree"),
        ("<p>Bend\n   <b>con</b>duit</p>", "Bend conduit"),
        ("<ul><li>pull wire<li><p>read prints</p></ul>after", "• pull wire\n• read prints\n\nafter"),
        ("<ol><li>first</li><li>second<ul><li>inner</li></ul></li></ol>", "1. first\n2. second\n  • inner"),
        ("<h2>Pay</h2><table><tr><td>Base</td><td>$38</td></tr><tr><td>x</td></tr></table>", "Pay\n\nBase $38\nx"),
        ("<pre>a\n  b</pre>", "a\n  b"),
        ("<p>kept<script>dropped()</script> too<!-- gone --></p><style>x{}</style>", "kept too"),
        ("<p>&lt;b&gt; &amp; &eacute;</p>", "<b> & é"),
    ],
)
def test_text_is_what_a_person_sees(markup: str, text: str) -> None:
    assert shown(markup) == text


@pytest.mark.parametrize("markup", ["", "   ", "<!-- nothing -->", "\x00"])
def test_no_element_is_no_page(markup: str) -> None:
    assert parse(markup) is None


@pytest.mark.parametrize("tag", ["<div>", "<b><i>", "<ul><li>x", "<table><tr><td>", "<p>x"])
def test_markup_without_end_neither_recurses_nor_fills_memory(tag: str) -> None:
    assert len(shown(tag * 100_000)) < 300_000
