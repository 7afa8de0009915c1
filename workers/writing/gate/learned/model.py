"""The fact gate's model: a sentence is read beside rows, and may be made up."""

from functools import cache
from pathlib import Path

from workers.encoder.beside import Model, read_beside_model

_FILE = Path(__file__).with_name("model.npz")


@cache
def model() -> Model:
    """The model, read once, before the workers fork. Raises BrokenModelError."""
    return read_model(_FILE)


def read_model(path: Path) -> Model:
    """The model of a file. Raises BrokenModelError, which names the file."""
    return read_beside_model(path, whose="the fact gate's")
