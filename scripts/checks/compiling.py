"""`python -m scripts.checks.compiling`: import once whatever the tests import, so that it is compiled.

The processes of tests begin together, and each would compile the same. Compiling all that is installed takes twice as
long as this: most of it is never imported.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[2]
_IMPORTED = re.compile(r"^(?:from|import) ([\w.]+)", re.MULTILINE)


def imported_by(folder: Path) -> set[str]:
    """The modules that the ones in this folder and below import for all that they do; not one another."""
    texts = (file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    names = {name for text in texts for name in _IMPORTED.findall(text)}
    return {name for name in names if name.partition(".")[0] != folder.name}


def worker_modules() -> Iterator[str]:
    """Yield the modules that a pool finds by their names."""
    for kind in import_module("common.jobs.kinds").KINDS.values():
        yield kind.worker_module


def main() -> None:
    """Compile what the tests import. A module that can't be imported is left to the tests that need it."""
    for name in sorted({*imported_by(_ROOT / "tests"), *worker_modules()}):
        with suppress(ImportError):
            import_module(name)


if __name__ == "__main__":
    main()
