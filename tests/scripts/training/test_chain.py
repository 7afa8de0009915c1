"""What is learnt of rows of blocks: the words that are a posting's, and where it begins and ends."""

import pytest

from scripts.training.chain import learn_chain
from workers.posting.blocks.sequence import GOES_OUT, Signs, kept_of

WORDS = (["menu"], ["duty"], ["any"], ["any"], ["foot"])
WITHIN, PART = ["border", "within"], ["border", "part"]


@pytest.mark.parametrize("length", [1, 2])
def test_where_blocks_say_nothing_the_posting_ends_with_its_part(length: int) -> None:
    borders = [[], PART, *[WITHIN] * length, PART, PART]
    rows = [WORDS[0], WORDS[1], *[WORDS[2]] * (length + 1), WORDS[4]]
    labels = [False, True, *[True] * length, False, False]
    other = Signs([["menu"], ["any"], ["duty"], ["foot"]], [[], PART, PART, PART])
    pages = [(Signs(rows, borders), labels), (other, [False, False, True, False])] * 20
    weights = learn_chain(pages)
    assert weights["duty"] > 0 > weights["menu"]
    assert weights.get(f"{GOES_OUT}within", 0.0) < weights.get(f"{GOES_OUT}part", 0.0)
    assert [kept_of(signs, weights) for signs, _ in pages[:2]] == [labels, [False, False, True, False]]
