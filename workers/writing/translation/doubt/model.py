"""The model that reads what a line is told as beside the line itself, and finds a wrong sense, a lost half."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from workers.encoder.beside import Model, read_beside_model

_FILE = Path(__file__).with_name("tellings.npz")


def odds_of_wrong(typed: str, told: Sequence[str], title: str) -> float:
    """The logarithm of the odds that what a line of a job is told as is wrong: above 0 likelier than not.

    `told` are the bullets that the line is told as, `title` is the job's as typed.
    """
    return model().odds(". ".join(told), model().others([line_beside(typed, title)]))


def line_beside(typed: str, title: str) -> str:
    """A line and its job's title as the model reads them."""
    return f"{typed} ({title})"


@cache
def model() -> Model:
    """The model, read once, before the workers fork. Raises BrokenModelError."""
    return read_beside_model(_FILE, whose="the tellings'")
