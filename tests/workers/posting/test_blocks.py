"""Which blocks of a page are the posting's, where names of classes and phrases say nothing."""

from workers.posting.blocks import features
from workers.posting.blocks.page_blocks import blocks_of, part_lines
from workers.posting.blocks.sequence import GOES_IN, GOES_OUT, kept_of
from workers.posting.markup import parse


def test_blocks_are_what_stands_between_line_breaks() -> None:
    page = parse("<body><div>One <b>line</b><br>another<p>a third <a href='/'>way</a></p>tail</div></body>")
    blocks = blocks_of(page)
    assert [block.text for block in blocks] == ["One line", "another", "a third way", "tail"]
    assert [block.characters_in_links for block in blocks] == [0, 0, 3, 0]


def test_lines_of_preformatted_text_are_blocks_of_their_own() -> None:
    page = parse("<body><pre>Welder\nPay <i>$40\nan</i> hour\nApply</pre></body>")
    part_lines(page)
    assert [block.text for block in blocks_of(page)] == ["Welder", "Pay $40", "an hour", "Apply"]


def test_marks_without_words_are_looked_at_once_however_many_there_are() -> None:
    page = parse(f"<body><p>Welder</p>{'*<br>' * 20_000}<p>Pay</p></body>")
    assert [block.text for block in blocks_of(page)] == ["Welder", "Pay"]


def test_a_heading_around_others_is_no_title_or_a_thousand_would_each_read_the_whole_text() -> None:
    page = parse("<body>" + "<h1>Our crew " * 3 + "<h1>Pipe Welder</h1>")
    assert features._titles(page) == {"pipewelder"}


def test_a_block_that_says_little_goes_with_those_around_it() -> None:
    weights = {"own": 3.0, "foreign": -3.0, "unsure": -0.5, GOES_IN: -1.0, GOES_OUT: -1.0}
    rows = [["foreign"], ["own"], ["unsure"], ["own"], ["unsure"], ["foreign"]]
    assert kept_of(rows, weights) == [False, True, True, True, False, False]
    assert kept_of([], weights) == []
