"""Which blocks of a page are the posting's, where names of classes and phrases say nothing."""

from collections import Counter

from workers.posting.blocks import features
from workers.posting.blocks.borders import Sums, borders_of
from workers.posting.blocks.page_blocks import blocks_of, part_lines
from workers.posting.blocks.sequence import GOES_IN, GOES_OUT, Signs, kept_of
from workers.posting.markup.measures import Measures
from workers.posting.markup.tree import parse


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
    weights = {"own": 3.0, "foreign": -3.0, "unsure": -0.5, f"{GOES_IN}border": -1.0, f"{GOES_OUT}border": -1.0}
    rows = [["foreign"], ["own"], ["unsure"], ["own"], ["unsure"], ["foreign"]]
    assert kept_of(Signs(rows, [["border"]] * len(rows)), weights) == [False, True, True, True, False, False]
    assert kept_of(Signs([], []), weights) == []


def test_a_posting_is_over_where_a_part_of_the_page_ends_rather_than_where_words_grow_unsure() -> None:
    weights = {"own": 3.0, "foreign": -1.0, "unsure": -0.5, f"{GOES_OUT}within": -4.0, f"{GOES_OUT}part": 1.0}
    rows = [["own"], ["unsure"], ["unsure"], ["foreign"]]
    borders = [[], ["within"], ["within"], ["part"]]
    assert kept_of(Signs(rows, borders), weights) == [True, True, True, False]


PARTED = """<body><div class=text><p>Weld pipe.</p><ul><li>Bring a hood</li><li>and gloves</li></ul>
Pay:<br>$40<br><br>Ask for Ana</div><section><h3>Similar jobs</h3><button>Welder</button></section>"""


def test_what_lies_between_blocks_is_told_by_the_parts_that_end_and_begin_there() -> None:
    page = parse(PARTED)
    blocks = blocks_of(page)
    around = {block.box: [block.box, *block.box.iterancestors()] for block in blocks}
    taken = [block.text not in {"Similar jobs", "Welder"} for block in blocks]
    letters = Counter(box for block in blocks for box in around[block.box])
    own = Counter(box for block, is_own in zip(blocks, taken, strict=True) for box in around[block.box] if is_own)
    borders = borders_of(blocks, around, taken, Sums(own, letters, sum(taken), Measures(page)))
    found = dict(zip((block.text for block in blocks), map(frozenset, borders), strict=True))
    assert found["Weld pipe."] == frozenset()
    assert {"up 1 down 1", "alike 2", "li li in ul", "t 11"} <= found["and gloves"]
    assert {"up 1 down 2", "alike 0", "p ul in div"} <= found["Bring a hood"]
    assert {"breaks 1", "behind colon"} <= found["$40"]
    assert "breaks 2" in found["Ask for Ana"]
    assert {"of core 4 0", "ended taken 4", "begun taken 0", "begins section", "t 10"} <= found["Similar jobs"]
    assert {"heading foreign", "heading, not as in core"} <= found["Similar jobs"]
    assert "under heading" in found["Welder"]


def test_a_line_against_which_little_speaks_does_not_tear_a_posting() -> None:
    weights = {"own": 3.0, "foreign": -3.0, "odd": -1.5}
    rows = [["own"], ["odd"], ["own"], ["foreign"], ["own"]]
    assert kept_of(Signs(rows, [[]] * len(rows)), weights) == [True, True, True, False, True]
