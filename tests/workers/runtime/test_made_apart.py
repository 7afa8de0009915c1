"""What is made in a fork is the same, and what goes wrong there is told here."""

import os

import pytest

from workers.runtime.made_apart import made_apart


def test_it_is_made_in_another_process() -> None:
    pid, words = made_apart(lambda: (os.getpid(), {"weld": [1, 2]}))
    assert pid != os.getpid()
    assert words == {"weld": [1, 2]}


def test_what_fails_there_is_raised_here() -> None:
    with pytest.raises(ZeroDivisionError):
        made_apart(lambda: 1 // 0)


def test_what_cannot_be_pickled_is_made_here() -> None:
    made = made_apart(lambda: (number for number in (1, 2)))
    assert list(made) == [1, 2]
