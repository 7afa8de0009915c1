"""What is learnt of signs is told alike in every process, whatever order a set has there."""

from workers.posting.learnt_weights import weight_of


def test_the_sum_of_weights_is_exact_in_any_order() -> None:
    assert weight_of({"a", "b", "c"}, {"a": 1e16, "b": 1.0, "c": -1e16}) == 1.0
    assert weight_of({"unknown"}, {"a": 1.0}) == 0.0
