import pytest

from workers.posting.markup.measures import name_of
from workers.posting.markup.page_text import text_of_body, text_of_page
from workers.posting.markup.tree import Element, parse, text_of


def tree_of(markup: str) -> Element:
    tree = parse(markup)
    assert tree is not None
    return tree


def shown(markup: str) -> str:
    return text_of(tree_of(markup))


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


@pytest.mark.parametrize(
    ("markup", "text"),
    [
        ("<li>pull\n  wire ", "\u2022 pull wire"),
        ("<li> ", ""),
        ("<pre> a\n  b ", "a\n  b"),
        ("<a>\u00a0Apply \n now\t</a>", "Apply now"),
        ("<td> $38", "$38"),
        ("<script>dropped()</script>", ""),
        ("<img>", ""),
    ],
)
def test_an_element_without_others_reads_as_it_does_around_them(markup: str, text: str) -> None:
    [leaf] = tree_of(f"<table><tr>{markup}" if markup.startswith("<td>") else f"<div>{markup}").xpath("//*[not(*)]")
    assert text_of(leaf) == text
    leaf.append(leaf.makeelement("i"))
    assert text_of(leaf) == text


@pytest.mark.parametrize(
    "markup",
    [
        "<title>no</title><p>One</p><p>two</p>",
        "<html> <head></head> <body>One</body> behind",
        "<frameset><frame></frameset>",
        "<p>One</p><script>no</script>",
    ],
)
def test_a_page_s_text_and_its_body_s_are_made_once(markup: str) -> None:
    page = tree_of(markup)
    body = page.find(".//body")
    whole, inner = text_of(page), text_of(page if body is None else body)
    assert (text_of_page(page), text_of_body(page)) == (whole, inner)
    assert text_of_page(page) is text_of_page(page)
    assert text_of_body(page) is text_of_body(page)


def test_words_beside_a_body_are_the_page_s_alone() -> None:
    page = tree_of("<p>One</p>")
    page.find("body").tail = "two"
    assert (text_of_page(page), text_of_body(page)) == ("One\n\ntwo", "One")


def test_an_element_is_called_by_id_classes_and_data_in_their_order() -> None:
    [element] = tree_of('<p class="jobTitle big" lang="en" data-test-id="x1" id="a">').xpath("//p")
    assert name_of(element) == "job-Title big test-id x-1 a"
    assert name_of(tree_of("<p>x</p>").find(".//p")) == ""
